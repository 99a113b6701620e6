#pragma once

#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// A person's next steps from a position. A mistake comes first and alone: a broken rule, or a square that is
// not so in the only answer. Where the techniques end and there is an answer to go toward, a step of rule
// "choice" writes one of its squares; without one the steps end there.
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Answer>& request,
                                        Context& context);

}  // namespace quadrille::template_family
