#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/formats/list.hpp"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kNine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Puzzle only(const Format<Puzzle>& format, std::string_view text) {
  return format.read({text}).value().front().puzzle;
}

// "line:column: message"
std::string error_of(const Format<Puzzle>& format, std::string_view text) {
  const auto read = format.read({text});
  if (read) return "read";
  return std::to_string(read.error().line) + ":" + std::to_string(read.error().column) + ": " +
         read.error().message;
}

std::string written(const Format<Puzzle>& format, const Puzzle& puzzle) {
  const NamedRef<Puzzle> named{"", puzzle};
  return format.write({&named, 1}).value();
}

TEST(SudokuPlain, ALineOrNineLinesAreTheSame) {
  const auto puzzle = only(plain_format(), kNine);
  EXPECT_EQ(puzzle.side(), 9);
  EXPECT_EQ(puzzle.givens[at(0, 1)], 3);
  EXPECT_EQ(only(plain_format(), written(plain_format(), puzzle)), puzzle);
}

TEST(SudokuPlain, DrawingsBlanksZerosAndCommentsAreTolerated) {
  EXPECT_EQ(only(plain_format(),
                 "# small\n+--+--+\n|1 0|0 4|\n|. 4|. 2|\n+--+--+\n|2 .|4 .|\n|. 3|. .|\n+--+--+\n"),
            small());
}

TEST(SudokuPlain, EverySizeIsRead) {
  for (const int side : kSides) {
    const auto puzzle = made(side, 5);
    EXPECT_EQ(only(plain_format(), write_line(puzzle.givens)), puzzle) << side;
    EXPECT_EQ(only(plain_format(), write_rows(puzzle.givens)), puzzle) << side;
  }
}

TEST(SudokuPlain, LettersAreTheDigitsFromTen) {
  auto line = std::string(256, '.');
  line[0] = 'A';
  line[1] = 'g';
  const auto puzzle = only(plain_format(), line);
  EXPECT_EQ(puzzle.givens[at(0, 0)], 10);
  EXPECT_EQ(puzzle.givens[at(0, 1)], 16);
}

TEST(SudokuPlain, ManyPuzzlesHaveNames) {
  const auto read = plain_format().read({"@ one\n1..4\n.4.2\n2.4.\n.3..\n@ two\n................\n"}).value();
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0].id, "one");
  EXPECT_EQ(read[1].id, "two");
  const std::vector<NamedRef<Puzzle>> named{{"one", read[0].puzzle}, {"two", read[1].puzzle}};
  EXPECT_EQ(plain_format().write(named).value(),
            "@ one\n1..4\n.4.2\n2.4.\n.3..\n@ two\n....\n....\n....\n....\n");
}

TEST(SudokuPlain, ErrorsSayWhereTheyAre) {
  const auto plain = plain_format();
  EXPECT_EQ(error_of(plain, ""), "0:0: there is no square: 81 cells in a line, or nine lines of nine");
  EXPECT_EQ(error_of(plain, "1..4\n.x.2\n"), "2:2: 'x' is not a cell: a digit, A to G, or '.'");
  EXPECT_EQ(error_of(plain, "1..4\n.*.2\n"), "2:2: '*' is not a cell: a digit, A to G, or '.'");
  EXPECT_EQ(error_of(plain, "1..4\n.4.\n2.4.\n.3..\n"), "2:3: this row has 3 cells, the first has 4");
  EXPECT_EQ(error_of(plain, "1..4\n.4.2\n2.4.\n"), "3:1: rows of 4 cells need 4 rows, not 3");
  EXPECT_EQ(error_of(plain, "1..4\n.5.2\n2.4.\n.3..\n"), "2:2: '5' is not a digit of a 4x4 square");
  EXPECT_EQ(error_of(plain, ".....\n.....\n"), "1:5: a row has 4, 6, 9 or 16 cells, not 5");
  EXPECT_EQ(error_of(plain, "12345"), "1:5: 5 cells in a line are not a square: 16, 36, 81 or 256 are");
  EXPECT_EQ(error_of(plain, "@ a\n@ b\n"), "1:1: no square follows '@ a'");
}

TEST(SudokuPlain, WhatIsTooLargeIsRefusedEarly) {
  EXPECT_EQ(error_of(plain_format(), std::string(1000, '.')), "1:257: a square has at most 256 cells");
  std::string rows;
  for (int i = 0; i < 100; ++i) rows += "....\n";
  EXPECT_EQ(error_of(plain_format(), rows), "17:1: a square has at most 16 rows");
}

TEST(SudokuLines, EveryLineIsAPuzzleAndMayHaveAName) {
  const auto text = std::string(kNine) + " the first one\n# a comment\n" + std::string(kNine) + "\n";
  const auto read = lines_format().read({text}).value();
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0].id, "the first one");
  EXPECT_EQ(read[1].id, "");
  EXPECT_TRUE(lines_format().recognise({text}));
  EXPECT_FALSE(plain_format().recognise({text}));
}

TEST(SudokuLines, AnErrorNamesItsLine) {
  const auto text = std::string(kNine) + "\n" + std::string(kNine.substr(1)) + "\n";
  EXPECT_EQ(error_of(lines_format(), text),
            "2:80: 80 cells in a line are not a square: 16, 36, 81 or 256 are");
}

TEST(SudokuSadman, TheSectionPuzzleIsRead) {
  const auto text = "#ASomebody\n#Dsmall\n[Puzzle]\n1..4\n.4.2\n2.4.\n.3..\n[State]\n1234\n";
  EXPECT_TRUE(sadman_format().recognise({text}));
  EXPECT_EQ(only(sadman_format(), text), small());
  EXPECT_EQ(written(sadman_format(), small()), "[Puzzle]\n1..4\n.4.2\n2.4.\n.3..\n");
  EXPECT_EQ(error_of(sadman_format(), "[Puzzle]\n[State]\n"), "1:1: the section [Puzzle] is empty");
  EXPECT_EQ(error_of(sadman_format(), "[Puzzle]\n1..4\n.4?2\n2.4.\n.3..\n"),
            "3:3: '?' is not a cell: a digit, A to G, or '.'");
}

TEST(SudokuDrawn, BoxesHaveLinesAroundThem) {
  EXPECT_EQ(written(drawn_format(), small()),
            "┌─────┬─────┐\n"
            "│ 1 . │ . 4 │\n"
            "│ . 4 │ . 2 │\n"
            "├─────┼─────┤\n"
            "│ 2 . │ 4 . │\n"
            "│ . 3 │ . . │\n"
            "└─────┴─────┘\n");
  EXPECT_EQ(only(drawn_format(), written(drawn_format(), small())), small());
  EXPECT_TRUE(drawn_format().recognise({written(drawn_format(), small())}));
}

RC_GTEST_PROP(SudokuForms, EveryOneReadsWhatItWrites, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 6, 9});
  const auto puzzle = made(side, *rc::gen::arbitrary<std::uint32_t>());
  for (const auto& format : formats()) {
    const auto text = written(format, puzzle);
    RC_LOG() << format.name << "\n" << text;
    RC_ASSERT(format.recognise({text}));
    RC_ASSERT(only(format, text) == puzzle);
  }
}

TEST(SudokuForms, ThatHoldOnePuzzleSaySo) {
  const std::vector<NamedRef<Puzzle>> two{{"one", small()}, {"two", small()}};
  int single = 0;
  for (const auto& format : formats()) {
    const auto text = format.write(two);
    if (text) {
      EXPECT_EQ(format.read({*text}).value().size(), 2U) << format.name;
    } else {
      ++single;
      EXPECT_NE(text.error().message.find("holds one puzzle, not 2"), std::string::npos);
    }
  }
  EXPECT_EQ(single, 2) << "the section of a file, and the drawing";
}

TEST(SudokuForms, OtherTextsAreNotTakenForPuzzles) {
  for (const auto* text : {"", "hello\n", "rows\n1 1\n", "{\"puzzle\": 1}\n", "1 2 3\n4 5 6\n"}) {
    for (const auto& format : formats())
      EXPECT_FALSE(format.recognise({text})) << format.name << ": " << text;
  }
}

}  // namespace
}  // namespace quadrille::sudoku
