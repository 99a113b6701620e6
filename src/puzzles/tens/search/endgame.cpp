#include "puzzles/tens/search/played_plan.hpp"

#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "puzzles/tens/search/exact.hpp"

namespace quadrille::tens {
PlayedPlan perfect_endgame(const Board& board, BitBoardShape shape, PlayedPlan played, int bound,
                           std::uint64_t nodes_per_position, Context& context) {
  return on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    // The positions of the plan: filled[i] is what move i is played on.
    std::vector<CellSet<Words>> filled{bit_board.filled()};
    for (const auto& move : played.plan.moves) {
      filled.push_back(filled.back().without(bit_board.cells_of(bit_board.from_board(move))));
    }
    const int total = bit_board.filled().count();
    PackingBound packing(board.target);
    context.log(LogLevel::info, "endgame: exactly, from the last move backwards");
    auto begins = played.plan.moves.size();
    for (auto start = begins; start-- > 0 && played.cleared < bound;) {
      auto own = context.child({.nodes = nodes_per_position, .quiet = true});
      ExactSearch<Words> exact(bit_board, packing,
                               {.known_left = total - played.cleared, .enough = total - bound}, own);
      const bool all_tried = exact.search(filled[start]);
      context.join(own);
      if (exact.left() < total - played.cleared) {
        played.cleared = total - exact.left();
        played.plan.moves.resize(start);
        for (const auto& box : exact.best()) played.plan.moves.push_back(bit_board.on_board(box));
      }
      if (!all_tried) break;
      begins = start;
    }
    if (context.logs(LogLevel::debug)) {
      context.log(LogLevel::debug, fmt::format("endgame: perfect from move {} of {} on, {} cells", begins + 1,
                                               played.plan.moves.size(), played.cleared));
    }
    return played;
  });
}

}  // namespace quadrille::tens
