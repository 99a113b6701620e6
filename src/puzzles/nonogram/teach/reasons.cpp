#include "puzzles/nonogram/teach/reasons.hpp"

#include <array>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

using Totals = std::array<std::uint64_t, kMostColours>;

Totals totals_of(const std::vector<Clues>& lines) {
  Totals totals{};
  for (const auto& clues : lines) {
    for (const auto& clue : clues) totals[clue.colour] += clue.length;
  }
  return totals;
}

std::string clue_list(const Clues& clues, const Puzzle& puzzle) {
  std::string text;
  for (const auto& clue : clues) {
    if (!text.empty()) text += ' ';
    text += std::to_string(clue.length);
    if (puzzle.palette.size() > 2) text += puzzle.palette[clue.colour].symbol;
  }
  return text.empty() ? "0" : text;
}

}  // namespace

std::optional<Objection> unequal_totals(const Puzzle& puzzle) {
  const auto rows = totals_of(puzzle.rows);
  const auto cols = totals_of(puzzle.cols);
  std::string text;
  for (std::size_t colour = 1; colour < puzzle.palette.size(); ++colour) {
    if (rows[colour] == cols[colour]) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("the rows have {} cells of {}, the columns {}", rows[colour],
                        puzzle.palette[colour].name, cols[colour]);
  }
  if (text.empty()) return std::nullopt;
  return Objection{.reason = std::move(text)};
}

Objection no_placement(const Puzzle& puzzle, const Lines& lines, std::size_t line) {
  const bool is_row = lines.is_row(line);
  const auto place = is_row ? line : line - static_cast<std::size_t>(lines.rows());
  const auto& clues = is_row ? puzzle.rows[place] : puzzle.cols[place];
  Objection impossible{.reason = fmt::format("{}, {}: no placement of its clues fits the other lines",
                                             line_name(is_row, place), clue_list(clues, puzzle))};
  const int length = lines[line].length;
  for (int i = 0; i < length; ++i) {
    impossible.cells.push_back(is_row ? at(static_cast<int>(place), i) : at(i, static_cast<int>(place)));
  }
  return impossible;
}

Objection no_colour(Cell cell) {
  return {.reason = fmt::format("{}: what is known of this cell fits no clue of its lines", place_of(cell)),
          .cells = {cell}};
}

Outcome<Painting> refuted(const Puzzle& puzzle, Objection found) {
  auto unequal = unequal_totals(puzzle);
  return {.found = unequal ? std::move(*unequal) : std::move(found)};
}

Objection no_painting(const Lines& lines, const Candidates& open) {
  auto cells = open_cells(lines, open);
  return {.reason = fmt::format(
              "these {} cells have no painting that fits all clues, although every line by itself has one",
              cells.size()),
          .cells = std::move(cells)};
}

}  // namespace quadrille::nonogram
