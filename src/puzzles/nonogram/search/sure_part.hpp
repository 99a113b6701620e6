#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

// What a run that was cut may say about a painting. Deductions that are still under way can contradict each
// other if the clues do: a line that was to be solved next may have no placement left, which proves that the
// puzzle has no answer, but is not part of one.
struct SurePart {
  Painting painting;                         // every line has a placement
  std::optional<std::size_t> broken_line{};  // this line has none: the clues contradict each other
};

// Examines the doubtful lines for a moment: the cells of those it does not reach become undecided.
[[nodiscard]] SurePart sure_part(const Lines& lines, Painting painting,
                                 std::span<const std::size_t> doubtful);

// The same for all lines.
[[nodiscard]] SurePart sure_part(const Lines& lines, Painting painting);

}  // namespace quadrille::nonogram
