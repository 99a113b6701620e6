#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "puzzles/nonogram/search/lines/positions.hpp"

namespace quadrille::nonogram {

// A set of positions of a line of any length up to 64 * Words - 1 cells. Only the words from `first` up to
// before `last` are meaningful, the others count as empty: the places a clue can take span few words even in
// a line of a thousand cells, and every operation costs no more than that span.
template <std::size_t Words>
class WideBits {
 public:
  WideBits() noexcept {}  // NOLINT: the words beyond the span are never read
  WideBits(const WideBits& other) noexcept : first_(other.first_), last_(other.last_) { copy_words(other); }
  WideBits& operator=(const WideBits& other) noexcept {
    first_ = other.first_;
    last_ = other.last_;
    if (this != &other) copy_words(other);
    return *this;
  }
  ~WideBits() = default;

  [[nodiscard]] std::size_t first() const { return first_; }
  [[nodiscard]] std::size_t last() const { return last_; }
  [[nodiscard]] Word word(std::size_t index) const {
    return index >= first_ && index < last_ ? words_[index] : 0;
  }
  [[nodiscard]] Word& operator[](std::size_t index) { return words_[index]; }

  // Makes [first, last) the span, its words to be written by the caller. No words: an empty span.
  void span_over(std::size_t first, std::size_t last) {
    first_ = static_cast<std::uint32_t>(std::min(first, last));
    last_ = static_cast<std::uint32_t>(last);
  }
  void clear() { first_ = last_ = 0; }

  // Drops empty words from both ends.
  void trim() {
    while (first_ < last_ && words_[first_] == 0) ++first_;
    while (first_ < last_ && words_[last_ - 1] == 0) --last_;
  }

  WideBits& operator|=(const WideBits& other) {
    if (other.first_ == other.last_) return *this;
    if (first_ == last_) return *this = other;
    while (first_ > other.first_) words_[--first_] = 0;
    while (last_ < other.last_) words_[last_++] = 0;
    for (auto i = other.first_; i < other.last_; ++i) words_[i] |= other.words_[i];
    return *this;
  }

  friend WideBits operator&(const WideBits& a, const WideBits& b) {
    WideBits both;
    both.span_over(std::max(a.first_, b.first_), std::min(a.last_, b.last_));
    for (auto i = both.first_; i < both.last_; ++i) both.words_[i] = a.words_[i] & b.words_[i];
    return both;
  }
  WideBits& operator&=(const WideBits& other) { return *this = *this & other; }

  friend WideBits operator<<(const WideBits& set, int by) {
    const auto whole = static_cast<std::size_t>(by) / kWordBits;
    const int part = by % kWordBits;
    WideBits shifted;
    shifted.span_over(set.first_ + whole, std::min<std::size_t>(set.last_ + whole + (part != 0), Words));
    for (auto i = shifted.first_; i < shifted.last_; ++i) {
      shifted.words_[i] = joined(set.word(i - whole), set.word(i - whole - 1), part);
    }
    return shifted;
  }

  friend WideBits operator>>(const WideBits& set, int by) {
    const auto whole = static_cast<std::size_t>(by) / kWordBits;
    const int part = by % kWordBits;
    const auto drop = whole + (part != 0);
    WideBits shifted;
    shifted.span_over(set.first_ - std::min<std::size_t>(set.first_, drop),
                      set.last_ - std::min<std::size_t>(set.last_, whole));
    for (auto i = shifted.first_; i < shifted.last_; ++i) {
      shifted.words_[i] = part == 0 ? set.word(i + whole)
                                    : joined(set.word(i + whole + 1), set.word(i + whole), kWordBits - part);
    }
    return shifted;
  }

 private:
  // The upper word of (high, low) shifted up by 0 ... 63.
  static Word joined(Word high, Word low, int by) {
    return by == 0 ? high : (high << by) | (low >> (kWordBits - by));
  }

  void copy_words(const WideBits& other) {
    std::copy(other.words_.begin() + other.first_, other.words_.begin() + other.last_,
              words_.begin() + other.first_);
  }

  std::uint32_t first_ = 0;
  std::uint32_t last_ = 0;
  std::array<Word, Words> words_;
};

template <std::size_t Words>
void load(WideBits<Words>& set, const Word* words, std::size_t count) {
  set.span_over(0, count);
  for (std::size_t i = 0; i < count; ++i) set[i] = words[i];
}

template <std::size_t Words>
void store(const WideBits<Words>& set, Word* words, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) words[i] = set.word(i);
}

template <std::size_t Words>
void make_single(WideBits<Words>& set, int position) {
  const auto index = static_cast<std::size_t>(position) / kWordBits;
  set.span_over(index, index + 1);
  set[index] = Word{1} << (position % kWordBits);
}

template <std::size_t Words>
[[nodiscard]] bool contains(const WideBits<Words>& set, int position) {
  return (set.word(static_cast<std::size_t>(position) / kWordBits) >> (position % kWordBits) & 1U) != 0;
}

template <std::size_t Words>
[[nodiscard]] bool is_empty(const WideBits<Words>& set) {
  for (auto i = set.first(); i < set.last(); ++i) {
    if (set.word(i) != 0) return false;
  }
  return true;
}

template <std::size_t Words>
[[nodiscard]] bool differ(const WideBits<Words>& a, const WideBits<Words>& b) {
  for (auto i = std::min(a.first(), b.first()); i < std::max(a.last(), b.last()); ++i) {
    if (a.word(i) != b.word(i)) return true;
  }
  return false;
}

template <std::size_t Words>
[[nodiscard]] WideBits<Words> fill_up(const WideBits<Words>& from, const WideBits<Words>& blank, int latest) {
  const auto end = static_cast<std::size_t>(latest) / kWordBits + 1;
  WideBits<Words> reached;
  reached.span_over(from.first(), end);
  Word carry = 0;
  for (auto i = reached.first(); i < end; ++i) {
    const Word seeds = from.word(i);
    const Word cells = blank.word(i);
    Word sum = 0;
    const bool over = __builtin_add_overflow(cells, seeds & cells, &sum);
    const bool more = __builtin_add_overflow(sum, carry, &sum);
    reached[i] = (sum ^ cells) | seeds;
    carry = static_cast<Word>(over || more);
  }
  reached.trim();
  return reached;
}

template <std::size_t Words>
class Descent<WideBits<Words>> {
 public:
  Descent(const WideBits<Words>& blank, int doublings) : blank_(blank), doublings_(std::min(doublings, 6)) {}

  // Word by word from above; the lowest boundary of a word steps down into the next.
  [[nodiscard]] WideBits<Words> fill_down(const WideBits<Words>& from, const WideBits<Words>& floor) const {
    WideBits<Words> reached;
    reached.span_over(floor.first(), from.last());
    Word above = 0;
    for (auto i = reached.last(); i-- > reached.first();) {
      const Word cells = blank_.word(i);
      const Word seeds = from.word(i) | (cells & (above << (kWordBits - 1)));
      reached[i] = seeds == 0 ? 0 : Descent<Word>(cells, doublings_).fill_down(seeds, 0);
      above = reached[i] & 1U;
    }
    reached.trim();
    return reached;
  }

 private:
  const WideBits<Words>& blank_;
  int doublings_;
};

template <std::size_t Words>
[[nodiscard]] WideBits<Words> fitting(const WideBits<Words>& reach, const WideBits<Words>& allowed,
                                      const Stretch& stretch) {
  WideBits<Words> runs;
  const auto beyond = static_cast<std::size_t>(stretch.length) / kWordBits + 2;
  runs.span_over(reach.first(), std::min(reach.last() + beyond, allowed.last()));
  for (auto i = runs.first(); i < runs.last(); ++i) runs[i] = allowed.word(i);
  for (int covered = 1; covered < stretch.length; covered *= 2) {
    runs &= runs >> std::min(covered, stretch.length - covered);
  }
  auto starts = reach & runs;
  starts.trim();
  return starts;
}

template <std::size_t Words>
[[nodiscard]] WideBits<Words> spread(const WideBits<Words>& starts, const Stretch& stretch) {
  auto cells = starts;
  for (int covered = 1; covered < stretch.length; covered *= 2) {
    cells |= cells << std::min(covered, stretch.length - covered);
  }
  return cells;
}

template <std::size_t Words, class Visit>
void for_each_position(const WideBits<Words>& set, Visit&& visit) {
  for (auto i = set.first(); i < set.last(); ++i) {
    for_each_position(set.word(i), [&](int position) { visit(position + static_cast<int>(i) * kWordBits); });
  }
}

template <std::size_t Words, class Visit>
void for_each_lost(const WideBits<Words>& before, const WideBits<Words>& after, Visit&& visit) {
  for (auto i = before.first(); i < before.last(); ++i) {
    for_each_position(before.word(i) & ~after.word(i),
                      [&](int position) { visit(position + static_cast<int>(i) * kWordBits); });
  }
}

}  // namespace quadrille::nonogram
