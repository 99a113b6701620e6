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
  std::string glyph;  // legible; what stands in a cell that has no label
};

// A look for every symbol of the board. One that only its hue would tell apart gets its symbol as a glyph; so
// does one that the legend does not know.
using Looks = std::unordered_map<Symbol, Look>;
[[nodiscard]] Looks looks_of(const Picture& picture);

}  // namespace quadrille::draw
