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
                                 const SolveRequest& request, const Hooks& hooks) {
  if (const auto* cells = family.filled_cells()) {
    return then(cells->remaining(puzzle, position),
                [&](const PuzzlePtr& rest) { return solve(family, *rest, request, hooks); });
  }
  const auto* moves = family.played_moves();
  if (moves == nullptr) return solve(family, puzzle, request, hooks);
  auto result = then(moves->remaining(puzzle, position),
                     [&](const PuzzlePtr& rest) { return solve(family, *rest, request, hooks); });
  if (!result) return result;
  if (auto* found = std::get_if<AnyFound>(&result->outcome.found)) {
    put_before(*moves, position, *found);
    auto context = context_for(request, hooks);
    judge(family, puzzle, *result, context);
  }
  return result;
}

}  // namespace quadrille::service
