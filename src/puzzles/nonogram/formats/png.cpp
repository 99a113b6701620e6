#include "puzzles/nonogram/formats/list.hpp"

#include <utility>

#include "puzzles/nonogram/formats/png_codec.hpp"
#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

Expected<Puzzle> read_png(std::string_view bytes) {
  const auto image = decode_png(bytes);
  if (!image) return std::unexpected(image.error());
  if (const auto size = checked_size(image->rows(), image->cols()); !size)
    return std::unexpected(size.error());
  auto indexed = index_colours(*image);
  if (!indexed) return std::unexpected(indexed.error());
  return puzzle_with_goal(std::move(indexed->picture), std::move(indexed->palette));
}

Expected<std::string> write_png(const Puzzle& puzzle) {
  if (const auto fits = needs_goal(puzzle); !fits) return std::unexpected(fits.error());
  constexpr std::uint32_t kOpaque = 0xFF000000;
  Image image(puzzle.size());
  for_each_cell(image.size(),
                [&](Cell cell) { image[cell] = kOpaque | puzzle.palette[(*puzzle.goal)[cell]].rgb; });
  return encode_png(image);
}

}  // namespace

Format<Puzzle> png_format() {
  return {.name = "png",
          .summary = "a picture with a pixel for every cell: the clues are those of the picture",
          .extension = ".png",
          .recognise = [](const Source& source) { return is_png(source.text); },
          .read = [](const Source& source) { return alone(read_png(source.text)); },
          .write =
              [](std::span<const NamedRef<Puzzle>> puzzles) {
                return write_single("png", puzzles, needs_nothing_known, write_png);
              }};
}

}  // namespace quadrille::nonogram
