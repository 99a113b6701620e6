#pragma once

#include <cstdint>

#include "grid/cell.hpp"

namespace quadrille::mines::bot {

// A board without end. Whether a cell holds a mine follows from the seed and its coordinates alone, the same
// on every machine and in every language: the first draw of the SplitMix64 stream (seed, row * 2^32 + column,
// both taken modulo 2^32), as a number in [0, 1), is below the density. The nine cells around the origin hold
// none, so that a game can begin there.
struct Endless {
  std::uint64_t seed = 1;
  double density = 0.2;

  [[nodiscard]] bool has_mine(Cell cell) const;
  [[nodiscard]] int number_at(Cell cell) const;  // of mines beside it
};

}  // namespace quadrille::mines::bot
