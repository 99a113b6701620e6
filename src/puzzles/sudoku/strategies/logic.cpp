#include "puzzles/sudoku/search/answers.hpp"
#include "puzzles/sudoku/strategies/list.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"

namespace quadrille::sudoku {
namespace {

// The notes and the web of chains of a square of sixteen, in bytes.
constexpr std::size_t kMostBytes = std::size_t{1} << 22U;

struct LogicOptions {
  Tier hardest = Tier::expert;
};

// What was deduced holds in every answer: a full square is the only one, and a contradiction is a proof.
Outcome<Filling> solve(const Puzzle& puzzle, const LogicOptions& options, Context& context) {
  const Reservation memory(context, kMostBytes);
  if (!memory.granted()) return {.found = {}, .end = context.end()};
  ByHand hand(puzzle, blank(puzzle));
  while (!hand.finished() && !hand.notes().contradictory()) {
    const auto insight = hand.next(options.hardest, context);
    if (!insight) break;
    context.metrics.add(hand.techniques()[insight->technique]->name, 1);
    hand.note(insight->finding);
  }
  if (hand.notes().contradictory() || clash(puzzle)) {
    if (context.end() != End::finished) return {.found = {}, .end = context.end()};
    return {.found = why_impossible(puzzle)};
  }
  Found<Filling> found{.answer = hand.notes().written(), .complete = hand.finished()};
  if (found.complete) found.unique = true;
  return {.found = std::move(found), .end = context.end()};
}

}  // namespace

Strategy<Puzzle, Filling> logic() {
  return make_strategy<Puzzle, Filling, LogicOptions>(
      {.name = "logic",
       .title = "Techniques only",
       .summary = "a person's techniques alone, without a guess; ends where they do",
       .time = std::chrono::seconds(10)},
      Parameters<LogicOptions>().choice("hardest", &LogicOptions::hardest,
                                        {{"easy", Tier::easy},
                                         {"medium", Tier::medium},
                                         {"hard", Tier::hard},
                                         {"expert", Tier::expert},
                                         {"diabolical", Tier::diabolical}},
                                        "grade of the hardest technique; diabolical ones are trials"),
      solve);
}

}  // namespace quadrille::sudoku
