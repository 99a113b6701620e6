#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "puzzles/tens/search/playout.hpp"

namespace quadrille::tens {

// What a move, and a line of play, is preferred for. Every move takes away the same sum: the fewer cells it
// clears, the smaller are the digits that stay, and small digits are what later moves are made of.
enum class Objective { fewest, most };

// The order of preference: the number of cells, then the smallest box, then reading order.
template <int Words>
[[nodiscard]] auto rank(const OpenMove<Words>& move, Objective objective) {
  const int cells = objective == Objective::fewest ? move.count : -move.count;
  return std::tuple(cells, move.box_cells.count(), move.box.top, move.box.left, move.box.bottom);
}

// All moves of a position, in no particular order.
template <int Words>
void collect_moves(const BitBoard<Words>& bit_board, const CellSet<Words>& filled,
                   std::vector<OpenMove<Words>>& moves) {
  moves.clear();
  bit_board.visit_moves(filled, filled, [&](BitBoardBox box) {
    const auto box_cells = bit_board.cells_of(box);
    const auto cells = filled & box_cells;
    moves.push_back({box_cells, cells, box, cells.count()});
  });
}

// Brings the preferred moves to the front, in order, and drops the others.
template <int Words>
void keep_preferred(std::vector<OpenMove<Words>>& moves, std::size_t most, Objective objective) {
  const auto kept = std::min(most, moves.size());
  const auto end = moves.begin() + static_cast<std::ptrdiff_t>(kept);
  std::ranges::partial_sort(moves, end, {},
                            [&](const OpenMove<Words>& move) { return rank(move, objective); });
  moves.erase(end, moves.end());
}

template <int Words>
[[nodiscard]] bool has_move(const BitBoard<Words>& bit_board, const CellSet<Words>& filled) {
  bool any = false;
  bit_board.visit_moves(filled, filled, [&](BitBoardBox) { any = true; });
  return any;
}

}  // namespace quadrille::tens
