#pragma once

#include <quadrille/values.hpp>

#include "grid/grid.hpp"

// The model: what a puzzle is and what an answer is, as plain values with defaulted comparison. No algorithm
// and no text lives here. This family's puzzle is a page of squares, some of them marked '?'; to solve it is
// to tick them.
namespace quadrille::template_family {

inline constexpr int kLongestSide = 1000;

inline constexpr Symbol kBlank = U'.';  // nothing to do
inline constexpr Symbol kOpen = U'?';   // to be ticked
inline constexpr Symbol kTick = U'x';

struct Puzzle {
  Grid<Symbol> page;  // kBlank and kOpen
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// The page with ticks; partial as long as it has a kOpen.
struct Answer {
  Grid<Symbol> page;
  friend bool operator==(const Answer&, const Answer&) = default;
};

}  // namespace quadrille::template_family
