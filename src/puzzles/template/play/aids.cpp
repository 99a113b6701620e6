#include "puzzles/template/facets.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace quadrille::template_family {
namespace {

// How a row or column stands.
struct Standing {
  int ticked = 0;
  int open = 0;
  int missing = 0;  // ticks; below 0: there are too many
};

Standing standing_of(const Band& band, const Answer& position) {
  Standing standing;
  for (const Cell cell : band.cells) {
    standing.ticked += position.page[cell] == kTick ? 1 : 0;
    standing.open += position.page[cell] == kOpen ? 1 : 0;
  }
  standing.missing = band.ticks - standing.ticked;
  return standing;
}

// The bands of a square: its row and its column.
std::array<std::size_t, 2> bands_of(const Puzzle& puzzle, Cell cell) {
  return {static_cast<std::size_t>(cell.row.value),
          static_cast<std::size_t>(puzzle.page.rows() + cell.col.value)};
}

}  // namespace

Grid<std::u32string> candidates(const Puzzle& puzzle, const Answer& position) {
  std::vector<Standing> standings;
  for (const auto& band : bands(puzzle)) standings.push_back(standing_of(band, position));
  Grid<std::u32string> candidates(puzzle.page.size());
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    if (position.page[cell] != kOpen) return;
    const auto both = [&](auto&& leaves) {
      return std::ranges::all_of(bands_of(puzzle, cell),
                                 [&](std::size_t band) { return leaves(standings[band]); });
    };
    if (both([](const Standing& band) { return 0 < band.missing && band.missing <= band.open; }))
      candidates[cell] += kTick;
    if (both([](const Standing& band) { return 0 <= band.missing && band.missing < band.open; }))
      candidates[cell] += kBlank;
  });
  return candidates;
}

std::vector<std::string> remarks(const Puzzle& puzzle, const Answer& position, Cell cell) {
  const auto all = bands(puzzle);
  std::vector<std::string> lines;
  for (const auto number : bands_of(puzzle, cell)) {
    const auto& band = all[number];
    const auto [ticked, open, missing] = standing_of(band, position);
    lines.push_back(fmt::format("{}: {} of {} {}, {} {} open", band.name, ticked, band.ticks,
                                band.ticks == 1 ? "tick" : "ticks", open, open == 1 ? "square" : "squares"));
  }
  return lines;
}

}  // namespace quadrille::template_family
