#include "puzzles/tens/search/board/position.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {
namespace {

Box any_box(Size size) {
  const int top = *rc::gen::inRange(0, size.rows);
  const int left = *rc::gen::inRange(0, size.cols);
  return {at(top, left), at(*rc::gen::inRange(top, size.rows), *rc::gen::inRange(left, size.cols))};
}

int sum_of(const Board& board, const Box& box) {
  int sum = 0;
  for_each_cell(box, [&](Cell cell) { sum += board.digits[cell]; });
  return sum;
}

RC_GTEST_PROP(TensPosition, FindsTheNextDigitOfARowBothWays, ()) {
  const auto board = *mixed_board({4, 200}, 20);
  const Position position(board);
  const auto size = board.digits.size();
  const int row = *rc::gen::inRange(0, size.rows);
  const int col = *rc::gen::inRange(-1, size.cols + 1);
  int right = std::max(col, 0);
  while (right < size.cols && board.digits[at(row, right)] == 0) ++right;
  int left = std::min(col, size.cols - 1);
  while (left >= 0 && board.digits[at(row, left)] == 0) --left;
  if (col >= 0) RC_ASSERT(position.digit_from(row, col) == right);
  if (col < size.cols) RC_ASSERT(position.digit_up_to(row, col) == left);
}

RC_GTEST_PROP(TensPosition, ClearsABoxAndNamesItsDigits, ()) {
  auto board = *mixed_board({6, 90}, 20);
  Position position(board);
  for (int times = 0; times < 3; ++times) {
    const auto box = any_box(board.digits.size());
    std::vector<Cell> held;
    for_each_cell(box, [&](Cell cell) {
      if (board.digits[cell] != 0) held.push_back(cell);
      board.digits[cell] = 0;
    });
    RC_ASSERT(position.clear(box) == held);
  }
  for_each_cell(board.digits.size(), [&](Cell cell) {
    RC_ASSERT(position.digit(cell.row.value, cell.col.value) == board.digits[cell]);
  });
}

RC_GTEST_PROP(TensPosition, KnowsWhatSumsToTheTarget, ()) {
  const auto board = *mixed_board({6, 12}, 30);
  const auto box = any_box(board.digits.size());
  RC_ASSERT(Position(board).sums_to_target(box) == (sum_of(board, box) == board.target));
}

RC_GTEST_PROP(TensBitBoard, SumsTheCellsOfABox, ()) {
  const auto board = *mixed_board({16, 16}, 30);
  const auto box = any_box(board.digits.size());
  on_sheet(board, *sheet_shape(board.digits.size()), [&](const auto& bit_board) {
    const auto cells = bit_board.cells_of(bit_board.from_board(box));
    RC_ASSERT(cells.count() == box.area());
    RC_ASSERT(bit_board.sum(cells) == sum_of(board, box));
    RC_ASSERT(bit_board.on_board(bit_board.from_board(box)) == box);
    RC_ASSERT(bit_board.filled().count() == count_cells(board));
    return 0;
  });
}

TEST(TensBitBoard, TurnsABoardThatIsTooWide) {
  EXPECT_FALSE(sheet_shape({10, 16})->turned);
  EXPECT_TRUE(sheet_shape({10, 17})->turned);
  EXPECT_EQ(sheet_shape({10, 17})->cols, 10);
  EXPECT_EQ(sheet_shape({1, 256})->rows, 256);
  EXPECT_FALSE(sheet_shape({17, 17}).has_value());
  EXPECT_FALSE(sheet_shape({1, 257}).has_value());
  EXPECT_FALSE(sheet_shape({0, 0}).has_value());
}

}  // namespace
}  // namespace quadrille::tens
