#pragma once

#include "draw/scene.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// Decides where everything in a picture goes, once for all painters: the board with its lines, clues to the
// left and on top, rulers, labels and shapes of the shown layers, and the caption below.

struct LayoutOptions {
  // False leaves out letters, hatches and inner lines, for cells too small to show them.
  bool details = true;
  bool rulers = false;  // the numbers of rows and columns
};

[[nodiscard]] Scene lay_out(const Picture& picture, const LayoutOptions& options = {});

}  // namespace quadrille::draw
