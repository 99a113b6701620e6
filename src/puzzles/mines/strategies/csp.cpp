#include "puzzles/mines/strategies/csp.hpp"

#include "puzzles/mines/analysis.hpp"

namespace quadrille::mines {
namespace {

Outcome<Analysis> solve(const Position& position, const NoOptions& /*none*/, Context& context) {
  return analyse(position, Depth::counting, context);
}

}  // namespace

Strategy<Position, Analysis> csp() {
  return make_strategy<Position, Analysis, NoOptions>(
      {.name = "csp",
       .summary = "every layout counted, component by component; a guess is the safest cell",
       .time = std::chrono::seconds(15)},
      {}, solve);
}

}  // namespace quadrille::mines
