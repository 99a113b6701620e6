#include "puzzles/nonogram/search/lines/lines.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace quadrille::nonogram {
namespace {

std::size_t count_clues(const Puzzle& puzzle) {
  std::size_t clues = 0;
  for (const auto& line : puzzle.rows) clues += line.size();
  for (const auto& line : puzzle.cols) clues += line.size();
  return clues;
}

// One or two words are loaded whole, whatever the other side of the grid needs.
std::size_t words_of_side(int side, int longest) {
  return words_for(longest) <= 2 ? words_for(longest) : words_for(side);
}

}  // namespace

Lines::Lines(const Puzzle& puzzle)
    : size_(puzzle.size()),
      colours_(puzzle.palette.size()),
      row_words_(words_of_side(size_.cols, longest())),
      col_words_(words_of_side(size_.rows, longest())) {
  reserve(puzzle.rows.size() + puzzle.cols.size(), count_clues(puzzle));
  for (const auto& line : puzzle.rows) add(line, size_.cols);
  for (const auto& line : puzzle.cols) add(line, size_.rows);
}

std::size_t Lines::bytes(const Puzzle& puzzle) {
  const auto lines = puzzle.rows.size() + puzzle.cols.size();
  const auto clues = count_clues(puzzle);
  return lines * sizeof(Line) + clues * sizeof(Block) + (lines + clues) * sizeof(Colour);
}

Lines::Lines(std::span<const Clue> clues, int length, std::size_t colours)
    : size_{1, length}, colours_(colours), row_words_(words_for(length)), col_words_(row_words_) {
  reserve(1, clues.size());
  add(clues, length);
}

void Lines::reserve(std::size_t lines, std::size_t clues) {
  lines_.reserve(lines);
  blocks_.reserve(clues);
  line_colours_.reserve(lines + clues);
}

void Lines::add(std::span<const Clue> clues, int length) {
  const auto first_block = blocks_.size();
  const auto first_colour = line_colours_.size();
  Line line{.length = length, .slack = length};
  // 1. The colours of the line, in the order of their first clue.
  std::array<std::uint8_t, kMostColours> slots{};
  line_colours_.push_back(kPaper);
  std::uint8_t colours = 1;
  int longest = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    auto& slot = slots[clues[i].colour];
    if (slot == 0) {
      slot = colours++;
      line_colours_.push_back(clues[i].colour);
    }
    const bool gap = i > 0 && clues[i].colour == clues[i - 1].colour;
    blocks_.push_back({.stretch = Stretch(clues[i].length), .latest = 0, .slot = slot, .gap = gap});
    line.slack -= clues[i].length + static_cast<int>(gap);
    longest = std::max<int>(longest, clues[i].length);
  }
  // 2. The latest starts, from the far end.
  if (line.slack >= 0) {
    int start = length;
    for (std::size_t i = clues.size(); i-- > 0;) {
      auto& block = blocks_[first_block + i];
      start -= block.length();
      block.latest = static_cast<std::uint16_t>(start);
      start -= static_cast<int>(block.gap);
    }
    line.doublings = static_cast<int>(std::bit_width(static_cast<unsigned>(line.slack)));
    line.tight = clues.empty() || longest > line.slack;
  }
  line.blocks = std::span(blocks_).subspan(first_block);
  line.colours = std::span(line_colours_).subspan(first_colour);
  most_blocks_ = std::max(most_blocks_, clues.size());
  lines_.push_back(line);
}

}  // namespace quadrille::nonogram
