#include "puzzles/nonogram/formats/raw_clues.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

// The picked lines, joined by '/'; else the fault with its line.
std::string picked(std::string_view text, std::size_t wanted, After after = After::nothing) {
  const auto lines = split_lines(text);
  const auto clue_lines = pick_clue_lines(lines, wanted, "rows", after);
  if (!clue_lines) return std::to_string(clue_lines.error().line) + ": " + clue_lines.error().message;
  std::string joined;
  for (const auto& line : *clue_lines) joined += std::string(line.text) + "/";
  joined.pop_back();
  return joined;
}

std::string lengths_in(std::string_view text) {
  const auto line = read_lengths({7, text});
  if (!line) return std::to_string(line.error().column) + ": " + line.error().message;
  return write_lengths(line->clues);
}

TEST(NonogramRawClues, EmptyLinesOnlyPartTheLinesWhereEnoughOfThemSaySomething) {
  EXPECT_EQ(picked("1\n\n2\n\n\n3\n", 3), "1/2/3");
}

TEST(NonogramRawClues, ElseAnEmptyLineIsABlankLineOfThePuzzle) {
  EXPECT_EQ(picked("1\n\n3\n", 3), "1//3");
  EXPECT_EQ(picked("\n2\n3\n", 3), "/2/3");
}

TEST(NonogramRawClues, TheEmptyLineBeforeSomethingElseIsNotOneOfThePuzzle) {
  EXPECT_EQ(picked("1\n\n\n", 3, After::nothing), "1//");
  EXPECT_EQ(picked("1\n\n\n", 3, After::more), "1: 1 of 3 rows have their clues; a blank one is '0'");
  EXPECT_EQ(picked("1\n\n3\n\n", 3, After::more), "1//3");
}

TEST(NonogramRawClues, TooManyLinesAndTooFewAreNamedWhereTheyAre) {
  EXPECT_EQ(picked("1\n2\n\n3\n", 2), "4: one line too many: there are 2 rows");
  EXPECT_EQ(picked("1\n2\n", 3), "2: 2 of 3 rows have their clues; a blank one is '0'");
  EXPECT_EQ(picked("\n\n\n\n5\n", 3), "5: 1 of 3 rows have their clues; a blank one is '0'");
  EXPECT_EQ(picked("", 1), "0: 0 of 1 rows have their clues; a blank one is '0'");
}

TEST(NonogramRawClues, LengthsArePartedByBlanksTabsOrCommas) {
  EXPECT_EQ(lengths_in("3 1,2\t4"), "3 1 2 4");
  EXPECT_EQ(lengths_in(",3,"), "3");
  EXPECT_EQ(lengths_in(""), "0");
  EXPECT_EQ(lengths_in("0"), "0");
}

TEST(NonogramRawClues, AWrongLengthIsNamedAtItsColumn) {
  EXPECT_EQ(lengths_in("3, x"), "4: 'x' is not a whole number");
  EXPECT_EQ(lengths_in("1 -2"), "3: a run has 1 to 65535 cells, not -2");
  EXPECT_EQ(lengths_in("65536"), "1: a run has 1 to 65535 cells, not 65536");
  EXPECT_EQ(lengths_in("65535"), "65535");
}

TEST(NonogramRawClues, EveryClueKnowsItsPlace) {
  const auto line = read_lengths({7, "3  12"}).value();
  EXPECT_EQ(line.places, (std::vector<TextPlace>{{7, 1}, {7, 4}}));
}

TEST(NonogramRawClues, AClueThatDoesNotFitIsAFaultAtItsPlace) {
  RawClues raw{.rows = std::vector<ClueLine>(2), .cols = std::vector<ClueLine>(3)};
  raw.rows[1].add({.length = 1}, {5, 1});
  raw.rows[1].add({.length = 3}, {5, 3});
  const auto puzzle = puzzle_of(raw, black_and_white());
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_TRUE(puzzle.error().message.starts_with("row 2: ")) << puzzle.error().message;
  EXPECT_EQ(puzzle.error().line, 5);
  EXPECT_EQ(puzzle.error().column, 3);
}

TEST(NonogramRawClues, ASizeIsBoundedOnEachSideAndInAll) {
  EXPECT_EQ(checked_size(10'000, 400).value(), (Size{10'000, 400}));
  EXPECT_EQ(checked_size(10'001, 1).error().message,
            "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 10001x1");
  EXPECT_FALSE(checked_size(0, 5).has_value());
  EXPECT_FALSE(checked_size(5, -1).has_value());
  EXPECT_EQ(checked_size(10'000, 401).error().message, "a puzzle has at most 4000000 cells, not 10000x401");
}

TEST(NonogramRawClues, TwoNumbersAreTwoAndNumbers) {
  const auto numbers = read_two_numbers({2, "20 -5"}, "ROWS COLUMNS").value();
  EXPECT_EQ(numbers.first, 20);
  EXPECT_EQ(numbers.second, -5);
  EXPECT_EQ(read_two_numbers({2, "20"}, "ROWS COLUMNS").error(),
            (Error{"this line is 'ROWS COLUMNS'", 2, 1}));
  EXPECT_EQ(read_two_numbers({2, "20 5 6"}, "ROWS COLUMNS").error(),
            (Error{"this line is 'ROWS COLUMNS'", 2, 6}));
  EXPECT_EQ(read_two_numbers({2, "20 five"}, "ROWS COLUMNS").error(),
            (Error{"'five' is not a whole number", 2, 4}));
}

TEST(NonogramRawClues, AllColoursOfAFullPaletteAreSixtyFour) {
  EXPECT_EQ(all_colours(2), 0b11U);
  EXPECT_EQ(all_colours(63), ~ColourSet{0} >> 1U);
  EXPECT_EQ(all_colours(64), ~ColourSet{0});
}

TEST(NonogramRawClues, AGridThatKnowsNothingIsNothingKnown) {
  auto puzzle = puzzle_of_drawing("#.\n.#\n");
  EXPECT_FALSE(knows_something(puzzle));
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 0b11);
  EXPECT_FALSE(knows_something(puzzle));
  EXPECT_TRUE(needs_nothing_known(puzzle).has_value());
  puzzle.saved[at(1, 0)] = 0b01;
  EXPECT_TRUE(knows_something(puzzle));
  EXPECT_FALSE(needs_nothing_known(puzzle).has_value());
}

TEST(NonogramRawClues, AFormWithoutColoursSaysHowManyThereAre) {
  EXPECT_TRUE(needs_one_ink(puzzle_of_drawing("#.\n")).has_value());
  EXPECT_EQ(needs_one_ink(puzzle_of_drawing("#r\n", 2)).error().message,
            "this form has no colours, but the puzzle has 2");
}

TEST(NonogramRawClues, ANameIsTheIdOrElseTheTitle) {
  auto puzzle = puzzle_of_drawing("#\n");
  EXPECT_EQ(name_in_file(puzzle), "");
  puzzle.about = {{"title", "A dot"}};
  EXPECT_EQ(name_in_file(puzzle), "A dot");
  puzzle.about.emplace_back("id", "dot-1");
  EXPECT_EQ(name_in_file(puzzle), "dot-1");
  EXPECT_EQ(property(puzzle, "by"), "");
}

TEST(NonogramRawClues, ATextIsPutIntoOneLine) {
  EXPECT_EQ(single_spaced("  a\tb \n\n c\r\n"), "a b c");
  EXPECT_EQ(single_spaced("a\x01z"), "a?z");
  EXPECT_EQ(single_spaced("\n \n"), "");
}

}  // namespace
}  // namespace quadrille::nonogram
