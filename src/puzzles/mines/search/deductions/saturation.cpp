#include "puzzles/mines/search/deductions/list.hpp"

namespace quadrille::mines {

std::optional<Deduction> saturation(const PaddedBoard& padded, PaddedIndex number) {
  const auto [need, unknown] = demand_of(padded, number);
  if (need != 0 || unknown == 0) return std::nullopt;
  return Deduction{.rule = Rule::saturation, .safe = places_of(padded, number, unknown), .because = {number}};
}

}  // namespace quadrille::mines
