#include "puzzles/nonogram/search/lines/lines.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

const Clues& clues_of_number(const Puzzle& puzzle, std::size_t line) {
  return line < puzzle.rows.size() ? puzzle.rows[line] : puzzle.cols[line - puzzle.rows.size()];
}

// A line with the clues 2 2r 1r 3 in so many cells: 2, 2r, gap, 1r, 3 take nine of them.
Lines nine_cells_in(int length) {
  static const Clues clues{{2, 1}, {2, 2}, {1, 2}, {3, 1}};
  return {clues, length, 3};
}

TEST(NonogramLines, SlackIsWhatTheClosestPlacementLeaves) {
  EXPECT_EQ(nine_cells_in(12)[0].slack, 3);
  EXPECT_EQ(nine_cells_in(9)[0].slack, 0);
  EXPECT_EQ(nine_cells_in(8)[0].slack, -1);
}

TEST(NonogramLines, ABlockStartsNoLaterThanWhereTheRestStillFits) {
  const auto lines = nine_cells_in(12);
  std::vector<int> latest;
  for (const auto& block : lines[0].blocks) latest.push_back(block.latest);
  EXPECT_EQ(latest, (std::vector<int>{3, 5, 8, 9}));
}

TEST(NonogramLines, OnlyBlocksOfOneColourHaveAGapBetweenThem) {
  const auto lines = nine_cells_in(12);
  std::vector<bool> gaps;
  for (const auto& block : lines[0].blocks) gaps.push_back(block.gap);
  EXPECT_EQ(gaps, (std::vector<bool>{false, false, true, false}));
}

TEST(NonogramLines, SlotsAreTheColoursInTheOrderTheyCome) {
  const Clues clues{{1, 3}, {1, 1}, {1, 3}};
  const Lines lines(clues, 5, 4);
  EXPECT_EQ(std::vector<Colour>(lines[0].colours.begin(), lines[0].colours.end()),
            (std::vector<Colour>{kPaper, 3, 1}));
  EXPECT_EQ(lines[0].blocks[0].slot, 1);
  EXPECT_EQ(lines[0].blocks[1].slot, 2);
  EXPECT_EQ(lines[0].blocks[2].slot, 1);
}

TEST(NonogramLines, ALineIsTightWhereABlockIsLongerThanTheSlack) {
  const auto is_tight = [](const Clues& clues, int length) { return Lines(clues, length, 2)[0].tight; };
  EXPECT_TRUE(is_tight({{3, 1}}, 5));
  EXPECT_FALSE(is_tight({{3, 1}}, 6));
  EXPECT_TRUE(is_tight({}, 6)) << "a blank line is all paper";
  EXPECT_TRUE(is_tight({{4, 1}, {4, 1}}, 6)) << "clues that do not fit show a contradiction";
}

TEST(NonogramLines, RowsComeFirstAndEachHasTheLengthOfTheOtherSide) {
  const auto puzzle = puzzle_of_drawing("###\n#..\n");
  const Lines lines(puzzle);
  ASSERT_EQ(lines.count(), 5U);
  EXPECT_EQ(lines.rows(), 2);
  EXPECT_EQ(lines.longest(), 3);
  EXPECT_TRUE(lines.is_row(1));
  EXPECT_FALSE(lines.is_row(2));
  EXPECT_EQ(lines[1].length, 3);
  EXPECT_EQ(lines[2].length, 2);
  EXPECT_EQ(lines[2].blocks[0].length(), 2);
}

TEST(NonogramLines, MasksOfUpToTwoWordsAreAsWideForRowsAsForColumns) {
  const auto words_of = [](int rows, int cols) {
    const Lines lines({.rows = std::vector<Clues>(static_cast<std::size_t>(rows)),
                       .cols = std::vector<Clues>(static_cast<std::size_t>(cols)),
                       .palette = black_and_white()});
    return std::pair(lines.row_words(), lines.col_words());
  };
  EXPECT_EQ(words_of(2, 63), std::pair(std::size_t{1}, std::size_t{1}));
  EXPECT_EQ(words_of(2, 64), std::pair(std::size_t{2}, std::size_t{2}));
  EXPECT_EQ(words_of(127, 2), std::pair(std::size_t{2}, std::size_t{2}));
  EXPECT_EQ(words_of(2, 128), std::pair(std::size_t{3}, std::size_t{1}));
}

RC_GTEST_PROP(NonogramLines, NoTwoMasksShareAWordAndAllAreCounted, ()) {
  const auto puzzle = (*any_known({.most_rows = 140, .most_cols = 140})).puzzle;
  const Lines lines(puzzle);
  std::set<std::size_t> taken;
  for (std::size_t line = 0; line < lines.count(); ++line) {
    RC_ASSERT(lines.words(line) >= words_for(lines[line].length));
    for (std::size_t word = 0; word < lines.colours() * lines.words(line); ++word) {
      RC_ASSERT(taken.insert(lines.offset(line) + word).second);
    }
  }
  RC_ASSERT(taken.size() == lines.all_words());
  RC_ASSERT(*taken.rbegin() + 1 == lines.all_words());
}

RC_GTEST_PROP(NonogramLines, SayWhatTheCluesSay, ()) {
  const auto puzzle = (*any_known({.most_rows = 9, .most_cols = 20})).puzzle;
  const Lines lines(puzzle);
  std::size_t most = 0;
  for (std::size_t line = 0; line < lines.count(); ++line) {
    const auto& clues = clues_of_number(puzzle, line);
    const auto& view = lines[line];
    RC_ASSERT(view.slack == view.length - static_cast<int>(least_length(clues)));
    RC_ASSERT((1 << view.doublings) > view.slack);
    RC_ASSERT(view.blocks.size() == clues.size());
    for (std::size_t i = 0; i < clues.size(); ++i) {
      RC_ASSERT(view.blocks[i].length() == clues[i].length);
      RC_ASSERT(view.colours[view.blocks[i].slot] == clues[i].colour);
      const auto rest = least_length(std::span(clues).subspan(i));
      RC_ASSERT(view.blocks[i].latest == view.length - static_cast<int>(rest));
    }
    most = std::max(most, clues.size());
  }
  RC_ASSERT(lines.most_blocks() == most);
}

}  // namespace
}  // namespace quadrille::nonogram
