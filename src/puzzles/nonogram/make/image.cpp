#include "puzzles/nonogram/make/image.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/pbm.hpp"
#include "puzzles/nonogram/formats/png_codec.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::uint32_t kWhite = 0xFFFFFF;
constexpr std::uint32_t kTransparent = 0xFFFFFFFF;  // means the paper where nothing is drawn

}  // namespace

Expected<Size> checked_image_size(long rows, long cols) {
  constexpr long kMostPixelsASide = 40'000;
  if (rows >= 1 && cols >= 1 && rows <= kMostPixelsASide && cols <= kMostPixelsASide) {
    const Size size{static_cast<int>(rows), static_cast<int>(cols)};
    if (size.cells() <= kMostPoints) return size;
  }
  return fail(fmt::format("a picture has 1 to {} points a side and at most {}, not {}x{}", kMostPixelsASide,
                          kMostPoints, rows, cols));
}

Expected<Image> read_image(std::string_view bytes) {
  if (is_png(bytes)) return decode_png(bytes);
  if (!is_pbm(bytes)) return fail("a picture is a PNG or a PBM file");
  const auto bitmaps = read_bitmaps(bytes, checked_image_size, Bitmaps::first);
  if (!bitmaps) return std::unexpected(bitmaps.error());
  const auto& bitmap = bitmaps->front();
  Image image(bitmap.size());
  for_each_cell(bitmap.size(),
                [&](Cell cell) { image[cell] = bitmap[cell] == kPaper ? 0xFFFFFFFF : 0xFF000000; });
  return image;
}

std::uint32_t over_white(std::uint32_t point) {
  const auto alpha = point >> 24U;
  std::uint32_t rgb = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const auto part = point >> shift & 0xFFU;
    rgb |= (part * alpha + 255 * (255 - alpha) + 127) / 255 << shift;
  }
  return rgb;
}

Expected<Indexed> index_colours(const Image& image) {
  // Colours in the order in which they are met; each point's is looked up once more afterwards.
  std::unordered_map<std::uint32_t, std::size_t> counts;
  std::vector<std::uint32_t> met;
  const auto colour_of = [](std::uint32_t point) {
    return point >> 24U == 0 ? kTransparent : over_white(point);
  };
  for (const auto point : image.values()) {
    const auto colour = colour_of(point);
    if (counts[colour]++ > 0) continue;
    met.push_back(colour);
    if (met.size() > kMostColours) {
      return fail(fmt::format("the picture has more than {} colours; 'generate --kind picture' reduces them",
                              kMostColours));
    }
  }
  auto paper = met.front();
  for (const auto colour : met) {
    if (counts[colour] > counts[paper]) paper = colour;
  }
  if (counts.contains(kWhite) || met.size() == 1) paper = kWhite;
  if (counts.contains(kTransparent)) paper = kTransparent;
  std::erase(met, paper);
  const auto paper_rgb = paper == kTransparent ? kWhite : paper;
  Indexed indexed{Grid<Colour>(image.size(), kPaper),
                  {{.name = name_of(paper_rgb), .rgb = paper_rgb, .symbol = '.'}}};
  std::unordered_map<std::uint32_t, Colour> places{{paper, kPaper}};
  for (const auto colour : met) {
    places.emplace(colour, static_cast<Colour>(indexed.palette.size()));
    indexed.palette.push_back({.name = name_of(colour), .rgb = colour, .symbol = ' '});
  }
  if (met.empty()) indexed.palette.push_back(black_and_white().back());
  settle_inks(indexed.palette);
  for_each_cell(image.size(), [&](Cell cell) { indexed.picture[cell] = places.at(colour_of(image[cell])); });
  return indexed;
}

}  // namespace quadrille::nonogram
