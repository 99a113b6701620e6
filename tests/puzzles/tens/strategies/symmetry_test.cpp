#include <algorithm>
#include <array>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/exact.hpp"

namespace quadrille::tens {
namespace {

// The eight ways to lay a board down: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 transposes.
Cell moved(Cell cell, Size size, unsigned symmetry) {
  int row = cell.row.value;
  int col = cell.col.value;
  if ((symmetry & 1U) != 0) col = size.cols - 1 - col;
  if ((symmetry & 2U) != 0) row = size.rows - 1 - row;
  return (symmetry & 4U) != 0 ? at(col, row) : at(row, col);
}

Board moved(const Board& board, unsigned symmetry) {
  const auto size = board.digits.size();
  Board other{Grid<std::uint8_t>((symmetry & 4U) != 0 ? Size{size.cols, size.rows} : size), board.target};
  for_each_cell(size, [&](Cell cell) { other.digits[moved(cell, size, symmetry)] = board.digits[cell]; });
  return other;
}

Box moved(const Box& box, Size size, unsigned symmetry) {
  const auto a = moved(box.from, size, symmetry);
  const auto b = moved(box.to, size, symmetry);
  return {at(std::min(a.row.value, b.row.value), std::min(a.col.value, b.col.value)),
          at(std::max(a.row.value, b.row.value), std::max(a.col.value, b.col.value))};
}

RC_GTEST_PROP(TensSymmetries, KeepTheSetOfMoves, ()) {
  const auto board = *mixed_board({12, 18}, 20);
  const auto symmetry = *rc::gen::inRange(0U, 8U);
  std::set<Box> expected;
  for (const auto& move : all_moves(board)) expected.insert(moved(move.box, board.digits.size(), symmetry));
  std::set<Box> moves;
  for (const auto& move : all_moves(moved(board, symmetry))) moves.insert(move.box);
  RC_ASSERT(moves == expected);
}

RC_GTEST_PROP(TensSymmetries, KeepTheMovesOfASheet, ()) {
  const auto board = *mixed_board({12, 18}, 20);
  const auto other = moved(board, *rc::gen::inRange(0U, 8U));
  const auto count = [](const Board& each) {
    return on_sheet(each, *sheet_shape(each.digits.size()), []<int Words>(const BitBoard<Words>& bit_board) {
      int moves = 0;
      bit_board.visit_moves(bit_board.filled(), bit_board.filled(), [&](BitBoardBox) { ++moves; });
      return moves;
    });
  };
  RC_ASSERT(count(board) == count(other));
}

RC_GTEST_PROP(TensSymmetries, KeepTheProvenOptimum, ()) {
  const auto board = *mixed_board({4, 6}, 12);
  const auto best = [](const Board& each) {
    Context context({.limits = {.nodes = 200'000}});
    return search_exactly(each, *sheet_shape(each.digits.size()), {}, upper_bound(each), context);
  };
  const auto here = best(board);
  RC_PRE(here.optimal);
  for (unsigned symmetry = 1; symmetry < 8; ++symmetry) {
    const auto there = best(moved(board, symmetry));
    if (there.optimal) RC_ASSERT(here.played.cleared == there.played.cleared);
  }
}

}  // namespace
}  // namespace quadrille::tens
