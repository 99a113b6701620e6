#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The next steps as a person would take them from any position: one line, the cells it yields and why, in
// one sentence; see Rule for the rules. A position that no answer goes on from is one step of rule
// "mistake", which names a cell that is wrong without saying what it should be. Towards a partial answer the
// steps go as far as that and no farther.
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Painting>& request,
                                        Context& context);

}  // namespace quadrille::nonogram
