#include "service/json/json_number.hpp"

#include <algorithm>
#include <charconv>

namespace quadrille::service {
namespace {

bool is_digit(char character) { return character >= '0' && character <= '9'; }

std::size_t digits_from(std::string_view text, std::size_t start) {
  auto end = start;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end - start;
}

// The parts of a number as it is written.
struct Written {
  std::string_view whole{};     // without its sign
  std::string_view fraction{};  // after the point
  std::string_view exponent{};  // after the e, without a plus
  std::size_t length = 0;       // of the whole; 0: this is not a number
};

Written parts_of(std::string_view text) {
  Written parts;
  std::size_t at = text.starts_with('-') ? 1 : 0;
  const auto whole = digits_from(text, at);
  if (whole == 0 || (whole > 1 && text[at] == '0')) return {};
  parts.whole = text.substr(at, whole);
  at += whole;
  if (at < text.size() && text[at] == '.') {
    const auto fraction = digits_from(text, at + 1);
    if (fraction == 0) return {};
    parts.fraction = text.substr(at + 1, fraction);
    at += 1 + fraction;
  }
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    const bool signed_exponent = at < text.size() && (text[at] == '+' || text[at] == '-');
    const auto digits = digits_from(text, at + (signed_exponent ? 1 : 0));
    if (digits == 0) return {};
    parts.exponent = text.substr(at, digits + (signed_exponent ? 1 : 0));
    if (parts.exponent.front() == '+') parts.exponent.remove_prefix(1);
    at += digits + (signed_exponent ? 1 : 0);
  }
  parts.length = at;
  return parts;
}

// Whether a number that no double holds is too large rather than too close to zero, judged by the position of
// its first significant digit.
bool is_large(const Written& parts) {
  const auto exponent_is_negative = parts.exponent.starts_with('-');
  long exponent = 0;
  const auto [end, code] =
      std::from_chars(parts.exponent.data(), parts.exponent.data() + parts.exponent.size(), exponent);
  if (code == std::errc::result_out_of_range) return !exponent_is_negative;
  if (parts.whole != "0") return static_cast<long>(parts.whole.size()) + exponent > 0;
  const auto zeros = std::min(parts.fraction.find_first_not_of('0'), parts.fraction.size());
  return exponent - static_cast<long>(zeros) > 0;
}

}  // namespace

JsonNumber read_number(std::string_view text) {
  const auto parts = parts_of(text);
  if (parts.length == 0) return {};
  const auto* const begin = text.data();
  const auto* const end = begin + parts.length;
  if (parts.fraction.empty() && parts.exponent.empty()) {
    std::int64_t whole = 0;
    if (std::from_chars(begin, end, whole).ec == std::errc{}) return {whole, parts.length};
  }
  double real = 0;
  if (std::from_chars(begin, end, real).ec == std::errc::result_out_of_range) {
    if (is_large(parts)) return {.too_large = true};
    real = 0;
  }
  return {real, parts.length};
}

}  // namespace quadrille::service
