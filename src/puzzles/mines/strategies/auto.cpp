#include "puzzles/mines/strategies/list.hpp"

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

Outcome<Analysis> solve(const Position& position, const NoOptions& /*none*/, Context& context) {
  return analyse(position, Depth::choosing, context);
}

}  // namespace

Strategy<Position, Analysis> automatic() {
  return make_strategy<Position, Analysis, NoOptions>(
      {.name = "auto",
       .title = "Strongest",
       .summary = "every layout counted; if nothing is safe, the guess with the best chance to win",
       .time = std::chrono::seconds(15)},
      {}, solve);
}

}  // namespace quadrille::mines
