#include "puzzles/template/strategies/tick.hpp"

namespace quadrille::template_family {
namespace {

constexpr int kMostTicks = kLongestSide * kLongestSide;

// The strategy's settings with their defaults; the declaration below gives flag, help, range and check.
struct Options {
  int most = kMostTicks;
};

Outcome<Answer> solve(const Puzzle& puzzle, const Options& options, Context& context) {
  Found<Answer> found{{puzzle.page}};
  // Whatever can grow asks for its bytes first; a refusal ends the run as memory, with what there is.
  const Reservation memory(context, puzzle.page.size().cells() * sizeof(Symbol));
  int ticks = 0;
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    if (puzzle.page[cell] != kOpen) return;
    // One call counts the node and looks at stop, time and limits. False: return what you have.
    if (!memory.granted() || ticks == options.most || !context.enter_node()) {
      found.complete = false;
      return;
    }
    found.answer.page[cell] = kTick;
    ++ticks;
  });
  if (found.complete) found.unique = true;
  return {std::move(found), context.end()};
}

}  // namespace

Strategy<Puzzle, Answer> tick_strategy() {
  return make_strategy<Puzzle, Answer, Options>(
      {.name = "auto", .summary = "ticks every open square", .time = std::chrono::seconds(1)},
      Parameters<Options>().integer("most", &Options::most, 0, kMostTicks, "squares to tick at most"), solve);
}

}  // namespace quadrille::template_family
