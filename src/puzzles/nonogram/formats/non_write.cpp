#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/entities.hpp"
#include "puzzles/nonogram/formats/non.hpp"
#include "puzzles/nonogram/formats/palette_reader.hpp"

namespace quadrille::nonogram {
namespace {

// Two inks with the same look and name would become one; black on white needs no colours at all.
void append_clues(std::string& text, const Clues& clues, const std::vector<char>& characters, bool coloured) {
  for (const auto& [length, colour] : clues) {
    text += fmt::format("{}", length);
    if (coloured) text += characters[colour];
    text += ',';
  }
  if (clues.empty()) text += "0,";
  text.back() = '\n';
}

void append_set(std::string& text, ColourSet set, const std::vector<char>& characters, ColourSet all) {
  if ((set & all) == all) {
    text += '?';
    return;
  }
  const bool several = !std::has_single_bit(set);
  if (several) text += '[';
  for (auto left = set; left != 0; left &= left - 1) text += characters[std::countr_zero(left)];
  if (several) text += ']';
}

void append_cells(std::string& text, std::string_view key, const Grid<ColourSet>& cells,
                  const std::vector<char>& characters) {
  const auto all = all_colours(characters.size());
  text += fmt::format("\n{} \"", key);
  for (const auto set : cells.values()) append_set(text, set, characters, all);
  text += "\"\n";
}

bool is_reserved(std::string_view key) {
  constexpr std::array<std::string_view, 9> kKeys{"width",  "height", "rows",  "columns", "color",
                                                  "colour", "goal",   "saved", "maxrule"};
  return std::ranges::find(kKeys, key) != kKeys.end();
}

void append_puzzle(std::string& text, const NamedRef<Puzzle>& named) {
  const auto& [id, puzzle] = named;
  const auto& palette = puzzle.palette;
  for (const auto& [key, value] : puzzle.about) {
    if (!is_reserved(key)) text += fmt::format("{} \"{}\"\n", key, escaped(value));
  }
  if (!id.empty() && id != name_in_file(puzzle)) text += fmt::format("id \"{}\"\n", escaped(id));
  text += fmt::format("width {}\nheight {}\n", puzzle.cols.size(), puzzle.rows.size());
  const auto inks = write_inks(palette);
  if (!inks.empty()) text += '\n' + inks;
  // A palette of one black ink on other paper still needs no characters after the lengths.
  const bool coloured = palette.size() > 2 || palette.back() != black_and_white().back();
  auto characters = characters_of(palette);
  if (!coloured) characters[1] = '1';
  text += "\nrows\n";
  for (const auto& clues : puzzle.rows) append_clues(text, clues, characters, coloured);
  text += "\ncolumns\n";
  for (const auto& clues : puzzle.cols) append_clues(text, clues, characters, coloured);
  if (puzzle.goal) {
    Grid<ColourSet> cells(puzzle.size(), ~ColourSet{0});
    for_each_cell(cells.size(), [&](Cell cell) {
      const auto colour = (*puzzle.goal)[cell];
      if (colour != kUndecided) cells[cell] = ColourSet{1} << colour;
    });
    append_cells(text, "goal", cells, characters);
  }
  if (knows_something(puzzle)) append_cells(text, "saved", puzzle.saved, characters);
}

}  // namespace

std::string write_non(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (const auto& named : puzzles) {
    if (!text.empty()) text += "\n====\n\n";
    append_puzzle(text, named);
  }
  return text;
}

}  // namespace quadrille::nonogram
