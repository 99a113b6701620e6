#include "puzzles/nonogram/rules.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "drawn.hpp"

namespace quadrille::nonogram {
namespace {

std::vector<std::string> wrong(const Puzzle& puzzle, std::string_view drawing, Extent extent,
                               std::size_t colours = 1) {
  std::vector<std::string> messages;
  for (const auto& error : check(puzzle, painted(drawing, colours), extent))
    messages.push_back(error.message);
  return messages;
}

using Messages = std::vector<std::string>;

const Puzzle& cross() {
  static const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  return puzzle;
}

TEST(NonogramRules, TheRightPictureIsRight) {
  EXPECT_EQ(wrong(cross(), ".#.\n###\n.#.\n", Extent::whole), Messages{});
}

TEST(NonogramRules, EveryLineWithOtherRunsIsNamed) {
  EXPECT_EQ(
      wrong(cross(), "#..\n###\n.#.\n", Extent::whole),
      (Messages{"column 0 has the runs 2, its clues are 1", "column 1 has the runs 2, its clues are 3"}));
  EXPECT_EQ(wrong(cross(), ".#.\n.#.\n.#.\n", Extent::whole),
            (Messages{"row 1 has the runs 1, its clues are 3", "column 0 has the runs 0, its clues are 1",
                      "column 2 has the runs 0, its clues are 1"}));
}

TEST(NonogramRules, RunsOfOtherColoursMayTouch) {
  const auto puzzle = puzzle_of_drawing("#rr#\n", 2);
  EXPECT_EQ(wrong(puzzle, "#rr#\n", Extent::whole, 2), Messages{});
  EXPECT_EQ(wrong(puzzle, "##r#\n", Extent::whole, 2),
            (Messages{"row 0 has the runs 2 black 1 red 1 black, its clues are 1 black 2 red 1 black",
                      "column 1 has the runs 1 black, its clues are 1 red"}));
}

TEST(NonogramRules, AWholePictureHasNoOpenCell) {
  EXPECT_EQ(wrong(cross(), ".#.\n###\n.#?\n", Extent::whole), (Messages{"row 2 column 2 is undecided"}));
  EXPECT_EQ(wrong(cross(), ".#.\n##?\n.#?\n", Extent::whole),
            (Messages{"2 cells are undecided, the first at row 1 column 2"}));
}

TEST(NonogramRules, APartIsRightWhereEveryLineCanBeFinished) {
  EXPECT_EQ(wrong(cross(), "???\n???\n???\n", Extent::so_far), Messages{});
  EXPECT_EQ(wrong(cross(), "?#?\n???\n???\n", Extent::so_far), Messages{});
  EXPECT_EQ(wrong(cross(), "???\n?.?\n???\n", Extent::so_far),
            (Messages{"row 1 can no longer hold its clues 3", "column 1 can no longer hold its clues 3"}));
}

TEST(NonogramRules, WhatIsKnownFromTheStartMustBeKept) {
  auto puzzle = cross();
  puzzle.saved = Grid<ColourSet>({3, 3}, 0b11);
  puzzle.saved[at(1, 1)] = 0b01;
  EXPECT_EQ(wrong(puzzle, ".#.\n###\n.#.\n", Extent::whole),
            (Messages{"row 1 column 1 is black, against what the puzzle gives as known"}));
}

TEST(NonogramRules, APaintingOfAnotherSizeOrColourIsRefused) {
  EXPECT_EQ(wrong(cross(), ".#\n##\n", Extent::whole), (Messages{"the answer is 2x2, the puzzle 3x3"}));
  auto painting = painted(".#.\n###\n.#.\n");
  painting.cells[at(0, 0)] = 7;
  EXPECT_EQ(check(cross(), painting, Extent::whole).front().message, "row 0 column 0 has colour 7 of 2");
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

}  // namespace
}  // namespace quadrille::nonogram
