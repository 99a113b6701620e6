#pragma once

#include <string>

#include "grid/picture.hpp"

namespace quadrille::draw {

struct SvgOptions {
  double scale = 1;     // of the size it asks for; the picture itself has none
  bool rulers = false;  // the numbers of rows and columns
};

// A picture as a standalone SVG document: well-formed XML whatever the picture's texts hold, text as text, no
// script, nothing loaded from elsewhere, and no id, so that one page can hold many.
[[nodiscard]] std::string svg(const Picture& picture, const SvgOptions& options = {});

}  // namespace quadrille::draw
