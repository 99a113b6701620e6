#pragma once

#include <string>

#include "grid/picture.hpp"

namespace quadrille::draw {

struct TextOptions {
  bool colour = false;      // the swatches' colours, as a terminal's escape codes
  bool truecolour = false;  // all 24 bits of them; otherwise the nearest of the 256 that every terminal has
  bool corners = true;      // corner labels, after the text of the cell: "5:12"
  bool caption = true;
  bool rulers = false;  // the numbers of rows and columns
};

// A picture for a terminal or a text file: cells of equal width, clues to the left and on top, a clue cell as
// down\across, a ring as (x) and a cross as [x]. Boxes are not drawn. If a glyph is empty, the symbol is
// written; if it is a blank, the cell stays blank. Rulers stand where clues would, digit below digit where a
// number is wider than a cell; of a board with clues, to the right and below. The text never has a control
// character other than the newline and, with colour, the escape codes made here.
[[nodiscard]] std::string text(const Picture& picture, const TextOptions& options = {});

}  // namespace quadrille::draw
