#include "puzzles/nonogram/formats/palette_reader.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

bool is_digit(char character) { return character >= '0' && character <= '9'; }

// Colons separate words as blanks and commas do: "red: 3, 1".
bool parts(char character) {
  return character == ' ' || character == '\t' || character == ',' || character == ':';
}

// Characters that can follow a length and appear in a picture without being taken for something else.
bool may_stand_for_ink(char character) {
  return character > ' ' && character <= '~' && !is_digit(character) && !parts(character) &&
         std::string_view("\".?[]&=").find(character) == std::string_view::npos;
}

std::string joined(std::span<const Word> words) {
  std::string text;
  for (const auto& word : words) {
    if (!text.empty()) text += ' ';
    text += word.text;
  }
  return printable(text);
}

}  // namespace

Expected<void> PaletteReader::declare(const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() < 3) return fail("a colour is 'color WORD #RRGGBB'", line.number, 1);
  const auto rgb = read_rgb(words[2].text);
  if (!rgb) {
    return fail(fmt::format("{} is not a colour: '#RRGGBB'", in_quotes(words[2].text)), line.number,
                words[2].column);
  }
  const auto word = words[1].text;
  auto rest = std::span(words).subspan(3);
  char symbol = word.size() == 1 ? word.front() : ' ';
  if (!rest.empty() && rest.front().text.size() == 1) {
    symbol = rest.front().text.front();
    rest = rest.subspan(1);
  }
  Ink ink{.name = rest.empty() ? printable(word) : joined(rest), .rgb = *rgb, .symbol = symbol};
  if (word == "0" || word == "background") {
    paper_ = std::move(ink);
    return {};
  }
  if (find(word))
    return fail(fmt::format("a second colour {}", in_quotes(word)), line.number, words[1].column);
  declared_ = true;
  const auto added = add({std::string(word), std::move(ink)});
  if (!added) return fail(added.error().message, line.number, 1);
  return {};
}

bool PaletteReader::begins_with_ink(std::string_view line) const {
  const auto end = std::ranges::find_if(line, parts);
  return find(line.substr(0, static_cast<std::size_t>(end - line.begin()))).has_value();
}

Expected<ClueLine> PaletteReader::read_clues(const TextLine& line) {
  ClueLine clues;
  std::optional<Colour> current;
  const auto text = line.text;
  std::size_t zeros = 0;
  for (std::size_t next = 0;;) {
    while (next < text.size() && parts(text[next])) ++next;
    if (next == text.size()) break;
    auto from = next;
    while (next < text.size() && !parts(text[next])) ++next;
    auto word = text.substr(from, next - from);
    const TextPlace place{line.number, static_cast<int>(from) + 1};
    const auto digits = std::min(word.size(), word.find_first_not_of("0123456789"));
    if (digits == 0) {
      const auto colour = look_up(word, place);
      if (!colour) return std::unexpected(colour.error());
      current = *colour;
      continue;
    }
    const auto length = read_length(word.substr(0, digits));
    if (!length) return fail(length.error().message, place.line, place.column);
    auto colour = current;
    if (digits < word.size()) {
      const auto own = look_up(word.substr(digits), {place.line, place.column + static_cast<int>(digits)});
      if (!own) return std::unexpected(own.error());
      colour = *own;
    }
    zeros += *length == 0 ? 1U : 0U;
    // A zero that means a blank line needs no ink.
    const auto used = colour || *length == 0 ? colour.value_or(1) : plain_ink();
    clues.add({.length = *length, .colour = used}, place);
  }
  if (zeros == 1 && clues.clues.size() == 1) return ClueLine{};
  return clues;
}

std::optional<Colour> PaletteReader::read_cell(char character) {
  if (const auto known = find(std::string_view(&character, 1))) return known;
  if (character == '0' || character == '.' || character == '-') return kPaper;
  if (character == '1' || (character == '#' && !declared_)) return plain_ink();
  const auto by_symbol =
      std::ranges::find(inks_, character, [](const Entry& entry) { return entry.ink.symbol; });
  if (by_symbol == inks_.end()) return std::nullopt;
  return static_cast<Colour>(by_symbol - inks_.begin() + 1);
}

std::vector<Ink> PaletteReader::palette() const {
  std::vector<Ink> palette{paper_};
  for (const auto& entry : inks_) palette.push_back(entry.ink);
  if (inks_.empty()) palette.push_back(black_and_white().back());
  settle_inks(palette);
  return palette;
}

std::optional<Colour> PaletteReader::find(std::string_view word) const {
  const auto found = std::ranges::find(inks_, word, &Entry::word);
  if (found == inks_.end()) return std::nullopt;
  return static_cast<Colour>(found - inks_.begin() + 1);
}

Expected<Colour> PaletteReader::look_up(std::string_view word, TextPlace place) {
  if (const auto found = find(word)) return *found;
  if (word.size() == 1) {
    const auto by_symbol =
        std::ranges::find(inks_, word.front(), [](const Entry& entry) { return entry.ink.symbol; });
    if (by_symbol != inks_.end()) return static_cast<Colour>(by_symbol - inks_.begin() + 1);
    if (!declared_ && may_stand_for_ink(word.front())) {
      const Ink ink{.name = std::string(word), .rgb = distinct_rgb(inks_.size()), .symbol = word.front()};
      const auto added = add({std::string(word), ink});
      return added ? added : fail(added.error().message, place.line, place.column);
    }
  }
  std::string known;
  for (const auto& entry : inks_) known += (known.empty() ? "" : ", ") + entry.word;
  return fail(fmt::format("unknown colour {}{}", in_quotes(word),
                          known.empty() ? std::string() : fmt::format("; declared: {}", printable(known))),
              place.line, place.column);
}

// The ink of clues that name none: the one called black, or else an additional one.
Colour PaletteReader::plain_ink() {
  if (plain_) return *plain_;
  const auto black = black_and_white().back();
  for (std::size_t i = 0; i < inks_.size() && !plain_; ++i) {
    if (inks_[i].word == black.name || inks_[i].ink.name == black.name) plain_ = static_cast<Colour>(i + 1);
  }
  if (!plain_) plain_ = add({.word = "1", .ink = black}).value_or(1);
  return *plain_;
}

Expected<Colour> PaletteReader::add(Entry entry) {
  if (inks_.size() + 1 == kMostColours)
    return fail(fmt::format("a puzzle has at most {} colours", kMostColours - 1));
  inks_.push_back(std::move(entry));
  return static_cast<Colour>(inks_.size());
}

std::vector<char> characters_of(const std::vector<Ink>& palette) {
  std::vector<char> characters(palette.size(), '0');
  const auto is_free = [&](char character) {
    return may_stand_for_ink(character) && std::ranges::find(characters, character) == characters.end();
  };
  for (std::size_t i = 1; i < palette.size(); ++i) {
    const char own = palette[i].symbol;
    if (own != '#' && is_free(own)) characters[i] = own;
  }
  for (std::size_t i = 1; i < palette.size(); ++i) {
    if (characters[i] != '0') continue;
    for (const char letter :
         palette[i].name + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%'()*+-/;<>@\\^_`{|}~#") {
      if (!is_free(letter)) continue;
      characters[i] = letter;
      break;
    }
  }
  return characters;
}

std::string write_inks(const std::vector<Ink>& palette) {
  if (palette == black_and_white()) return {};
  std::string text;
  const auto characters = characters_of(palette);
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const auto& [name, rgb, symbol] = palette[i];
    if (i == 0 && palette[i] == black_and_white().front()) continue;
    text += fmt::format("color {} #{:06x}", characters[i], rgb);
    const auto shown = joined(split_words(printable(name)));
    const bool own_name = !shown.empty() && shown != std::string_view(&characters[i], 1);
    const bool own_symbol = i > 0 && palette.size() > 2 && symbol != characters[i];
    // A name that begins with a single character would be taken for a symbol.
    const bool looks_like_symbol = own_name && (shown.size() == 1 || shown[1] == ' ');
    if (own_symbol || looks_like_symbol) text += fmt::format(" {}", symbol);
    if (own_name) text += ' ' + shown;
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::nonogram
