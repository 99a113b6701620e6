#include "puzzles/template/search/search.hpp"
#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {
namespace {

enum class First { tick, blank };

// The settings with their defaults; the declaration below gives flag, help, range and check.
struct Options {
  First first = First::tick;
};

// Says only what it has proven: `unique` stays empty, and the family's `second` settles it. A run that is cut
// returns what there is, here the squares that were given.
Outcome<Answer> solve(const Puzzle& puzzle, const Options& options, Context& context) {
  auto outcome = search(puzzle, {.ticks_first = options.first == First::tick}, context);
  if (outcome.end != End::finished) outcome.found = Found<Answer>{.answer = blank(puzzle), .complete = false};
  return outcome;
}

}  // namespace

Strategy<Puzzle, Answer> auto_strategy() {
  return make_strategy<Puzzle, Answer, Options>(
      {.name = "auto",
       .title = "Every square",
       .summary = "tries every square in reading order",
       .time = std::chrono::seconds(10)},
      Parameters<Options>().choice("first", &Options::first, {{"tick", First::tick}, {"blank", First::blank}},
                                   "what an open square is tried as first"),
      solve);
}

}  // namespace quadrille::template_family
