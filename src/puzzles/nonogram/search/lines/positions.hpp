#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>

// Sets of positions of one line, a bit each, and the few moves that line solving makes on them. A position is
// a cell or the boundary before a cell, so a line of n cells needs n + 1 bits. Lines up to 63 cells fit a
// word, up to 127 two; a WideBits (wide_bits.hpp) holds longer ones and has the same operations.

namespace quadrille::nonogram {

using Word = std::uint64_t;
__extension__ using DoubleWord = unsigned __int128;

inline constexpr int kWordBits = 64;

template <class W>
concept Register = std::same_as<W, Word> || std::same_as<W, DoubleWord>;

// How many words hold a line of that many cells with its boundaries.
[[nodiscard]] constexpr std::size_t words_for(int length) {
  return static_cast<std::size_t>(length) / kWordBits + 1;
}

template <Register W>
void load(W& set, const Word* words, std::size_t /*count*/) {
  std::memcpy(&set, words, sizeof(W));
}

template <Register W>
void store(const W& set, Word* words, std::size_t /*count*/) {
  std::memcpy(words, &set, sizeof(W));
}

template <Register W>
void make_single(W& set, int position) {
  set = W{1} << position;
}

template <Register W>
[[nodiscard]] bool contains(const W& set, int position) {
  return ((set >> position) & 1U) != 0;
}

template <Register W>
[[nodiscard]] bool is_empty(const W& set) {
  return set == 0;
}

template <Register W>
[[nodiscard]] bool differ(const W& a, const W& b) {
  return a != b;
}

// Every boundary that is reached from those in `from` by stepping up over blank cells. One addition does it:
// the carry runs to the end of the blanks. What lies above `latest` is not needed.
template <Register W>
[[nodiscard]] W fill_up(const W& from, const W& blank, int /*latest*/) {
  return ((blank + (from & blank)) ^ blank) | from;
}

// The same downward, where carries do not run: in doubling steps, up to 2^doublings - 1 cells. The paths of
// the steps are the same for all blocks of a line.
template <class Bits>
class Descent;

template <Register W>
class Descent<W> {
 public:
  Descent(const W& blank, int doublings) : doublings_(doublings) {
    W path = blank;
    for (int i = 0; i < doublings; ++i) {
      paths_[static_cast<std::size_t>(i)] = path;
      path &= path >> (1 << i);
    }
  }

  // What lies below the members of `floor` is not needed.
  [[nodiscard]] W fill_down(const W& from, const W& /*floor*/) const {
    W reached = from;
    for (int i = 0; i < doublings_; ++i)
      reached |= (reached >> (1 << i)) & paths_[static_cast<std::size_t>(i)];
    return reached;
  }

 private:
  int doublings_;
  std::array<W, std::bit_width(sizeof(W) * 8)> paths_;
};

// The length of a run, with the first shifts that double up to it: 1, 2, 4 or what is left. Most runs of a
// puzzle are no longer than 8, and three shifts without a branch are faster than a loop.
struct Stretch {
  std::uint16_t length = 1;
  std::array<std::uint8_t, 3> shifts{};

  Stretch() = default;
  explicit Stretch(int cells) : length(static_cast<std::uint16_t>(cells)) {
    int covered = 1;
    for (auto& shift : shifts) {
      shift = static_cast<std::uint8_t>(std::min(covered, cells - covered));
      covered += shift;
    }
  }
  static constexpr int kCovered = 8;
};

// The members of `reach` from which all cells of the stretch upward lie in `allowed`.
template <Register W>
[[nodiscard]] W fitting(const W& reach, const W& allowed, const Stretch& stretch) {
  W runs = allowed;
  for (const int shift : stretch.shifts) runs &= runs >> shift;
  for (int covered = Stretch::kCovered; covered < stretch.length; covered *= 2) {
    runs &= runs >> std::min(covered, stretch.length - covered);
  }
  return reach & runs;
}

// All cells of the stretches that start at the members.
template <Register W>
[[nodiscard]] W spread(const W& starts, const Stretch& stretch) {
  W cells = starts;
  for (const int shift : stretch.shifts) cells |= cells << shift;
  for (int covered = Stretch::kCovered; covered < stretch.length; covered *= 2) {
    cells |= cells << std::min(covered, stretch.length - covered);
  }
  return cells;
}

// Calls visit(position) for every member, in order.
template <class Visit>
void for_each_position(Word set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(__builtin_ctzll(set));
}

template <class Visit>
void for_each_position(DoubleWord set, Visit&& visit) {
  for_each_position(static_cast<Word>(set), visit);
  for_each_position(static_cast<Word>(set >> kWordBits), [&](int position) { visit(position + kWordBits); });
}

// Calls visit(position) for every member of `before` that `after`, a subset, lacks.
template <Register W, class Visit>
void for_each_lost(const W& before, const W& after, Visit&& visit) {
  for_each_position(before & ~after, visit);
}

}  // namespace quadrille::nonogram
