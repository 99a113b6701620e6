#include "puzzles/nonogram/formats/non.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "support/named_refs.hpp"

namespace quadrille::nonogram {
namespace {

Error fault_of(std::string_view text) {
  const auto puzzles = read_non(text);
  return puzzles ? Error{"no fault"} : puzzles.error();
}

std::string written(const Puzzle& puzzle) { return write_non(std::vector<NamedRef<Puzzle>>{{"", puzzle}}); }

constexpr std::string_view kCross =
    "title \"Cross\"\nby \"A. Hand\"\nwidth 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n";

TEST(NonogramNon, ReadsSimpsonsKeys) {
  const auto named = read_non(kCross).value().front();
  EXPECT_EQ(named.id, "Cross");
  auto expected = puzzle_of_drawing(".#.\n###\n.#.\n");
  expected.about = {{"title", "Cross"}, {"by", "A. Hand"}};
  EXPECT_EQ(named.puzzle, expected);
  EXPECT_EQ(written(named.puzzle), kCross);
}

TEST(NonogramNon, TakesTheOlderWordsForTheSizes) {
  EXPECT_EQ(drawn("maxrule 1\ncolumns 3\nrows 1\nrows\n1,1\ncolumns\n1\n0\n1\n"), puzzle_of_drawing("#.#\n"));
}

TEST(NonogramNon, ABlankLineIsZeroOrEmpty) {
  const auto expected = puzzle_of_drawing("#.\n..\n.#\n");
  EXPECT_EQ(drawn("width 2\nheight 3\nrows\n1\n0\n1\ncolumns\n1\n1\n"), expected);
  EXPECT_EQ(drawn("width 2\nheight 3\nrows\n1\n\n1\n\ncolumns\n1\n1\n"), expected);
  EXPECT_EQ(drawn("width 2\nheight 3\n\nrows\n1\n\n0\n\n1\n\n\ncolumns\n1\n\n1\n\n"), expected);
  const auto last = puzzle_of_drawing("#.\n..\n");
  EXPECT_EQ(drawn("width 2\nheight 2\nrows\n1\n\n\ncolumns\n1\n\n"), last);
}

TEST(NonogramNon, AMissingLineIsNoBlankOne) {
  EXPECT_EQ(fault_of("width 2\nheight 2\n\nrows\n1\n\ncolumns\n1\n1\n"),
            (Error{"1 of 2 rows have their clues; a blank one is '0'", 5, 1}));
  EXPECT_EQ(fault_of("width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n"),
            (Error{"1 of 2 columns have their clues; a blank one is '0'", 9, 1}));
  EXPECT_EQ(fault_of("width 2\nheight 2\n\nrows\n1\n1\n"), (Error{"there is no line 'columns'", 6, 0}));
  EXPECT_EQ(fault_of("width 2\nheight 2\nrows\n"),
            (Error{"0 of 2 rows have their clues; a blank one is '0'", 3, 0}));
}

TEST(NonogramNon, ReadsColoursByCharacter) {
  const auto puzzle = drawn(
      "width 3\nheight 1\ncolor r #ff0000\ncolor b #0000ff\nrows\n1r,1b,1r\ncolumns\n1r\n1b\n1r\ngoal "
      "\"rbr\"\n");
  EXPECT_EQ(puzzle.palette,
            (std::vector<Ink>{{"white", 0xFFFFFF, '.'}, {"r", 0xFF0000, 'r'}, {"b", 0x0000FF, 'b'}}));
  EXPECT_EQ(puzzle.rows.front(), (Clues{{1, 1}, {1, 2}, {1, 1}}));
  ASSERT_TRUE(puzzle.goal);
  EXPECT_EQ((*puzzle.goal)[at(0, 1)], 2);
}

TEST(NonogramNon, ReadsColoursByWord) {
  const auto puzzle = drawn(
      "width 4\nheight 1\ncolor black 000000 X\ncolor green 00B000 @\nrows\ngreen 1 1 black: 1\ncolumns\n"
      "green 1\n0\ngreen 1\n1\n");
  EXPECT_EQ(puzzle.palette,
            (std::vector<Ink>{{"white", 0xFFFFFF, '.'}, {"black", 0x000000, 'X'}, {"green", 0x00B000, '@'}}));
  EXPECT_EQ(puzzle.rows.front(), (Clues{{1, 2}, {1, 2}, {1, 1}}));
  EXPECT_EQ(puzzle.cols.back(), (Clues{{1, 1}}));
}

TEST(NonogramNon, UndeclaredColoursAreInventedWhereNoneIsDeclared) {
  const auto puzzle = drawn("width 2\nheight 1\nrows\n1a,1b\ncolumns\n1a\n1b\n");
  ASSERT_EQ(puzzle.palette.size(), 3U);
  EXPECT_EQ(puzzle.palette[1].symbol, 'a');
  EXPECT_NE(puzzle.palette[1].rgb, puzzle.palette[2].rgb);
  EXPECT_EQ(fault_of("width 2\nheight 1\ncolor a #ff0000\nrows\n1a,1b\ncolumns\n1a\n1b\n"),
            (Error{"unknown colour 'b'; declared: a", 5, 5}));
}

TEST(NonogramNon, ReadsPicturesInOneLineOrSeveral) {
  const auto expected = cells_of(".#.\n###\n.#.\n", inks(1));
  EXPECT_EQ(drawn(std::string(kCross) + "goal \"010111010\"\n").goal, expected);
  EXPECT_EQ(drawn(std::string(kCross) + "goal 010 111 010\n").goal, expected);
  EXPECT_EQ(drawn(std::string(kCross) + "goal\n010\n111\n010\n").goal, expected);
}

TEST(NonogramNon, KeepsWhatIsKnown) {
  const auto puzzle = drawn(std::string(kCross) + "saved \"?1?[01]1?0??\"\n");
  EXPECT_EQ(blank(puzzle), painted("?#?\n?#?\n.??\n"));
  EXPECT_TRUE(written(puzzle).ends_with("\nsaved \"?1??1?0??\"\n"));
  EXPECT_EQ(drawn(std::string(kCross) + "saved \"?????????\"\n").saved, Grid<ColourSet>{});
}

TEST(NonogramNon, CluesMayBeThoseOfTheGoal) {
  EXPECT_EQ(drawn("width 3\nheight 3\ngoal 010111010\n").rows, drawn(kCross).rows);
}

TEST(NonogramNon, HoldsManyPuzzles) {
  const auto text = std::string(kCross) + "\n====\n\nwidth 1\nheight 1\n\nrows\n1\n\ncolumns\n1\n";
  const auto puzzles = read_non(text).value();
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].id, "Cross");
  EXPECT_EQ(puzzles[1].id, "");
  EXPECT_EQ(write_non(refs_to(puzzles)), text);
  EXPECT_EQ(read_non("====\n" + text + "====\n").value().size(), 2U);
}

TEST(NonogramNon, ANameThatIsNoTitleIsKeptAsId) {
  const auto puzzle = puzzle_of_drawing("#\n");
  const std::vector<NamedRef<Puzzle>> named{{"7", puzzle}};
  const auto text = write_non(named);
  EXPECT_TRUE(text.starts_with("id \"7\"\n"));
  EXPECT_EQ(read_non(text).value().front().id, "7");
}

TEST(NonogramNon, StringsMayHaveReferences) {
  const auto puzzle = drawn("copyright \"&copy; 2004 &amp; &#233;&#x41; &no; &\"\n" + std::string(kCross));
  EXPECT_EQ(puzzle.about.front(), (std::pair<std::string, std::string>{"copyright", "© 2004 & éA &no; &"}));
  EXPECT_EQ(drawn(written(puzzle)), puzzle);
}

TEST(NonogramNon, FaultsOfTheSize) {
  EXPECT_EQ(fault_of(""), (Error{"there is no line 'width N'", 0, 0}));
  EXPECT_EQ(fault_of("width 3\nrows\n1\n"), (Error{"there is no line 'height N'", 1, 0}));
  EXPECT_EQ(fault_of("width x\n"), (Error{"'x' is not a whole number", 1, 7}));
  EXPECT_EQ(fault_of("width\n"), (Error{"this line is 'width N'", 1, 1}));
  EXPECT_EQ(fault_of("width 1\nwidth 2\n"), (Error{"a second line 'width'", 2, 1}));
  EXPECT_EQ(fault_of("width 1000000000\nheight 1000000000\n"),
            (Error{"a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 1000000000x1000000000", 1, 7}));
  EXPECT_EQ(fault_of("width 0\nheight 3\n"),
            (Error{"a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 3x0", 1, 7}));
  EXPECT_EQ(fault_of("width 10000\nheight 10000\n"),
            (Error{"a puzzle has at most 4000000 cells, not 10000x10000", 2, 8}));
  EXPECT_EQ(fault_of("width 99999999999999999999\n"),
            (Error{"the number '99999999999999999999' is too large", 1, 7}));
}

TEST(NonogramNon, FaultsOfTheClues) {
  const auto fault = [](std::string_view clue) {
    return fault_of("width 3\nheight 1\nrows\n" + std::string(clue) + "\ncolumns\n0\n0\n0\n");
  };
  EXPECT_EQ(fault("4"), (Error{"row 1: a run of 4 is longer than its line of 3 cells", 4, 1}));
  EXPECT_EQ(fault("1,2"), (Error{"row 1: the runs up to this one need 4 cells, the line has 3", 4, 3}));
  EXPECT_EQ(fault("1,0"), (Error{"row 1: a run has at least one cell, not 0", 4, 3}));
  EXPECT_EQ(fault("65536"), (Error{"a run has 1 to 65535 cells, not 65536", 4, 1}));
  EXPECT_EQ(fault("1,99999999999999999999"), (Error{"the number '99999999999999999999' is too large", 4, 3}));
  EXPECT_EQ(fault("1\n1"), (Error{"one line too many: there are 1 rows", 5, 1}));
  EXPECT_EQ(fault_of("3\nwidth 3\nheight 1\n"), (Error{"a line of clues before 'rows' or 'columns'", 1, 1}));
  EXPECT_EQ(fault_of("width 1\nheight 1\nrows\n1\nrows\n1\n"), (Error{"a second line 'rows'", 5, 1}));
}

TEST(NonogramNon, FaultsOfColoursAndPictures) {
  EXPECT_EQ(fault_of("color r\n"), (Error{"a colour is 'color WORD #RRGGBB'", 1, 1}));
  EXPECT_EQ(fault_of("color r #ff00\n"), (Error{"'#ff00' is not a colour: '#RRGGBB'", 1, 9}));
  EXPECT_EQ(fault_of("color r #ff0000\ncolor r #00ff00\n"), (Error{"a second colour 'r'", 2, 7}));
  EXPECT_EQ(fault_of(std::string(kCross) + "goal 0101110\n"),
            (Error{"the picture has 7 cells, not 3x3", 15, 1}));
  EXPECT_EQ(fault_of(std::string(kCross) + "goal 0101110100\n"),
            (Error{"the picture has more cells than 3x3", 15, 15}));
  EXPECT_EQ(fault_of(std::string(kCross) + "goal 01x\n"),
            (Error{"'x' is not a colour of this puzzle", 15, 8}));
  EXPECT_EQ(fault_of(std::string(kCross) + "saved 01[0\n"), (Error{"'[' and ']' do not match", 15, 10}));
  EXPECT_EQ(fault_of(std::string(kCross) + "saved 01[]\n"), (Error{"a cell without a colour", 15, 10}));
}

TEST(NonogramNon, SixtyThreeInksAreReadAndMoreRefused) {
  std::string colours;
  for (int i = 0; i < 63; ++i)
    colours += "color ink" + std::to_string(i) + " 0000" + std::to_string(10 + i) + "\n";
  const auto puzzle = drawn(colours + "width 1\nheight 1\nrows\nink62 1\ncolumns\nink62 1\n");
  EXPECT_EQ(puzzle.palette.size(), 64U);
  EXPECT_EQ(drawn(written(puzzle)), puzzle);
  EXPECT_EQ(fault_of(colours + "color one 000000\n").message, "a puzzle has at most 63 colours");
}

RC_GTEST_PROP(NonogramNon, IsReadBackAsItWasWritten, ()) {
  auto [puzzle, answer] = *any_known({12, 12, 5});
  if (*rc::gen::arbitrary<bool>()) puzzle.goal = answer.cells;
  if (*rc::gen::arbitrary<bool>()) {
    const auto all = (ColourSet{1} << puzzle.palette.size()) - 1;
    puzzle.saved = Grid<ColourSet>(puzzle.size(), all);
    for_each_cell(puzzle.size(), [&](Cell cell) {
      puzzle.saved[cell] &= *rc::gen::inRange<ColourSet>(0, all + 1) | ColourSet{1} << answer.cells[cell];
    });
    puzzle.saved[at(0, 0)] = ColourSet{1} << answer.cells[at(0, 0)];
  }
  for (auto& ink : puzzle.palette) {
    if (puzzle.palette.size() > 2) ink.name = *rc::gen::nonEmpty(rc::gen::string<std::string>());
    std::erase_if(ink.name, [](char character) { return character <= ' ' || character > '~'; });
    if (puzzle.palette.size() > 2) ink.symbol = *rc::gen::inRange('!', '~');
  }
  settle_inks(puzzle.palette);
  if (*rc::gen::arbitrary<bool>()) puzzle.about.emplace_back("title", "\"a\" & b");
  const auto back = read_non(written(puzzle));
  RC_ASSERT(back.has_value());
  RC_ASSERT(back->front().puzzle == puzzle);
}

RC_GTEST_PROP(NonogramNon, AnyTextIsReadOrRefusedInWords, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("012,ab \n\"?[]#\t:")));
  for (const auto& whole : {text, "width 2\nheight 2\nrows\n" + text, std::string(kCross) + "saved " + text,
                            "width 2\nheight 2\nrows\n0\n0\ncolumns\n" + text + "\ngoal" + text}) {
    const auto puzzles = read_non(whole);
    RC_ASSERT(puzzles.has_value() || !puzzles.error().message.empty());
  }
}

TEST(NonogramNon, AClueWithASignIsToldWhereItStands) {
  EXPECT_EQ(fault_of("width 1\nheight 1\nrows\n-1\ncolumns\n1\n").line, 4);
  EXPECT_EQ(fault_of("width 1\nheight 1\nrows\n-1\ncolumns\n1\n").column, 1);
  EXPECT_EQ(fault_of("width 1\nheight 1\nrows\n1\ncolumns\n+1\n").line, 6);
}

TEST(NonogramNon, XmlThatWasCutShortIsCalledThat) {
  EXPECT_EQ(fault_of("<?xml version=\"1.0\"?>\n<puz"),
            (Error{"this begins like XML, but no <puzzle> is in it; was it cut short?", 1, 1}));
}

}  // namespace
}  // namespace quadrille::nonogram
