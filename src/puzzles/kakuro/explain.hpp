#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// A person's next steps from a position, each with the easiest technique that gets on, its run and its
// digits. A step writes the digits it settles; one that only crosses some out has no marks and says so. All
// steps together write the answer.
//
// A mistake in the position is told first and alone: a broken rule, or where the puzzle has a single answer a
// digit that differs from it, named by its cell. Where the puzzle has several answers the deductions end
// somewhere: then one step of rule "choice" writes what the answer to go toward has, and they go on. An
// answer that is itself unfinished (a run was stopped) may hold digits that nothing proves: those are rule
// "trial".
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Filling>& request,
                                        Context& context);

}  // namespace quadrille::kakuro
