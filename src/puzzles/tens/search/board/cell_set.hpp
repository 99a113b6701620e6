#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace quadrille::tens {

// A set of up to 64 * Words cells, numbered row by row. The inner loops of the search work on these alone.
template <int Words>
struct CellSet {
  std::array<std::uint64_t, Words> words{};

  friend bool operator==(const CellSet&, const CellSet&) = default;

  friend CellSet operator&(const CellSet& a, const CellSet& b) {
    CellSet both;
    for (int i = 0; i < Words; ++i) both.words[i] = a.words[i] & b.words[i];
    return both;
  }
  friend CellSet operator|(const CellSet& a, const CellSet& b) {
    CellSet either;
    for (int i = 0; i < Words; ++i) either.words[i] = a.words[i] | b.words[i];
    return either;
  }
  friend CellSet operator^(const CellSet& a, const CellSet& b) {
    CellSet one;
    for (int i = 0; i < Words; ++i) one.words[i] = a.words[i] ^ b.words[i];
    return one;
  }
  // The cells of this set that are not in the other one.
  [[nodiscard]] CellSet without(const CellSet& other) const {
    CellSet rest;
    for (int i = 0; i < Words; ++i) rest.words[i] = words[i] & ~other.words[i];
    return rest;
  }

  [[nodiscard]] bool meets(const CellSet& other) const {
    std::uint64_t common = 0;
    for (int i = 0; i < Words; ++i) common |= words[i] & other.words[i];
    return common != 0;
  }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (int i = 0; i < Words; ++i) any |= words[i];
    return any == 0;
  }
  [[nodiscard]] int count() const {
    int cells = 0;
    for (int i = 0; i < Words; ++i) cells += std::popcount(words[i]);
    return cells;
  }

  // Calls visit(int) for every cell, in order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (int i = 0; i < Words; ++i) {
      for (auto bits = words[i]; bits != 0; bits &= bits - 1) visit(64 * i + std::countr_zero(bits));
    }
  }

  void add(int cell) { words[cell / 64] |= std::uint64_t{1} << (cell % 64); }
};

}  // namespace quadrille::tens
