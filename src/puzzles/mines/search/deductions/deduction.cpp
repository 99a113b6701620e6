#include "puzzles/mines/search/deductions/deduction.hpp"

#include <bit>

namespace quadrille::mines {

std::vector<PaddedIndex> places_of(const PaddedBoard& padded, PaddedIndex number, unsigned neighbours) {
  std::vector<PaddedIndex> places;
  places.reserve(static_cast<std::size_t>(std::popcount(neighbours)));
  for (; neighbours != 0; neighbours &= neighbours - 1)
    places.push_back(number + padded.around[std::countr_zero(neighbours)]);
  return places;
}

void apply(PaddedBoard& padded, const Deduction& deduction) {
  for (const auto place : deduction.safe) settle(padded, place, CellKind::clear);
  for (const auto place : deduction.mines) settle(padded, place, CellKind::mine);
}

}  // namespace quadrille::mines
