#include "puzzles/mines/bot/stages/list.hpp"

#include <algorithm>
#include <map>

#include "puzzles/mines/bot/stages/cutout.hpp"
#include "puzzles/mines/search/deductions/reduction.hpp"

namespace quadrille::mines::bot {
namespace {

// Numbers share neighbours within two cells; the cells these touch lie on the rim, one further out.
constexpr int kPartners = 2;
// Numbers are taken together if they lie in the same square, so that no piece of padded board is large.
constexpr int kSquareBits = 4;

// A piece of the board with numbers to look at.
struct Piece {
  Cell first{};
  Cell last{};

  // Includes all the cells around a number that bear on it.
  void include(Cell number) {
    const auto [row, col] = number;
    first = at(std::min(first.row.value, row.value - kPartners),
               std::min(first.col.value, col.value - kPartners));
    last =
        at(std::max(last.row.value, row.value + kPartners), std::max(last.col.value, col.value + kPartners));
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

}  // namespace

std::optional<Objection> propagate(Draft& draft, std::span<const Cell> numbers, PatternTable& patterns,
                                   Context& context) {
  for (const auto& [square, piece] : pieces_of(draft, numbers)) {
    Cutout cutout(draft, piece.first, piece.last, Trust::conclusions);
    const auto reduction = reduce(cutout.padded(), {.table = &patterns, .told = true}, context);
    if (reduction.conflict)
      return Objection{
          "these numbers cannot all be right: too many mines beside one of them, or too few "
          "cells that can hold them",
          cutout.cells(reduction.conflict->numbers)};
    for (const auto& deduction : reduction.deductions) {
      const auto because = cutout.cells(deduction.because);
      for (const auto& [places, finding] :
           {std::pair{&deduction.safe, Finding::safe}, std::pair{&deduction.mines, Finding::mine}}) {
        auto cells = cutout.cells(*places);
        std::erase_if(cells, [&](Cell cell) { return !is_unknown(draft[cell]); });
        if (!cells.empty()) conclude(draft, cells, {finding, reason_of(deduction.rule), because});
      }
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::mines::bot
