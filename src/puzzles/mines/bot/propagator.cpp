#include "puzzles/mines/bot/propagator.hpp"

#include <algorithm>
#include <map>

#include "puzzles/mines/deductions/reduction.hpp"

namespace quadrille::mines::bot {
namespace {

// Numbers share neighbours within two cells; what these touch lies on the rim, one further.
constexpr int kPartners = 2;
// Numbers are taken together where they lie in the same square, so that no piece of ground is large.
constexpr int kSquareBits = 4;

// A piece of ground with the numbers to look at.
struct Piece {
  Cell first{};
  Cell last{};

  void include(Cell cell) {
    first = at(std::min(first.row.value, cell.row.value), std::min(first.col.value, cell.col.value));
    last = at(std::max(last.row.value, cell.row.value), std::max(last.col.value, cell.col.value));
  }
};

std::map<Cell, Piece> pieces_of(const Draft& draft, std::span<const Cell> numbers) {
  std::map<Cell, Piece> pieces;
  for (const auto& number : numbers) {
    if (draft[number].status != Status::active) continue;
    const auto square = at(number.row.value >> kSquareBits, number.col.value >> kSquareBits);
    pieces.try_emplace(square, Piece{number, number}).first->second.include(number);
  }
  return pieces;
}

Soil soil_at(const Draft& draft, Cell cell, bool on_rim) {
  if (!draft.board().has(cell)) return Soil::clear;
  const auto& state = draft[cell];
  if (is_number(state.tile)) return on_rim ? Soil::clear : static_cast<Soil>(number_of(state.tile));
  if (is_mine(state)) return Soil::mine;
  if (is_waiting(state)) return Soil::clear;
  return state.tile == Tile::closed ? Soil::closed : Soil::unseen;
}

class Plot {
 public:
  Plot(const Draft& draft, const Piece& piece)
      : corner_(at(piece.first.row.value - kPartners, piece.first.col.value - kPartners)),
        size_{piece.last.row.value - piece.first.row.value + 1 + 2 * kPartners,
              piece.last.col.value - piece.first.col.value + 1 + 2 * kPartners} {
    std::vector<Soil> soil;
    soil.reserve(Size{size_.rows + 2, size_.cols + 2}.cells());
    for (int row = -1; row <= size_.rows; ++row) {
      for (int col = -1; col <= size_.cols; ++col)
        soil.push_back(soil_at(draft, on_board(at(row, col)), !size_.contains(at(row, col))));
    }
    ground_ = ground_from(size_, std::move(soil));
  }

  [[nodiscard]] Ground& ground() { return ground_; }
  [[nodiscard]] std::vector<Cell> cells(const std::vector<Place>& places) const {
    std::vector<Cell> cells;
    cells.reserve(places.size());
    for (const auto place : places) cells.push_back(on_board(ground_.cell(place)));
    return cells;
  }

 private:
  [[nodiscard]] Cell on_board(Cell cell) const {
    return at(cell.row.value + corner_.row.value, cell.col.value + corner_.col.value);
  }

  Cell corner_;
  Size size_;
  Ground ground_;
};

}  // namespace

std::optional<Contradiction> propagate(Draft& draft, std::span<const Cell> numbers, PatternTable& patterns,
                                       Context& context) {
  for (const auto& [square, piece] : pieces_of(draft, numbers)) {
    Plot plot(draft, piece);
    const auto reduction = reduce(plot.ground(), {.table = &patterns, .told = true}, context);
    if (reduction.conflict)
      return Contradiction{
          "these numbers cannot all be right: too many mines beside one of them, or too few "
          "cells that can hold them",
          plot.cells(reduction.conflict->numbers)};
    for (const auto& deduction : reduction.deductions) {
      const auto because = plot.cells(deduction.because);
      for (const auto& [places, finding] :
           {std::pair{&deduction.safe, Finding::safe}, std::pair{&deduction.mines, Finding::mine}}) {
        auto cells = plot.cells(*places);
        std::erase_if(cells, [&](Cell cell) { return !is_unknown(draft[cell]); });
        if (!cells.empty()) conclude(draft, cells, {finding, reason_of(deduction.rule), because});
      }
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::mines::bot
