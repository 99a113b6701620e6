#include "puzzles/nonogram/search/conflicts.hpp"

namespace quadrille::nonogram {
namespace {

std::size_t words_of_rows(const Lines& lines) { return lines.offset(static_cast<std::size_t>(lines.rows())); }

// Candidates of open cells: beyond one colour a cell, `open` counts the others.
template <class Visit>
void for_each_open_candidate(const Lines& lines, const Candidates& candidates, Visit&& visit) {
  const auto words = lines.row_words();
  for (const auto cell : open_cells(lines, candidates)) {
    const auto first = lines.offset(static_cast<std::size_t>(cell.row.value)) * kWordBits;
    for_each_position(colours_of(lines, candidates, cell), [&](int colour) {
      visit(static_cast<Candidate>(first + static_cast<std::size_t>(colour) * words * kWordBits +
                                   static_cast<std::size_t>(cell.col.value)));
    });
  }
}

}  // namespace

Conflicts::Conflicts(const Lines& lines, const Candidates& candidates)
    : row_words_(words_of_rows(lines)), slots_(row_words_ * kWordBits) {
  std::uint32_t count = 0;
  for_each_open_candidate(lines, candidates, [&](Candidate candidate) { slots_[candidate] = count++; });
  rows_.resize(count * row_words_);
}

std::size_t Conflicts::bytes(const Lines& lines, const Candidates& candidates) {
  // At most twice as many candidates are open as there are colours beyond one per cell.
  const auto rows = words_of_rows(lines);
  return rows * kWordBits * sizeof(std::uint32_t) +
         2 * static_cast<std::size_t>(candidates.open) * rows * sizeof(Word);
}

}  // namespace quadrille::nonogram
