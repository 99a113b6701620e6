#include "puzzles/kakuro/facets.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/model/answer.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::uint32_t kPaper = 0xFFFFFF;
constexpr std::uint32_t kInk = 0x101010;
constexpr std::uint32_t kBlackPaper = 0x2B2B2B;
constexpr std::uint32_t kBlackInk = 0xFFFFFF;
constexpr int kLargestDigit = 9;

std::vector<Swatch> legend() {
  std::vector<Swatch> swatches{{U'X', "black", "X", kBlackPaper, kBlackInk, " ", Hatch::solid},
                               {U'.', "empty", ".", kPaper, kInk, "", Hatch::none}};
  for (int digit = 1; digit <= kLargestDigit; ++digit) {
    const auto text = fmt::format("{}", digit);
    swatches.push_back(
        {U'0' + static_cast<Symbol>(digit), "digit " + text, text, kPaper, kInk, text, Hatch::none});
  }
  return swatches;
}

Symbol symbol_of(std::uint8_t digit) { return digit == 0 ? U'.' : U'0' + digit; }

Layer clues_layer(const Grid<Square>& squares) {
  Layer layer{.name = "clues"};
  for_each_cell(squares.size(), [&](Cell cell) {
    const auto& square = squares[cell];
    if (square.down != 0) layer.labels.push_back({cell, Place::down, fmt::format("{}", square.down)});
    if (square.across != 0) layer.labels.push_back({cell, Place::across, fmt::format("{}", square.across)});
  });
  return layer;
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Filling* filling) {
  Picture picture{.board = Grid<Symbol>(puzzle.squares.size(), U'X'),
                  .legend = legend(),
                  .layers = {clues_layer(puzzle.squares)}};
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const auto digit = filling != nullptr && filling->digits[i] != 0 ? filling->digits[i]
                                                                     : puzzle.squares[puzzle.cells[i]].given;
    picture.board[puzzle.cells[i]] = symbol_of(digit);
  }
  if (filling != nullptr) {
    picture.caption = headline(puzzle, *filling);
  } else {
    picture.caption = fmt::format("{}x{}, {} cells, {} runs", puzzle.squares.rows(), puzzle.squares.cols(),
                                  puzzle.cells.size(), puzzle.runs.size());
  }
  return picture;
}

}  // namespace quadrille::kakuro
