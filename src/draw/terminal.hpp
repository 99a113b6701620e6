#pragma once

#include <string>

#include "grid/picture.hpp"

namespace quadrille::draw {

struct TextOptions {
  bool colour = false;      // the swatches' colours, as a terminal's escape codes
  bool truecolour = false;  // all 24 bits of them; else the nearest of the 256 that every terminal knows
  bool corners = true;      // corner labels, behind what stands in the cell: "5:12"
  bool caption = true;
};

// A picture for a terminal or a text file: cells of equal width, clues to the left and on top, a clue cell as
// down\across, a ring as (x) and a cross as [x]. Boxes are not drawn. A glyph that is empty leaves the place
// to the symbol; one that is a blank leaves the cell blank. No control character but the newline, and with
// colour the escape codes made here, is ever in the text.
[[nodiscard]] std::string text(const Picture& picture, const TextOptions& options = {});

}  // namespace quadrille::draw
