#pragma once

#include "engine/run/context.hpp"
#include "engine/teach/grade.hpp"
#include "grid/error.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// How hard a puzzle is for a person who always takes the easiest step: the tier of the hardest technique that
// was needed. Fails where the techniques do not get to an answer, or the context ends. Document the names and
// what they mean in the family's README.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::template_family
