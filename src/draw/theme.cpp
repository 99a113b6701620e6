#include "draw/theme.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace quadrille::draw {
namespace {

// Channels further apart than this are seen as a hue.
constexpr int kGreyTolerance = 24;

}  // namespace

Channels channels(Rgb colour) {
  return {static_cast<int>(colour >> 16U & 0xFFU), static_cast<int>(colour >> 8U & 0xFFU),
          static_cast<int>(colour & 0xFFU)};
}

Pen pen_of(Role role) {
  switch (role) {
    case Role::move:
      return {.colour = 0x1F5FA8, .width = 1.4};
    case Role::good:
      return {.colour = 0x1B7F3B, .width = 2.2};
    case Role::bad:
      return {.colour = 0xB3202A, .width = 1.8, .dash = Dash::dashed};
    case Role::doubt:
      return {.colour = 0xA85F00, .width = 1.6, .dash = Dash::dotted};
    case Role::focus:
      return {.colour = 0x74359C, .width = 1.6, .dash = Dash::dash_dot};
    case Role::light:
      return {.colour = 0xFFFFFF, .width = 2.6};
    case Role::faded:
      break;
  }
  return {.colour = 0x8C8C8C, .width = 0.7};
}

Rgb blend(Rgb from, Rgb to, double part) {
  const auto start = channels(from);
  const auto end = channels(to);
  Rgb mixed = 0;
  for (std::size_t i = 0; i < start.size(); ++i) {
    mixed = mixed << 8U | static_cast<Rgb>(std::lround(start[i] + (end[i] - start[i]) * part));
  }
  return mixed;
}

bool is_chromatic(Rgb colour) {
  const auto [least, most] = std::ranges::minmax(channels(colour));
  return most - least > kGreyTolerance;
}

}  // namespace quadrille::draw
