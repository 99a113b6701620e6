#include "puzzles/tens/search/annealing.hpp"

#include <cmath>

#include <fmt/format.h>

#include "puzzles/tens/search/board/bit_board_game.hpp"
#include "puzzles/tens/search/chain.hpp"

namespace quadrille::tens {
namespace {

// The temperature changes only once in this many iterations, since it takes a table of exponentials.
constexpr int kIterationsPerTemperature = 64;

template <int Words>
BitBoardGame anneal(const BitBoard<Words>& bit_board, const AnnealingOptions& options, Random random,
                    int enough, Company& company, Context& context) {
  BitBoardGame best;
  if (!context.enter_node()) return best;
  Chain<Words> chain(bit_board, random);
  const double cooling = options.last_temperature / options.first_temperature;
  const auto keep = [&] {
    best.cleared = chain.cleared();
    best.moves.clear();
    for (int step = 0; step < chain.length(); ++step) best.moves.push_back(chain.move(step));
  };
  keep();
  best.complete = true;  // as every game of a chain is
  if (chain.length() == 0) return best;
  for (int until_cooler = 0; best.cleared < enough && context.enter_node(); --until_cooler) {
    if (until_cooler == 0) {
      if (company.done()) break;
      chain.set_temperature(options.first_temperature * std::pow(cooling, context.spent()));
      until_cooler = kIterationsPerTemperature;
      if (context.report_due()) {
        const int of_all = company.best_with(best.cleared);
        context.report({.done = context.spent(),
                        .message = fmt::format("annealing, best: {} cells", of_all),
                        .best = of_all});
      }
    }
    if (chain.iterate() && chain.cleared() > best.cleared) keep();
  }
  return best;
}

}  // namespace

PlayedPlan anneal_sheet(const Board& board, BitBoardShape shape, const AnnealingOptions& options, int enough,
                        Context& context) {
  context.log(LogLevel::info, "annealing begins");
  return on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    const auto game =
        best_of(options.chains, enough, context,
                [&](std::size_t number, Company& company, Context& own) -> BitBoardGame {
                  const Reservation memory(own, Chain<Words>::bytes(bit_board));
                  if (!memory.granted()) return {};
                  return anneal(bit_board, options, context.random(number), enough, company, own);
                });
    if (context.logs(LogLevel::debug)) {
      context.log(LogLevel::debug, fmt::format("annealing: {} cells in {} moves, {} states in all",
                                               game.cleared, game.moves.size(), context.metrics.nodes));
    }
    return plan_of(bit_board, game);
  });
}

}  // namespace quadrille::tens
