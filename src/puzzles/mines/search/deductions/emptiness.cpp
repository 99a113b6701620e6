#include "puzzles/mines/search/deductions/list.hpp"

#include <bit>

namespace quadrille::mines {

std::optional<Deduction> emptiness(const PaddedBoard& padded, PaddedIndex number) {
  const auto [need, unknown] = demand_of(padded, number);
  if (unknown == 0 || need != std::popcount(unknown)) return std::nullopt;
  return Deduction{.rule = Rule::emptiness, .mines = places_of(padded, number, unknown), .because = {number}};
}

}  // namespace quadrille::mines
