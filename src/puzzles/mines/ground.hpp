#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// An index into the ground.
using Place = std::int32_t;

// What a place holds as far as reasoning goes. The numbers 0 to 8 stand for themselves.
enum class Soil : std::uint8_t {
  closed = 9,  // may hold a mine and can be opened
  unseen,      // may hold a mine, but nobody can open what he does not see
  mine,        // holds one: flagged, exploded or proven
  clear        // holds none and tells nothing: proven safe, or beyond the rim of a bounded board
};

[[nodiscard]] constexpr bool is_unknown(Soil soil) { return soil == Soil::closed || soil == Soil::unseen; }
[[nodiscard]] constexpr bool is_number(Soil soil) { return soil < Soil::closed; }

// What a number still asks for: `need` mines among the neighbours whose bit is set in `unknown`, in the order
// of Ground::around.
struct Demand {
  std::int8_t need = 0;
  std::uint8_t unknown = 0;
};

// A position laid out for reasoning: rows in one array with a rim one place wide, so that every cell has its
// eight neighbours at the same eight distances. What is proven is written into it by settle().
struct Ground {
  int rows = 0;
  int cols = 0;
  int stride = 0;
  std::vector<Soil> soil{};
  std::vector<Demand> demands{};  // by place; means something where a number is
  std::array<Place, 8> around{};  // distances to the neighbours, in reading order

  [[nodiscard]] Place place(Cell cell) const { return (cell.row.value + 1) * stride + cell.col.value + 1; }
  [[nodiscard]] Cell cell(Place place) const { return at(place / stride - 1, place % stride - 1); }
  [[nodiscard]] bool is_inside(Place place) const {
    const auto [row, col] = cell(place);
    return row.value >= 0 && row.value < rows && col.value >= 0 && col.value < cols;
  }

  // Calls visit(Place) for the neighbours of a place, beyond the rim none.
  template <class Visit>
  void for_each_beside(Place place, Visit&& visit) const {
    for (const auto away : around) {
      const auto beside = place + away;
      // Before the first place is far beyond the last one too.
      if (static_cast<std::size_t>(beside) < soil.size()) visit(beside);
    }
  }

  // Calls visit(Place) for every cell of the board, row by row, without the rim.
  template <class Visit>
  void for_each_inside(Visit&& visit) const {
    for (int row = 1; row <= rows; ++row) {
      for (Place here = row * stride + 1; here <= row * stride + cols; ++here) visit(here);
    }
  }
};

[[nodiscard]] Ground ground_of(const Position& position);
// Nothing: the context ended the run.
[[nodiscard]] std::optional<Ground> ground_of(const Position& position, Context& context);

// The same from what every place holds: (rows + 2) x (cols + 2) of them, the rim included. What lies beyond
// the rim is not known, so a number there must be given as clear.
[[nodiscard]] Ground ground_from(Size size, std::vector<Soil> soil);

[[nodiscard]] inline Demand demand_of(const Ground& ground, Place number) { return ground.demands[number]; }

// Writes down that an unknown place is clear or holds a mine; the numbers beside it ask for less from then
// on.
void settle(Ground& ground, Place place, Soil proven);

}  // namespace quadrille::mines
