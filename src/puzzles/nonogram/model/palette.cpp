#include "puzzles/nonogram/model/palette.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cctype>
#include <charconv>
#include <span>

#include <fmt/format.h>

namespace quadrille::nonogram {
namespace {

struct NamedColour {
  std::string_view name;
  std::uint32_t rgb = 0;
};

constexpr std::array kNames{
    NamedColour{"black", 0x000000},     NamedColour{"white", 0xFFFFFF},
    NamedColour{"red", 0xFF0000},       NamedColour{"green", 0x00B000},
    NamedColour{"lime", 0x00FF00},      NamedColour{"blue", 0x0000FF},
    NamedColour{"yellow", 0xFFFF00},    NamedColour{"orange", 0xFF8000},
    NamedColour{"brown", 0x804000},     NamedColour{"purple", 0x800080},
    NamedColour{"violet", 0x8000FF},    NamedColour{"pink", 0xFF80C0},
    NamedColour{"cyan", 0x00FFFF},      NamedColour{"magenta", 0xFF00FF},
    NamedColour{"grey", 0x808080},      NamedColour{"gray", 0x808080},
    NamedColour{"silver", 0xC0C0C0},    NamedColour{"navy", 0x000080},
    NamedColour{"teal", 0x008080},      NamedColour{"olive", 0x808000},
    NamedColour{"maroon", 0x800000},    NamedColour{"gold", 0xFFD700},
    NamedColour{"beige", 0xF5F5DC},     NamedColour{"tan", 0xD2B48C},
    NamedColour{"lightblue", 0xADD8E6}, NamedColour{"lightgreen", 0x90EE90},
    NamedColour{"lightgrey", 0xD3D3D3}, NamedColour{"lightgray", 0xD3D3D3},
    NamedColour{"darkblue", 0x00008B},  NamedColour{"darkgreen", 0x006400},
    NamedColour{"darkred", 0x8B0000},   NamedColour{"darkgrey", 0x404040},
    NamedColour{"darkgray", 0x404040},
};

// After Okabe and Ito's set for all kinds of colour vision, darkened where white paper would swallow it.
constexpr std::array<std::uint32_t, 12> kDistinct{0x0072B2, 0xD55E00, 0x009E73, 0xE69F00, 0xCC79A7, 0x56B4E9,
                                                  0x804000, 0x666666, 0x8000FF, 0xB8A000, 0x8B0000, 0x006400};

bool may_be_symbol(char character) {
  return character > ' ' && character <= '~' && character != '.' && character != '?';
}

// Keeps track of the free characters, and picks the best of them for a colour.
class FreeSymbols {
 public:
  bool take(char symbol) {
    const auto index = static_cast<unsigned char>(symbol);
    if (!may_be_symbol(symbol) || taken_[index]) return false;
    taken_[index] = true;
    return true;
  }

  char take_one_for(std::string_view name) {
    for (const char character : name) {
      const auto letter = static_cast<unsigned char>(character);
      if (letter >= 0x80 || std::isalpha(letter) == 0) continue;
      const auto low = static_cast<char>(std::tolower(letter));
      if (take(low)) return low;
    }
    for (const char character :
         std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+*@%&=~$")) {
      if (take(character)) return character;
    }
    for (char character = '!'; character < '~'; ++character) {
      if (take(character)) return character;
    }
    return '~';  // never: a palette has fewer colours than there are characters
  }

 private:
  std::bitset<256> taken_;
};

void settle_names(std::vector<Ink>& palette) {
  for (std::size_t i = 0; i < palette.size(); ++i) {
    auto& name = palette[i].name;
    if (name.empty()) name = name_of(palette[i].rgb);
    const auto own = name;
    const auto before = std::span(palette).first(i);
    for (int number = 2; std::ranges::find(before, name, &Ink::name) != before.end(); ++number) {
      name = fmt::format("{} {}", own, number);
    }
  }
}

}  // namespace

void settle_inks(std::vector<Ink>& palette) {
  settle_names(palette);
  palette.front().symbol = '.';
  if (palette.size() == 2) {
    palette.back().symbol = '#';
    return;
  }
  FreeSymbols free;
  std::vector<bool> settled(palette.size());
  for (std::size_t i = 1; i < palette.size(); ++i) settled[i] = free.take(palette[i].symbol);
  for (std::size_t i = 1; i < palette.size(); ++i) {
    if (!settled[i]) palette[i].symbol = free.take_one_for(palette[i].name);
  }
}

std::optional<std::uint32_t> read_rgb(std::string_view text) {
  if (text.starts_with('#')) text.remove_prefix(1);
  std::uint32_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (text.size() == 6) return value;
  if (text.size() != 3) return std::nullopt;
  return (value >> 8U & 0xFU) * 0x110000U | (value >> 4U & 0xFU) * 0x1100U | (value & 0xFU) * 0x11U;
}

std::optional<std::uint32_t> rgb_of(std::string_view name) {
  std::string plain;
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x80 && std::isalpha(byte) != 0) plain += static_cast<char>(std::tolower(byte));
  }
  const auto* found = std::ranges::find(kNames, plain, &NamedColour::name);
  return found != kNames.end() ? std::optional(found->rgb) : std::nullopt;
}

std::string name_of(std::uint32_t rgb) {
  const auto* found = std::ranges::find(kNames, rgb, &NamedColour::rgb);
  return found != kNames.end() ? std::string(found->name) : fmt::format("#{:06x}", rgb);
}

std::string near_name_of(std::uint32_t rgb) {
  const auto distance = [&](const NamedColour& named) {
    int sum = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
      const int apart = static_cast<int>(rgb >> shift & 0xFFU) - static_cast<int>(named.rgb >> shift & 0xFFU);
      sum += apart * apart;
    }
    return sum;
  };
  return std::string(std::ranges::min_element(kNames, {}, distance)->name);
}

std::uint32_t distinct_rgb(std::size_t number) {
  if (number < kDistinct.size()) return kDistinct[number];
  // Steps through the cube that meet no colour twice within the largest palette.
  return static_cast<std::uint32_t>((number * 0x5A3D21U) & 0xDFDFDFU);
}

int brightness(std::uint32_t rgb) {
  // The weights of ITU-R BT.601 in thousandths.
  const auto red = static_cast<int>(rgb >> 16U & 0xFFU);
  const auto green = static_cast<int>(rgb >> 8U & 0xFFU);
  const auto blue = static_cast<int>(rgb & 0xFFU);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

std::optional<Colour> find_ink(const std::vector<Ink>& palette, std::string_view name) {
  const auto found = std::ranges::find(palette, name, &Ink::name);
  if (found == palette.end()) return std::nullopt;
  return static_cast<Colour>(found - palette.begin());
}

std::uint32_t letters_on(std::uint32_t rgb) { return brightness(rgb) < 128 ? 0xFFFFFF : 0x000000; }

}  // namespace quadrille::nonogram
