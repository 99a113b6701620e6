#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "engine/run/context.hpp"

namespace quadrille {

// Runs members 0 ... count - 1 against each other, up to context.threads() at once. run(index, context)
// returns whether the member decided the question. Members advance in slices of equal node counts; the round
// in which the first one decides is played out, and the lowest index that decided in it wins. So the winner
// depends on node counts only, not on the number of threads or the load of the machine. nullopt: no member
// decided.
[[nodiscard]] std::optional<std::size_t> race_members(std::size_t count, Context& context,
                                                      const std::function<bool(std::size_t, Context&)>& run);

}  // namespace quadrille
