#include "puzzles/nonogram/formats/list.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/formats/olsak.hpp"
#include "support/named_refs.hpp"

namespace quadrille::nonogram {
namespace {

Format<Puzzle> form(std::string_view name) {
  const auto all = formats();
  return *std::ranges::find(all, name, &Format<Puzzle>::name);
}

Puzzle read_as(std::string_view name, std::string_view text) {
  return form(name).read({text}).value().front().puzzle;
}

Error fault_of(std::string_view name, std::string_view text) {
  const auto puzzles = form(name).read({text});
  return puzzles ? Error{"no fault"} : puzzles.error();
}

// The form that recognises a text; "" where none does.
std::string_view form_of(std::string_view text) {
  for (const auto& format : formats()) {
    if (format.recognise({text})) return format.name;
  }
  return "";
}

// Three rows, two columns; row 1 is blank.
const Puzzle& hole() {
  static const auto puzzle = puzzle_of_drawing("##\n..\n#.\n");
  return puzzle;
}

// ---- mk, nin, cwd ----

TEST(NonogramMk, ReadsRowsThenColumns) {
  EXPECT_EQ(read_as("mk", "3 2\n2\n0\n1\n#\n1 1\n1\n"), hole());
  EXPECT_EQ(read_as("mk", "3 2\r\n 2\r\n\r\n1\r\n#\r\n1\t1\r\n1"), hole());
}

TEST(NonogramMk, FaultsHaveTheirPlace) {
  EXPECT_EQ(fault_of("mk", ""), (Error{"there is no puzzle: the first line is 'rows cols'", 0, 0}));
  EXPECT_EQ(fault_of("mk", "3\n"), (Error{"this line is 'rows cols'", 1, 1}));
  EXPECT_EQ(fault_of("mk", "3 x\n"), (Error{"'x' is not a whole number", 1, 3}));
  EXPECT_EQ(fault_of("mk", "1000000000 1000000000\n#\n").message,
            "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 1000000000x1000000000");
  EXPECT_EQ(fault_of("mk", "1 2\n1\n1\n1\n"), (Error{"no line '#' between rows and columns", 4, 1}));
  EXPECT_EQ(fault_of("mk", "2 2\n1\n#\n1\n1\n"),
            (Error{"1 of 2 rows have their clues; a blank one is '0'", 2, 1}));
  EXPECT_EQ(fault_of("mk", "1 2\n1\n#\n1\n1\n1\n"), (Error{"one line too many: there are 2 columns", 6, 1}));
  EXPECT_EQ(fault_of("mk", "1 2\n1 1\n#\n1\n1\n"),
            (Error{"row 1: the runs up to this one need 3 cells, the line has 2", 2, 3}));
  EXPECT_EQ(fault_of("mk", "1 2\n1a\n#\n1\n1\n"), (Error{"'1a' is not a whole number", 2, 1}));
}

TEST(NonogramNin, ReadsTheSizeColumnsFirst) {
  EXPECT_EQ(read_as("nin", "2 3\n2\n0\n1\n1 1\n1\n"), hole());
  EXPECT_EQ(read_as("nin", "2 3\n2\n\n1\n1 1\n1\n"), hole());
  EXPECT_EQ(fault_of("nin", "2 3\n2\n0\n1\n1 1\n"),
            (Error{"4 of 5 rows and columns have their clues; a blank one is '0'", 5, 1}));
}

TEST(NonogramCwd, ReadsTheSizeInTwoLines) {
  EXPECT_EQ(read_as("cwd", "3\n2\n2\n0\n1\n\n1 1\n1\n"), hole());
  EXPECT_EQ(read_as("cwd", "3\n2\n2\n\n1\n\n1 1\n1\n"), hole());
  EXPECT_EQ(fault_of("cwd", "3\n2 2\n"), (Error{"this line is one number", 2, 3}));
  EXPECT_EQ(fault_of("cwd", "3\n"),
            (Error{"there is no puzzle: the first two lines are rows and columns", 0, 0}));
  EXPECT_EQ(fault_of("cwd", "3\n2\n2\n0\n\n1 1\n1\n").message,
            "4 of 5 rows and columns have their clues; a blank one is '0'");
}

// ---- g ----

constexpr std::string_view kOlsak =
    "A task with colours.\n\n#d\n  m:%  blue  modra\n  0:   #ffffe0  cream\n  1:*  black\n  r:+  #ff0000  "
    "dark red\n"
    ": rows ----\n1 1m\n2r\n\n:columns\n1 1r\n  1m,1r\n: end\nall this is ignored\n";

TEST(NonogramOlsak, ReadsColoursRowsAndColumns) {
  const auto puzzle = read_olsak(kOlsak).value();
  EXPECT_EQ(puzzle.palette, (std::vector<Ink>{{"cream", 0xFFFFE0, '.'},
                                              {"blue", 0x0000FF, '%'},
                                              {"black", 0x000000, '*'},
                                              {"dark red", 0xFF0000, '+'}}));
  EXPECT_EQ(puzzle.rows, (std::vector<Clues>{{{1, 2}, {1, 1}}, {{2, 3}}, {}}));
  EXPECT_EQ(puzzle.cols, (std::vector<Clues>{{{1, 2}, {1, 3}}, {{1, 1}, {1, 3}}}));
}

TEST(NonogramOlsak, WithoutColoursIsBlackAndWhite) {
  EXPECT_EQ(read_olsak("any text\n: rows\n2\n\n1\n: columns\n1 1\n1\n:\n").value(), hole());
  EXPECT_EQ(write_olsak(hole()), ": rows\n2\n\n1\n: columns\n1 1\n1\n: end\n");
}

TEST(NonogramOlsak, FaultsHaveTheirPlace) {
  const auto fault = [](std::string_view text) { return fault_of("g", text); };
  EXPECT_EQ(fault(""), (Error{"there is no line ':' before the rows", 0, 0}));
  EXPECT_EQ(fault(": rows\n1\n"), (Error{"the rows do not end with a line ':'", 2, 0}));
  EXPECT_EQ(fault(": rows\n1\n: columns\n1\n"), (Error{"the columns do not end with a line ':'", 4, 0}));
  EXPECT_EQ(fault("#t\n:\n:\n:\n"), (Error{"a triddler is not a grid of rows and columns", 1, 1}));
  EXPECT_EQ(fault(": rows\n/2/\n: columns\n1\n1\n:\n"),
            (Error{"'/2/' is not a clue: a length such as 3, or 3r with its colour", 2, 1}));
  EXPECT_EQ(fault("#d\n  /:a  white/black\n:\n:\n:\n"), (Error{"triangles are not cells", 2, 3}));
  EXPECT_EQ(fault("#d\n  r=a red\n:\n:\n:\n"),
            (Error{"a colour is 'CHARACTER:SYMBOL COLOUR COMMENT'", 2, 3}));
  EXPECT_EQ(fault("#d\n  r:r red\n:\n1q\n:\n1r\n:\n"), (Error{"unknown colour 'q'", 4, 1}));
  EXPECT_EQ(fault("#d\n  r:r red\n:\n1\n:\n1r\n:\n"),
            (Error{"a clue without a colour, and there is no colour '1' for it", 4, 1}));
  EXPECT_EQ(fault("#d\n  r:r #ff\n:\n1\n:\n1r\n:\n"), (Error{"'#ff' is not a colour: '#RRGGBB'", 2, 3}));
  EXPECT_EQ(fault(":\n:\n:\n").message, "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 0x0");
}

// ---- taai ----

TEST(NonogramTaai, HoldsManySquaresColumnsFirst) {
  const auto puzzles = read_taai("$1\n2\n1\n1\t\n2\n$17\n\n1\n1\n0\n\n").value();
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].id, "1");
  EXPECT_EQ(puzzles[0].puzzle, puzzle_of_drawing("#.\n##\n"));
  EXPECT_EQ(puzzles[1].id, "17");
  EXPECT_EQ(puzzles[1].puzzle, puzzle_of_drawing(".#\n..\n"));
  EXPECT_EQ(form("taai").write(refs_to(puzzles)), "$1\n2\n1\n1\n2\n$17\n0\n1\n1\n0\n");
}

TEST(NonogramTaai, ATournamentPuzzleMayEndWithBlankLines) {
  std::string text = "$1\n";
  for (int i = 0; i < 47; ++i) text += "1\n";
  EXPECT_EQ(read_taai(text + "\n\n\n").value().front().puzzle.size(), (Size{25, 25}));
}

TEST(NonogramTaai, AFileThatWasCutShortIsNoticed) {
  EXPECT_EQ(fault_of("taai", "$1\n1\n1\n1\n"),
            (Error{"3 lines of clues follow, not as many columns as rows", 1, 1}));
  EXPECT_EQ(fault_of("taai", "$1\n1\n1\n1\n1\n$2\n1\n1\n"),
            (Error{"2 lines of clues follow, the first puzzle of the file has 4", 6, 1}));
  EXPECT_EQ(fault_of("taai", "x\n$1\n1\n1\n"), (Error{"a puzzle starts with a line '$N'", 1, 1}));
  EXPECT_EQ(fault_of("taai", ""), (Error{"there is no puzzle: each starts with a line '$N'", 0, 0}));
  EXPECT_EQ(fault_of("taai", "$1\n"),
            (Error{"a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 0x0", 1, 1}));
  EXPECT_EQ(fault_of("taai", "$1\n3\n1\n1\n1\n"),
            (Error{"column 1: a run of 3 is longer than its line of 2 cells", 2, 1}));
}

// ---- the saved page ----

// A picture hidden as the site hides it, with offsets of our own. Colours are 1 and up.
std::string page_of(const Grid<Colour>& picture, const std::vector<std::uint32_t>& colours) {
  std::string d = "[[0,0,0,0]";
  const auto add = [&](long a, long b, long c, long e) {
    d += ",[" + std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(c) + "," +
         std::to_string(e) + "]";
  };
  const auto hide = [&](long number) { add(1000 + number + 5, 2000, 3005, 1000); };
  hide(picture.cols());
  hide(picture.rows());
  hide(static_cast<long>(colours.size()));
  add(7, 11, 13, 17);
  for (const auto rgb : colours) {
    const long red = rgb >> 16U;
    add(red + 11, static_cast<long>(rgb >> 8U & 0xFFU) + 7, static_cast<long>(rgb & 0xFFU) + 17, red + 13);
  }
  std::string runs;
  long count = 0;
  std::swap(d, runs);
  for (int row = 0; row < picture.rows(); ++row) {
    for (int col = 0; col < picture.cols(); ++col) {
      if (picture[at(row, col)] == kPaper) continue;
      add(col + 1 + 3, 1 + 4, picture[at(row, col)] + 5, row + 1 + 6);
      ++count;
    }
  }
  std::swap(d, runs);
  add(100, 100 + count / 2, 100 + count % 2, 100);
  add(3, 4, 5, 6);
  return "<html><head><title>Cross &amp; more</title>\n<script>var d=" + d + runs +
         "];</script></head></html>";
}

TEST(NonogramPage, ThePictureIsDecodedAndItsCluesAreThePuzzle) {
  const auto picture = cells_of("#.rr\n.#.#\n", inks(2));
  const auto puzzle = read_page(page_of(picture, {0x000000, 0xFF0000})).value();
  EXPECT_EQ(puzzle.goal, picture);
  EXPECT_EQ(puzzle.rows, puzzle_of_drawing("#.rr\n.#.#\n", 2).rows);
  EXPECT_EQ(puzzle.cols, puzzle_of_drawing("#.rr\n.#.#\n", 2).cols);
  EXPECT_EQ(puzzle.palette[1].rgb, 0x000000U);
  EXPECT_EQ(puzzle.palette[2].name, "red");
  EXPECT_EQ(puzzle.about.front().second, "Cross & more");
  EXPECT_EQ(form_of(page_of(picture, {0x000000, 0xFF0000})), "page");
}

TEST(NonogramPage, FaultsAreTold) {
  const auto fault = [](std::string_view text) { return fault_of("page", text); };
  EXPECT_EQ(fault("<html></html>"), (Error{"this page holds no picture: 'var d=[...]' is missing", 0, 0}));
  EXPECT_EQ(fault("\nvar d=[[1,2"), (Error{"the array does not end", 2, 0}));
  EXPECT_EQ(fault("var d=[[1,x]]"), (Error{"'x' in the array", 1, 0}));
  EXPECT_EQ(fault("var d=[[[1]]]"), (Error{"the array is nested too deeply", 1, 0}));
  EXPECT_EQ(fault("var d=[[99999999999999999999]]"), (Error{"a number of the array is out of place", 1, 0}));
  EXPECT_EQ(fault("var d=[]"), (Error{"the array of the page does not hold a picture", 1, 0}));
  EXPECT_EQ(fault("var d=[[0,0,0,0],[5,0,0,1],[5,0,0,1],[1,0,0,9]]").message,
            "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 0x0");
  EXPECT_EQ(
      fault("var d=[[0,0,0,0],[999999999,0,0,1000000000],[999999999,0,0,1000000000],[1,0,0,9]]").message,
      "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 999999999x999999999");
}

RC_GTEST_PROP(NonogramPage, AnyPictureComesBack, ()) {
  const auto known = *any_known({9, 9, 4});
  const auto puzzle = read_page(page_of(known.answer.cells, {0x000000, 0xFF0000, 0x00B000, 0x0000FF}));
  RC_ASSERT(puzzle.has_value());
  RC_ASSERT(puzzle->goal == known.answer.cells);
}

// ---- all of them ----

TEST(NonogramFormats, EachIsRecognisedByItsOwn) {
  EXPECT_EQ(form_of("title \"x\"\n\nwidth 3\nheight 3\n"), "non");
  EXPECT_EQ(form_of("height 3\nrows\n1\n"), "non");
  EXPECT_EQ(form_of("<?xml version=\"1.0\"?>\n<puzzleset><puzzle>"), "xml");
  EXPECT_EQ(form_of("3 2\n2\n0\n1\n#\n1 1\n1\n"), "mk");
  EXPECT_EQ(form_of("2 3\n2\n0\n1\n1 1\n1\n"), "nin");
  EXPECT_EQ(form_of("3\n2\n2\n0\n1\n\n1 1\n1\n"), "cwd");
  EXPECT_EQ(form_of(kOlsak), "g");
  EXPECT_EQ(form_of("\n$1\n1\n1\n"), "taai");
  EXPECT_EQ(form_of("P1\n2 2\n1001\n"), "pbm");
  EXPECT_EQ(form_of("P4 2 2\n"), "pbm");
  EXPECT_EQ(form_of("\x89PNG\r\n\x1a\n"), "png");
  EXPECT_EQ(form_of(""), "");
  EXPECT_EQ(form_of("hello world\n"), "");
}

RC_GTEST_PROP(NonogramFormats, ReadBackWhatTheyWrite, ()) {
  auto [puzzle, answer] = *any_known({12, 12, 4});
  if (*rc::gen::arbitrary<bool>()) puzzle.goal = answer.cells;
  for (const auto& format : formats()) {
    if (format.write == nullptr) continue;
    const std::vector<NamedRef<Puzzle>> one{{"", puzzle}};
    const auto text = format.write(one);
    if (!text) {
      const bool picture = format.name == "pbm" || format.name == "png";
      RC_ASSERT(puzzle.palette.size() > 2 || format.name == "taai" || (picture && !puzzle.goal));
      continue;
    }
    RC_ASSERT(form_of(*text) == format.name);
    const auto back = format.read({*text});
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->size() == 1U);
    const auto& again = back->front().puzzle;
    // A PNG has the colours that it shows, in the order in which they come.
    if (format.name == "png" && puzzle.palette.size() > 2) continue;
    RC_ASSERT(again.rows == puzzle.rows);
    RC_ASSERT(again.cols == puzzle.cols);
    const bool shows_ink = answer.cells != Grid<Colour>(puzzle.size(), kPaper);
    if (format.name != "png" || shows_ink) RC_ASSERT(again.palette == puzzle.palette || format.name == "png");
  }
}

TEST(NonogramFormats, AFormTooNarrowForAPuzzleSaysSo) {
  const auto fault = [](std::string_view name, const Puzzle& puzzle) {
    const std::vector<NamedRef<Puzzle>> one{{"", puzzle}};
    const auto text = form(name).write(one);
    return text ? std::string("written") : text.error().message;
  };
  const auto coloured = puzzle_of_drawing("#r\n", 2);
  auto started = hole();
  started.saved = Grid<ColourSet>(started.size(), 0b11);
  started.saved[at(0, 0)] = 0b10;
  for (const auto* name : {"mk", "nin", "cwd", "taai", "pbm"}) {
    EXPECT_EQ(fault(name, coloured), "this form has no colours, but the puzzle has 2") << name;
    EXPECT_EQ(fault(name, started), "this form has no place for cells that are known from the start") << name;
  }
  EXPECT_EQ(fault("g", started), "this form has no place for cells that are known from the start");
  EXPECT_EQ(fault("taai", hole()), "this form holds squares of one size only");
  EXPECT_EQ(fault("pbm", hole()), "this form is a picture, but the puzzle has only clues");
  auto other = hole();
  other.goal = cells_of("##\n##\n##\n", inks(1));
  EXPECT_EQ(fault("png", other),
            "this form is a picture, but the goal of the puzzle does not match its clues");
}

TEST(NonogramFormats, AFormOfOnePuzzleRefusesTwo) {
  auto puzzle = puzzle_of_drawing("#.\n##\n");
  puzzle.goal = cells_of("#.\n##\n", inks(1));
  const std::vector<NamedRef<Puzzle>> two{{"", puzzle}, {"", puzzle}};
  for (const auto* name : {"mk", "nin", "cwd", "g", "png"}) {
    EXPECT_EQ(form(name).write(two).error().message,
              "the form '" + std::string(name) + "' holds one puzzle, not 2");
  }
  for (const auto* name : {"non", "xml", "taai", "pbm"}) {
    EXPECT_EQ(form(name).read({form(name).write(two).value()}).value().size(), 2U) << name;
  }
}

RC_GTEST_PROP(NonogramFormats, AnyTextIsReadOrRefusedInWords, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123 .,#$:\n<>/[]dP4\"=")));
  for (const auto& format : formats()) {
    for (const auto& whole : {text, "2 2\n" + text, "P1 2 2\n" + text, "var d=[" + text, "$1\n" + text,
                              ":\n" + text + "\n:\n:\n", "<puzzle>" + text}) {
      const auto puzzles = format.read({whole});
      RC_ASSERT(puzzles.has_value() || !puzzles.error().message.empty());
    }
  }
}

TEST(NonogramOlsak, HoldsAsManyColoursAsAPuzzleMayHaveAndNoMore) {
  // Characters from '!' on, but for those that mean something.
  const auto with_colours = [](int count) {
    std::string text = "#d\n";
    for (char character = '1'; count > 0; ++character) {
      if (character == '/' || character == ':' || character == '\\') continue;
      text += fmt::format("  {}:{} black\n", character, character);
      --count;
    }
    return text + ": rows\n1\n: columns\n1\n: end\n";
  };
  const auto most = read_olsak(with_colours(kMostColours - 1));
  ASSERT_TRUE(most) << most.error().message;
  EXPECT_EQ(most->palette.size(), static_cast<std::size_t>(kMostColours));
  EXPECT_EQ(fault_of("g", with_colours(kMostColours)), (Error{"a puzzle has at most 63 colours", 65, 3}));
}

}  // namespace
}  // namespace quadrille::nonogram
