#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/family/strategy.hpp"

namespace quadrille {

// Runs members 0 ... count - 1 against each other, up to context.threads() at once. run(index, context)
// returns whether the member decided the question. Members advance in slices of equal node counts; the round
// in which the first one decides is played out, and the lowest index that decided in it wins. So the winner
// depends on node counts only, not on the number of threads or the load of the machine. nullopt: no member
// decided.
[[nodiscard]] std::optional<std::size_t> race_members(std::size_t count, Context& context,
                                                      const std::function<bool(std::size_t, Context&)>& run);

// A portfolio of strategies on one puzzle. If none decides, the outcome of the first that found anything.
template <class P, class A>
[[nodiscard]] Outcome<A> race(std::span<const Run<P, A>> members, const P& puzzle, Context& context) {
  std::vector<Outcome<A>> outcomes(members.size());
  const auto winner = race_members(members.size(), context, [&](std::size_t index, Context& own) {
    auto& outcome = outcomes[index];
    outcome = members[index](puzzle, own);
    const auto* found = outcome.answer();
    return outcome.impossible() != nullptr || (found != nullptr && found->complete);
  });
  if (winner) return std::move(outcomes[*winner]);
  for (auto& outcome : outcomes) {
    if (outcome.answer() != nullptr) {
      outcome.end = context.end() != End::finished ? context.end() : outcome.end;
      return std::move(outcome);
    }
  }
  // A member may have ended for a reason that does not end the whole run, such as its own byte limit.
  const auto cut = std::ranges::find_if(outcomes, [](const auto& each) { return each.end != End::finished; });
  return {.found = {},
          .end = context.end() == End::finished && cut != outcomes.end() ? cut->end : context.end()};
}

}  // namespace quadrille
