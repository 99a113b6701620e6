#include "draw/svg.hpp"

#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "draw/layout.hpp"
#include "draw/scene.hpp"

namespace quadrille::draw {
namespace {

std::string escaped(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (const char character : text) {
    switch (character) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += character;
    }
  }
  return safe;
}

// A length to a hundredth of a point, without trailing zeros. Most lengths are whole, and printing those as
// whole numbers makes a large board several times faster than printing reals.
std::string number(double value) {
  const long hundredths = std::lround(value * 100);
  if (hundredths % 100 == 0) return fmt::format_int(hundredths / 100).str();
  auto digits = fmt::format("{:.2f}", value);
  if (digits.ends_with('0')) digits.pop_back();
  return digits;
}

std::string pen_attributes(const Pen& pen) {
  auto attributes = fmt::format(R"(stroke="#{:06x}" stroke-width="{}")", pen.colour, number(pen.width));
  if (const auto lengths = dash_lengths(pen.dash); !lengths.empty()) {
    attributes += fmt::format(R"( stroke-linecap="round" stroke-dasharray="{}")", fmt::join(lengths, " "));
  }
  return attributes;
}

// The document's own anchor is the middle.
std::string_view anchor_attribute(Anchor anchor) {
  switch (anchor) {
    case Anchor::start:
      return R"( text-anchor="start")";
    case Anchor::end:
      return R"( text-anchor="end")";
    case Anchor::middle:
      break;
  }
  return "";
}

// Writes each primitive as one element.
class Writer {
 public:
  explicit Writer(std::string& document) : out_(document) {}

  void operator()(const Fill& fill) {
    write(R"(<rect x="{}" y="{}" width="{}" height="{}" fill="#{:06x}"/>)", number(fill.area.x),
          number(fill.area.y), number(fill.area.width), number(fill.area.height), fill.colour);
  }
  void operator()(const Hatching& hatching) {
    std::string path;
    for (const auto& [from, to] : hatch_strokes(hatching)) {
      path += fmt::format("M{} {}L{} {}", number(from.x), number(from.y), number(to.x), number(to.y));
    }
    write(R"(<path d="{}" fill="none" stroke="#{:06x}" stroke-width="{}" stroke-linecap="round"/>)", path,
          hatching.colour, number(hatch_pen_width(hatching.pattern)));
  }
  void operator()(const Stroke& stroke) {
    write(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" {}/>)", number(stroke.from.x), number(stroke.from.y),
          number(stroke.to.x), number(stroke.to.y), pen_attributes(stroke.pen));
  }
  void operator()(const Frame& frame) {
    write(R"(<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="none" {}/>)", number(frame.area.x),
          number(frame.area.y), number(frame.area.width), number(frame.area.height), number(frame.radius),
          pen_attributes(frame.pen));
  }
  void operator()(const Ring& ring) {
    write(R"(<circle cx="{}" cy="{}" r="{}" fill="none" {}/>)", number(ring.centre.x), number(ring.centre.y),
          number(ring.radius), pen_attributes(ring.pen));
  }
  void operator()(const Text& text) {
    write(R"(<text x="{}" y="{}" font-size="{}" fill="#{:06x}"{}>{}</text>)", number(text.baseline.x),
          number(text.baseline.y), number(text.size), text.colour, anchor_attribute(text.anchor),
          escaped(text.letters));
  }

 private:
  template <class... Values>
  void write(fmt::format_string<Values...> element, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), element, std::forward<Values>(values)...);
    out_ += '\n';
  }

  std::string& out_;
};

}  // namespace

std::string svg(const Picture& picture, const SvgOptions& options) {
  const auto scene = lay_out(picture, {.rulers = options.rulers});
  const auto title = escaped(scene.title);
  auto document = fmt::format(
      R"(<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}pt" height="{}pt" role="img" aria-label="{}">
<title>{}</title>
<g font-family="'{}', sans-serif" text-anchor="middle">
)",
      number(scene.width), number(scene.height), number(scene.width * options.scale),
      number(scene.height * options.scale), title, title, kFont);
  Writer writer(document);
  for (const auto& primitive : scene.primitives) std::visit(writer, primitive);
  return document + "</g>\n</svg>\n";
}

}  // namespace quadrille::draw
