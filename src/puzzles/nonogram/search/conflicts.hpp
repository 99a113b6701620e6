#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

// A cell with a colour it may have, as a number: the place of its bit in the row masks of Candidates.
using Candidate = std::uint32_t;

// Which open candidates exclude each other: a symmetric relation, so whatever a trial of one shows about
// another is known in the other direction as well. (The contrapositives of Wu, Sun, Chen, Chen, Kuo, Kang and
// Lin, "An efficient approach to solving nonograms", 2013.) A row has the layout of the row masks of
// Candidates.
class Conflicts {
 public:
  Conflicts() = default;
  Conflicts(const Lines& lines, const Candidates& candidates);

  // The bytes a Conflicts for these candidates would take.
  [[nodiscard]] static std::size_t bytes(const Lines& lines, const Candidates& candidates);

  [[nodiscard]] bool empty() const { return rows_.empty(); }
  [[nodiscard]] const Word* row(Candidate candidate) const {
    return rows_.data() + static_cast<std::size_t>(slots_[candidate]) * row_words_;
  }

  // The candidate excludes all that are in `before` but not in `after`. Calls learned(other) for every
  // candidate that did not know of this one before.
  template <class Learned>
  void record(Candidate candidate, const Candidates& before, const Candidates& after, Learned&& learned) {
    Word* const own = rows_.data() + static_cast<std::size_t>(slots_[candidate]) * row_words_;
    for (std::size_t i = 0; i < row_words_; ++i) {
      const Word fresh = before.masks[i] & ~after.masks[i] & ~own[i];
      if (fresh == 0) continue;
      own[i] |= fresh;
      for_each_position(fresh, [&](int position) {
        const auto other = static_cast<Candidate>(i * kWordBits + static_cast<std::size_t>(position));
        if (other == candidate) return;
        rows_[static_cast<std::size_t>(slots_[other]) * row_words_ + candidate / kWordBits] |=
            Word{1} << (candidate % kWordBits);
        learned(other);
      });
    }
  }

 private:
  std::size_t row_words_ = 0;
  std::vector<std::uint32_t> slots_;  // by candidate: its row
  std::vector<Word> rows_;
};

}  // namespace quadrille::nonogram
