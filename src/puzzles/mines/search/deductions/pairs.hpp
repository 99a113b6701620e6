#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "puzzles/mines/search/padded_board.hpp"

namespace quadrille::mines {

// Two numbers share neighbours only if they lie at most two rows and columns apart: 24 ways.
inline constexpr int kPairs = 24;

// One of those ways: how far the second number is from the first, and which of the first one's neighbours are
// also neighbours of the second, as bits in the order of PaddedBoard::around.
struct PairShape {
  int rows = 0;
  int cols = 0;
  std::uint8_t shared = 0;
};

// In reading order, so that the reverse of shape i is shape 23 - i.
inline constexpr std::array<PairShape, kPairs> kPairShapes = [] {
  std::array<PairShape, kPairs> shapes{};
  std::size_t next = 0;
  for (int rows = -2; rows <= 2; ++rows) {
    for (int cols = -2; cols <= 2; ++cols) {
      if (rows == 0 && cols == 0) continue;
      unsigned shared = 0;
      unsigned bit = 1;
      for (int r = -1; r <= 1; ++r) {
        for (int c = -1; c <= 1; ++c) {
          if (r == 0 && c == 0) continue;
          const int away_rows = r - rows;
          const int away_cols = c - cols;
          const bool beside = away_rows >= -1 && away_rows <= 1 && away_cols >= -1 && away_cols <= 1 &&
                              (away_rows != 0 || away_cols != 0);
          shared |= beside ? bit : 0U;
          bit <<= 1U;
        }
      }
      shapes[next++] = {rows, cols, static_cast<std::uint8_t>(shared)};
    }
  }
  return shapes;
}();

// Two numbers that share unknown neighbours, and which unknown neighbours only one of them has.
struct Pair {
  PaddedIndex first = 0;
  PaddedIndex second = 0;
  Demand first_demand{};
  Demand second_demand{};
  unsigned only_first = 0;
  unsigned only_second = 0;
};

// Calls visit(Pair) for every number that shares an unknown neighbour with this one, until it returns true.
// True: one did.
template <class Visit>
[[nodiscard]] bool any_pair(const PaddedBoard& padded, PaddedIndex number, Visit&& visit) {
  const auto demand = demand_of(padded, number);
  if (demand.unknown == 0) return false;
  const auto row = number / padded.stride;
  const auto col = number % padded.stride;
  for (std::size_t i = 0; i < kPairShapes.size(); ++i) {
    const auto& shape = kPairShapes[i];
    if ((demand.unknown & shape.shared) == 0) continue;
    if (row + shape.rows < 1 || row + shape.rows > padded.rows || col + shape.cols < 1 ||
        col + shape.cols > padded.cols)
      continue;
    const PaddedIndex other = number + shape.rows * padded.stride + shape.cols;
    if (!is_number(padded.kinds[other])) continue;
    const auto others = demand_of(padded, other);
    if (visit(Pair{number, other, demand, others, demand.unknown & ~unsigned{shape.shared},
                   others.unknown & ~unsigned{kPairShapes[kPairs - 1 - i].shared}}))
      return true;
  }
  return false;
}

}  // namespace quadrille::mines
