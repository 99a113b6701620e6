#pragma once

#include <functional>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// What is done to a result for the rest of a puzzle before the position is put in front of its answer.
using Finish = std::function<Expected<void>(const AnyPuzzle& rest, SolveResult& result)>;

// Solves from what a player has filled in. The answer is one to the whole puzzle and passes its check;
// `impossible` means that this position leads to no answer. A puzzle of a family without positions, which is
// itself the position, is solved as it is. Fails if the position cannot be played, or if finish fails. Throws Fault.
[[nodiscard]] Expected<SolveResult> solve_from(const Family& family, const AnyPuzzle& puzzle,
                                               const AnyAnswer& position, const SolveRequest& request,
                                               const Hooks& hooks = {}, const Finish& finish = {});

}  // namespace quadrille::service
