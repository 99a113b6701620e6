#include "puzzles/nonogram/search/solving.hpp"

#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/find_answers.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"
#include "puzzles/nonogram/search/propagation.hpp"
#include "puzzles/nonogram/search/sure_part.hpp"
#include "puzzles/nonogram/teach/reasons.hpp"

namespace quadrille::nonogram {

Outcome<Painting> solve(const Puzzle& puzzle, Effort effort, Context& context) {
  // 1. Line solving, which settles nearly every published puzzle.
  const Reservation for_lines(context, Lines::bytes(puzzle));
  if (!for_lines.granted() || !context.enter_node()) return {.found = {}, .end = context.end()};
  const Lines lines(puzzle);
  const Reservation memory(context, Propagation::bytes(lines));
  if (!memory.granted() || !context.proceed()) return {.found = {}, .end = context.end()};
  auto [candidates, contradiction] = first_candidates(puzzle, lines, context);
  if (contradiction) return refuted(puzzle, no_colour(*contradiction));
  if (context.end() != End::finished) return {.found = {}, .end = context.end()};
  Found<Painting> found{.answer = {}, .complete = false};
  {
    Propagation propagation(lines);
    propagation.queue_all(candidates);
    const auto propagated = propagation.run(candidates, context);
    if (propagated == Propagated::contradiction)
      return refuted(puzzle, no_placement(puzzle, lines, propagation.failed_line()));
    found.answer = painting_of(lines, candidates);
    if (propagated == Propagated::stopped) {
      auto sure = sure_part(lines, std::move(found.answer), propagation.left_waiting());
      if (sure.broken_line) return refuted(puzzle, no_placement(puzzle, lines, *sure.broken_line));
      found.answer = std::move(sure.painting);
      return {.found = std::move(found), .end = context.end()};
    }
  }
  if (context.logs(LogLevel::info)) {
    context.log(LogLevel::info,
                fmt::format("lines done: {} colours open in {} lines", candidates.open, lines.count()));
  }
  if (candidates.open == 0) {
    found.complete = true;
    found.unique = true;
    return {.found = std::move(found)};
  }
  if (auto unequal = unequal_totals(puzzle)) return {.found = std::move(*unequal)};
  if (effort == Effort::lines) return {.found = std::move(found)};
  if (!context.proceed()) return {.found = std::move(found), .end = context.end()};

  // 2. What stays open.
  const auto open = candidates;
  auto result = find_answers({.puzzle = puzzle,
                              .lines = lines,
                              .candidates = std::move(candidates),
                              .wanted = context.unique_wanted() ? std::size_t{2} : 1},
                             effort, context);
  if (result.answers.empty()) {
    if (result.all) return {.found = no_painting(lines, open)};
    found.answer = painting_of(lines, result.candidates);
    return {.found = std::move(found), .end = context.end()};
  }
  found.complete = true;
  found.answer = std::move(result.answers[0]);
  if (result.answers.size() > 1) {
    found.unique = false;
    found.second = std::move(result.answers[1]);
  } else if (result.all) {
    found.unique = true;
  }
  const auto end = found.unique ? End::finished : context.end();
  return {.found = std::move(found), .end = end};
}

Outcome<Painting> second(const Puzzle& puzzle, const Painting& first, Context& context) {
  context.log(LogLevel::info, "proof: looking for a second answer");
  const Objection only{.reason = "the answer is the only one"};
  const Reservation for_lines(context, Lines::bytes(puzzle));
  if (!for_lines.granted() || !context.enter_node()) return {.found = {}, .end = context.end()};
  const Lines lines(puzzle);
  const Reservation memory(context, Propagation::bytes(lines));
  if (!memory.granted() || !context.proceed()) return {.found = {}, .end = context.end()};
  if (auto other = swapped(puzzle, first, context)) return {.found = Found<Painting>{std::move(*other)}};
  auto candidates = first_candidates(puzzle, lines, context).candidates;
  if (context.end() != End::finished) return {.found = {}, .end = context.end()};
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  if (propagation.run(candidates, context) == Propagated::stopped) return {.found = {}, .end = context.end()};
  if (candidates.open == 0) return {.found = only};
  auto result = find_answers(
      {.puzzle = puzzle, .lines = lines, .candidates = std::move(candidates), .known = {first}, .wanted = 2},
      Effort::all, context);
  if (result.answers.size() > 1) return {.found = Found<Painting>{std::move(result.answers[1])}};
  if (result.all) return {.found = only};
  return {.found = {}, .end = context.end()};
}

}  // namespace quadrille::nonogram
