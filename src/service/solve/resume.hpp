#pragma once

#include "service/solve/solve.hpp"

namespace quadrille::service {

// Solves from what a player has filled in. The answer is one to the whole puzzle and passes its check;
// `impossible` means that this position leads to no answer. A puzzle of a family without positions, which is
// itself the position, is solved as it is. Fails if the position cannot be played. Throws Fault.
[[nodiscard]] Expected<SolveResult> solve_from(const Family& family, const AnyPuzzle& puzzle,
                                               const AnyAnswer& position, const SolveRequest& request,
                                               const Hooks& hooks = {});

}  // namespace quadrille::service
