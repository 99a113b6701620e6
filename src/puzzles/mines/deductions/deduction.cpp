#include "puzzles/mines/deductions/deduction.hpp"

#include <bit>

namespace quadrille::mines {

std::vector<Place> places_of(const Ground& ground, Place number, unsigned neighbours) {
  std::vector<Place> places;
  places.reserve(static_cast<std::size_t>(std::popcount(neighbours)));
  for (; neighbours != 0; neighbours &= neighbours - 1)
    places.push_back(number + ground.around[std::countr_zero(neighbours)]);
  return places;
}

void apply(Ground& ground, const Deduction& deduction) {
  for (const auto place : deduction.safe) settle(ground, place, Soil::clear);
  for (const auto place : deduction.mines) settle(ground, place, Soil::mine);
}

}  // namespace quadrille::mines
