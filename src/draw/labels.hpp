#pragma once

#include <string>
#include <unordered_map>

#include "grid/picture.hpp"

namespace quadrille::draw {

// What the shown layers write into one cell. A later layer replaces what an earlier one wrote in that place.
struct CellLabels {
  std::string centre;
  std::string across;
  std::string down;
  std::string corner;

  [[nodiscard]] bool is_clue() const { return !across.empty() || !down.empty(); }
};

using Labels = std::unordered_map<Cell, CellLabels>;

enum class Medium { page, text };

// The labels of all layers shown on that medium, legible; those outside the board are left out.
[[nodiscard]] Labels gather_labels(const Picture& picture, Medium medium);

}  // namespace quadrille::draw
