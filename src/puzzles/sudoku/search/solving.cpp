#include "puzzles/sudoku/search/solving.hpp"

#include <utility>

#include "puzzles/sudoku/search/answers.hpp"
#include "puzzles/sudoku/search/searches.hpp"

namespace quadrille::sudoku {
namespace {

// About 50 ms: most squares of sixteen take a hundredth of it, and those that do not are better left to
// clauses, which learn.
constexpr std::uint64_t kNodesBeforeClauses = 20'000;

// The copies of a search for sixteen, one below the other, in bytes.
constexpr std::size_t kSearchBytes = std::size_t{1} << 18U;

}  // namespace

Answers search_fastest(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  if (puzzle.side() == 9) return search_nine(puzzle, wanted, context);
  if (puzzle.side() < 9) return search_any_side(puzzle, wanted, context);
  auto own = context.child({.nodes = kNodesBeforeClauses});
  auto answers = search_any_side(puzzle, wanted, own);
  if (answers.settled(wanted) || own.end() != End::nodes) {
    context.join(own);
    return answers;
  }
  context.metrics.join(own.metrics);
  context.log(LogLevel::info, "clauses, since the search has not settled it");
  auto by_clauses = search_clauses(puzzle, wanted, context);
  return by_clauses.fillings.size() >= answers.fillings.size() ? by_clauses : answers;
}

Outcome<Filling> solve_with(SearchFor search, const Puzzle& puzzle, Context& context) {
  const Reservation memory(context, kSearchBytes);
  if (!memory.granted()) return {.found = {}, .end = context.end()};
  if (auto objection = clash(puzzle)) {
    if (!context.enter_node()) return {.found = {}, .end = context.end()};
    return {.found = std::move(*objection)};
  }
  const std::size_t wanted = context.unique_wanted() ? 2 : 1;
  auto answers = search(puzzle, wanted, context);
  if (answers.fillings.empty()) {
    if (answers.all) return {.found = why_impossible(puzzle)};
    return {.found = Found<Filling>{.answer = blank(puzzle), .complete = false}, .end = context.end()};
  }
  Found<Filling> found{.answer = std::move(answers.fillings.front())};
  if (answers.fillings.size() > 1) {
    found.unique = false;
    found.second = std::move(answers.fillings[1]);
  } else if (answers.all) {
    found.unique = true;
  }
  return {.found = std::move(found), .end = answers.settled(wanted) ? End::finished : context.end()};
}

Outcome<Filling> second(const Puzzle& puzzle, const Filling& first, Context& context) {
  // Whoever finds two answers has found one that differs.
  auto answers = search_fastest(puzzle, 2, context);
  for (auto& filling : answers.fillings) {
    if (filling != first) return {.found = Found<Filling>{std::move(filling)}};
  }
  if (answers.all) return {.found = Objection{.reason = "the answer is the only one"}};
  return {.found = {}, .end = context.end()};
}

Proof prove(const Puzzle& puzzle, Context& context) {
  auto answers = search_fastest(puzzle, 2, context);
  Proof proof;
  if (answers.fillings.size() > 1) {
    proof = {Number::several, std::move(answers.fillings[0]), std::move(answers.fillings[1])};
  } else if (answers.all) {
    proof.answers = answers.fillings.empty() ? Number::none : Number::one;
    if (!answers.fillings.empty()) proof.answer = std::move(answers.fillings[0]);
  }
  return proof;
}

}  // namespace quadrille::sudoku
