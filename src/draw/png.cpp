#include "draw/png.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "draw/cairo_canvas.hpp"
#include "draw/cairo_library.hpp"
#include "draw/layout.hpp"
#include "draw/plan.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

// Pixels of a cell's side below which its letters and lines are only noise.
constexpr double kLeastCellWithDetails = 5;

// Pixels per point, such that the picture keeps within the limits; whole pixels per cell if that is possible.
Expected<double> scale_for(const Picture& picture, const PngOptions& options) {
  const auto [width, height] = plan_of(picture, options.rulers).size;
  const double by_side = kLongestPngSide / std::max(width, height);
  const double by_area = std::sqrt(static_cast<double>(kMostPngPixels) / (width * height));
  const double most = kCell * std::min(by_side, by_area);
  const double cell = std::floor(std::min(most, std::max(1.0, options.cell)));
  if (cell >= 1) return cell / kCell;
  return fail(
      fmt::format("a board of {}x{} cells is too large for a PNG: at one pixel a cell it passes the limit "
                  "of {} pixels on a side and {} in all",
                  picture.board.rows(), picture.board.cols(), kLongestPngSide, kMostPngPixels));
}

}  // namespace

Expected<std::string> png(const Picture& picture, const PngOptions& options) {
  const auto cairo = open_cairo();
  if (!cairo) return std::unexpected(cairo.error());
  const auto scale = scale_for(picture, options);
  if (!scale) return std::unexpected(scale.error());

  const auto scene =
      lay_out(picture, {.details = *scale * kCell >= kLeastCellWithDetails, .rulers = options.rulers});
  const auto pixels = [&](double points) { return std::max(1, static_cast<int>(points * *scale)); };
  Canvas canvas(
      **cairo, (*cairo)->image_surface_create(CAIRO_FORMAT_RGB24, pixels(scene.width), pixels(scene.height)));
  canvas.paint(scene, {.scale = *scale, .to_pixels = true});
  const auto surface = canvas.checked();
  if (!surface) return std::unexpected(surface.error());

  std::string bytes;
  const auto status = (*cairo)->surface_write_to_png_stream(*surface, append_bytes, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return failed(**cairo, status);
  return bytes;
}

}  // namespace quadrille::draw
