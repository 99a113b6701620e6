#pragma once

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// The referee: every rule that the answer breaks, with the cells that show it; so_far, what is open breaks
// none. Every answer that leaves the program passes it, so write it first, naively and from the rules alone:
// it includes nothing of search/, strategies/ or teach/. A referee that has to search keeps within the
// context and leaves what it could not decide (Ruling::leave); this one only counts.
[[nodiscard]] Ruling check(const Puzzle& puzzle, const Answer& answer, Extent extent, Context& context);

}  // namespace quadrille::template_family
