#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"

namespace quadrille::nonogram {

// A statement about a cell is a variable; a literal is the statement (even) or its opposite (odd).
using Variable = std::uint32_t;
using Literal = std::uint32_t;

[[nodiscard]] constexpr Literal literal(Variable variable, bool holds) {
  return 2 * variable + (holds ? 0 : 1);
}
[[nodiscard]] constexpr Literal contrary(Literal literal) { return literal ^ 1U; }
[[nodiscard]] constexpr Variable variable_of(Literal literal) { return literal >> 1U; }
[[nodiscard]] constexpr bool holds(Literal literal) { return (literal & 1U) == 0; }

// A colour that a cell loses.
struct Loss {
  Cell cell;
  Colour colour = kPaper;
};

// What can be said about the open cells of a grid. A cell with two colours has one statement, that it is the
// higher one, so that either literal takes a colour from it; a cell with more has one for each of them.
class Statements {
 public:
  // If the context ends on the way, some cells are missing.
  Statements(const Lines& lines, const Candidates& root, Context& context);

  [[nodiscard]] std::size_t count() const { return cells_.size(); }
  [[nodiscard]] Cell cell(Variable variable) const { return cells_[variable]; }

  // The literal that says the cell has not, or has, a colour it may have.
  [[nodiscard]] Literal excluding(Loss loss) const {
    const auto colours = colours_[loss.cell];
    const auto rank = rank_of(colours, loss.colour);
    const auto first = first_[loss.cell];
    return is_pair(colours) ? literal(first, rank == 0) : literal(first + rank, false);
  }
  [[nodiscard]] Literal asserting(Cell cell, Colour colour) const {
    return contrary(excluding({cell, colour}));
  }

  // What the literal takes by itself. nullopt: the literal says that a cell with more than two colours has
  // this one.
  [[nodiscard]] std::optional<Loss> loss(Literal literal) const {
    const auto cell = cells_[variable_of(literal)];
    const auto colours = colours_[cell];
    if (is_pair(colours)) {
      const auto lower = static_cast<Colour>(std::countr_zero(colours));
      const auto higher = static_cast<Colour>(std::bit_width(colours) - 1);
      return Loss{cell, holds(literal) ? lower : higher};
    }
    if (holds(literal)) return std::nullopt;
    return Loss{cell, colour_of(variable_of(literal))};
  }

  // The statements of a cell with more than two colours, of which exactly one holds; otherwise an empty
  // range.
  struct Range {
    Variable first = 0;
    Variable last = 0;
  };
  [[nodiscard]] Range rivals(Variable variable) const {
    const auto cell = cells_[variable];
    const auto colours = colours_[cell];
    if (is_pair(colours)) return {};
    return {first_[cell], first_[cell] + static_cast<Variable>(std::popcount(colours))};
  }

 private:
  static bool is_pair(ColourSet colours) { return std::popcount(colours) == 2; }
  static Variable rank_of(ColourSet colours, Colour colour) {
    return static_cast<Variable>(std::popcount(colours & ((ColourSet{1} << colour) - 1)));
  }
  [[nodiscard]] Colour colour_of(Variable variable) const;

  Grid<ColourSet> colours_;  // of the open cells
  Grid<Variable> first_;     // of the open cells
  std::vector<Cell> cells_;  // by variable
};

}  // namespace quadrille::nonogram
