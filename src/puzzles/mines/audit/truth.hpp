#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/mines/audit/census.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::audit {

// What to find out besides the cells claimed to be safe or mines.
struct Inquiry {
  const Grid<Finding>& claims;
  bool odds = false;     // the chance of every cell
  bool layouts = false;  // how many there are
  double density = 0.5;  // if the total is not known
};

// What all layouts of a position say together, as far as it was determined.
struct Truth {
  struct Word {
    May mine = May::perhaps;  // some layout has a mine there
    May safe = May::perhaps;  // some has none
  };
  struct Layouts {
    std::uint64_t remainder = 0;  // modulo kPrime
    double log = 0;
  };
  May any = May::perhaps;      // there is a layout
  std::vector<Word> cells{};   // row by row. Empty: nothing was determined about any
  std::vector<double> odds{};  // row by row; not a number: not determined. Empty: none was
  std::optional<Layouts> layouts{};
};

// nullopt: no room for it in memory.
[[nodiscard]] std::optional<Truth> truth_of(const Position& position, const Inquiry& inquiry, Pace& pace);

}  // namespace quadrille::mines::audit
