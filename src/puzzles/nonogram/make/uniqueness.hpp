#pragma once

#include <string>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/random.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// A cell of a picture in another colour.
struct CellEdit {
  Cell cell;
  Colour was = kPaper;
  Colour now = kPaper;
  friend bool operator==(const CellEdit&, const CellEdit&) = default;
};

// Edits after which the picture is the only answer of its clues; none if it already is. None of them can be
// left out. Fails if the context ends first.
[[nodiscard]] Expected<std::vector<CellEdit>> edits_to_unique(const Grid<Colour>& picture,
                                                              const std::vector<Ink>& palette,
                                                              Context& context);

// Edits a random picture, here and there by chance, until it is the only answer: more than strictly
// necessary, but that does not make it easier to solve. False: the context ended, or the picture is beyond
// repair.
[[nodiscard]] bool make_unique(Grid<Colour>& picture, const std::vector<Ink>& palette, Random& random,
                               Context& context);

[[nodiscard]] Grid<Colour> with_edits(Grid<Colour> picture, const std::vector<CellEdit>& edits);

// "row 3, column 4 becomes black"
[[nodiscard]] std::string in_words(const CellEdit& edit, const std::vector<Ink>& palette);

}  // namespace quadrille::nonogram
