#pragma once

#include "service/solve/solve.hpp"

namespace quadrille::service {

// Solves from what a player has filled in. The answer is one of the whole puzzle and passes its check;
// `impossible` means that nothing leads on from this position. A family without positions, whose puzzle is
// one, solves it as it is. An error where the position cannot be played. Throws Fault.
[[nodiscard]] Expected<SolveResult> solve_from(const Family& family, const AnyPuzzle& puzzle,
                                               const AnyAnswer& position, const SolveRequest& request,
                                               const Hooks& hooks = {});

}  // namespace quadrille::service
