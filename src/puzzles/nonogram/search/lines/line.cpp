#include "puzzles/nonogram/search/lines/line.hpp"

#include <algorithm>

#include "puzzles/nonogram/search/lines/line_solver.hpp"
#include "puzzles/nonogram/search/lines/wide_bits.hpp"

namespace quadrille::nonogram {
namespace {

// Calls use(solver, line) with the line placed; false if it has no placement.
template <class Bits, class Use>
bool placed(const Lines& lines, std::span<const ColourSet> cells, Use&& use) {
  const auto words = lines.row_words();
  std::vector<Word> masks(words * lines.colours());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for_each_position(cells[i] & (~Word{0} >> (kMostColours - lines.colours())), [&](int colour) {
      masks[static_cast<std::size_t>(colour) * words + i / kWordBits] |= Word{1} << (i % kWordBits);
    });
  }
  LineSolver<Bits> solver(lines);
  const auto& line = lines[0];
  if (!solver.place(line, masks.data(), words)) return false;
  use(solver, line);
  return true;
}

template <class Use>
bool placed(std::span<const Clue> clues, std::span<const ColourSet> cells, Use&& use) {
  Colour most = kPaper;
  for (const auto& clue : clues) most = std::max(most, clue.colour);
  const Lines lines(clues, static_cast<int>(cells.size()), most + std::size_t{1});
  const auto words = words_for(lines.longest());
  if (words == 1) return placed<Word>(lines, cells, use);
  if (words == 2) return placed<DoubleWord>(lines, cells, use);
  if (words <= 16) return placed<WideBits<16>>(lines, cells, use);
  return placed<WideBits<160>>(lines, cells, use);
}

}  // namespace

bool narrow(std::span<const Clue> clues, std::span<ColourSet> line) {
  return placed(clues, line, [&](const auto& solver, const Line& view) {
    std::ranges::fill(line, 0);
    for (std::size_t slot = 0; slot < view.colours.size(); ++slot) {
      for_each_position(solver.after(slot), [&](int position) {
        line[static_cast<std::size_t>(position)] |= ColourSet{1} << view.colours[slot];
      });
    }
  });
}

std::vector<std::vector<int>> starts(std::span<const Clue> clues, std::span<const ColourSet> line) {
  std::vector<std::vector<int>> all;
  (void)placed(clues, line, [&](const auto& solver, const Line& view) {
    for (std::size_t block = 0; block < view.blocks.size(); ++block) {
      auto& places = all.emplace_back();
      for_each_position(solver.starts(block), [&](int position) { places.push_back(position); });
    }
  });
  return all;
}

}  // namespace quadrille::nonogram
