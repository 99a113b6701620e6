#include "engine/family/required.hpp"

#include <gtest/gtest.h>

#include "engine/family/facets.hpp"

namespace quadrille {
namespace {

int half(int number) { return number / 2; }

TEST(Required, CallsWhatItWasGiven) {
  const Required<int(int)> function = half;
  EXPECT_EQ(function(8), 4);
  const Required<int(int)> lambda = [](int number) { return number + 1; };
  EXPECT_EQ(lambda(8), 9);
}

constexpr auto set = [](const int&, const int& position, const Mark&) -> Expected<int> { return position; };
constexpr auto rest = [](const int& puzzle, const int&) -> Expected<int> { return puzzle; };

// A template, so that what does not compile is false here instead of an error.
template <class Facet>
constexpr bool kSetCellAlone = requires { Facet{.set_cell = set}; };
template <class Facet>
constexpr bool kRemainingAlone = requires { Facet{.remaining = rest}; };
template <class Facet>
constexpr bool kBoth = requires { Facet{.set_cell = set, .remaining = rest}; };

TEST(Facets, WhatBelongsTogetherCannotBeGivenApart) {
  using Facet = FilledCells<int, int>;
  static_assert(kBoth<Facet>);
  static_assert(!kSetCellAlone<Facet>);
  static_assert(!kRemainingAlone<Facet>);
  static_assert(!std::is_default_constructible_v<Required<int(int)>>);
  static_assert(!std::is_constructible_v<Required<int(int)>, std::nullptr_t>);
}

}  // namespace
}  // namespace quadrille
