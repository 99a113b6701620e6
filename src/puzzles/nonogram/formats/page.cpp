#include "puzzles/nonogram/formats/list.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/entities.hpp"
#include "puzzles/nonogram/formats/single.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

// Where the parts of the array begin; what follows the colours depends on their number.
constexpr std::size_t kWidth = 1;
constexpr std::size_t kHeight = 2;
constexpr std::size_t kColourCount = 3;
constexpr std::size_t kColourOffsets = 4;
constexpr std::size_t kFirstColour = 5;
// The site's numbers are small; a larger one is not from the site, and sums of smaller ones cannot overflow.
constexpr long kLargestNumber = 1'000'000'000;

using Entry = std::array<long, 4>;

// Where the array's text starts, after "var d=".
std::optional<std::size_t> find_array(std::string_view text) {
  for (std::size_t from = 0; (from = text.find("var d", from)) != std::string_view::npos; from += 5) {
    const auto after = text.substr(from + 5);
    const auto bracket = after.find('[');
    if (bracket == std::string_view::npos) return std::nullopt;
    auto between = std::string(after.substr(0, bracket));
    std::erase_if(between,
                  [](char character) { return character == ' ' || character == '\n' || character == '\t'; });
    if (between == "=") return from + 5 + bracket;
  }
  return std::nullopt;
}

int line_of(std::string_view text, std::size_t offset) {
  return static_cast<int>(std::ranges::count(text.substr(0, offset), '\n')) + 1;
}

// The array as groups of four numbers.
Expected<std::vector<Entry>> read_array(std::string_view text, std::size_t start) {
  std::vector<Entry> entries;
  int depth = 0;
  std::size_t filled = 0;
  for (auto i = start; i < text.size();) {
    const char character = text[i];
    if (character == '[') {
      if (++depth > 2) return fail("the array is nested too deeply", line_of(text, i), 0);
      if (depth == 2) entries.emplace_back();
      filled = 0;
      ++i;
    } else if (character == ']') {
      if (--depth == 0) return entries;
      ++i;
    } else if (character == '-' || (character >= '0' && character <= '9')) {
      long number = 0;
      const auto [end, code] = std::from_chars(text.data() + i, text.data() + text.size(), number);
      if (code != std::errc{} || number > kLargestNumber || number < -kLargestNumber || depth != 2) {
        return fail("a number of the array is out of place", line_of(text, i), 0);
      }
      if (filled < 4) entries.back()[filled++] = number;
      i = static_cast<std::size_t>(end - text.data());
    } else if (character == ',' || character == ' ' || character == '\n' || character == '\r' ||
               character == '\t') {
      ++i;
    } else {
      return fail(fmt::format("{} in the array", in_quotes(character)), line_of(text, i), 0);
    }
  }
  return fail("the array does not end", line_of(text, text.size()), 0);
}

class Decoder {
 public:
  Decoder(std::vector<Entry> entries, int line) : entries_(std::move(entries)), line_(line) {}

  Expected<Puzzle> decode() {
    const auto width = sum(kWidth, false);
    const auto height = sum(kHeight, false);
    const auto colours = sum(kColourCount, false);
    if (!width || !height || !colours) return broken();
    const auto size = checked_size(*height, *width);
    if (!size) return fail(size.error().message, line_, 0);
    if (*colours < 1 || *colours >= kMostColours) {
      return fail(fmt::format("the page has {} colours, not 1 to {}", *colours, kMostColours - 1), line_, 0);
    }
    const auto palette = read_colours(static_cast<std::size_t>(*colours));
    const auto picture = read_runs(kFirstColour + static_cast<std::size_t>(*colours), *size, *colours);
    if (palette.empty() || !picture) return broken();
    auto puzzle = puzzle_of(*picture, palette);
    puzzle.goal = *picture;
    return puzzle;
  }

 private:
  [[nodiscard]] std::unexpected<Error> broken() const {
    return fail("the array of the page does not hold a picture", line_, 0);
  }

  // A number hidden in an entry: remainders by its last number, added and subtracted, or, for the count of
  // runs, a square and a double.
  [[nodiscard]] std::optional<long> sum(std::size_t index, bool squared) const {
    if (index >= entries_.size() || entries_[index][3] == 0) return std::nullopt;
    const auto& [a, b, c, modulus] = entries_[index];
    if (squared) return (a % modulus) * (a % modulus) + b % modulus * 2 + c % modulus;
    return a % modulus + b % modulus - c % modulus;
  }

  [[nodiscard]] std::vector<Ink> read_colours(std::size_t count) const {
    std::vector<Ink> palette{black_and_white().front()};
    if (kFirstColour + count > entries_.size()) return {};
    const auto& offsets = entries_[kColourOffsets];
    for (std::size_t i = 0; i < count; ++i) {
      const auto& entry = entries_[kFirstColour + i];
      const std::array<long, 3> parts{entry[0] - offsets[1], entry[1] - offsets[0], entry[2] - offsets[3]};
      std::uint32_t rgb = 0;
      for (const auto part : parts) {
        if (part < 0 || part > 255) return {};
        rgb = rgb << 8U | static_cast<std::uint32_t>(part);
      }
      palette.push_back({.name = name_of(rgb), .rgb = rgb, .symbol = ' '});
    }
    settle_inks(palette);
    return palette;
  }

  [[nodiscard]] std::optional<Grid<Colour>> read_runs(std::size_t start, Size size, long colours) const {
    const auto count = sum(start, true);
    if (!count || *count < 0 || start + 2 > entries_.size()) return std::nullopt;
    if (static_cast<std::size_t>(*count) > entries_.size() - start - 2) return std::nullopt;
    const auto& offsets = entries_[start + 1];
    Grid<Colour> picture(size, kPaper);
    for (std::size_t i = 0; i < static_cast<std::size_t>(*count); ++i) {
      const auto& entry = entries_[start + 2 + i];
      const auto col = entry[0] - offsets[0] - 1;
      const auto length = entry[1] - offsets[1];
      const auto colour = entry[2] - offsets[2];
      const auto row = entry[3] - offsets[3] - 1;
      if (row < 0 || row >= size.rows || col < 0 || length < 0 || col + length > size.cols || colour < 0 ||
          colour > colours) {
        return std::nullopt;
      }
      for (auto i_col = col; i_col < col + length; ++i_col) {
        picture[at(static_cast<int>(row), static_cast<int>(i_col))] = static_cast<Colour>(colour);
      }
    }
    return picture;
  }

  std::vector<Entry> entries_;
  int line_;
};

std::string title_of(std::string_view text) {
  const auto start = text.find("<title>");
  if (start == std::string_view::npos) return {};
  const auto after = text.substr(start + 7);
  const auto end = after.find('<');
  return end == std::string_view::npos ? std::string() : printable(unescaped(after.substr(0, end)));
}

}  // namespace

Expected<Puzzle> read_page(std::string_view text) {
  const auto start = find_array(text);
  if (!start) return fail("this page holds no picture: 'var d=[...]' is missing");
  auto entries = read_array(text, *start);
  if (!entries) return std::unexpected(entries.error());
  auto puzzle = Decoder(std::move(*entries), line_of(text, *start)).decode();
  if (!puzzle) return puzzle;
  if (auto title = title_of(text); !title.empty()) puzzle->about.emplace_back("title", std::move(title));
  return puzzle;
}

Format<Puzzle> page_format() {
  return {.name = "page",
          .summary = "a saved page of nonograms.org",
          .extension = ".html",
          .recognise = [](const Source& source) { return find_array(source.text).has_value(); },
          .read = [](const Source& source) { return alone(read_page(source.text)); }};
}

}  // namespace quadrille::nonogram
