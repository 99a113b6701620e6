#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "service/every_family.hpp"
#include "service/input/input.hpp"
#include "service/input/recognise.hpp"
#include "service/solve/check.hpp"

// What is wrong with a text is told where it stands, also in JSON, and whatever the editor put in front of
// it.

namespace quadrille::service {
namespace {

using namespace std::string_literals;

const Family& family(std::string_view name) { return **catalogue().find(name); }

std::string told(const Error& error) {
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

std::string puzzle_error(std::string_view name, std::string_view text) {
  const auto puzzles = read_puzzles(family(name), text, "");
  return puzzles ? "" : told(puzzles.error());
}
std::string answer_error(std::string_view name, std::string_view puzzle, std::string_view answer) {
  const auto puzzles = read_puzzles(family(name), puzzle, "").value();
  const auto read = read_answer(family(name), *puzzles.front().puzzle, answer);
  return read ? "" : told(read.error());
}

TEST(Places, AWrongValueOfATensBoard) {
  EXPECT_EQ(puzzle_error("tens", "{\"board\": [[1, 2],\n           [3, \"x\"]]}"),
            "2:16: row 2, column 2: not a digit from 0 to 9 or null");
  EXPECT_EQ(puzzle_error("tens", "[[1, 2],\n [3, 4],\n [5]]"), "3:2: row 3 has 1 cells, the first row has 2");
  EXPECT_EQ(puzzle_error("tens", "[[1, 2],\n 7]"), "2:2: row 2 is not a list of digits");
  EXPECT_EQ(puzzle_error("tens", "{\"target\": 0,\n \"board\": [[1]]}").substr(0, 6), "1:12: ");
  EXPECT_EQ(puzzle_error("tens", "\n [[]]"), "2:3: the board has no cells");
}

TEST(Places, AWrongMoveOfATensAnswer) {
  EXPECT_EQ(answer_error("tens", "19\n", "{\"answer\": {\"moves\":\n [[0, 0, 0, 1],\n  [0, 0, \"x\", 1]]}}"),
            "3:10: move 2: not a list of four whole numbers");
  EXPECT_EQ(answer_error("tens", "19\n", "[[0, 0, 0, 1],\n [1, 2]]"),
            "2:2: move 2: not a list of four numbers");
  EXPECT_EQ(answer_error("tens", "19\n", "{\"answer\":\n {\"cleared\": 2}}"),
            "2:2: the answer has no \"moves\"");
}

TEST(Places, AWrongCellOfAMinesAnswer) {
  const auto error = [](std::string_view answer) {
    return answer_error("mines", "mines 1\n1?\n11\n", answer);
  };
  EXPECT_EQ(error("{\"safe\": [],\n \"mines\": [[0, 1],\n  [7, 7]]}"),
            "3:3: \"mines\": [7, 7] is outside the 2x2 position");
  EXPECT_EQ(error("{\"safe\": [\n [0, 0]]}"), "2:2: \"safe\": [0, 0] is not a closed cell");
  EXPECT_EQ(error("{\"safe\": [], \"probability\": [[null, 0.5],\n [null, 2]]}"),
            "2:9: \"probability\" holds chances from 0 to 1, or null");
  EXPECT_EQ(error("{\"safe\": [],\n \"guess\": 3}"),
            "2:11: \"guess\": a cell is a list of two numbers, [row, column]");
}

TEST(Places, AnAnswerThatIsATextInJsonIsWrongAtItsPlaceInTheJson) {
  const auto nonogram = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n";
  EXPECT_EQ(answer_error("nonogram", nonogram, "{\"status\": \"solved\",\n \"answer\": \"#.\\n.x\\n\"}")
                .substr(0, 6),
            "2:18: ");
  const auto kakuro = "3 3\nX D3 D4\nA4 . .\nA3 . .\n";
  EXPECT_EQ(answer_error("kakuro", kakuro, R"({"answer": "3 3\nX D3 D4\nA4 1 z\nA3 2 1\n"})").substr(0, 6),
            "1:32: ");
}

TEST(Places, NoMessageNamesTheLibrary) {
  for (const auto* text : {"[1e999]", "[1", "{\"a\": \"\\ud800\"}", "[\"\x01\"]"}) {
    EXPECT_EQ(puzzle_error("tens", text).find("json.exception"), std::string::npos) << text;
  }
}

// ---- marks ----

std::string plain(const Family& family, const std::vector<NamedPuzzle>& puzzles) {
  return family.write(puzzles, family.formats().front().name).value();
}

std::string in_utf16(std::string_view text) {
  std::string wide = "\xFF\xFE";
  for (const char byte : text) wide += {byte, '\0'};
  return wide;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

TEST(Marks, EveryFormatOfEveryFamilyIsReadBehindAMarkAndInUtf16) {
  for (const auto& each : catalogue().families()) {
    for (const auto& file : each->samples()) {
      if (file.name.ends_with(".answer") || file.name.ends_with(".list")) continue;
      const auto puzzles = read_puzzles(*each, file.bytes, "").value();
      for (const auto& format : each->formats()) {
        const auto text = format.writes && format.reads
                              ? each->write(std::span(puzzles).first(1), format.name)
                              : Expected<std::string>(std::unexpected(Error{}));
        if (!text) continue;
        const auto direct = read_puzzles(*each, *text, format.name).value();
        const auto marked = read_puzzles(*each, "\xEF\xBB\xBF" + *text, format.name);
        ASSERT_TRUE(marked) << each->name() << " " << format.name << ": " << marked.error().message;
        EXPECT_EQ(plain(*each, *marked), plain(*each, direct)) << each->name() << " " << format.name;
        if (!is_ascii(*text)) continue;
        const auto wide = read_puzzles(*each, in_utf16(*text), format.name);
        ASSERT_TRUE(wide) << each->name() << " " << format.name << ": " << wide.error().message;
        EXPECT_EQ(plain(*each, *wide), plain(*each, direct)) << each->name() << " " << format.name;
      }
      const auto known = recognise(catalogue(), "\xEF\xBB\xBF" + std::string(file.bytes));
      ASSERT_TRUE(known) << file.name;
      EXPECT_EQ(known->family->name(), each->name()) << file.name;
    }
  }
}

TEST(Marks, AnAnswerIsReadBehindAMarkToo) {
  for (const auto& answer : {"\xEF\xBB\xBF"
                             "0 0 0 1\n"s,
                             in_utf16("0 0 0 1\n"), "\xEF\xBB\xBF[[0, 0, 0, 1]]"s}) {
    EXPECT_EQ(answer_error("tens", "19\n", answer), "");
  }
}

}  // namespace
}  // namespace quadrille::service
