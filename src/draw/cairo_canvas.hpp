#pragma once

#include <memory>

#include "draw/cairo_library.hpp"
#include "draw/scene.hpp"
#include "grid/error.hpp"

namespace quadrille::draw {

// Where a scene goes on a canvas.
struct Placement {
  Point origin{};
  double scale = 1;
  bool to_pixels = false;  // fills and upright lines keep to whole pixels: crisp on a screen, coarse on paper
};

// A surface of cairo's to paint scenes on. Belongs to one thread.
class Canvas {
 public:
  // Takes ownership of the surface.
  Canvas(const Cairo& cairo, cairo_surface_t* surface);

  void paint(const Scene& scene, const Placement& placement);
  void end_page() { cairo_.show_page(pen_.get()); }

  // The surface, completely painted. Fails if anything has gone wrong, for instance if there was no memory.
  [[nodiscard]] Expected<cairo_surface_t*> checked() const;

 private:
  const Cairo& cairo_;
  std::unique_ptr<cairo_surface_t, decltype(Cairo::surface_destroy)> surface_;
  std::unique_ptr<cairo_t, decltype(Cairo::destroy)> pen_;
};

// For cairo to write a file to: appends to the std::string that closure points to.
cairo_status_t append_bytes(void* closure, const unsigned char* bytes, unsigned length) noexcept;

// A failure that cairo reports, as an error of ours.
[[nodiscard]] std::unexpected<Error> failed(const Cairo& cairo, cairo_status_t status);

}  // namespace quadrille::draw
