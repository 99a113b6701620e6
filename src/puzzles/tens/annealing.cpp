#include "puzzles/tens/annealing.hpp"

#include <atomic>
#include <cmath>

#include <fmt/format.h>

#include "puzzles/tens/chain.hpp"
#include "puzzles/tens/sheet_game.hpp"

namespace quadrille::tens {
namespace {

// The temperature is set anew once in this many iterations: it takes a table of exponentials.
constexpr int kIterationsPerTemperature = 64;

template <int Words>
SheetGame anneal(const Sheet<Words>& sheet, const AnnealingOptions& options, Random random, int enough,
                 const std::atomic<bool>& end_early, Context& context) {
  SheetGame best;
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
  return on_sheet(board, shape, [&]<int Words>(const Sheet<Words>& sheet) {
    const auto game =
        best_of(options.chains, enough, context,
                [&](std::size_t number, const std::atomic<bool>& end_early, Context& own) -> SheetGame {
                  const Reservation memory(own, Chain<Words>::bytes(sheet));
                  if (!memory.granted()) return {};
                  return anneal(sheet, options, context.random(number), enough, end_early, own);
                });
    return plan_of(sheet, game);
  });
}

}  // namespace quadrille::tens
