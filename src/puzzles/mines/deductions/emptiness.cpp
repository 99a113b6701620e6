#include "puzzles/mines/deductions/emptiness.hpp"

#include <bit>

namespace quadrille::mines {

std::optional<Deduction> emptiness(const Ground& ground, Place number) {
  const auto [need, unknown] = demand_of(ground, number);
  if (unknown == 0 || need != std::popcount(unknown)) return std::nullopt;
  return Deduction{.rule = Rule::emptiness, .mines = places_of(ground, number, unknown), .because = {number}};
}

}  // namespace quadrille::mines
