#include "puzzles/mines/bot/stages/cutout.hpp"

#include <utility>

namespace quadrille::mines::bot {
namespace {

CellKind soil_of(const CellState& state, Trust trust) {
  if (is_number(state.tile)) return static_cast<CellKind>(number_of(state.tile));
  if (state.tile == Tile::mine || state.tile == Tile::flagged) return CellKind::mine;
  if (trust == Trust::conclusions && state.finding != Finding::none)
    return state.finding == Finding::mine ? CellKind::mine : CellKind::clear;
  return state.tile == Tile::closed ? CellKind::closed : CellKind::unseen;
}

}  // namespace

Cutout::Cutout(const Draft& draft, Cell first, Cell last, Trust trust) : corner_(first) {
  const Size size{last.row.value - first.row.value + 1, last.col.value - first.col.value + 1};
  std::vector<CellKind> kinds;
  kinds.reserve(Size{size.rows + 2, size.cols + 2}.cells());
  for (int row = -1; row <= size.rows; ++row) {
    for (int col = -1; col <= size.cols; ++col) {
      const auto cell = on_board(at(row, col));
      const auto& state = draft[cell];
      const bool on_rim = !size.contains(at(row, col));
      const bool is_clear = !draft.board().has(cell) || (on_rim && is_number(state.tile));
      kinds.push_back(is_clear ? CellKind::clear : soil_of(state, trust));
    }
  }
  ground_ = padded_board_from(size, std::move(kinds));
}

std::vector<Cell> Cutout::cells(std::span<const PaddedIndex> places) const {
  std::vector<Cell> cells;
  cells.reserve(places.size());
  for (const auto place : places) cells.push_back(on_board(ground_.cell(place)));
  return cells;
}

}  // namespace quadrille::mines::bot
