#include "draw/scene.hpp"

#include <algorithm>
#include <array>

namespace quadrille::draw {
namespace {

constexpr double kDot = 0.01;  // cairo drops a dash of length 0 between longer ones
constexpr std::array<double, 2> kDashed = {4, 3.5};
constexpr std::array<double, 2> kDotted = {kDot, 3};
constexpr std::array<double, 4> kDashDot = {4.5, 3, kDot, 3};

// Points between the strokes of a hatching. It divides a cell's side, so that the patterns of neighbours
// meet.
constexpr double kHatchSpacing = 6;

std::vector<HatchStroke> rising_strokes(const Area& area) {
  std::vector<HatchStroke> strokes;
  for (double reach = kHatchSpacing; reach < area.width + area.height; reach += kHatchSpacing) {
    const double low = std::min(reach, area.height);
    const double right = std::min(reach, area.width);
    strokes.push_back({{area.x + reach - low, area.y + low}, {area.x + right, area.y + reach - right}});
  }
  return strokes;
}

std::vector<HatchStroke> crossing_strokes(const Area& area) {
  auto strokes = rising_strokes(area);
  const auto mirrored = [&](Point point) { return Point{point.x, 2 * area.y + area.height - point.y}; };
  for (std::size_t i = 0, rising = strokes.size(); i < rising; ++i) {
    strokes.push_back({mirrored(strokes[i].from), mirrored(strokes[i].to)});
  }
  return strokes;
}

std::vector<HatchStroke> dots(const Area& area) {
  std::vector<HatchStroke> strokes;
  for (double y = kHatchSpacing / 2; y < area.height; y += kHatchSpacing) {
    for (double x = kHatchSpacing / 2; x < area.width; x += kHatchSpacing) {
      const Point dot{area.x + x, area.y + y};
      strokes.push_back({dot, dot});
    }
  }
  return strokes;
}

}  // namespace

std::span<const double> dash_lengths(Dash dash) {
  switch (dash) {
    case Dash::dashed:
      return kDashed;
    case Dash::dotted:
      return kDotted;
    case Dash::dash_dot:
      return kDashDot;
    case Dash::solid:
      break;
  }
  return {};
}

std::vector<HatchStroke> hatch_strokes(const Hatching& hatching) {
  switch (hatching.pattern) {
    case Hatch::dots:
      return dots(hatching.area);
    case Hatch::diagonal:
      return rising_strokes(hatching.area);
    case Hatch::cross:
      return crossing_strokes(hatching.area);
    case Hatch::none:
    case Hatch::solid:
      break;
  }
  return {};
}

double hatch_pen_width(Hatch pattern) { return pattern == Hatch::dots ? 1.8 : 0.8; }

}  // namespace quadrille::draw
