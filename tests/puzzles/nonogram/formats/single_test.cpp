#include "puzzles/nonogram/formats/single.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "support/named_refs.hpp"

namespace quadrille::nonogram {
namespace {

Expected<std::string> write_height(const Puzzle& puzzle) { return std::to_string(puzzle.size().rows); }

Expected<std::string> written_alone(const std::vector<Named<Puzzle>>& puzzles) {
  return write_single("tall", refs_to(puzzles), needs_clues_only, write_height);
}

TEST(NonogramSingle, AFormOfOnePuzzleWritesOneAndNoOtherNumber) {
  const Named<Puzzle> one{"a", puzzle_of_drawing("#\n#\n")};
  EXPECT_EQ(written_alone({one}).value(), "2");
  EXPECT_EQ(written_alone({one, one}).error().message, "the form 'tall' holds one puzzle, not 2");
  EXPECT_EQ(written_alone({}).error().message, "the form 'tall' holds one puzzle, not 0");
}

TEST(NonogramSingle, WhatAFormCannotHoldIsSaidBeforeItIsWritten) {
  EXPECT_EQ(written_alone({{"a", puzzle_of_drawing("#r\n", 2)}}).error().message,
            "this form has no colours, but the puzzle has 2");
}

TEST(NonogramSingle, APuzzleAloneHasTheNameOfItsFileAndAFaultStaysAFault) {
  auto puzzle = puzzle_of_drawing("#\n");
  puzzle.about = {{"title", "A dot"}};
  const auto puzzles = alone(puzzle).value();
  ASSERT_EQ(puzzles.size(), 1U);
  EXPECT_EQ(puzzles.front().id, "A dot");
  EXPECT_EQ(alone(fail("no clues", 4, 2)).error(), (Error{"no clues", 4, 2}));
}

TEST(NonogramSingle, NumbersAreToldFromWords) {
  EXPECT_TRUE(starts_with_numbers(split_lines("\n5 7\nrows\n"), 2));
  EXPECT_FALSE(starts_with_numbers(split_lines("5 7\n"), 1));
  EXPECT_FALSE(starts_with_numbers(split_lines("width 5\n"), 2));
  EXPECT_FALSE(starts_with_numbers(split_lines("\n\n"), 0));
  EXPECT_TRUE(holds_numbers_only(split_lines("1, 2\n\n3\t4\n")));
  EXPECT_FALSE(holds_numbers_only(split_lines("1 2\n#\n")));
  EXPECT_FALSE(holds_numbers_only(split_lines("-1\n")));
}

TEST(NonogramSingle, RowsAndColumnsOfLengthsMakeAPuzzle) {
  EXPECT_EQ(puzzle_of_lengths(split_lines("2\n1\n"), split_lines("2\n1\n")).value(),
            puzzle_of_drawing("##\n#.\n"));
  EXPECT_EQ(puzzle_of_lengths(split_lines("2\n"), split_lines("1\ntwo\n")).error(),
            (Error{"'two' is not a whole number", 2, 1}));
}

// ---- forms that are pictures ----

TEST(NonogramGoal, APictureIsItsOwnGoal) {
  const auto picture = cells_of("##\n#.\n", inks(1));
  const auto puzzle = puzzle_with_goal(picture, inks(1));
  EXPECT_EQ(puzzle.goal, picture);
  EXPECT_EQ(puzzle.rows, puzzle_of_drawing("##\n#.\n").rows);
  EXPECT_TRUE(needs_goal(puzzle).has_value());
}

TEST(NonogramGoal, CluesAloneAreNoPicture) {
  EXPECT_EQ(needs_goal(puzzle_of_drawing("##\n#.\n")).error().message,
            "this form is a picture, but the puzzle has only clues");
}

TEST(NonogramGoal, AGoalThatIsNotWholeOrNotTheCluesIsNotThePicture) {
  auto puzzle = puzzle_with_goal(cells_of("##\n#.\n", inks(1)), inks(1));
  const auto* said = "this form is a picture, but the goal of the puzzle does not match its clues";
  puzzle.goal = cells_of("##\n#?\n", inks(1));
  EXPECT_EQ(needs_goal(puzzle).error().message, said);
  puzzle.goal = cells_of("##\n.#\n", inks(1));
  EXPECT_EQ(needs_goal(puzzle).error().message, said) << "the same rows, other columns";
}

}  // namespace
}  // namespace quadrille::nonogram
