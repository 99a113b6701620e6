#include "puzzles/kakuro/model/model.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

constexpr Square kWhite{.white = true};

Grid<Square> row_of(std::vector<Square> squares) {
  Grid<Square> grid({1, static_cast<int>(squares.size())});
  std::ranges::copy(squares, grid.row(Row{0}).begin());
  return grid;
}

std::string problem_of(std::vector<Square> squares) {
  const auto puzzle = make_puzzle(row_of(std::move(squares)));
  return puzzle ? "none" : puzzle.error().message;
}

TEST(KakuroModel, NumbersWhiteCellsRowByRowAndFindsTheirRuns) {
  const auto& puzzle = square();
  EXPECT_EQ(puzzle.cells, (std::vector{at(1, 1), at(1, 2), at(2, 1), at(2, 2)}));
  ASSERT_EQ(puzzle.runs.size(), 4U);
  const auto& across = puzzle.runs[puzzle.runs_of_cell[3][0]];
  EXPECT_EQ(across.sum, 7);
  EXPECT_EQ(across.direction, Direction::across);
  EXPECT_TRUE(std::ranges::equal(puzzle.cells_of(across), std::vector{2U, 3U}));
  const auto& down = puzzle.runs[puzzle.runs_of_cell[3][1]];
  EXPECT_EQ(down.sum, 6);
  EXPECT_EQ(down.direction, Direction::down);
  EXPECT_TRUE(std::ranges::equal(puzzle.cells_of(down), std::vector{1U, 3U}));
}

TEST(KakuroModel, ARunWithoutAClueStillHoldsDifferentDigits) {
  const auto puzzle = make_puzzle(row_of({kWhite, kWhite, {}})).value();
  ASSERT_EQ(puzzle.runs.size(), 1U);
  EXPECT_EQ(puzzle.runs[0].sum, 0);
  EXPECT_EQ(puzzle.runs[0].length, 2);
}

TEST(KakuroModel, ALoneCellWithoutAClueIsInNoRun) {
  const auto puzzle = make_puzzle(row_of({{}, kWhite, {}})).value();
  EXPECT_TRUE(puzzle.runs.empty());
  EXPECT_EQ(puzzle.runs_of_cell[0][0], kNoRun);
  EXPECT_EQ(puzzle.runs_of_cell[0][1], kNoRun);
}

TEST(KakuroModel, NamesWhatOneClueMakesWrong) {
  EXPECT_EQ(problem_of({{.across = 5}, {}}), "the across clue 5 has no white cell after it");
  EXPECT_EQ(problem_of({{.across = 5, .down = 3}, kWhite}), "the down clue 3 has no white cell after it");
  EXPECT_EQ(problem_of({{.across = 2}, kWhite, kWhite}),
            "the across clue 2 is out of range: a run of 2 sums to 3 to 17");
  EXPECT_EQ(problem_of({{.across = 18}, kWhite, kWhite}),
            "the across clue 18 is out of range: a run of 2 sums to 3 to 17");
  EXPECT_EQ(problem_of({{.across = 10}, kWhite}),
            "the across clue 10 is out of range: a run of 1 sums to 1 to 9");
  EXPECT_EQ(problem_of(std::vector<Square>(10, kWhite)),
            "the across run has 10 cells; nine different digits fill at most 9");
  EXPECT_EQ(problem_of(std::vector<Square>(9, kWhite)), "none");
}

TEST(KakuroModel, BlamesTheClueOrTheFirstCellOfARunWithoutOne) {
  std::vector<Square> squares(12, kWhite);
  squares[0] = {.across = 45};
  EXPECT_EQ(make_puzzle(row_of(squares)).error().cell, at(0, 0));
  squares[0] = {};
  EXPECT_EQ(make_puzzle(row_of(squares)).error().cell, at(0, 1));
  EXPECT_EQ(make_puzzle(row_of({{}, {.across = 1}})).error().direction, Direction::across);
  EXPECT_EQ(make_puzzle(row_of({{}, {.down = 1}})).error().direction, Direction::down);
}

TEST(KakuroModel, BlankHoldsTheGivenDigitsOnly) {
  const auto puzzle = drawn("3 3\nX D4 D6\nA3 . .\nA7 3 .\n");
  EXPECT_EQ(blank(puzzle), filled("..3."));
  EXPECT_EQ(count_filled(blank(puzzle)), 1U);
}

RC_GTEST_PROP(KakuroModel, EveryRunIsAStraightLineBetweenBlackSquares, ()) {
  const auto puzzle = (*any_known()).puzzle;
  for (const auto& run : puzzle.runs) {
    const auto numbers = puzzle.cells_of(run);
    const bool across = run.direction == Direction::across;
    const auto step = [&](Cell cell, int by) {
      return across ? at(cell.row.value, cell.col.value + by) : at(cell.row.value + by, cell.col.value);
    };
    const auto is_white = [&](Cell cell) {
      return puzzle.squares.size().contains(cell) && puzzle.squares[cell].white;
    };
    RC_ASSERT(!is_white(step(puzzle.cells[numbers.front()], -1)));
    RC_ASSERT(!is_white(step(puzzle.cells[numbers.back()], 1)));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      RC_ASSERT(puzzle.cells[numbers[i]] == step(puzzle.cells[numbers[0]], static_cast<int>(i)));
      RC_ASSERT(puzzle.runs_of_cell[numbers[i]][across ? 0 : 1] ==
                static_cast<std::uint32_t>(&run - puzzle.runs.data()));
    }
  }
}

}  // namespace
}  // namespace quadrille::kakuro
