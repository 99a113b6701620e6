#include "service/resume.hpp"

namespace quadrille::service {
namespace {

// The position stands before every answer of the rest. What was proven the best of the rest need not be the
// best of the whole.
void join(const Family& family, const AnyAnswer& position, AnyFound& found) {
  found.answer = family.joined(position, *found.answer);
  if (found.second) found.second = family.joined(position, **found.second);
  found.optimal.reset();
}

}  // namespace

Expected<SolveResult> solve_from(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                                 const SolveRequest& request, const Hooks& hooks) {
  if (!family.doors().rest) return solve(family, puzzle, request, hooks);
  const auto rest = family.rest(puzzle, position);
  if (!rest) return std::unexpected(rest.error());
  auto result = solve(family, **rest, request, hooks);
  if (!result || !family.doors().joined) return result;
  if (auto* found = std::get_if<AnyFound>(&result->outcome.found)) {
    join(family, position, *found);
    auto context = context_for(request, hooks);
    judge(family, puzzle, *result, context);
  }
  return result;
}

}  // namespace quadrille::service
