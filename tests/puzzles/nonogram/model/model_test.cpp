#include "puzzles/nonogram/model/model.hpp"

#include <gtest/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

std::string fault(const Puzzle& puzzle) {
  const auto problem = first_problem(puzzle);
  return problem ? problem->message : "";
}

TEST(NonogramModel, CluesAreTheRunsOfALine) {
  const auto picture = cells_of("..##.#rr#..", inks(2));
  EXPECT_EQ(clues_of(picture.row(Row{0})), (Clues{{2, 1}, {1, 1}, {2, 2}, {1, 1}}));
  EXPECT_EQ(clues_of(cells_of("....", inks(1)).row(Row{0})), Clues{});
  EXPECT_EQ(clues_of(cells_of("####", inks(1)).row(Row{0})), (Clues{{4, 1}}));
}

TEST(NonogramModel, APictureHasCluesBothWays) {
  const auto puzzle = puzzle_of_drawing("##.\n.#r\n", 2);
  EXPECT_EQ(puzzle.rows, (std::vector<Clues>{{{2, 1}}, {{1, 1}, {1, 2}}}));
  EXPECT_EQ(puzzle.cols, (std::vector<Clues>{{{1, 1}}, {{2, 1}}, {{1, 2}}}));
  EXPECT_EQ(puzzle.size(), (Size{2, 3}));
  EXPECT_EQ(fault(puzzle), "");
}

TEST(NonogramModel, RunsOfOneColourNeedAGapOthersNone) {
  EXPECT_EQ(least_length(Clues{}), 0U);
  EXPECT_EQ(least_length(Clues{{2, 1}, {3, 1}}), 6U);
  EXPECT_EQ(least_length(Clues{{2, 1}, {3, 2}}), 5U);
}

TEST(NonogramModel, TheFirstClueThatCannotBeRightIsFound) {
  auto puzzle = puzzle_of_drawing("##.\n.#.\n");
  puzzle.rows[1] = {{1, 1}, {9, 1}};
  EXPECT_EQ(fault(puzzle), "a run of 9 is longer than its line of 3 cells");
  EXPECT_EQ(first_problem(puzzle)->line, 1U);
  EXPECT_EQ(first_problem(puzzle)->clue, 1U);
  puzzle.rows[1] = {{1, 1}, {1, 1}, {1, 1}};
  EXPECT_EQ(fault(puzzle), "the runs up to this one need 5 cells, the line has 3");
  EXPECT_EQ(first_problem(puzzle)->clue, 2U);
  puzzle.rows[1] = {{0, 1}};
  EXPECT_EQ(fault(puzzle), "a run has at least one cell, not 0");
  puzzle.rows[1] = {{1, 0}};
  EXPECT_EQ(fault(puzzle), "a run has the colour of the paper");
  puzzle.rows[1] = {{1, 2}};
  EXPECT_EQ(fault(puzzle), "a run has colour 2 of 2");
  puzzle.rows[1] = {};
  puzzle.cols[2] = {{3, 1}};
  EXPECT_FALSE(first_problem(puzzle)->in_row);
}

TEST(NonogramModel, WhatIsKnownFromTheStartIsPainted) {
  auto puzzle = puzzle_of_drawing("##\n#.\n");
  EXPECT_EQ(blank(puzzle), painted("??\n??\n"));
  puzzle.saved = Grid<ColourSet>({2, 2}, 0b11);
  puzzle.saved[at(0, 1)] = 0b10;
  puzzle.saved[at(1, 1)] = 0b01;
  EXPECT_EQ(blank(puzzle), painted("?#\n?.\n"));
  EXPECT_EQ(count_decided(blank(puzzle)), 2U);
}

TEST(NonogramPalette, SymbolsAreTheInksOwnUnlessTheyClash) {
  std::vector<Ink> palette{{"white", 0xFFFFFF, 'w'}, {"red", 0xFF0000, '.'},   {"blue", 0x0000FF, '?'},
                           {"rose", 0xFF80C0, '+'},  {"brown", 0x804000, '+'}, {"", 0x00FF00, '\n'}};
  settle_inks(palette);
  std::string symbols;
  for (const auto& ink : palette) symbols += ink.symbol;
  EXPECT_EQ(symbols, ".rb+ol");
  EXPECT_EQ(palette.back().name, "lime");
}

TEST(NonogramPalette, TheOnlyInkIsASharpAndNamesAreNotUsedTwice) {
  std::vector<Ink> palette{{"white", 0xFFFFFF, ' '}, {"white", 0xEEEEEE, 'w'}};
  settle_inks(palette);
  EXPECT_EQ(palette[1].symbol, '#');
  EXPECT_EQ(palette[1].name, "white 2");
}

TEST(NonogramPalette, ColoursAreReadInBothLengths) {
  EXPECT_EQ(read_rgb("#ff8000"), 0xFF8000U);
  EXPECT_EQ(read_rgb("f80"), 0xFF8800U);
  EXPECT_EQ(read_rgb("#ff80"), std::nullopt);
  EXPECT_EQ(read_rgb("red"), std::nullopt);
  EXPECT_EQ(read_rgb(""), std::nullopt);
  EXPECT_EQ(rgb_of("Light Blue"), 0xADD8E6U);
  EXPECT_EQ(rgb_of("no colour"), std::nullopt);
  EXPECT_EQ(name_of(0xFF0000), "red");
  EXPECT_EQ(name_of(0x123456), "#123456");
}

}  // namespace
}  // namespace quadrille::nonogram
