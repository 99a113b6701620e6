#include "puzzles/tens/facets.hpp"

#include <array>

#include <fmt/format.h>

#include "puzzles/tens/model/answer.hpp"

namespace quadrille::tens {
namespace {

struct Look {
  const char* spoken;
  std::uint32_t paper;
};

constexpr std::uint32_t kInk = 0x202124;
constexpr std::uint32_t kEmptyPaper = 0xFAFAF8;
constexpr std::uint32_t kEmptyInk = 0x80868B;

// Light tints, far apart in hue, on which the ink keeps a contrast above 7 to 1.
constexpr std::array<Look, 9> kLooks{{{"one", 0xFBD3D0},
                                      {"two", 0xFDE0BC},
                                      {"three", 0xFBF0B4},
                                      {"four", 0xDDF0B8},
                                      {"five", 0xC2EBCB},
                                      {"six", 0xBFEAE6},
                                      {"seven", 0xC6DEF8},
                                      {"eight", 0xD6D2F7},
                                      {"nine", 0xF3CDEB}}};

std::vector<Swatch> legend() {
  std::vector<Swatch> swatches{{U'.', "empty", ".", kEmptyPaper, kEmptyInk, "."}};
  for (std::size_t i = 0; i < kLooks.size(); ++i) {
    const auto digit = static_cast<std::uint8_t>(i + 1);
    const auto text = fmt::format("{}", digit);
    swatches.push_back({symbol_of(digit), kLooks[i].spoken, text, kLooks[i].paper, kInk, text});
  }
  return swatches;
}

Grid<Symbol> symbols(const Board& board) {
  Grid<Symbol> grid(board.digits.size());
  for_each_cell(board.digits.size(), [&](Cell cell) { grid[cell] = symbol_of(board.digits[cell]); });
  return grid;
}

// Numbered boxes; plays the moves on the board. A move that cannot be played is the last to be drawn, and
// only as far as it lies on the board.
Layer moves_layer(Board& board, const Plan& plan) {
  Layer layer{.name = "moves", .in_text = false};
  const auto size = board.digits.size();
  for (const auto& move : plan.moves) {
    const bool right = clear(board, move).has_value();
    if (!right && !(size.contains(move.from) && size.contains(move.to))) break;
    layer.labels.push_back({move.from, Place::corner, fmt::format("{}", layer.shapes.size() + 1)});
    layer.shapes.push_back({ShapeKind::box, move.from, move.to, right ? Role::move : Role::bad});
    if (!right) break;
  }
  return layer;
}

Layer cleared_layer(const Board& before, const Board& after) {
  Layer layer{.name = "cleared", .in_text = false};
  for_each_cell(before.digits.size(), [&](Cell cell) {
    if (before.digits[cell] == after.digits[cell]) return;
    layer.labels.push_back({cell, Place::centre, fmt::format("{}", before.digits[cell])});
  });
  return layer;
}

}  // namespace

Picture picture(const Board& board, const Plan* plan) {
  if (plan == nullptr) {
    const auto size = board.digits.size();
    return {.board = symbols(board),
            .legend = legend(),
            .caption = fmt::format("{}x{}, {} cells, target {}", size.rows, size.cols, count_cells(board),
                                   board.target)};
  }
  auto after = board;
  auto moves = moves_layer(after, *plan);
  return {.board = symbols(after),
          .legend = legend(),
          .layers = {cleared_layer(board, after), std::move(moves)},
          .caption = headline(board, *plan)};
}

}  // namespace quadrille::tens
