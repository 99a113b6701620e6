#include "puzzles/nonogram/formats/png_codec.hpp"

#include <png.h>

#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kBytesAPoint = 4;

// libpng's own memory of a picture that is being read or written.
class Handle {
 public:
  Handle() { image_.version = PNG_IMAGE_VERSION; }
  ~Handle() { png_image_free(&image_); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  [[nodiscard]] png_image& operator*() { return image_; }
  [[nodiscard]] png_image* operator->() { return &image_; }
  [[nodiscard]] std::unexpected<Error> wrong() const {
    return fail(
        fmt::format("the PNG cannot be read: {}", printable(static_cast<const char*>(image_.message))));
  }

 private:
  png_image image_{};
};

}  // namespace

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }

Expected<Image> decode_png(std::string_view bytes) {
  Handle png;
  if (png_image_begin_read_from_memory(&*png, bytes.data(), bytes.size()) == 0) return png.wrong();
  const auto size = checked_image_size(png->height, png->width);
  if (!size) return std::unexpected(size.error());
  png->format = PNG_FORMAT_RGBA;
  std::vector<png_byte> points(PNG_IMAGE_SIZE(*png));
  if (png_image_finish_read(&*png, nullptr, points.data(), 0, nullptr) == 0) return png.wrong();
  Image image(*size);
  const auto* next = points.data();
  for_each_cell(*size, [&](Cell cell) {
    image[cell] = static_cast<std::uint32_t>(next[3]) << 24U | static_cast<std::uint32_t>(next[0]) << 16U |
                  static_cast<std::uint32_t>(next[1]) << 8U | static_cast<std::uint32_t>(next[2]);
    next += kBytesAPoint;
  });
  return image;
}

Expected<std::string> encode_png(const Image& image) {
  std::vector<png_byte> points;
  points.reserve(image.size().cells() * kBytesAPoint);
  for (const auto point : image.values()) {
    for (const unsigned shift : {16U, 8U, 0U, 24U})
      points.push_back(static_cast<png_byte>(point >> shift & 0xFFU));
  }
  Handle png;
  png->width = static_cast<png_uint_32>(image.cols());
  png->height = static_cast<png_uint_32>(image.rows());
  png->format = PNG_FORMAT_RGBA;
  png_alloc_size_t bytes = 0;
  if (png_image_write_to_memory(&*png, nullptr, &bytes, 0, points.data(), 0, nullptr) == 0)
    return png.wrong();
  std::string file(bytes, '\0');
  if (png_image_write_to_memory(&*png, file.data(), &bytes, 0, points.data(), 0, nullptr) == 0)
    return png.wrong();
  file.resize(bytes);
  return file;
}

}  // namespace quadrille::nonogram
