#include "service/solve/resume.hpp"

namespace quadrille::service {
namespace {

// The position comes before every answer to the remaining puzzle. What was proven the best of the rest need
// not be the best of the whole.
void put_before(const AnyPlayedMoves& moves, const AnyAnswer& position, AnyFound& found) {
  found.answer = moves.append(position, *found.answer);
  if (found.second) found.second = moves.append(position, **found.second);
  found.optimal.reset();
}

}  // namespace

Expected<SolveResult> solve_from(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                                 const SolveRequest& request, const Hooks& hooks, const Finish& finish) {
  const auto solved = [&](const AnyPuzzle& rest) {
    auto result = solve(family, rest, request, hooks);
    if (!result || !finish || result->outcome.answer() == nullptr) return result;
    if (const auto finished = finish(rest, *result); !finished) result = std::unexpected(finished.error());
    return result;
  };
  const auto solved_rest = [&](const PuzzlePtr& rest) { return solved(*rest); };
  if (const auto* cells = family.filled_cells()) return then(cells->remaining(puzzle, position), solved_rest);
  const auto* moves = family.played_moves();
  if (moves == nullptr) return solved(puzzle);
  auto result = then(moves->remaining(puzzle, position), solved_rest);
  if (!result) return result;
  if (auto* found = std::get_if<AnyFound>(&result->outcome.found)) {
    put_before(*moves, position, *found);
    auto context = context_for(request, hooks);
    judge(family, puzzle, *result, context);
  }
  return result;
}

}  // namespace quadrille::service
