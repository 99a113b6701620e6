#include "draw/pdf.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "draw/cairo_canvas.hpp"
#include "draw/cairo_library.hpp"
#include "draw/layout.hpp"
#include "draw/lettering.hpp"
#include "draw/plan.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

// Lengths are points.
constexpr double kPageWidth = 595.28;  // A4
constexpr double kPageHeight = 841.89;
constexpr double kPageMargin = 40;
constexpr double kGutter = 12;       // between pictures
constexpr double kLargestCell = 36;  // 13 mm: a small board does not fill a page
constexpr double kLeastCell = 0.24;  // one dot at 300 dots per inch
constexpr double kLeastCellWithDetails =
    2.5;  // below this, letters are smaller than the dots that print them
constexpr int kMostEachWay = 12;

struct Slot {
  Point corner;
  Dimensions size;
};

std::size_t pages_of(const Chapter& chapter) {
  const auto on_page = static_cast<std::size_t>(chapter.across) * static_cast<std::size_t>(chapter.down);
  return (chapter.pictures.size() + on_page - 1) / on_page;
}

Slot slot_of(int number, const Chapter& options) {
  const Dimensions size{(kPageWidth - 2 * kPageMargin - (options.across - 1) * kGutter) / options.across,
                        (kPageHeight - 2 * kPageMargin - (options.down - 1) * kGutter) / options.down};
  const int row = number / options.across;
  const int col = number % options.across;
  return {{kPageMargin + col * (size.width + kGutter), kPageMargin + row * (size.height + kGutter)}, size};
}

// Paints a picture at the top of its slot, centred.
Expected<void> paint(Canvas& canvas, const Picture& picture, const Slot& slot, bool rulers) {
  const auto size = plan_of(picture, rulers).size;
  const double scale =
      std::min({slot.size.width / size.width, slot.size.height / size.height, kLargestCell / kCell});
  if (scale * kCell < kLeastCell) {
    return fail(fmt::format(
        "a board of {}x{} cells is too large to print: with at least {} points a cell, one dot of a printer, "
        "it does not fit the {:.0f}x{:.0f} points of its place",
        picture.board.rows(), picture.board.cols(), kLeastCell, slot.size.height, slot.size.width));
  }
  const auto scene = lay_out(picture, {.details = scale * kCell >= kLeastCellWithDetails, .rulers = rulers});
  const double left = slot.corner.x + (slot.size.width - size.width * scale) / 2;
  canvas.paint(scene, {.origin = {left, slot.corner.y}, .scale = scale});
  return {};
}

void number_page(Canvas& canvas, std::size_t page, std::size_t pages) {
  Scene foot;
  foot.primitives.emplace_back(Text{{kPageWidth / 2, kPageHeight - kPageMargin / 2},
                                    Anchor::middle,
                                    kCaptionSize,
                                    kInk,
                                    fmt::format("{} / {}", page, pages)});
  canvas.paint(foot, {});
}

// Paints the pages of one chapter; the first of them is page `first` of the book's `pages`.
Expected<void> paint_chapter(Canvas& canvas, const Chapter& chapter, std::size_t first, std::size_t pages) {
  const auto on_page = static_cast<std::size_t>(chapter.across) * static_cast<std::size_t>(chapter.down);
  const auto& pictures = chapter.pictures;
  for (std::size_t page = 0; page < pages_of(chapter); ++page) {
    const auto here = pictures.subspan(page * on_page, std::min(on_page, pictures.size() - page * on_page));
    for (std::size_t i = 0; i < here.size(); ++i) {
      auto painted = paint(canvas, here[i], slot_of(static_cast<int>(i), chapter), chapter.rulers);
      if (!painted) return painted;
    }
    if (pages > 1) number_page(canvas, first + page, pages);
    canvas.end_page();
  }
  return {};
}

}  // namespace

Expected<std::string> pdf(std::span<const Picture> pictures, const PdfOptions& options) {
  const Chapter chapter{pictures, options.across, options.down, options.rulers};
  return pdf(std::span(&chapter, 1), options.title);
}

Expected<std::string> pdf(std::span<const Chapter> chapters, const std::string& title) {
  std::size_t pages = 0;
  const Picture* first = nullptr;
  for (const auto& chapter : chapters) {
    if (std::min(chapter.across, chapter.down) < 1 || std::max(chapter.across, chapter.down) > kMostEachWay) {
      return fail(fmt::format("a page has 1 to {} pictures each way, not {}x{}", kMostEachWay, chapter.down,
                              chapter.across));
    }
    pages += pages_of(chapter);
    if (first == nullptr && !chapter.pictures.empty()) first = &chapter.pictures.front();
  }
  if (first == nullptr) return fail("there is no picture to print");
  const auto opened = open_cairo();
  if (!opened) return std::unexpected(opened.error());
  const auto& cairo = **opened;

  std::string bytes;
  auto* surface = cairo.pdf_surface_create_for_stream(append_bytes, &bytes, kPageWidth, kPageHeight);
  Canvas canvas(cairo, surface);
  // The oldest PDF version, without a date: the same pictures give the same bytes.
  cairo.pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4);
  cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
  const auto shown_title = title.empty() ? plan_of(*first).title : legible(title);
  cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, shown_title.c_str());

  std::size_t page = 1;
  for (const auto& chapter : chapters) {
    if (const auto painted = paint_chapter(canvas, chapter, page, pages); !painted)
      return std::unexpected(painted.error());
    page += pages_of(chapter);
  }
  cairo.surface_finish(surface);
  if (const auto checked = canvas.checked(); !checked) return std::unexpected(checked.error());
  return bytes;
}

}  // namespace quadrille::draw
