#include "draw/lettering.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "grid/text.hpp"

namespace quadrille::draw {
namespace {

// Advance widths of DejaVu Sans in thousandths of an em, from the blank to the tilde.
constexpr std::array<std::uint16_t, 95> kAdvances = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};

constexpr double kCapitalMiddle = 0.3645;
constexpr double kSmallLetterMiddle = 0.274;
constexpr double kGeometricMiddle = 0.26;

// The characters that look off centre when they are set like a capital.
struct Middle {
  std::string_view character;
  double ems;
};
constexpr std::array<Middle, 11> kMiddles = {{{"*", 0.514},
                                              {"+", 0.314},
                                              {"-", 0.275},
                                              {".", 0.062},
                                              {"=", 0.314},
                                              {"_", -0.2},
                                              {"~", 0.313},
                                              {"×", 0.314},
                                              {"–", 0.275},
                                              {"—", 0.275},
                                              {"·", 0.347}}};

bool is_continuation(char character) { return (static_cast<unsigned char>(character) & 0xC0U) == 0x80U; }

// The bytes of the character at the front: its first byte and the continuations that follow.
std::size_t bytes_of_front(std::string_view text) {
  std::size_t bytes = 1;
  while (bytes < text.size() && is_continuation(text[bytes])) ++bytes;
  return bytes;
}

// Whether these bytes are one character of UTF-8 that XML allows as well: not overlong, neither a surrogate
// nor a noncharacter.
bool is_well_formed(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  const unsigned first = byte(0);
  switch (character.size()) {
    case 1:
      return first < 0x80;
    case 2:
      return first >= 0xC2 && first < 0xE0;
    case 3: {
      const unsigned point = (first & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
      return (first & 0xF0U) == 0xE0 && point >= 0x800 && (point < 0xD800 || point > 0xDFFF) &&
             point < 0xFFFE;
    }
    case 4: {
      const unsigned start =
          (first & 0x07U) << 2U | (byte(1) & 0x3FU) >> 4U;  // the plane of 65,536 characters
      return (first & 0xF8U) == 0xF0 && start >= 1 && start <= 16;
    }
    default:
      return false;
  }
}

// Calls visit(character) for every character of a legible text.
template <class Visit>
void for_each_character(std::string_view text, Visit&& visit) {
  while (!text.empty()) {
    const auto bytes = bytes_of_front(text);
    visit(text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
}

double advance(std::string_view character) {
  if (character.size() > 1 || character[0] < ' ' || character[0] > '~') return 1;
  return kAdvances[static_cast<std::size_t>(character[0] - ' ')] / 1000.0;
}

// Puts a word at the end of the last line, or on lines of its own if it does not fit there.
void set_word(std::vector<std::string>& lines, std::string_view word, double width) {
  auto& line = lines.back();
  const double used = line.empty() ? 0 : width_in_ems(line) + advance(" ");
  if (used + width_in_ems(word) <= width) {
    if (!line.empty()) line += ' ';
    line += word;
    return;
  }
  if (!line.empty()) lines.emplace_back();
  double filled = 0;
  for_each_character(word, [&](std::string_view character) {
    if (filled + advance(character) > width && filled > 0) {
      lines.emplace_back();
      filled = 0;
    }
    lines.back() += character;
    filled += advance(character);
  });
}

}  // namespace

std::string legible(std::string_view text) {
  const auto shown = printable(text);
  std::string clean;
  clean.reserve(shown.size());
  for_each_character(shown, [&](std::string_view character) {
    if (is_well_formed(character)) {
      clean += character;
    } else {
      clean += '?';
    }
  });
  return clean;
}

std::string legible(Symbol symbol) {
  std::string text;
  append_utf8(text, symbol);
  return legible(text);
}

double width_in_ems(std::string_view text) {
  double width = 0;
  for_each_character(text, [&](std::string_view character) { width += advance(character); });
  return width;
}

double middle_in_ems(std::string_view text) {
  if (text.empty() || bytes_of_front(text) != text.size()) return kCapitalMiddle;
  const auto* known = std::ranges::find(kMiddles, text, &Middle::character);
  if (known != kMiddles.end()) return known->ems;
  if (std::string_view("acemnorsuvwxz").contains(text)) return kSmallLetterMiddle;
  // U+25A0 to U+25FF: squares, circles and triangles hang around the axis of arithmetic.
  if (text >= "■" && text <= "◿") return kGeometricMiddle;
  return kCapitalMiddle;
}

std::vector<std::string> wrapped(std::string_view text, double width) {
  std::vector<std::string> lines;
  for (const auto& line : split_lines(text)) {
    lines.emplace_back();
    const auto clean = legible(line.text);
    for (const auto& word : split_words(clean)) set_word(lines, word.text, width);
  }
  return lines;
}

}  // namespace quadrille::draw
