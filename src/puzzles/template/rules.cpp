#include "puzzles/template/rules.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::template_family {
namespace {

// Whether a square keeps to what is given, and is filled in where it must be.
void check_square(const Puzzle& puzzle, const Answer& answer, Cell cell, Extent extent, Ruling& ruling) {
  const auto given = puzzle.page[cell];
  const auto found = answer.page[cell];
  const auto name = place_of(cell);
  if (given != kOpen && found != given) {
    ruling.mistakes.push_back(
        {fmt::format("{} is given as {}", name, given == kTick ? "ticked" : "blank"), {cell}});
  } else if (found == kOpen && extent == Extent::whole) {
    ruling.mistakes.push_back({fmt::format("{} is open", name), {cell}});
  }
}

}  // namespace

Ruling check(const Puzzle& puzzle, const Answer& answer, Extent extent, Context& /*context*/) {
  if (answer.page.size() != puzzle.page.size()) return {{{"the answer has another size than the page"}}};
  Ruling ruling;
  for_each_cell(puzzle.page.size(), [&](Cell cell) { check_square(puzzle, answer, cell, extent, ruling); });
  for (const auto& band : bands(puzzle)) {
    const auto ticks =
        std::ranges::count_if(band.cells, [&](Cell cell) { return answer.page[cell] == kTick; });
    if (ticks > band.ticks || (ticks < band.ticks && extent == Extent::whole)) {
      ruling.mistakes.push_back(
          {fmt::format("{} has {} ticks, not {}", band.name, ticks, band.ticks), band.cells});
    }
  }
  return ruling;
}

}  // namespace quadrille::template_family
