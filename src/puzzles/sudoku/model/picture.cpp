#include "puzzles/sudoku/facets.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/sudoku/model/answer.hpp"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kPaper = 0xFFFFFF;
constexpr std::uint32_t kGivenPaper = 0xEEEBE2;
constexpr std::uint32_t kInk = 0x101010;

std::vector<Swatch> legend(int side) {
  std::vector<Swatch> swatches{{U'.', "empty", ".", kPaper, kInk, "", Hatch::none}};
  for (int digit = 1; digit <= side; ++digit) {
    const auto symbol = symbol_of(static_cast<std::uint8_t>(digit));
    std::string glyph;
    append_utf8(glyph, symbol);
    swatches.push_back({symbol, fmt::format("digit {}", digit), glyph, kPaper, kInk, glyph, Hatch::none});
  }
  return swatches;
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Filling* filling) {
  const auto boxes = puzzle.boxes();
  const auto& digits = filling != nullptr ? filling->digits : puzzle.givens;
  Picture picture{.board = Grid<Symbol>(puzzle.givens.size()),
                  .legend = legend(puzzle.side()),
                  .layers = {{.name = "given"}},
                  .blocks = {boxes.rows, boxes.cols}};
  for_each_cell(picture.board.size(), [&](Cell cell) {
    picture.board[cell] = symbol_of(digits[cell] != 0 ? digits[cell] : puzzle.givens[cell]);
    if (puzzle.givens[cell] != 0) picture.layers.front().tints.push_back({cell, kGivenPaper});
  });
  if (filling != nullptr) {
    picture.caption = headline(puzzle, *filling);
  } else {
    picture.caption = fmt::format("{0}x{0}, {1} given", puzzle.side(), count_filled(puzzle.givens));
  }
  return picture;
}

}  // namespace quadrille::sudoku
