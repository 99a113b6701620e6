#pragma once

#include <vector>

#include "engine/family/ruling.hpp"
#include "grid/objection.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// What is wrong with an answer; nothing: it is right. The checker shares no code with any strategy and is
// naive on purpose, since every answer that leaves the program passes it. Extent::so_far accepts what is not
// yet filled in.
[[nodiscard]] std::vector<Objection> check(const Puzzle& puzzle, const Answer& answer, Extent extent);

}  // namespace quadrille::template_family
