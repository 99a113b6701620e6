#include "puzzles/tens/annealing.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "engine/parallel.hpp"
#include "puzzles/tens/chain.hpp"

namespace quadrille::tens {
namespace {

// The temperature is set anew once in this many iterations: it takes a table of exponentials.
constexpr int kIterationsPerTemperature = 64;

struct Game {
  std::vector<SheetBox> moves;
  int cleared = 0;
  bool complete = false;
};

template <int Words>
Game anneal(const Sheet<Words>& sheet, const AnnealingOptions& options, Random random, int enough,
            const std::atomic<bool>& end_early, Context& context) {
  Game best;
  if (!context.enter_node()) return best;
  Chain<Words> chain(sheet, random);
  const double cooling = options.last_temperature / options.first_temperature;
  const auto keep = [&] {
    best.cleared = chain.cleared();
    best.moves.clear();
    for (int step = 0; step < chain.length(); ++step) best.moves.push_back(chain.move(step));
  };
  keep();
  best.complete = true;  // as every game of a chain is
  for (int until_cooler = 0; best.cleared < enough && context.enter_node(); --until_cooler) {
    if (until_cooler == 0) {
      if (end_early.load(std::memory_order_relaxed)) break;
      chain.set_temperature(options.first_temperature * std::pow(cooling, context.spent()));
      until_cooler = kIterationsPerTemperature;
      if (context.report_due()) {
        context.report({.done = context.spent(),
                        .message = fmt::format("{} moves, {} cells cleared", best.moves.size(), best.cleared),
                        .best = best.cleared});
      }
    }
    if (chain.iterate() && chain.cleared() > best.cleared) keep();
  }
  return best;
}

}  // namespace

PlayedPlan anneal_sheet(const Board& board, SheetShape shape, const AnnealingOptions& options, int enough,
                        Context& context) {
  const auto& limits = context.limits();
  int chains = options.chains;
  if (chains == 0) chains = limits.nodes ? kChainsByNodes : context.threads();
  const auto count = static_cast<std::uint64_t>(chains);
  const auto nodes_left = limits.nodes ? *limits.nodes - std::min(*limits.nodes, context.metrics.nodes) : 0;
  const int rounds = (chains + context.threads() - 1) / context.threads();
  const auto time_each = limits.time ? std::optional(context.remaining() / rounds) : std::nullopt;

  return on_sheet(board, shape, [&]<int Words>(const Sheet<Words>& sheet) {
    const Reservation memory(context, count * Chain<Words>::bytes(sheet));
    if (!memory.granted()) return PlayedPlan{};
    std::vector<Game> games(count);
    std::vector<std::optional<Context>> parts(count);
    std::atomic<bool> end_early = false;
    for_each_index(count, context.threads(), [&](std::size_t i) {
      Context::Part part{.time = time_each, .threads = 1};
      if (limits.nodes) part.nodes = nodes_left / count + (i < nodes_left % count ? 1 : 0);
      parts[i] = context.child(part);
      games[i] = anneal(sheet, options, context.random(i), enough, end_early, *parts[i]);
      // Where nodes are counted, each chain uses up its own: else the outcome would depend on who is faster.
      if (games[i].cleared >= enough && !limits.nodes) end_early = true;
    });
    for (const auto& part : parts) context.join(*part);
    const auto& best = *std::ranges::max_element(games, {}, &Game::cleared);
    PlayedPlan played{.plan = {}, .cleared = best.cleared, .complete = best.complete};
    for (const auto& move : best.moves) played.plan.moves.push_back(sheet.on_board(move));
    return played;
  });
}

}  // namespace quadrille::tens
