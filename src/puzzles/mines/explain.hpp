#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// A person's steps: one named rule after the other, each with the cells it concludes and the numbers it
// follows from; then what only counting all layouts shows; then a guess, with its risk, where nothing is
// safe. What is marked already and wrong comes first, as "mistake", and alone; the rest of it is taken as
// proven. Towards a known analysis only what that one found is told.
[[nodiscard]] std::vector<Step> explain(const Position& position, const ExplainRequest<Analysis>& request,
                                        Context& context);

}  // namespace quadrille::mines
