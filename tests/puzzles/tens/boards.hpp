#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <rapidcheck.h>

#include "engine/run/context.hpp"
#include "puzzles/tens/rules.hpp"
#include "puzzles/tens/search/board/moves.hpp"

namespace quadrille::tens {

// What the referee finds wrong, with all the time it wants.
inline std::vector<Objection> check(const Board& board, const Plan& plan, Extent extent) {
  Context context({});
  return check(board, plan, extent, context).mistakes;
}

// A random board: any size up to the given one, any share of empty cells, small digits or all of them.
inline rc::Gen<Board> mixed_board(Size most, int highest_target) {
  return rc::gen::exec([=] {
    const Size size{*rc::gen::inRange(1, most.rows + 1), *rc::gen::inRange(1, most.cols + 1)};
    const int empty_percent = *rc::gen::inRange(0, 90);
    const int highest_digit = *rc::gen::inRange(1, 10);
    Board board{Grid<std::uint8_t>(size), *rc::gen::inRange(1, highest_target + 1)};
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    for_each_cell(size, [&](Cell cell) {
      const bool empty = random.between(0, 99) < empty_percent;
      board.digits[cell] = static_cast<std::uint8_t>(empty ? 0 : random.between(1, highest_digit));
    });
    return board;
  });
}

// Every tight box that sums to the target, by trying every box.
inline std::vector<Move> moves_by_trying(const Board& board) {
  std::vector<Move> moves;
  const auto size = board.digits.size();
  for_each_cell(size, [&](Cell from) {
    for (int bottom = from.row.value; bottom < size.rows; ++bottom) {
      for (int right = from.col.value; right < size.cols; ++right) {
        Move move{{from, at(bottom, right)}, 0};
        int sum = 0;
        bool touches_top = false;
        bool touches_bottom = false;
        bool touches_left = false;
        bool touches_right = false;
        for_each_cell(move.box, [&](Cell cell) {
          if (board.digits[cell] == 0) return;
          sum += board.digits[cell];
          ++move.cells;
          touches_top |= cell.row == from.row;
          touches_bottom |= cell.row == move.box.to.row;
          touches_left |= cell.col == from.col;
          touches_right |= cell.col == move.box.to.col;
        });
        if (sum == board.target && touches_top && touches_bottom && touches_left && touches_right) {
          moves.push_back(move);
        }
      }
    }
  });
  std::ranges::sort(moves, {}, &Move::box);
  return moves;
}

// The most cells that any play of at most so many moves clears, by trying every play. Boards met before are
// looked up: the moves of a board of ones with target one can be played in any order, which is 12! plays on
// 3x4 cells.
class BruteForce {
 public:
  int most(const Board& board, int moves) {
    if (moves == 0) return 0;
    const std::pair key(std::vector(board.digits.values().begin(), board.digits.values().end()), moves);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    int best = 0;
    for (const auto& move : moves_by_trying(board)) {
      best = std::max(best, move.cells + most(*played(board, move.box), moves - 1));
    }
    return known_[key] = best;
  }

 private:
  std::map<std::pair<std::vector<std::uint8_t>, int>, int> known_;
};

inline int most_by_trying(const Board& board, int moves) { return BruteForce().most(board, moves); }

// Each move clears a cell, so a play has no more moves than the board has cells.
inline int most_by_trying(const Board& board) { return most_by_trying(board, count_cells(board)); }

// Whether any rectangle is left to take, with all the time it wants.
inline bool any_move_left(const Board& board) {
  Context context({});
  return some_move(board, context).has_value();
}

// The board after a plan; nothing where one of its moves cannot be played.
inline std::optional<Board> replayed(Board board, const Plan& plan) {
  for (const auto& move : plan.moves) {
    auto next = played(board, move);
    if (!next) return std::nullopt;
    board = std::move(*next);
  }
  return board;
}

// How many cells a plan clears; -1 where it breaks the rules.
inline int cleared_by(const Board& board, const Plan& plan) {
  if (!check(board, plan, Extent::whole).empty()) return -1;
  return count_cells(board) - count_cells(*replayed(board, plan));
}

inline Board after(const Board& board, const Plan& plan) { return *replayed(board, plan); }

}  // namespace quadrille::tens
