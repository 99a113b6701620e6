#include "draw/cairo_canvas.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <numbers>
#include <string>

#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

// Paints each primitive with cairo's pen.
class Painter {
 public:
  Painter(const Cairo& cairo, cairo_t* pen, const Placement& placement)
      : cairo_(cairo), pen_(pen), placement_(placement) {
    cairo_.identity_matrix(pen_);
    cairo_.translate(pen_, placement.origin.x, placement.origin.y);
    cairo_.scale(pen_, placement.scale, placement.scale);
  }

  void operator()(const Fill& fill) {
    ink(fill.colour);
    if (!placement_.to_pixels) return fill_area(fill.area);
    // Without half-covered pixels there is no seam between two areas side by side.
    cairo_.set_antialias(pen_, CAIRO_ANTIALIAS_NONE);
    fill_area(fill.area);
    cairo_.set_antialias(pen_, CAIRO_ANTIALIAS_DEFAULT);
  }

  void operator()(const Hatching& hatching) {
    take({.colour = hatching.colour, .width = hatch_pen_width(hatching.pattern)});
    cairo_.set_line_cap(pen_, CAIRO_LINE_CAP_ROUND);
    for (const auto& [from, to] : hatch_strokes(hatching)) {
      cairo_.move_to(pen_, from.x, from.y);
      cairo_.line_to(pen_, to.x, to.y);
    }
    cairo_.stroke(pen_);
  }

  void operator()(const Stroke& stroke) {
    const bool upright = stroke.from.x == stroke.to.x || stroke.from.y == stroke.to.y;
    if (placement_.to_pixels && upright && stroke.pen.dash == Dash::solid) return (*this)(on_pixels(stroke));
    take(stroke.pen);
    cairo_.move_to(pen_, stroke.from.x, stroke.from.y);
    cairo_.line_to(pen_, stroke.to.x, stroke.to.y);
    cairo_.stroke(pen_);
  }

  void operator()(const Frame& frame) {
    take(frame.pen);
    const auto& [x, y, width, height] = frame.area;
    const double radius = std::min({frame.radius, width / 2, height / 2});
    constexpr double kQuarter = std::numbers::pi / 2;
    cairo_.new_sub_path(pen_);
    cairo_.arc(pen_, x + width - radius, y + radius, radius, -kQuarter, 0);
    cairo_.arc(pen_, x + width - radius, y + height - radius, radius, 0, kQuarter);
    cairo_.arc(pen_, x + radius, y + height - radius, radius, kQuarter, 2 * kQuarter);
    cairo_.arc(pen_, x + radius, y + radius, radius, 2 * kQuarter, 3 * kQuarter);
    cairo_.close_path(pen_);
    cairo_.stroke(pen_);
  }

  void operator()(const Ring& ring) {
    take(ring.pen);
    cairo_.new_sub_path(pen_);
    cairo_.arc(pen_, ring.centre.x, ring.centre.y, ring.radius, 0, 2 * std::numbers::pi);
    cairo_.stroke(pen_);
  }

  void operator()(const Text& text) {
    ink(text.colour);
    cairo_.set_font_size(pen_, text.size);
    double back = 0;
    if (text.anchor != Anchor::start) {
      cairo_text_extents_t extents;
      cairo_.text_extents(pen_, text.letters.c_str(), &extents);
      back = text.anchor == Anchor::middle ? extents.x_advance / 2 : extents.x_advance;
    }
    cairo_.move_to(pen_, text.baseline.x - back, text.baseline.y);
    cairo_.show_text(pen_, text.letters.c_str());
  }

 private:
  void ink(Rgb colour) {
    const auto [red, green, blue] = channels(colour);
    cairo_.set_source_rgb(pen_, red / 255.0, green / 255.0, blue / 255.0);
  }

  void take(const Pen& pen) {
    ink(pen.colour);
    cairo_.set_line_width(pen_, pen.width);
    const auto lengths = dash_lengths(pen.dash);
    cairo_.set_dash(pen_, lengths.data(), static_cast<int>(lengths.size()), 0);
    cairo_.set_line_cap(pen_, lengths.empty() ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  }

  void fill_area(const Area& area) {
    cairo_.rectangle(pen_, area.x, area.y, area.width, area.height);
    cairo_.fill(pen_);
  }

  // An upright line as an area of whole pixels, at least one wide.
  [[nodiscard]] Fill on_pixels(const Stroke& stroke) const {
    const double scale = placement_.scale;
    const double wide = std::max(1.0, std::round(stroke.pen.width * scale));
    const auto span = [&](double from, double to, double origin) {
      if (from != to) return std::pair(from, to - from);
      return std::pair((std::round(origin + from * scale - wide / 2) - origin) / scale, wide / scale);
    };
    const auto [x, width] = span(stroke.from.x, stroke.to.x, placement_.origin.x);
    const auto [y, height] = span(stroke.from.y, stroke.to.y, placement_.origin.y);
    return {{x, y, width, height}, stroke.pen.colour};
  }

  const Cairo& cairo_;
  cairo_t* pen_;
  Placement placement_;
};

// The same letters on every machine, whatever its settings for its own screen.
void choose_font(const Cairo& cairo, cairo_t* pen) {
  auto* options = cairo.font_options_create();
  cairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo.set_font_options(pen, options);
  cairo.font_options_destroy(options);
  cairo.select_font_face(pen, kFont, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
}

}  // namespace

Canvas::Canvas(const Cairo& cairo, cairo_surface_t* surface)
    : cairo_(cairo), surface_(surface, cairo.surface_destroy), pen_(cairo.create(surface), cairo.destroy) {
  choose_font(cairo_, pen_.get());
}

void Canvas::paint(const Scene& scene, const Placement& placement) {
  Painter painter(cairo_, pen_.get(), placement);
  for (const auto& primitive : scene.primitives) std::visit(painter, primitive);
}

Expected<cairo_surface_t*> Canvas::checked() const {
  for (const auto status : {cairo_.status(pen_.get()), cairo_.surface_status(surface_.get())}) {
    if (status != CAIRO_STATUS_SUCCESS) return failed(cairo_, status);
  }
  return surface_.get();
}

cairo_status_t append_bytes(void* closure, const unsigned char* bytes, unsigned length) noexcept {
  try {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::exception&) {
    return CAIRO_STATUS_NO_MEMORY;  // no exception may pass through cairo's frames
  }
}

std::unexpected<Error> failed(const Cairo& cairo, cairo_status_t status) {
  return fail(std::string("the picture cannot be drawn: ") + cairo.status_to_string(status));
}

}  // namespace quadrille::draw
