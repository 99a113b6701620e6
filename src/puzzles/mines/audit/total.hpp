#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "puzzles/mines/audit/census.hpp"

namespace quadrille::mines::audit {

// The weight of the rest of the board for each number of mines in a part.
struct Weighing {
  std::vector<std::vector<double>> weights{};  // by part, in the order of its spectrum
  double apart_odds = 0;                       // of a mine in a cell not beside a number
  double log_layouts = 0;                      // natural logarithm of the number of layouts
};

// All layouts with `left` mines in the parts and in `apart` further cells. nullopt: they do not fit into
// memory or into doubles, or the pace has ended.
[[nodiscard]] std::optional<Weighing> weigh_by_total(std::span<const Spectrum> parts, int apart, int left,
                                                     Pace& pace);
// A mine weighs `density` against `1 - density` for none, wherever it lies.
[[nodiscard]] Weighing weigh_by_density(std::span<const Spectrum> parts, double density);

// The number of those layouts modulo kPrime. nullopt: the pace has ended.
[[nodiscard]] std::optional<std::uint64_t> layouts_modulo(std::span<const Spectrum> parts, int apart,
                                                          int left, Pace& pace);

// A decimal number modulo kPrime and its natural logarithm. nullopt: it is not one.
struct Figure {
  std::uint64_t remainder = 0;
  double log = 0;
};
[[nodiscard]] std::optional<Figure> figure_of(std::string_view digits);

}  // namespace quadrille::mines::audit
