#pragma once

#include <vector>

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// "random", from nothing, and "page", from a file that holds the answer. Both give away squares until a
// person's techniques get to the end, so that every puzzle has one answer, which is known, and a grade. All
// chance comes from the Random that is given: same seed, same puzzle, on any machine. They fail where the
// file is not a finished page, or the context ends.
[[nodiscard]] std::vector<Generator<Puzzle, Answer>> generators();

// A page with each square ticked by chance.
[[nodiscard]] Grid<Symbol> random_page(Size size, double share, Random& random);

}  // namespace quadrille::template_family
