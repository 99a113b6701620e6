#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/combinations/bitset.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram::combinations {

// What is known about the cells of one line: by slot of the line's colours, the cells that may have that
// colour. In this form "not that colour" can be expressed as well as "that colour".
class Facts {
 public:
  // Masks as Candidates keep them: one per colour of the palette, `words` words each.
  Facts(const Line& line, Word* masks, std::size_t words) : line_(line), masks_(masks), words_(words) {}

  [[nodiscard]] const Line& line() const { return line_; }
  [[nodiscard]] std::size_t slots() const { return line_.colours.size(); }
  [[nodiscard]] std::size_t words() const { return words_; }
  [[nodiscard]] Bits may(std::size_t slot) const { return {masks_ + line_.colours[slot] * words_, words_}; }
  [[nodiscard]] bool is_known(int cell) const;
  void mark(int cell, std::size_t slot) const;

 private:
  Line line_;
  Word* masks_;
  std::size_t words_;
};

// How many combinations a line has, capped at 2^62.
[[nodiscard]] std::uint64_t count(const Facts& facts);

enum class Generated { ready, too_many, stopped };

// All ways to place the clues of one line at once, generated when first asked for, and only those that the
// facts at that moment allow. A combination covers the whole line; a colour's view of it is a projection. (A
// list for every colour by itself would lose what the colours say about each other.)
class Provider {
 public:
  // Makes the combinations if that has not happened yet. too_many: they would take more than `most_bytes`,
  // and nothing is kept.
  [[nodiscard]] Generated generate(const Facts& facts, std::size_t most_bytes, Context& context);
  [[nodiscard]] bool is_generated() const { return generated_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  // How many there were when they were last asked for, generated or not.
  [[nodiscard]] std::uint64_t counted() const { return counted_; }
  [[nodiscard]] std::size_t bytes() const { return store_.size() * sizeof(Word); }

  // The cells that combination number `index` gives the colour of a slot; slot 0 is paper.
  void project(std::size_t index, std::size_t slot, Bits cells) const;

  // Drops the combinations for which keep(index) is false; returns how many those were.
  template <class Keep>
  std::size_t filter(Keep&& keep) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      if (!keep(i)) continue;
      if (kept != i) std::copy_n(store_.begin() + offset(i), width_, store_.begin() + offset(kept));
      ++kept;
    }
    const auto dropped = size_ - kept;
    size_ = kept;
    return dropped;
  }

 private:
  [[nodiscard]] std::ptrdiff_t offset(std::size_t index) const {
    return static_cast<std::ptrdiff_t>(index * width_);
  }

  std::vector<Word> store_;  // combination by combination, ink by ink
  std::size_t width_ = 0;    // words of one combination
  std::size_t words_ = 0;    // of one ink
  std::size_t size_ = 0;
  std::vector<Word> whole_;  // all cells of the line
  std::uint64_t counted_ = 0;
  bool generated_ = false;
};

}  // namespace quadrille::nonogram::combinations
