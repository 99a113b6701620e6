#include "puzzles/nonogram/search/candidates.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::nonogram {
namespace {

// For every colour, a mask of the lines that have it; for paper, all lines.
std::vector<Word> places_of_colours(const std::vector<Clues>& lines, std::size_t colours, std::size_t words) {
  std::vector<Word> places(colours * words);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const Word bit = Word{1} << (line % kWordBits);
    places[line / kWordBits] |= bit;
    for (const auto& clue : lines[line]) places[clue.colour * words + line / kWordBits] |= bit;
  }
  return places;
}

// Calls visit(first, once, twice) for every word of a row: its first column, the columns that have a colour
// left and those that have two or more.
template <class Visit>
void for_each_word(const Lines& lines, const Candidates& candidates, int row, Visit&& visit) {
  const auto words = lines.row_words();
  const auto* masks = candidates.masks.data() + lines.offset(static_cast<std::size_t>(row));
  for (std::size_t word = 0; word < words; ++word) {
    Word once = 0;
    Word twice = 0;
    for (std::size_t colour = 0; colour < lines.colours(); ++colour) {
      const Word mask = masks[colour * words + word];
      twice |= once & mask;
      once |= mask;
    }
    visit(static_cast<int>(word) * kWordBits, once, twice);
  }
}

}  // namespace

FirstCandidates first_candidates(const Puzzle& puzzle, const Lines& lines, Context& context) {
  FirstCandidates first{.candidates = {.masks = std::vector<Word>(lines.all_words())}};
  auto& [masks, open] = first.candidates;
  // 1. A cell may have the colours that its row and its column share.
  const auto rows = static_cast<std::size_t>(lines.rows());
  const auto in_columns = places_of_colours(puzzle.cols, lines.colours(), lines.row_words());
  const auto in_rows = places_of_colours(puzzle.rows, lines.colours(), lines.col_words());
  for (std::size_t line = 0; line < lines.count(); ++line) {
    const auto words = lines.words(line);
    const auto& places = line < rows ? in_columns : in_rows;
    for (const auto colour : lines[line].colours) {
      std::copy_n(places.begin() + static_cast<std::ptrdiff_t>(colour * words), words,
                  masks.begin() + static_cast<std::ptrdiff_t>(lines.offset(line) + colour * words));
    }
  }
  // 2. And of those, the ones that the file's known cells allow.
  if (puzzle.saved.size() == puzzle.size()) {
    for_each_cell(puzzle.size(), [&](Cell cell) {
      if (cell.col == Col{0} && !context.proceed()) return;
      if (context.end() != End::finished) return;
      const auto lost = colours_of(lines, first.candidates, cell) & ~puzzle.saved[cell];
      for_each_position(lost, [&](int colour) {
        masks[row_word(lines, cell, static_cast<Colour>(colour))] &=
            ~(Word{1} << (cell.col.value % kWordBits));
        masks[col_word(lines, cell, static_cast<Colour>(colour))] &=
            ~(Word{1} << (cell.row.value % kWordBits));
      });
      if (!first.contradiction && colours_of(lines, first.candidates, cell) == 0) first.contradiction = cell;
    });
  }
  for (std::size_t i = 0; i < lines.offset(rows); ++i) open += std::popcount(masks[i]);
  open -= static_cast<std::int64_t>(lines.size().cells());
  return first;
}

ColourSet colours_of(const Lines& lines, const Candidates& candidates, Cell cell) {
  ColourSet set = 0;
  for (std::size_t colour = 0; colour < lines.colours(); ++colour) {
    if (possible(lines, candidates, cell, static_cast<Colour>(colour))) set |= ColourSet{1} << colour;
  }
  return set;
}

Painting painting_of(const Lines& lines, const Candidates& candidates) {
  Painting painting{Grid<Colour>(lines.size(), kUndecided)};
  const auto words = lines.row_words();
  for (int row = 0; row < lines.rows(); ++row) {
    auto cells = painting.cells.row(Row{row});
    const auto* masks = candidates.masks.data() + lines.offset(static_cast<std::size_t>(row));
    for_each_word(lines, candidates, row, [&](int first, Word once, Word twice) {
      for (std::size_t colour = 0; colour < lines.colours(); ++colour) {
        const Word mask = masks[colour * words + static_cast<std::size_t>(first) / kWordBits];
        for_each_position(mask & once & ~twice, [&](int position) {
          cells[static_cast<std::size_t>(first) + static_cast<std::size_t>(position)] =
              static_cast<Colour>(colour);
        });
      }
    });
  }
  return painting;
}

std::vector<Cell> open_cells(const Lines& lines, const Candidates& candidates) {
  std::vector<Cell> cells;
  for (int row = 0; row < lines.rows(); ++row) {
    for_each_word(lines, candidates, row, [&](int first, Word /*once*/, Word twice) {
      for_each_position(twice, [&](int position) { cells.push_back(at(row, first + position)); });
    });
  }
  return cells;
}

}  // namespace quadrille::nonogram
