#include "puzzles/tens/search/board/bit_board_game.hpp"

#include <algorithm>
#include <optional>

#include "engine/parallel/parallel.hpp"

namespace quadrille::tens {

BitBoardGame best_of(int count, int enough, Context& context, const OneSearch& search) {
  const auto& limits = context.limits();
  if (count == 0) count = limits.nodes ? kSearchesByNodes : context.threads();
  const auto searches = static_cast<std::size_t>(count);
  const auto nodes_left = limits.nodes ? *limits.nodes - std::min(*limits.nodes, context.metrics.nodes) : 0;
  const int rounds = (count + context.threads() - 1) / context.threads();
  const auto time_each = limits.time ? std::optional(context.remaining() / rounds) : std::nullopt;

  std::vector<BitBoardGame> games(searches);
  std::vector<std::optional<Context>> parts(searches);
  Company company;
  for_each_index(searches, context.threads(), [&](std::size_t i) {
    Context::Part part{.time = time_each, .threads = 1};
    if (limits.nodes) part.nodes = nodes_left / searches + (i < nodes_left % searches ? 1 : 0);
    parts[i] = context.child(part);
    games[i] = search(i, company, *parts[i]);
    // Under a node limit each search uses up its own nodes; otherwise the outcome would depend on which is
    // faster.
    if (games[i].cleared >= enough && !limits.nodes) company.be_done();
  });
  for (const auto& part : parts) context.join(*part);
  // A complete game of no cells is still better than none.
  return *std::ranges::max_element(
      games, {}, [](const BitBoardGame& game) { return std::pair(game.cleared, game.complete); });
}

}  // namespace quadrille::tens
