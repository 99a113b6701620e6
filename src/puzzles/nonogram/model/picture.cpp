#include "puzzles/nonogram/facets.hpp"

#include <fmt/format.h>

#include "puzzles/nonogram/model/answer.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/model/palette.hpp"
#include "puzzles/nonogram/model/struck.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::uint32_t kFaint = 0x808080;

// A finished picture is shown on bare paper; in an unfinished one a point marks what is known to be empty.
std::vector<Swatch> legend(const Puzzle& puzzle, bool finished) {
  const auto& palette = puzzle.palette;
  const auto paper = palette.front().rgb;
  std::vector<Swatch> swatches{{U'.', "empty", ".", paper, kFaint, finished ? "" : ".", Hatch::none},
                               {U'?', "undecided", "?", paper, kFaint, "", Hatch::none}};
  for (std::size_t i = 1; i < palette.size(); ++i) {
    const auto& [name, rgb, symbol] = palette[i];
    Swatch swatch{static_cast<Symbol>(symbol), name, std::string(1, symbol), rgb, letters_on(rgb)};
    if (palette.size() == 2) {
      swatch.hatch = Hatch::solid;
    } else {
      swatch.glyph = std::string(1, symbol);
    }
    swatches.push_back(std::move(swatch));
  }
  return swatches;
}

// The cells of a row or column.
std::vector<Colour> line_of(const Grid<Colour>& cells, bool in_rows, int number) {
  std::vector<Colour> line(static_cast<std::size_t>(in_rows ? cells.cols() : cells.rows()));
  for (int i = 0; i < static_cast<int>(line.size()); ++i)
    line[static_cast<std::size_t>(i)] = cells[in_rows ? at(number, i) : at(i, number)];
  return line;
}

// A number for each block; the 0 of a blank line is struck out as long as nothing is painted there.
std::vector<ClueNumber> numbers_of(std::span<const Clue> clues, std::span<const Colour> line,
                                   const std::vector<Ink>& palette) {
  if (clues.empty()) return {{.text = "0", .done = paints_exactly(clues, line)}};
  const auto struck = struck_clues(clues, line);
  std::vector<ClueNumber> numbers;
  numbers.reserve(clues.size());
  for (std::size_t i = 0; i < clues.size(); ++i) {
    const auto& [length, colour] = clues[i];
    numbers.push_back({.text = fmt::format("{}", length),
                       .symbol = static_cast<Symbol>(palette[colour].symbol),
                       .done = struck[i]});
  }
  return numbers;
}

std::vector<Field> fields_of(bool in_rows, const Puzzle& puzzle, const Grid<Colour>& shown) {
  const auto& lines = in_rows ? puzzle.rows : puzzle.cols;
  std::vector<Field> fields;
  fields.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    fields.push_back({line_id(in_rows, i), line_name(in_rows, i), clue_text(lines[i], puzzle.palette),
                      numbers_of(lines[i], line_of(shown, in_rows, static_cast<int>(i)), puzzle.palette)});
  }
  return fields;
}

// "r red, b blue": what the letters mean, if there is more than one ink.
std::string key_of(const std::vector<Ink>& palette) {
  std::string key;
  if (palette.size() == 2) return key;
  for (std::size_t i = 1; i < palette.size(); ++i) {
    key += fmt::format("{}{} {}", i == 1 ? "\n" : ", ", palette[i].symbol, palette[i].name);
  }
  return key;
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Painting* painting) {
  const auto nothing = painting == nullptr ? blank(puzzle) : Painting{};
  const auto& shown = painting != nullptr ? *painting : nothing;
  const bool finished = count_decided(shown) == puzzle.size().cells();
  Picture picture{.board = Grid<Symbol>(puzzle.size(), U'?'),
                  .legend = legend(puzzle, finished),
                  .row_clues = fields_of(true, puzzle, shown.cells),
                  .col_clues = fields_of(false, puzzle, shown.cells),
                  .caption = (painting != nullptr ? headline(puzzle, *painting) : measure(puzzle)) +
                             key_of(puzzle.palette)};
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto colour = shown.cells[cell];
    if (colour != kUndecided) picture.board[cell] = static_cast<Symbol>(puzzle.palette[colour].symbol);
  });
  return picture;
}

}  // namespace quadrille::nonogram
