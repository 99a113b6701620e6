#include "puzzles/nonogram/teach/rules_of_lines.hpp"

#include <bit>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

// "overlap ..##.." : the technique, and the line with the cells it shows; "" where there is none.
std::string seen(std::string_view clues, std::string_view line, std::size_t colours = 1) {
  const auto palette = inks(colours);
  const auto runs = read_clue_text(clues, palette).value();
  auto cells = cells_of(line, palette);
  const auto finding = look_at({runs, cells.row(Row{0})}, palette.size());
  if (!finding) return "";
  std::string shown(line.size(), ' ');
  for (const auto& [position, colour] : finding->cells)
    shown[static_cast<std::size_t>(position)] = palette[colour].symbol;
  return std::string(name(finding->technique)) + " " + shown;
}

TEST(NonogramTechniques, ABlankLineIsEmpty) { EXPECT_EQ(seen("0", "????"), "complete ...."); }

TEST(NonogramTechniques, WhereAllRunsStandTheRestIsEmpty) {
  EXPECT_EQ(seen("2 1", "?##?#?"), "complete .  . .");
  EXPECT_EQ(seen("1r 2#", "?r##??", 2), "complete .   ..");
}

TEST(NonogramTechniques, ARunAsLongAsAnyThatCanBeThereEnds) {
  EXPECT_EQ(seen("2 2 1", "????##?????"), "complete    .  .    ");
}

TEST(NonogramTechniques, ARunLongerThanHalfItsRoomCoversTheMiddle) {
  EXPECT_EQ(seen("7", "??????????"), "overlap    ####   ");
  EXPECT_EQ(seen("4 3", "?????????"), "overlap  ###  ## ");
  EXPECT_EQ(seen("4", "?.?????"), "overlap    ### ");
  EXPECT_EQ(seen("2r 3#", "??????", 2), "overlap  r ## ");
}

TEST(NonogramTechniques, ACellNearTheEdgeTellsWhoseItIs) {
  EXPECT_EQ(seen("4 1", "??#???????"), "edge    #      ");
  EXPECT_EQ(seen("1 4", "????????#?"), "edge       ##  ");
  EXPECT_EQ(seen("3 2", "#?????????"), "edge  ##.      ");
  EXPECT_EQ(seen("2 1", "?#.????"), "edge #      ");
  EXPECT_EQ(seen("1 3 1", ".#.#??????????"), "edge     ##.       ");
}

TEST(NonogramTechniques, AGapTooSmallIsEmpty) {
  EXPECT_EQ(seen("3 3", "??.???????????.??"), "gap ..             ..");
}

TEST(NonogramTechniques, WhatNoRunReachesIsEmpty) { EXPECT_EQ(seen("3", "????#?????"), "reach ..     ..."); }

TEST(NonogramTechniques, WhatAllPlacementsAgreeOnIsTheLast) {
  // The cell is under the 2 or under the 1; either way no run goes on where it does not reach.
  EXPECT_EQ(seen("2 1", "???#??"), "line     . ");
  EXPECT_EQ(seen("1 3", "??#?#??"), "line  .     ");
}

TEST(NonogramTechniques, NothingIsSaidWhereNothingFollows) {
  EXPECT_EQ(seen("2", "?????"), "");
  EXPECT_EQ(seen("1 1", "#.#"), "");
  EXPECT_EQ(seen("3", "#.?"), "") << "no placement";
}

// Every placement of the clues that agrees with the cells, by trying all paintings of the line.
std::vector<ColourSet> by_trying(const Clues& clues, std::span<const Colour> cells, std::size_t colours) {
  std::vector<ColourSet> sets(cells.size(), 0);
  std::vector<Colour> line(cells.size(), kPaper);
  for (;;) {
    bool fits = clues_of(line) == clues;
    for (std::size_t i = 0; i < cells.size() && fits; ++i)
      fits = cells[i] == kUndecided || cells[i] == line[i];
    for (std::size_t i = 0; i < cells.size() && fits; ++i) sets[i] |= ColourSet{1} << line[i];
    std::size_t next = 0;
    while (next < line.size() && ++line[next] == colours) line[next++] = kPaper;
    if (next == line.size()) return sets;
  }
}

RC_GTEST_PROP(NonogramTechniques, ShowWhatEveryPlacementHasAndMissNothingOfIt, ()) {
  const auto known = *any_known({1, 8, 2});
  auto cells = known.answer.cells;
  for_each_cell(cells.size(), [&](Cell cell) {
    if (*rc::gen::inRange(0, 3) > 0) cells[cell] = kUndecided;
  });
  const auto& clues = known.puzzle.rows.front();
  const auto colours = known.puzzle.palette.size();
  const auto possible = by_trying(clues, cells.row(Row{0}), colours);
  // One technique after the other until none has anything to show.
  while (const auto finding = look_at({clues, cells.row(Row{0})}, colours)) {
    RC_ASSERT(!finding->cells.empty());
    for (const auto& [position, colour] : finding->cells) {
      RC_ASSERT(cells[at(0, position)] == kUndecided);
      RC_ASSERT(possible[static_cast<std::size_t>(position)] == ColourSet{1} << colour);
      cells[at(0, position)] = colour;
    }
  }
  for (int i = 0; i < cells.cols(); ++i) {
    RC_ASSERT((cells[at(0, i)] != kUndecided) == std::has_single_bit(possible[static_cast<std::size_t>(i)]));
  }
}

}  // namespace
}  // namespace quadrille::nonogram
