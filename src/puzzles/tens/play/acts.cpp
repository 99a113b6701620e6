#include "puzzles/tens/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/tens/search/board/moves.hpp"

namespace quadrille::tens {

Expected<Plan> play_move(const Board& board, const Plan& position, Cell from, Cell to) {
  auto left = remaining(board, position);
  if (!left) return std::unexpected(left.error());
  const Box move{{std::min(from.row, to.row), std::min(from.col, to.col)},
                 {std::max(from.row, to.row), std::max(from.col, to.col)}};
  if (const auto cells = clear(*left, move); !cells) return std::unexpected(cells.error());
  Plan plan{position.moves};  // claims about fewer moves no longer hold
  plan.moves.push_back(move);
  return plan;
}

Expected<Board> remaining(const Board& board, const Plan& position) {
  auto left = board;
  for (std::size_t i = 0; i < position.moves.size(); ++i) {
    if (const auto cells = clear(left, position.moves[i]); !cells)
      return fail(fmt::format("move {}: {}", i + 1, cells.error().message), static_cast<int>(i) + 1);
  }
  return left;
}

Plan append(const Plan& position, const Plan& rest) {
  Plan plan{position.moves};
  plan.moves.insert(plan.moves.end(), rest.moves.begin(), rest.moves.end());
  return plan;
}

Weights weights(const Board& board, const Plan& position) {
  const auto left = remaining(board, position).value_or(board);
  Weights weights{Grid<int>(left.digits.size(), 0), left.target};
  for_each_cell(left.digits.size(), [&](Cell cell) { weights.left[cell] = left.digits[cell]; });
  return weights;
}

bool can_move(const Board& board, const Plan& position) {
  const auto left = remaining(board, position);
  return left && has_move(Position(*left));
}

}  // namespace quadrille::tens
