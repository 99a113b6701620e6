#pragma once

#include <string>

#include "grid/grid.hpp"
#include "grid/step.hpp"

namespace quadrille {

// A board as it was read from an image: what each cell seems to hold and how sure the reader is. A family
// turns it into a puzzle through the same door as a text, so that a doubtful cell is an error with a place.
struct ScannedCell {
  Symbol symbol{};
  double confidence = 0;  // 0..1
};

struct Scan {
  Grid<ScannedCell> board;
  std::string source;  // the window or file it came from, for messages
};

}  // namespace quadrille
