#include "puzzles/mines/deductions/saturation.hpp"

namespace quadrille::mines {

std::optional<Deduction> saturation(const Ground& ground, Place number) {
  const auto [need, unknown] = demand_of(ground, number);
  if (need != 0 || unknown == 0) return std::nullopt;
  return Deduction{.rule = Rule::saturation, .safe = places_of(ground, number, unknown), .because = {number}};
}

}  // namespace quadrille::mines
