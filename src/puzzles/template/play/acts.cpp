#include "puzzles/template/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::template_family {

Expected<Answer> set_cell(const Puzzle& puzzle, const Answer& position, const Mark& mark) {
  const auto allowed = check_mark(puzzle, mark);
  if (!allowed) return std::unexpected(allowed.error());
  if (puzzle.page[mark.cell] != kOpen) return fail(place_of(mark.cell) + " is given");
  auto filled = position;
  filled.page[mark.cell] = mark.now;
  return filled;
}

Expected<Puzzle> remaining(const Puzzle& puzzle, const Answer& position) {
  auto rest = puzzle;
  rest.page = position.page;
  return rest;
}

std::optional<Answer> finished(const Puzzle& /*puzzle*/, const Answer& position) {
  if (std::ranges::count(position.page.values(), kOpen) > 0) return std::nullopt;
  return position;
}

}  // namespace quadrille::template_family
