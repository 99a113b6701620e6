#pragma once

#include <string>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille {

// What speaks against an answer, or against a puzzle that has no answer: the reason in words, and the cells
// that show it. No cells: the fault is not in any particular cell. A fault in a text is an Error, which has a
// line.
struct Objection {
  std::string reason;
  std::vector<Cell> cells{};
  friend bool operator==(const Objection&, const Objection&) = default;
};

}  // namespace quadrille
