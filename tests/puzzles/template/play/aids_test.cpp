#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

using Lines = std::vector<std::string>;

TEST(TemplateAids, ACandidateIsWhatTheNumbersLeave) {
  const auto puzzle = drawn("1 0\n1 ..\n0 ..\n");
  const auto open = candidates(puzzle, blank(puzzle));
  EXPECT_EQ(open[at(0, 0)], U"x-");
  EXPECT_EQ(open[at(0, 1)], U"-");
  const auto then = candidates(puzzle, page(".-\n.."));
  EXPECT_EQ(then[at(0, 0)], U"x");
  EXPECT_EQ(then[at(0, 1)], U"");
}

TEST(TemplateAids, ARemarkSaysWhatARowAndAColumnNeed) {
  const auto puzzle = drawn("1 1 1\n2 x..\n1 ...\n");
  EXPECT_EQ(remarks(puzzle, blank(puzzle), at(0, 2)),
            (Lines{"row 1: 1 of 2 ticks, 2 squares open", "column 3: 0 of 1 tick, 2 squares open"}));
}

// Taken alone, the row and the column of a square each have a filling with what is a candidate, and none with
// what is not.
TEST(TemplateAids, ACandidateFitsARowAndAColumnEachByItself) {
  for (const auto& puzzle : small_puzzles()) {
    const auto open = candidates(puzzle, blank(puzzle));
    const auto all = bands(puzzle);
    for_each_cell(puzzle.page.size(), [&](Cell cell) {
      for (const Symbol symbol : {kTick, kBlank}) {
        bool fits = puzzle.page[cell] == kOpen;
        for (const auto& band : all) {
          if (std::ranges::find(band.cells, cell) == band.cells.end()) continue;
          int least = symbol == kTick ? 1 : 0;
          int most = least;
          for (const Cell other : band.cells) {
            least += other != cell && puzzle.page[other] == kTick ? 1 : 0;
            most += other != cell && puzzle.page[other] != kBlank ? 1 : 0;
          }
          fits = fits && least <= band.ticks && band.ticks <= most;
        }
        EXPECT_EQ(open[cell].contains(symbol), fits);
      }
    });
  }
}

}  // namespace
}  // namespace quadrille::template_family
