#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "grid/picture.hpp"

namespace quadrille::draw {

// A picture laid out: a flat list of things to paint, in points from the top left, back to front. What paints
// a scene makes no decisions.

using Rgb = std::uint32_t;  // 0xRRGGBB

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Area {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  friend bool operator==(const Area&, const Area&) = default;
};

enum class Dash { solid, dashed, dotted, dash_dot };

struct Pen {
  Rgb colour = 0;
  double width = 1;
  Dash dash = Dash::solid;
  friend bool operator==(const Pen&, const Pen&) = default;
};

struct Fill {
  Area area;
  Rgb colour = 0;
};

struct Hatching {
  Area area;
  Hatch pattern = Hatch::none;
  Rgb colour = 0;
};

struct Stroke {
  Point from;
  Point to;
  Pen pen;
};

// A rectangle with round corners.
struct Frame {
  Area area;
  double radius = 0;
  Pen pen;
};

struct Ring {
  Point centre;
  double radius = 0;
  Pen pen;
};

enum class Anchor { start, middle, end };

struct Text {
  Point baseline;  // of the anchor
  Anchor anchor = Anchor::middle;
  double size = 0;
  Rgb colour = 0;
  std::string letters;  // legible, see draw/lettering
};

using Primitive = std::variant<Fill, Hatching, Stroke, Frame, Ring, Text>;

struct Scene {
  double width = 0;
  double height = 0;
  std::string title;  // what the picture is, for those who cannot see it
  std::vector<Primitive> primitives;
};

// The font of every Text.
inline constexpr const char* kFont = "DejaVu Sans";

// Lengths of line and gap in turn, in points; empty for an unbroken line. Ends are round, so that a very
// short line is a dot.
[[nodiscard]] std::span<const double> dash_lengths(Dash dash);

// The strokes of a hatching, all within its area. A stroke of length 0 is a dot as wide as the pen.
struct HatchStroke {
  Point from;
  Point to;
};
[[nodiscard]] std::vector<HatchStroke> hatch_strokes(const Hatching& hatching);

// How wide the pen of a hatching is, in points.
[[nodiscard]] double hatch_pen_width(Hatch pattern);

}  // namespace quadrille::draw
