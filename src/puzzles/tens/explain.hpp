#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// The next moves as a person would say them, "2 + 3 + 5 = 10: 3 cells (12 of 160 cleared)". They follow the
// known plan where the position is a beginning of it; else a short search plans onward from the position. A
// position that cannot be played is one step of rule "mistake" that names the wrong move.
[[nodiscard]] std::vector<Step> explain(const Board& board, const ExplainRequest<Plan>& request,
                                        Context& context);

}  // namespace quadrille::tens
