#pragma once

#include "engine/extensions/arrangement.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// Puts the answer of a result into another order, as the family's own settings say, and checks it again. An
// error means a bad setting. Throws Fault.
[[nodiscard]] Expected<AnyArranged> arrange(const Family& family, const AnyPuzzle& puzzle,
                                            SolveResult& result, const Record& settings);

}  // namespace quadrille::service
