#include "puzzles/nonogram/search/sure_part.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "puzzles/nonogram/search/lines/line_solvers.hpp"

namespace quadrille::nonogram {
namespace {

// Block steps of one word each, some 20 ms: a fifth of the permitted overrun of a limit. Counted, not timed,
// so that a cut run is repeatable.
constexpr std::int64_t kMostSteps = 4'000'000;

Cell cell_of(const Lines& lines, std::size_t line, int position) {
  return lines.is_row(line) ? at(static_cast<int>(line), position)
                            : at(position, static_cast<int>(line) - lines.rows());
}

// The colours that the painting leaves to the cells of a line: its colour to a decided cell, every colour to
// the others. False: nothing is decided.
bool write_masks(const Lines& lines, std::size_t number, const Painting& painting, std::vector<Word>& masks) {
  const auto& line = lines[number];
  const auto words = lines.words(number);
  masks.assign(words * lines.colours(), 0);
  bool decided = false;
  for (int position = 0; position < line.length; ++position) {
    const auto colour = painting.cells[cell_of(lines, number, position)];
    const auto place = static_cast<std::size_t>(position) / kWordBits;
    const Word bit = Word{1} << (position % kWordBits);
    decided |= colour != kUndecided;
    for (const auto each : line.colours) {
      if (colour == kUndecided || colour == each) masks[each * words + place] |= bit;
    }
  }
  return decided;
}

}  // namespace

SurePart sure_part(const Lines& lines, Painting painting, std::span<const std::size_t> doubtful) {
  SurePart sure{.painting = std::move(painting)};
  auto solver = line_solver_for(lines);
  std::vector<Word> masks;
  auto steps = kMostSteps;
  for (const auto number : doubtful) {
    const auto& line = lines[number];
    const auto words = lines.words(number);
    if (!write_masks(lines, number, sure.painting, masks)) {
      // Nothing is decided in it. Whether its clues fit at all is known from their lengths.
      if (line.slack < 0) sure.broken_line = number;
    } else if (steps > 0) {
      steps -= static_cast<std::int64_t>((line.blocks.size() + 1) * words);
      const bool fits = std::visit([&](auto& each) { return each.fits(line, masks.data(), words); }, solver);
      if (!fits) sure.broken_line = number;
    } else {
      for (int position = 0; position < line.length; ++position) {
        sure.painting.cells[cell_of(lines, number, position)] = kUndecided;
      }
    }
    if (sure.broken_line) return sure;
  }
  return sure;
}

SurePart sure_part(const Lines& lines, Painting painting) {
  std::vector<std::size_t> all(lines.count());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return sure_part(lines, std::move(painting), all);
}

}  // namespace quadrille::nonogram
