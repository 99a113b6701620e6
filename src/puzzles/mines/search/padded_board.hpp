#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// An index into the padded board.
using PaddedIndex = std::int32_t;

// What a place holds for the purposes of reasoning. The numbers 0 to 8 stand for themselves.
enum class CellKind : std::uint8_t {
  closed = 9,  // may hold a mine and can be opened
  unseen,      // may hold a mine, but a player cannot open it unseen
  mine,        // holds one: flagged, exploded or proven
  clear        // holds none and reveals nothing: proven safe, or beyond the rim of a bounded board
};

[[nodiscard]] constexpr bool is_unknown(CellKind kinds) {
  return kinds == CellKind::closed || kinds == CellKind::unseen;
}
[[nodiscard]] constexpr bool is_number(CellKind kinds) { return kinds < CellKind::closed; }

// What a number still asks for: `need` mines among the neighbours whose bit is set in `unknown`, in the order
// of PaddedBoard::around.
struct Demand {
  std::int8_t need = 0;
  std::uint8_t unknown = 0;
};

// A position laid out for reasoning: rows in one array with a rim one place wide, so that every cell has its
// eight neighbours at the same eight distances. What is proven is written into it by settle().
struct PaddedBoard {
  int rows = 0;
  int cols = 0;
  int stride = 0;
  std::vector<CellKind> kinds{};
  std::vector<Demand> demands{};        // by place; meaningful where there is a number
  std::array<PaddedIndex, 8> around{};  // distances to the neighbours, in reading order

  [[nodiscard]] PaddedIndex place(Cell cell) const {
    return (cell.row.value + 1) * stride + cell.col.value + 1;
  }
  [[nodiscard]] Cell cell(PaddedIndex place) const { return at(place / stride - 1, place % stride - 1); }
  [[nodiscard]] bool is_inside(PaddedIndex place) const {
    const auto [row, col] = cell(place);
    return row.value >= 0 && row.value < rows && col.value >= 0 && col.value < cols;
  }

  // Calls visit(PaddedIndex) for the neighbours of a place, none beyond the rim.
  template <class Visit>
  void for_each_beside(PaddedIndex place, Visit&& visit) const {
    for (const auto away : around) {
      const auto beside = place + away;
      // Before the first place is far beyond the last one too.
      if (static_cast<std::size_t>(beside) < kinds.size()) visit(beside);
    }
  }

  // Calls visit(PaddedIndex) for every cell of the board, row by row, without the rim.
  template <class Visit>
  void for_each_inside(Visit&& visit) const {
    for (int row = 1; row <= rows; ++row) {
      for (PaddedIndex here = row * stride + 1; here <= row * stride + cols; ++here) visit(here);
    }
  }
};

[[nodiscard]] PaddedBoard padded_board_of(const Position& position);
// nullopt: the context ended the run.
[[nodiscard]] std::optional<PaddedBoard> padded_board_of(const Position& position, Context& context);

// The same from the contents of every place: (rows + 2) x (cols + 2) of them, including the rim. What lies
// beyond the rim is not known, so a number there must be given as clear.
[[nodiscard]] PaddedBoard padded_board_from(Size size, std::vector<CellKind> kinds);

[[nodiscard]] inline Demand demand_of(const PaddedBoard& padded, PaddedIndex number) {
  return padded.demands[number];
}

// Records that an unknown place is clear or holds a mine; the numbers beside it ask for less from then on.
void settle(PaddedBoard& padded, PaddedIndex place, CellKind proven);

}  // namespace quadrille::mines
