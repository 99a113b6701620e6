#include "grid/text.hpp"

#include <charconv>

namespace quadrille {
namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kLongestQuote = 40;

bool is_blank(char character) { return character == ' ' || character == '\t' || character == '\r'; }

bool is_control(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return byte < 0x20 || byte == 0x7F;
}

std::string hex_code(char character) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character);
  return std::string("0x") + kDigits[byte >> 4U] + kDigits[byte & 15U];
}

}  // namespace

std::vector<TextLine> split_lines(std::string_view text) {
  std::vector<TextLine> lines;
  int number = 0;
  while (!text.empty()) {
    const auto end = text.find('\n');
    auto line = text.substr(0, end);
    line = line.substr(0, line.find_last_not_of(kBlanks) + 1);
    lines.push_back({++number, line});
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return lines;
}

bool is_comment(std::string_view line) { return line == "#" || line.starts_with("# "); }

std::vector<Word> split_words(std::string_view line) {
  // A plain walk, because string_view's search for any of several characters takes several times as long.
  std::vector<Word> words;
  std::size_t next = 0;
  for (;;) {
    while (next < line.size() && is_blank(line[next])) ++next;
    if (next == line.size() || words.size() == kMostWords) return words;
    const auto from = next;
    while (next < line.size() && !is_blank(line[next])) ++next;
    words.push_back({static_cast<int>(from) + 1, line.substr(from, next - from)});
  }
}

Expected<long> parse_integer(std::string_view text) {
  long value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code == std::errc::result_out_of_range) return fail("the number " + in_quotes(text) + " is too large");
  if (code != std::errc{} || end != text.data() + text.size()) {
    return fail(in_quotes(text) + " is not a whole number");
  }
  return value;
}

Expected<double> parse_real(std::string_view text) {
  double value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc{} || end != text.data() + text.size() || value != value) {
    return fail(in_quotes(text) + " is not a number");
  }
  return value;
}

std::string in_quotes(char character) {
  const auto byte = static_cast<unsigned char>(character);
  if (is_control(character) || byte >= 0x80) return "the byte " + hex_code(character);
  return std::string("'") + character + "'";
}

std::string in_quotes(std::string_view text) {
  std::string quoted = "'";
  quoted += printable(text.substr(0, kLongestQuote));
  quoted += text.size() > kLongestQuote ? "…'" : "'";
  return quoted;
}

std::string printable(std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F, the second set of controls, are C2 80 to C2 9F in UTF-8.
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
    if (byte == 0xC2 && next >= 0x80 && next < 0xA0) {
      clean += '?';
      ++i;
    } else {
      clean += is_control(text[i]) ? '?' : text[i];
    }
  }
  return clean;
}

void append_utf8(std::string& text, Symbol symbol) {
  const auto tail = [&](unsigned shift) {
    text += static_cast<char>(0x80U | (static_cast<unsigned>(symbol) >> shift & 0x3FU));
  };
  if (symbol < 0x80) {
    text += static_cast<char>(symbol);
  } else if (symbol < 0x800) {
    text += static_cast<char>(0xC0U | symbol >> 6U);
    tail(0);
  } else if (symbol < 0x10000) {
    text += static_cast<char>(0xE0U | symbol >> 12U);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0U | symbol >> 18U);
    tail(12);
    tail(6);
    tail(0);
  }
}

std::size_t utf8_length(std::string_view text) {
  std::size_t length = 0;
  for (const char character : text) length += (static_cast<unsigned char>(character) & 0xC0U) != 0x80U;
  return length;
}

}  // namespace quadrille
