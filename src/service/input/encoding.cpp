#include "service/input/encoding.hpp"

#include <utility>

#include "grid/text.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::string_view kBigEndian = "\xFE\xFF";
constexpr std::string_view kLittleEndian = "\xFF\xFE";

bool is_high_half(Symbol unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low_half(Symbol unit) { return unit >= 0xDC00 && unit < 0xE000; }

// Walks the UTF-16 units after the mark.
class Units {
 public:
  explicit Units(std::string_view bytes)
      : bytes_(bytes.substr(2)), high_(bytes.starts_with(kBigEndian) ? 0U : 1U) {}

  [[nodiscard]] bool empty() const { return bytes_.empty(); }
  [[nodiscard]] bool is_torn() const { return bytes_.size() % 2 != 0; }
  [[nodiscard]] Symbol front() const {
    const auto byte = [&](std::size_t i) {
      return static_cast<Symbol>(static_cast<unsigned char>(bytes_[i]));
    };
    return bytes_.size() < 2 ? Symbol{0} : byte(high_) << 8U | byte(1 - high_);
  }
  Symbol take() {
    const auto unit = front();
    bytes_.remove_prefix(2);
    return unit;
  }

 private:
  std::string_view bytes_;
  std::size_t high_;  // which byte of a unit is the high one
};

Expected<std::string> from_utf16(std::string_view bytes) {
  Units units(bytes);
  if (units.is_torn()) return fail("the file is UTF-16 and ends within a character");
  std::string text;
  text.reserve(bytes.size() / 2);
  while (!units.empty()) {
    auto symbol = units.take();
    if (is_low_half(symbol) || (is_high_half(symbol) && !is_low_half(units.front()))) {
      return fail("the file is UTF-16 and holds half of a surrogate pair");
    }
    if (is_high_half(symbol)) symbol = 0x10000 + ((symbol - 0xD800) << 10U) + (units.take() - 0xDC00);
    append_utf8(text, symbol);
  }
  return text;
}

bool is_utf16(std::string_view bytes) {
  return bytes.starts_with(kBigEndian) || bytes.starts_with(kLittleEndian);
}

}  // namespace

std::string_view without_mark(std::string_view text) {
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text;
}

std::optional<Error> wrong_encoding(std::string_view text) {
  if (!is_utf16(text)) return std::nullopt;
  return Error{"the text is UTF-16, and here it must be UTF-8", 1, 1};
}

Expected<std::string> decoded(std::string bytes) {
  if (is_utf16(bytes)) return from_utf16(bytes);
  if (bytes.starts_with(kMark)) bytes.erase(0, kMark.size());
  return bytes;
}

}  // namespace quadrille::service
