#include "puzzles/nonogram/rules.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::nonogram {
namespace {

std::vector<std::string> wrong(const Puzzle& puzzle, std::string_view drawing, Extent extent,
                               std::size_t colours = 1) {
  std::vector<std::string> reasons;
  for (const auto& mistake : check(puzzle, painted(drawing, colours), extent))
    reasons.push_back(mistake.reason);
  return reasons;
}

using Messages = std::vector<std::string>;
using Mistakes = std::vector<Objection>;

const Puzzle& crossed_lines() {
  static const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  return puzzle;
}

TEST(NonogramRules, TheRightPictureIsRight) {
  EXPECT_EQ(wrong(crossed_lines(), ".#.\n###\n.#.\n", Extent::whole), Messages{});
}

TEST(NonogramRules, EveryLineWithOtherRunsIsNamed) {
  EXPECT_EQ(
      wrong(crossed_lines(), "#..\n###\n.#.\n", Extent::whole),
      (Messages{"column 1 has the runs 2, its clues are 1", "column 2 has the runs 2, its clues are 3"}));
  EXPECT_EQ(wrong(crossed_lines(), ".#.\n.#.\n.#.\n", Extent::whole),
            (Messages{"row 2 has the runs 1, its clues are 3", "column 1 has the runs 0, its clues are 1",
                      "column 3 has the runs 0, its clues are 1"}));
}

TEST(NonogramRules, AMistakeHasTheCellsOfItsLine) {
  const auto mistakes = check(crossed_lines(), painted("???\n?.?\n???\n"), Extent::so_far);
  EXPECT_EQ(mistakes,
            (Mistakes{{"row 2 can no longer hold its clues 3", {at(1, 0), at(1, 1), at(1, 2)}},
                      {"column 2 can no longer hold its clues 3", {at(0, 1), at(1, 1), at(2, 1)}}}));
}

TEST(NonogramRules, CellsThatAreOpenOrAgainstWhatIsKnownAreNamed) {
  EXPECT_EQ(check(crossed_lines(), painted(".#.\n##?\n.#?\n"), Extent::whole).front().cells,
            (std::vector{at(1, 2), at(2, 2)}));
  auto puzzle = crossed_lines();
  puzzle.saved = Grid<ColourSet>({3, 3}, 0b11);
  puzzle.saved[at(1, 1)] = 0b01;
  EXPECT_EQ(check(puzzle, painted(".#.\n###\n.#.\n"), Extent::whole).front().cells, std::vector{at(1, 1)});
}

// Every line of this picture is wrong and as long as it is: the first ones tell it.
TEST(NonogramRules, NoMoreCellsAreNamedThanAnybodyLooksAt) {
  const Clues full{{.length = 1100}};
  const Puzzle puzzle{.rows = std::vector(1100, full), .cols = std::vector(1100, full), .palette = inks(1)};
  const auto mistakes = check(puzzle, {Grid<Colour>({1100, 1100}, kPaper)}, Extent::whole);
  EXPECT_EQ(mistakes.size(), 910U);
}

TEST(NonogramRules, RunsOfOtherColoursMayTouch) {
  const auto puzzle = puzzle_of_drawing("#rr#\n", 2);
  EXPECT_EQ(wrong(puzzle, "#rr#\n", Extent::whole, 2), Messages{});
  EXPECT_EQ(wrong(puzzle, "##r#\n", Extent::whole, 2),
            (Messages{"row 1 has the runs 2 black 1 red 1 black, its clues are 1 black 2 red 1 black",
                      "column 2 has the runs 1 black, its clues are 1 red"}));
}

TEST(NonogramRules, AWholePictureHasNoOpenCell) {
  EXPECT_EQ(wrong(crossed_lines(), ".#.\n###\n.#?\n", Extent::whole),
            (Messages{"row 3, column 3 is undecided"}));
  EXPECT_EQ(wrong(crossed_lines(), ".#.\n##?\n.#?\n", Extent::whole),
            (Messages{"2 cells are undecided, the first at row 2, column 3"}));
}

TEST(NonogramRules, APartIsRightWhereEveryLineCanBeFinished) {
  EXPECT_EQ(wrong(crossed_lines(), "???\n???\n???\n", Extent::so_far), Messages{});
  EXPECT_EQ(wrong(crossed_lines(), "?#?\n???\n???\n", Extent::so_far), Messages{});
  EXPECT_EQ(wrong(crossed_lines(), "???\n?.?\n???\n", Extent::so_far),
            (Messages{"row 2 can no longer hold its clues 3", "column 2 can no longer hold its clues 3"}));
}

TEST(NonogramRules, WhatIsKnownFromTheStartMustBeKept) {
  auto puzzle = crossed_lines();
  puzzle.saved = Grid<ColourSet>({3, 3}, 0b11);
  puzzle.saved[at(1, 1)] = 0b01;
  EXPECT_EQ(wrong(puzzle, ".#.\n###\n.#.\n", Extent::whole),
            (Messages{"row 2, column 2 is black, against what the puzzle gives as known"}));
}

TEST(NonogramRules, APaintingOfAnotherSizeOrColourIsRefused) {
  EXPECT_EQ(wrong(crossed_lines(), ".#\n##\n", Extent::whole),
            (Messages{"the answer is 2x2, the puzzle 3x3"}));
  auto painting = painted(".#.\n###\n.#.\n");
  painting.cells[at(0, 0)] = 7;
  EXPECT_EQ(check(crossed_lines(), painting, Extent::whole),
            (Mistakes{{"row 1, column 1 has colour 7 of 2", {at(0, 0)}}}));
}

RC_GTEST_PROP(NonogramRules, APictureSatisfiesItsOwnCluesAndSoDoesEveryPartOfIt, ()) {
  auto [puzzle, answer] = *any_known({9, 9, 4});
  RC_ASSERT(check(puzzle, answer, Extent::whole).empty());
  for_each_cell(puzzle.size(), [&](Cell cell) {
    if (*rc::gen::arbitrary<bool>()) answer.cells[cell] = kUndecided;
  });
  RC_ASSERT(check(puzzle, answer, Extent::so_far).empty());
}

RC_GTEST_PROP(NonogramRules, AnotherPictureIsRightOnlyWithTheSameClues, ()) {
  auto [puzzle, answer] = *any_known({5, 5, 3});
  const auto cell = at(*rc::gen::inRange(0, puzzle.size().rows), *rc::gen::inRange(0, puzzle.size().cols));
  answer.cells[cell] = static_cast<Colour>(*rc::gen::inRange<std::size_t>(0, puzzle.palette.size()));
  const auto other = puzzle_of(answer.cells, puzzle.palette);
  const bool same = other.rows == puzzle.rows && other.cols == puzzle.cols;
  RC_ASSERT(check(puzzle, answer, Extent::whole).empty() == same);
}

// ---- each rule of a part by itself ----

Puzzle line_of(std::string_view drawing, std::size_t colours = 1) {
  return puzzle_of_drawing(drawing, colours);
}

// Whether a row by itself can still be finished; its columns are asked too, so only the row's word counts.
bool row_can_be_finished(const Puzzle& puzzle, std::string_view row, std::size_t colours = 1) {
  return std::ranges::none_of(wrong(puzzle, row, Extent::so_far, colours),
                              [](const std::string& message) { return message.starts_with("row"); });
}

TEST(NonogramRules, RunsOfOneColourNeedAGap) {
  const auto puzzle = line_of("#.#\n");
  EXPECT_TRUE(row_can_be_finished(puzzle, "#?#\n"));
  EXPECT_TRUE(row_can_be_finished(puzzle, "??#\n"));
  EXPECT_FALSE(row_can_be_finished(puzzle, "##?\n"));
  EXPECT_FALSE(row_can_be_finished(puzzle, "?##\n"));
}

TEST(NonogramRules, RunsOfTwoColoursNeedNoneAndKeepTheirOrder) {
  const auto puzzle = line_of("#r.\n", 2);
  EXPECT_TRUE(row_can_be_finished(puzzle, "#r?\n", 2));
  EXPECT_TRUE(row_can_be_finished(puzzle, "#?r\n", 2));
  EXPECT_FALSE(row_can_be_finished(puzzle, "r?#\n", 2));
}

TEST(NonogramRules, ARunIsAsLongAsItsClue) {
  const auto puzzle = line_of("##..\n");
  EXPECT_TRUE(row_can_be_finished(puzzle, "?#??\n"));
  EXPECT_FALSE(row_can_be_finished(puzzle, "###?\n"));
  EXPECT_FALSE(row_can_be_finished(puzzle, "?.#.\n"));
}

TEST(NonogramRules, EveryRunHasAPlaceAndEveryPaintedCellARun) {
  const auto puzzle = line_of("#.#..\n");
  EXPECT_FALSE(row_can_be_finished(puzzle, "?....\n"));
  EXPECT_FALSE(row_can_be_finished(puzzle, "#?#?#\n"));
  EXPECT_FALSE(row_can_be_finished(line_of("...\n#..\n"), "#??\n???\n"));
}

TEST(NonogramRules, CluesThatDoNotFitTheirLineAreWrongHoweverLittleIsKnown) {
  auto puzzle = line_of("#.#\n");
  puzzle.rows[0] = {{.length = 2}, {.length = 1}};
  EXPECT_FALSE(row_can_be_finished(puzzle, "???\n"));
}

// Against every placement, on lines that are longer than a word of the referee's.
RC_GTEST_PROP(NonogramRules, ALongLineCanBeFinishedIfAndOnlyIfSomePlacementFits, ()) {
  const auto clues = *rc::gen::container<std::vector<int>>(3, rc::gen::inRange(1, 40));
  const int length = *rc::gen::inRange(60, 135);
  const auto colours = *rc::gen::inRange<std::size_t>(1, 3);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Puzzle puzzle{
      .rows = {{}}, .cols = std::vector<Clues>(static_cast<std::size_t>(length)), .palette = inks(colours)};
  for (const int clue : clues) {
    puzzle.rows[0].push_back({static_cast<std::uint16_t>(clue),
                              static_cast<Colour>(random.between(1, static_cast<int>(colours)))});
  }
  Painting painting{Grid<Colour>({1, length}, kUndecided)};
  for (int i = random.between(0, 4); i > 0; --i) {
    const int from = random.between(0, length - 1);
    const auto colour = static_cast<Colour>(random.between(0, static_cast<int>(colours)));
    for (int col = from; col < std::min(length, from + random.between(1, 12)); ++col)
      painting.cells[at(0, col)] = colour;
  }
  bool fits = false;
  const auto row = painting.cells.row(Row{0});
  const auto agrees = [&](int from, int to, Colour colour) {
    for (int col = from; col < to; ++col) {
      if (row[static_cast<std::size_t>(col)] != kUndecided && row[static_cast<std::size_t>(col)] != colour)
        return false;
    }
    return true;
  };
  const auto& runs = puzzle.rows[0];
  const auto gap = [&](std::size_t i) { return i > 0 && runs[i].colour == runs[i - 1].colour ? 1 : 0; };
  for (int a = 0; a + runs[0].length <= length; ++a) {
    const int end_a = a + runs[0].length;
    for (int b = end_a + gap(1); b + runs[1].length <= length; ++b) {
      const int end_b = b + runs[1].length;
      for (int c = end_b + gap(2); c + runs[2].length <= length; ++c) {
        const int end_c = c + runs[2].length;
        fits =
            fits || (agrees(0, a, kPaper) && agrees(a, end_a, runs[0].colour) && agrees(end_a, b, kPaper) &&
                     agrees(b, end_b, runs[1].colour) && agrees(end_b, c, kPaper) &&
                     agrees(c, end_c, runs[2].colour) && agrees(end_c, length, kPaper));
      }
    }
  }
  const auto open = std::ranges::find(row, kUndecided) != row.end();
  RC_PRE(open);
  const auto mistakes = check(puzzle, painting, Extent::so_far);
  const bool row_is_wrong = std::ranges::any_of(
      mistakes, [](const Objection& mistake) { return mistake.reason.starts_with("row"); });
  RC_ASSERT(row_is_wrong == !fits);
}

TEST(NonogramRules, WithoutTimeWhatIsDecidedIsUncheckedAndNothingIsRight) {
  ManualClock clock(std::chrono::milliseconds(1));
  Context context({.limits = {.time = std::chrono::milliseconds(0)}, .clock = &clock});
  const auto ruling = check(crossed_lines(), painted(".#?\n###\n.#.\n"), Extent::so_far, context);
  EXPECT_FALSE(ruling.right());
  EXPECT_TRUE(ruling.cut);
  EXPECT_EQ(ruling.mistakes, Mistakes{});
  EXPECT_EQ(ruling.unchecked.size(), 8U);
}

TEST(NonogramRules, TheColumnsThatTimeDidNotReachAreUnchecked) {
  // Three readings for the cells, three for the rows, one for the first column.
  ManualClock clock(std::chrono::milliseconds(1));
  Context context({.limits = {.time = std::chrono::milliseconds(8)}, .clock = &clock});
  const auto ruling = check(crossed_lines(), painted(".#.\n###\n.#.\n"), Extent::whole, context);
  EXPECT_TRUE(ruling.cut);
  EXPECT_EQ(ruling.unchecked, (std::vector{at(0, 1), at(0, 2), at(1, 1), at(1, 2), at(2, 1), at(2, 2)}));
}

}  // namespace
}  // namespace quadrille::nonogram
