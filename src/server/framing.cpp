#include "server/message.hpp"

#include <algorithm>

namespace quadrille::server {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_chunked(std::string_view coding) {
  static constexpr std::string_view kChunked = "chunked";
  return std::ranges::equal(coding, kChunked, [](char letter, char wanted) {
    return letter == wanted || (letter >= 'A' && letter <= 'Z' && letter - 'A' + 'a' == wanted);
  });
}

}  // namespace

std::optional<std::string_view> doubtful_framing(const Fields& fields, bool is_http_1_0) {
  const auto lengths = fields.count("Content-Length");
  const auto codings = fields.count("Transfer-Encoding");
  if (lengths + codings > 1) return "more than one Content-Length or Transfer-Encoding";
  if (codings == 1) {
    if (is_http_1_0) return "HTTP/1.0 has no Transfer-Encoding";
    if (!is_chunked(*fields.find("Transfer-Encoding"))) return "a Transfer-Encoding other than chunked";
  }
  if (lengths == 1) {
    const auto length = *fields.find("Content-Length");
    if (length.empty() || !std::ranges::all_of(length, is_digit))
      return "a Content-Length that is not a number";
  }
  return std::nullopt;
}

bool has_folded_line(std::string_view header, bool begins_header) {
  const auto is_blank = [](char letter) { return letter == ' ' || letter == '\t'; };
  if (!begins_header && !header.empty() && is_blank(header.front())) return true;
  for (auto end = header.find('\n'); end != std::string_view::npos; end = header.find('\n', end + 1)) {
    if (end + 1 < header.size() && is_blank(header[end + 1])) return true;
  }
  return false;
}

}  // namespace quadrille::server
