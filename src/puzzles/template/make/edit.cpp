#include "puzzles/template/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::template_family {
namespace {

Expected<Puzzle> set_square(Puzzle puzzle, const Mark& mark) {
  const auto allowed = check_mark(puzzle, mark);
  if (!allowed) return std::unexpected(allowed.error());
  puzzle.page[mark.cell] = mark.now;
  return puzzle;
}

Expected<Puzzle> set_ticks(Puzzle puzzle, const Field& field) {
  const auto all = bands(puzzle);
  const auto band = std::ranges::find(all, field.id, &Band::id);
  if (band == all.end()) {
    return fail(fmt::format("{} is not a row or column: 'row 0' to '{}', 'column 0' to '{}'",
                            in_quotes(field.id), all[puzzle.row_ticks.size() - 1].id, all.back().id));
  }
  const auto ticks = parse_integer(field.text);
  if (!ticks) return std::unexpected(ticks.error());
  if (*ticks < 0 || *ticks > static_cast<long>(band->cells.size()))
    return fail(fmt::format("{} has 0 to {} ticks, not {}", band->name, band->cells.size(), *ticks));
  const auto number = static_cast<std::size_t>(band - all.begin());
  const auto rows = puzzle.row_ticks.size();
  (number < rows ? puzzle.row_ticks[number] : puzzle.col_ticks[number - rows]) = static_cast<int>(*ticks);
  return puzzle;
}

}  // namespace

Expected<Puzzle> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(
        fmt::format("a page has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows, size.cols));
  }
  return counted(Grid<Symbol>(size, kBlank));
}

Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit) {
  if (const auto* mark = std::get_if<Mark>(&edit)) return set_square(puzzle, *mark);
  return set_ticks(puzzle, std::get<Field>(edit));
}

}  // namespace quadrille::template_family
