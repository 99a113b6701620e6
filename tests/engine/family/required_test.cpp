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
constexpr auto whole = [](const int&, const int& position) -> std::optional<int> { return position; };

// Templates, so that what does not compile is false here instead of an error.
template <class Facet>
constexpr bool kAll = requires { Facet{.set_cell = set, .remaining = rest, .finished = whole}; };
template <class Facet>
constexpr bool kWithoutSetCell = requires { Facet{.remaining = rest, .finished = whole}; };
template <class Facet>
constexpr bool kWithoutRemaining = requires { Facet{.set_cell = set, .finished = whole}; };
template <class Facet>
constexpr bool kWithoutFinished = requires { Facet{.set_cell = set, .remaining = rest}; };

TEST(Facets, WhatBelongsTogetherCannotBeGivenApart) {
  using Facet = FilledCells<int, int>;
  static_assert(kAll<Facet>);
  static_assert(!kWithoutSetCell<Facet>);
  static_assert(!kWithoutRemaining<Facet>);
  static_assert(!kWithoutFinished<Facet>);
  static_assert(!std::is_default_constructible_v<Required<int(int)>>);
  static_assert(!std::is_constructible_v<Required<int(int)>, std::nullptr_t>);
}

}  // namespace
}  // namespace quadrille
