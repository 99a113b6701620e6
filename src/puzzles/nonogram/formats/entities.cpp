#include "puzzles/nonogram/formats/entities.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "grid/text.hpp"

namespace quadrille::nonogram {
namespace {

struct Entity {
  std::string_view name;
  Symbol symbol{};
};

constexpr std::array kEntities{
    Entity{"amp", U'&'},         Entity{"quot", U'"'},        Entity{"lt", U'<'},
    Entity{"gt", U'>'},          Entity{"apos", U'\''},       Entity{"copy", U'\u00A9'},
    Entity{"nbsp", U' '},        Entity{"reg", U'\u00AE'},    Entity{"auml", U'\u00E4'},
    Entity{"ouml", U'\u00F6'},   Entity{"uuml", U'\u00FC'},   Entity{"szlig", U'\u00DF'},
    Entity{"Auml", U'\u00C4'},   Entity{"Ouml", U'\u00D6'},   Entity{"Uuml", U'\u00DC'},
    Entity{"eacute", U'\u00E9'}, Entity{"egrave", U'\u00E8'}, Entity{"agrave", U'\u00E0'},
    Entity{"ccedil", U'\u00E7'}, Entity{"ntilde", U'\u00F1'},
};
constexpr std::size_t kLongestReference = 12;

// The text between '&' and ';'.
std::optional<Symbol> symbol_of(std::string_view reference) {
  if (!reference.starts_with('#')) {
    const auto* found = std::ranges::find(kEntities, reference, &Entity::name);
    return found != kEntities.end() ? std::optional(found->symbol) : std::nullopt;
  }
  reference.remove_prefix(1);
  const bool hex = reference.starts_with('x') || reference.starts_with('X');
  if (hex) reference.remove_prefix(1);
  std::uint32_t code = 0;
  const auto [end, fault] =
      std::from_chars(reference.data(), reference.data() + reference.size(), code, hex ? 16 : 10);
  const bool is_character = code >= 0x20 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  if (fault != std::errc{} || end != reference.data() + reference.size() || !is_character)
    return std::nullopt;
  return static_cast<Symbol>(code);
}

}  // namespace

std::string unescaped(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto from = std::min(text.find('&'), text.size());
    plain += text.substr(0, from);
    text.remove_prefix(from);
    if (text.empty()) break;
    const auto length = text.substr(0, kLongestReference).find(';');
    const auto symbol =
        length != std::string_view::npos ? symbol_of(text.substr(1, length - 1)) : std::optional<Symbol>();
    if (symbol) {
      append_utf8(plain, *symbol);
      text.remove_prefix(length + 1);
    } else {
      plain += '&';
      text.remove_prefix(1);
    }
  }
  return plain;
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char character : printable(text)) {
    if (character == '&') {
      safe += "&amp;";
    } else if (character == '"') {
      safe += "&quot;";
    } else {
      safe += character;
    }
  }
  return safe;
}

}  // namespace quadrille::nonogram
