#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::kakuro {

// A set of subsets of up to 6 + log2(Words) digits, one bit per subset. With few digits in play it is a
// single word. Subset number s contains digit index d iff bit d of s is set; digits 0-5 select bits within a
// word, 6-8 words.
template <std::size_t Words>
class SubsetSet {
 public:
  [[nodiscard]] bool contains(unsigned subset) const {
    return (words_[subset >> 6U] >> (subset & 63U) & 1U) != 0;
  }
  void insert(unsigned subset) { words_[subset >> 6U] |= std::uint64_t{1} << (subset & 63U); }

  // The subsets of this that lack the digit, with the digit added.
  [[nodiscard]] SubsetSet with(unsigned digit) const {
    SubsetSet result;
    if (digit < 6) {
      for (std::size_t i = 0; i < Words; ++i) result.words_[i] = (words_[i] & ~kHas[digit]) << (1U << digit);
    } else {
      const std::size_t step = std::size_t{1} << (digit - 6);
      for (std::size_t i = 0; i < Words; ++i) result.words_[i] = (i & step) != 0 ? words_[i ^ step] : 0;
    }
    return result;
  }

  // The subsets of this that contain the digit, with the digit taken away.
  [[nodiscard]] SubsetSet without(unsigned digit) const {
    SubsetSet result;
    if (digit < 6) {
      for (std::size_t i = 0; i < Words; ++i) result.words_[i] = (words_[i] & kHas[digit]) >> (1U << digit);
    } else {
      const std::size_t step = std::size_t{1} << (digit - 6);
      for (std::size_t i = 0; i < Words; ++i) result.words_[i] = (i & step) == 0 ? words_[i | step] : 0;
    }
    return result;
  }

  SubsetSet& operator|=(const SubsetSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  SubsetSet& operator&=(const SubsetSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (const auto word : words_) any |= word;
    return any == 0;
  }

 private:
  // Which of the 64 subsets of a word contain digit 0, 1, ... 5.
  static constexpr std::array<std::uint64_t, 6> kHas{0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                     0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                     0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

  std::array<std::uint64_t, Words> words_{};
};

}  // namespace quadrille::kakuro
