#include "puzzles/nonogram/search/learning/statements.hpp"

namespace quadrille::nonogram {

Statements::Statements(const Lines& lines, const Candidates& root, Context& context) {
  if (!context.proceed()) return;
  colours_ = Grid<ColourSet>(lines.size());
  first_ = Grid<Variable>(lines.size());
  if (!context.proceed()) return;
  const auto open = open_cells(lines, root);
  if (!context.proceed()) return;
  std::size_t looked_at = 0;
  for (const auto cell : open) {
    if (++looked_at % kCellsPerLook == 0 && !context.proceed()) return;
    const auto colours = colours_of(lines, root, cell);
    colours_[cell] = colours;
    first_[cell] = static_cast<Variable>(cells_.size());
    cells_.insert(cells_.end(), is_pair(colours) ? 1 : static_cast<std::size_t>(std::popcount(colours)),
                  cell);
  }
}

Colour Statements::colour_of(Variable variable) const {
  const auto cell = cells_[variable];
  auto left = colours_[cell];
  for (auto rank = variable - first_[cell]; rank > 0; --rank) left &= left - 1;
  return static_cast<Colour>(std::countr_zero(left));
}

}  // namespace quadrille::nonogram
