#pragma once

#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// An answer other than a given one, or a proof that there is none; nothing where the context ends before.
[[nodiscard]] Outcome<Answer> second(const Puzzle& puzzle, const Answer& answer, Context& context);

// The puzzles with exactly one answer that are one change away, a square given or one number another, in that
// order. None for a puzzle that has one answer. A context that ends leaves those found so far.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::template_family
