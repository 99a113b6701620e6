#include "puzzles/mines/strategies/list.hpp"

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

Outcome<Analysis> solve(const Position& position, const NoOptions& /*none*/, Context& context) {
  return analyse(position, Depth::rules, context);
}

}  // namespace

Strategy<Position, Analysis> reduction_only() {
  return make_strategy<Position, Analysis, NoOptions>(
      {.name = "reduce",
       .title = "Rules only",
       .summary = "rules alone: one and two numbers at a time; never guesses",
       .time = std::chrono::seconds(15)},
      {}, solve);
}

}  // namespace quadrille::mines
