#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "puzzles/nonogram/search/lines/positions.hpp"

// The cells of a line as bits in a few words, cell 0 the lowest bit of the first word.

namespace quadrille::nonogram::combinations {

using Bits = std::span<Word>;
using ConstBits = std::span<const Word>;

[[nodiscard]] inline bool test(ConstBits set, int cell) {
  return (set[static_cast<std::size_t>(cell) / kWordBits] >> (cell % kWordBits) & 1U) != 0;
}

inline void insert(Bits set, int from, int count) {
  for (int cell = from; cell < from + count; ++cell) {
    set[static_cast<std::size_t>(cell) / kWordBits] |= Word{1} << (cell % kWordBits);
  }
}

inline void erase(Bits set, int from, int count) {
  for (int cell = from; cell < from + count; ++cell) {
    set[static_cast<std::size_t>(cell) / kWordBits] &= ~(Word{1} << (cell % kWordBits));
  }
}

inline void intersect(Bits set, ConstBits with) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] &= with[i];
}

inline void unite(Bits set, ConstBits with) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] |= with[i];
}

inline void subtract(Bits set, ConstBits what) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] &= ~what[i];
}

[[nodiscard]] inline bool is_subset(ConstBits set, ConstBits of) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    if ((set[i] & ~of[i]) != 0) return false;
  }
  return true;
}

}  // namespace quadrille::nonogram::combinations
