#include "service/json/json_string.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "grid/text.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kBrokenUtf8 = "a text holds bytes that are not UTF-8";
constexpr std::string_view kBrokenEscape = "a text holds an escape that JSON does not know";
constexpr std::string_view kHalfACharacter = "a text holds half of a surrogate pair";

bool is_tail(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

// The length of the UTF-8 character at the beginning, by table 3-7 of the Unicode standard; 0: it is not
// UTF-8.
std::size_t utf8_character(std::string_view rest) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(i < rest.size() ? rest[i] : 0); };
  const auto first = byte(0);
  const auto second = byte(1);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return is_tail(second) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    const unsigned least = first == 0xE0 ? 0xA0 : 0x80;
    const unsigned most = first == 0xED ? 0x9F : 0xBF;
    return second >= least && second <= most && is_tail(byte(2)) ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    const unsigned least = first == 0xF0 ? 0x90 : 0x80;
    const unsigned most = first == 0xF4 ? 0x8F : 0xBF;
    return second >= least && second <= most && is_tail(byte(2)) && is_tail(byte(3)) ? 4 : 0;
  }
  return 0;
}

// The four digits after "\u".
std::optional<unsigned> code_unit(std::string_view escape) {
  if (escape.size() < 6 || !escape.starts_with("\\u")) return std::nullopt;
  unsigned unit = 0;
  const auto* const end = escape.data() + 6;
  const auto [stop, code] = std::from_chars(escape.data() + 2, end, unit, 16);
  if (code != std::errc{} || stop != end) return std::nullopt;
  return unit;
}

JsonCharacter append_code(std::string& text, std::string_view rest) {
  const auto unit = code_unit(rest);
  if (!unit) return {0, kBrokenEscape};
  if (*unit < 0xD800 || *unit > 0xDFFF) {
    append_utf8(text, *unit);
    return {6};
  }
  const auto low = *unit < 0xDC00 ? code_unit(rest.substr(6)) : std::nullopt;
  if (!low || *low < 0xDC00 || *low > 0xDFFF) return {0, kHalfACharacter};
  append_utf8(text, 0x10000 + ((*unit - 0xD800) << 10U) + (*low - 0xDC00));
  return {12};
}

}  // namespace

JsonCharacter append_character(std::string& text, std::string_view rest) {
  if (rest.front() != '\\') {
    if (static_cast<unsigned char>(rest.front()) < 0x20) return {0, "a text holds a control character"};
    const auto length = utf8_character(rest);
    if (length == 0) return {0, kBrokenUtf8};
    text += rest.substr(0, length);
    return {length};
  }
  static constexpr std::string_view kLetters = "\"\\/bfnrt";
  static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  const auto letter = rest.size() > 1 ? kLetters.find(rest[1]) : std::string_view::npos;
  if (letter == std::string_view::npos) return append_code(text, rest);
  text += kMeanings[letter];
  return {2};
}

}  // namespace quadrille::service
