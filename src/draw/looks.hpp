#pragma once

#include <string>
#include <unordered_map>

#include "draw/scene.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// How the cells of one symbol are painted.
struct Look {
  Rgb paper = 0;
  Rgb ink = 0;
  Hatch hatch = Hatch::none;
  std::string glyph;  // legible; what is drawn in a cell without a label
};

// What is drawn in the cells of a symbol, legible: its glyph, or the symbol itself if only a hue would tell
// it from others. Colour is never the only sign: about one man in twelve does not see all hues, and a grey
// printer shows none.
[[nodiscard]] std::string drawn_glyph(const Swatch& swatch);

// A look for every symbol of the board. A symbol that the legend does not have is its own glyph.
using Looks = std::unordered_map<Symbol, Look>;
[[nodiscard]] Looks looks_of(const Picture& picture);

}  // namespace quadrille::draw
