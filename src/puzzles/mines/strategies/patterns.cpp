#include "puzzles/mines/strategies/list.hpp"

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

Outcome<Analysis> solve(const Position& position, const NoOptions& /*none*/, Context& context) {
  return analyse(position, Depth::patterns, context);
}

}  // namespace

Strategy<Position, Analysis> patterns_only() {
  return make_strategy<Position, Analysis, NoOptions>(
      {.name = "patterns",
       .title = "Patterns",
       .summary = "the rules, and patterns of five by five cells; never guesses",
       .time = std::chrono::seconds(15)},
      {}, solve);
}

}  // namespace quadrille::mines
