#pragma once

#include <string>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille {

// What speaks against an answer, or against a puzzle that has none: the reason in words, and the cells that
// show it. No cells: it lies in no cell by itself. What is wrong with a text is an Error, which has a line.
struct Objection {
  std::string reason;
  std::vector<Cell> cells{};
  friend bool operator==(const Objection&, const Objection&) = default;
};

}  // namespace quadrille
