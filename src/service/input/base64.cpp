#include "service/input/encoding.hpp"

#include <cstdint>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

Expected<std::string> from_base64(std::string_view text) {
  const auto end = text.find_last_not_of('=');
  const auto digits = text.substr(0, end == std::string_view::npos ? 0 : end + 1);
  if (digits.size() % 4 == 1 || text.size() - digits.size() > 2)
    return fail("base64 that is cut off or padded too far");
  std::string bytes;
  bytes.reserve(digits.size() / 4 * 3 + 2);
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char digit : digits) {
    const auto value = kDigits.find(digit);
    if (value == std::string_view::npos)
      return fail(fmt::format("{} is not a base64 digit", in_quotes(digit)));
    bits = bits << 6U | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xFFU);
  }
  return bytes;
}

}  // namespace quadrille::service
