#pragma once

#include "grid/picture.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// The page with the answer's squares, or the puzzle's own where there is none (null). Terminal, SVG, PNG, PDF
// and the page are all drawn from it. Put here symbols with a legend that has every one of them, the clues
// that can be edited as fields beside the board, and in layers what lies on top; leave out anything that only
// one window can show.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Answer* answer);

}  // namespace quadrille::template_family
