#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/nonogram/search/lines/lines.hpp"
#include "puzzles/nonogram/search/lines/positions.hpp"

namespace quadrille::nonogram {

// Complete line solving on sets of positions, all starts of a block at once. A line is walked forward, block
// by block, noting the boundaries that can be reached with each number of blocks placed; then backward,
// keeping the starts from which the rest of the line can be finished. A colour changes only which cells a
// block may cover and whether it needs a gap. Nothing is allocated after construction.
template <class Bits>
class LineSolver {
 public:
  explicit LineSolver(const Lines& lines)
      : before_(lines.colours()),
        after_(lines.colours()),
        starts_(lines.most_blocks()),
        reach_(lines.most_blocks() + 1) {}

  // Finds every placement of the blocks within the masks (one per colour of the palette, `words` words each).
  // False: there is none, and no function below may be called.
  [[nodiscard]] bool place(const Line& line, const Word* masks, std::size_t words);

  // Only whether there is one; no function below may be called.
  [[nodiscard]] bool fits(const Line& line, const Word* masks, std::size_t words);

  // By slot: the masks as they were, and what the placements leave of them.
  [[nodiscard]] const Bits& before(std::size_t slot) const { return before_[slot]; }
  [[nodiscard]] const Bits& after(std::size_t slot) const { return after_[slot]; }
  // Where a block can start.
  [[nodiscard]] const Bits& starts(std::size_t block) const { return starts_[block]; }

 private:
  enum class Notes : std::uint8_t { none, all };
  template <Notes Kept>
  [[nodiscard]] bool walk_forward(const Line& line, const Word* masks, std::size_t words);
  void walk_backward(const Line& line);

  std::vector<Bits> before_;  // by slot
  std::vector<Bits> after_;
  std::vector<Bits> starts_;
  std::vector<Bits> reach_;  // [j]: the boundaries that j blocks and then blanks can fill up to
};

template <class Bits>
bool LineSolver<Bits>::place(const Line& line, const Word* masks, std::size_t words) {
  if (!walk_forward<Notes::all>(line, masks, words)) return false;
  walk_backward(line);
  return true;
}

template <class Bits>
bool LineSolver<Bits>::fits(const Line& line, const Word* masks, std::size_t words) {
  return walk_forward<Notes::none>(line, masks, words);
}

template <class Bits>
template <typename LineSolver<Bits>::Notes Kept>
bool LineSolver<Bits>::walk_forward(const Line& line, const Word* masks, std::size_t words) {
  if (line.slack < 0) return false;
  for (std::size_t slot = 0; slot < line.colours.size(); ++slot) {
    load(before_[slot], masks + line.colours[slot] * words, words);
  }
  const auto& blank = before_[0];
  const auto count = line.blocks.size();
  const auto latest = [&](std::size_t block) -> int {
    return block < count ? line.blocks[block].latest : line.length;
  };
  Bits origin;
  make_single(origin, 0);
  Bits reach = fill_up(origin, blank, latest(0));
  if constexpr (Kept == Notes::all) reach_[0] = reach;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& block = line.blocks[i];
    const auto& allowed = before_[block.slot];
    const Bits starts = block.gap ? fitting<>((reach & blank) << 1, allowed, block.stretch)
                                  : fitting<>(reach, allowed, block.stretch);
    if (is_empty(starts)) return false;
    reach = fill_up(starts << block.length(), blank, latest(i + 1));
    if constexpr (Kept == Notes::all) {
      starts_[i] = starts;
      reach_[i + 1] = reach;
    }
  }
  return contains(reach, line.length);
}

template <class Bits>
void LineSolver<Bits>::walk_backward(const Line& line) {
  const auto& blank = before_[0];
  const auto count = line.blocks.size();
  for (std::size_t slot = 1; slot < line.colours.size(); ++slot) after_[slot] = Bits{};
  const Descent<Bits> descent(blank, line.doublings);
  Bits end;
  make_single(end, line.length);
  // The boundaries from which blanks and then the blocks i, i + 1, ... fill the rest of the line.
  Bits onward = descent.fill_down(end, reach_[count]);
  Bits paper = reach_[count] & (onward >> 1);
  bool gap = false;
  for (std::size_t i = count; i-- > 0;) {
    const auto& block = line.blocks[i];
    starts_[i] &= (gap ? (onward >> 1) & blank : onward) >> block.length();
    after_[block.slot] |= spread(starts_[i], block.stretch);
    onward = descent.fill_down(starts_[i], reach_[i]);
    paper |= reach_[i] & (onward >> 1);
    gap = block.gap;
  }
  after_[0] = paper & blank;
}

}  // namespace quadrille::nonogram
