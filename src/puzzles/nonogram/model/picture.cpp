#include "puzzles/nonogram/facets.hpp"

#include <fmt/format.h>

#include "puzzles/nonogram/model/answer.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/model/palette.hpp"

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

std::vector<Field> fields_of(bool in_rows, const std::vector<Clues>& lines, const std::vector<Ink>& palette) {
  std::vector<Field> fields;
  fields.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    fields.push_back({line_id(in_rows, i), line_name(in_rows, i), clue_text(lines[i], palette)});
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
                  .row_clues = fields_of(true, puzzle.rows, puzzle.palette),
                  .col_clues = fields_of(false, puzzle.cols, puzzle.palette),
                  .caption = (painting != nullptr ? headline(puzzle, *painting) : measure(puzzle)) +
                             key_of(puzzle.palette)};
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto colour = shown.cells[cell];
    if (colour != kUndecided) picture.board[cell] = static_cast<Symbol>(puzzle.palette[colour].symbol);
  });
  return picture;
}

}  // namespace quadrille::nonogram
