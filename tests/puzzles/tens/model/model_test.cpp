#include "puzzles/tens/model/model.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

TEST(TensModel, ABoardIsMadeFromRowsOfDigits) {
  const auto board = make_board({{1, 9, 0}, {5, 5, 2}}, 10);
  ASSERT_TRUE(board);
  EXPECT_EQ(*board, drawn("19.\n552\n"));
}

TEST(TensModel, BadRowsAreRefusedByRowAndColumn) {
  EXPECT_EQ(make_board({}).error().message, "the board has no cells");
  EXPECT_EQ(make_board({{}}).error().message, "the board has no cells");
  EXPECT_EQ(make_board({{1, 2}, {3}}).error().message, "row 2 has 1 cells, the first row has 2");
  EXPECT_EQ(make_board({{1, 2}, {3, 10}}).error().message, "row 2, column 2: 10 is not a digit from 0 to 9");
  EXPECT_EQ(make_board({{-1}}).error().message, "row 1, column 1: -1 is not a digit from 0 to 9");
  EXPECT_EQ(make_board({{1}}, 0).error().message, "the target is 1 to 250, not 0");
  EXPECT_EQ(make_board({{1}}, 251).error().message, "the target is 1 to 250, not 251");
  EXPECT_EQ(make_board({std::vector<int>(2001, 1)}).error().message,
            "a board has at most 2000 rows and 2000 columns, not 1x2001");
}

TEST(TensModel, SymbolsAndDigitsAreEachOthersInverse) {
  for (std::uint8_t digit = 0; digit <= 9; ++digit) EXPECT_EQ(digit_of(symbol_of(digit)), digit);
  EXPECT_EQ(digit_of(U'0'), 0);
  EXPECT_EQ(digit_of(U'/'), std::nullopt);
  EXPECT_EQ(digit_of(U':'), std::nullopt);
  EXPECT_EQ(digit_of(U'\0'), std::nullopt);
}

TEST(TensModel, AMoveClearsItsBoxAndLeavesTheBoardItCameFrom) {
  const auto board = drawn("19.\n552\n");
  const auto after = played(board, box(0, 0, 0, 2));
  ASSERT_TRUE(after);
  EXPECT_EQ(*after, drawn("...\n552\n"));
  EXPECT_EQ(board, drawn("19.\n552\n"));
}

TEST(TensModel, AMoveThatIsStaleOrOffTheBoardIsRefusedAndChangesNothing) {
  auto board = drawn("19.\n552\n");
  EXPECT_EQ(clear(board, box(0, 0, 1, 0)).error().message, "the box sums to 6, not 10");
  EXPECT_EQ(clear(board, box(0, 0, 2, 0)).error().message, "the box leaves the 2x3 board");
  EXPECT_EQ(clear(board, box(0, -1, 0, 0)).error().message, "the box leaves the 2x3 board");
  EXPECT_EQ(clear(board, box(1, 1, 1, 0)).error().message, "the box's first corner is not its top left");
  EXPECT_EQ(board, drawn("19.\n552\n"));
  EXPECT_EQ(clear(board, box(0, 0, 0, 1)), 2);
  EXPECT_EQ(clear(board, box(0, 0, 0, 1)).error().message, "the box sums to 0, not 10");
}

TEST(TensModel, APlanIsPlayedMoveByMove) {
  const auto board = drawn("19\n55\n");
  EXPECT_EQ(played(board, box(0, 0, 0, 1)).value(), drawn("..\n55\n"));
  EXPECT_EQ(played(drawn("..\n55\n"), box(0, 0, 0, 1)).error().message, "the box sums to 0, not 10");
}

RC_GTEST_PROP(TensModel, AClearedBoxIsEmptyAndNothingElseChanges, ()) {
  auto board = *any_board();
  const auto size = board.digits.size();
  const int top = *rc::gen::inRange(0, size.rows);
  const int left = *rc::gen::inRange(0, size.cols);
  const auto move = box(top, left, *rc::gen::inRange(top, size.rows), *rc::gen::inRange(left, size.cols));
  int sum = 0;
  for_each_cell(move, [&](Cell cell) { sum += board.digits[cell]; });
  RC_PRE(sum > 0);
  board.target = sum;
  const auto after = played(board, move).value();
  for_each_cell(size, [&](Cell cell) {
    const bool inside = cell.row >= move.from.row && cell.row <= move.to.row && cell.col >= move.from.col &&
                        cell.col <= move.to.col;
    RC_ASSERT(after.digits[cell] == (inside ? 0 : board.digits[cell]));
  });
}

}  // namespace
}  // namespace quadrille::tens
