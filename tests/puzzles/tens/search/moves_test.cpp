#include "puzzles/tens/search/board/moves.hpp"

#include <array>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {
namespace {

template <class Visit>
void visit_on_sheet(const Board& board, const Board& before, Visit&& visit) {
  on_sheet(before, *sheet_shape(before.digits.size()), [&](const auto& bit_board) {
    auto filled = bit_board.filled();
    decltype(filled) changed;
    for_each_cell(before.digits.size(), [&](Cell cell) {
      if (board.digits[cell] == before.digits[cell]) return;
      changed = changed | bit_board.cells_of(bit_board.from_board({cell, cell}));
    });
    filled = filled.without(changed);
    const auto wanted = changed.empty() ? filled : changed;
    bit_board.visit_moves(filled, wanted, [&](BitBoardBox box) {
      if (bit_board.cells_of(box).meets(wanted))
        visit(Move{bit_board.on_board(box), (filled & bit_board.cells_of(box)).count()});
    });
    return 0;
  });
}

std::vector<Move> sorted(std::vector<Move> moves) {
  std::ranges::sort(moves, {}, &Move::box);
  return moves;
}

bool contains(const Box& box, Cell cell) {
  return cell.row >= box.from.row && cell.row <= box.to.row && cell.col >= box.from.col &&
         cell.col <= box.to.col;
}

RC_GTEST_PROP(TensMoves, AreTheTightBoxesThatSumToTheTarget, ()) {
  const auto board = *mixed_board({12, 40}, 60);
  RC_ASSERT(all_moves(board) == moves_by_trying(board));
}

RC_GTEST_PROP(TensMoves, AreTheSameForLargeTargets, ()) {
  const auto board = *mixed_board({12, 24}, kLargestTarget);
  RC_ASSERT(all_moves(board) == moves_by_trying(board));
}

RC_GTEST_PROP(TensMoves, ExistWhereTheRefereeSaysSo, ()) {
  const auto board = *mixed_board({8, 12}, 30);
  RC_ASSERT(has_move(Position(board)) == any_move_left(board));
}

RC_GTEST_PROP(TensMoves, AreTheSameOnASheet, ()) {
  const auto board = *mixed_board({16, 16}, kLargestTarget);
  std::vector<Move> moves;
  visit_on_sheet(board, board, [&](const Move& move) { moves.push_back(move); });
  RC_ASSERT(sorted(moves) == moves_by_trying(board));
}

RC_GTEST_PROP(TensMoves, AreTheSameOnALongSheet, ()) {
  const auto board = *mixed_board({6, 40}, 40);
  std::vector<Move> moves;
  visit_on_sheet(board, board, [&](const Move& move) { moves.push_back(move); });
  RC_ASSERT(sorted(moves) == moves_by_trying(board));
}

RC_GTEST_PROP(TensMoves, ThatAreNewHoldAClearedCell, ()) {
  const auto board = *mixed_board({12, 16}, 30);
  const auto moves = moves_by_trying(board);
  RC_PRE(!moves.empty());
  const auto move = *rc::gen::elementOf(moves);
  Position position(board);
  const auto cleared = position.clear(move.box);
  const auto next = *played(board, move.box);

  std::vector<Move> expected;
  for (const auto& other : moves_by_trying(next)) {
    if (std::ranges::any_of(cleared, [&](Cell cell) { return contains(other.box, cell); }))
      expected.push_back(other);
  }
  RC_ASSERT(new_moves(position, cleared) == expected);
  std::vector<Move> on_paper;
  visit_on_sheet(next, board, [&](const Move& other) { on_paper.push_back(other); });
  RC_ASSERT(sorted(on_paper) == expected);
}

RC_GTEST_PROP(TensMoves, OfBeforeStayUnlessTheyMeetAClearedCell, ()) {
  const auto board = *mixed_board({10, 16}, 20);
  const auto moves = moves_by_trying(board);
  RC_PRE(!moves.empty());
  const auto move = *rc::gen::elementOf(moves);
  Position position(board);
  const auto cleared = position.clear(move.box);

  auto expected = new_moves(position, cleared);
  for (const auto& other : moves) {
    const bool met = std::ranges::any_of(cleared, [&](Cell cell) { return contains(other.box, cell); });
    RC_ASSERT(met != position.sums_to_target(other.box));
    if (!met) expected.push_back(other);
  }
  RC_ASSERT(sorted(expected) == all_moves(*played(board, move.box)));
}

TEST(TensMoves, AreFoundAcrossAnEmptyBoardOfTheLargestSize) {
  Board board{Grid<std::uint8_t>(Size{kLongestSide, kLongestSide}), 10};
  board.digits[at(0, 0)] = 4;
  board.digits[at(kLongestSide - 1, kLongestSide - 1)] = 6;
  const std::vector<Move> expected{{{at(0, 0), at(kLongestSide - 1, kLongestSide - 1)}, 2}};
  EXPECT_EQ(all_moves(board), expected);
}

TEST(TensMoves, OfASheetNeverExceedTheirBound) {
  Board board{Grid<std::uint8_t>(Size{16, 16}, 1), 4};
  on_sheet(board, *sheet_shape(board.digits.size()), [&](const auto& bit_board) {
    std::size_t moves = 0;
    bit_board.visit_moves(bit_board.filled(), bit_board.filled(), [&](BitBoardBox) { ++moves; });
    EXPECT_EQ(moves, all_moves(board).size());
    EXPECT_LE(moves, bit_board.most_moves());
    return 0;
  });
}

}  // namespace
}  // namespace quadrille::tens
