#include "puzzles/nonogram/model/clue_text.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"

namespace quadrille::nonogram {
namespace {

bool is_digit(char character) { return character >= '0' && character <= '9'; }

Expected<Clue> read_clue(std::string_view word, const std::vector<Ink>& palette) {
  const auto digits = std::min(word.size(), word.find_first_not_of("0123456789"));
  const auto length = parse_integer(word.substr(0, digits));
  if (!length)
    return fail(fmt::format("{} is not a clue: a length such as 3, or 3r with its colour", in_quotes(word)));
  if (*length < 1 || *length > UINT16_MAX) {
    return fail(fmt::format("a run has 1 to {} cells, not {}", UINT16_MAX, *length));
  }
  auto letters = word.substr(digits);
  if (letters.size() == 2 && letters.front() == ':') letters.remove_prefix(1);
  Clue clue{.length = static_cast<std::uint16_t>(*length)};
  if (letters.empty() && palette.size() == 2) return clue;
  const auto colour = letters.size() == 1 ? find_symbol(palette, letters.front()) : std::nullopt;
  if (!colour || *colour == kPaper) {
    std::string known;
    for (const auto& ink : std::span(palette).subspan(1))
      known += fmt::format(" {} {}", ink.symbol, ink.name);
    return fail(fmt::format("{} has no colour of this puzzle:{}", in_quotes(word), known));
  }
  clue.colour = *colour;
  return clue;
}

}  // namespace

std::string clue_text(std::span<const Clue> clues, const std::vector<Ink>& palette) {
  std::string text;
  for (const auto& [length, colour] : clues) {
    if (!text.empty()) text += ' ';
    text += fmt::format("{}", length);
    if (palette.size() == 2) continue;
    const char symbol = palette[colour].symbol;
    if (is_digit(symbol)) text += ':';
    text += symbol;
  }
  return text.empty() ? "0" : text;
}

Expected<Clues> read_clue_text(std::string_view text, const std::vector<Ink>& palette) {
  auto parted = std::string(text);
  std::ranges::replace(parted, ',', ' ');
  const auto words = split_words(parted);
  Clues clues;
  if (words.size() == 1 && words.front().text == "0") return clues;
  for (const auto& word : words) {
    const auto clue = read_clue(word.text, palette);
    if (!clue) return std::unexpected(clue.error());
    clues.push_back(*clue);
  }
  return clues;
}

std::optional<Colour> find_symbol(const std::vector<Ink>& palette, char symbol) {
  const auto found = std::ranges::find(palette, symbol, &Ink::symbol);
  if (found == palette.end()) return std::nullopt;
  return static_cast<Colour>(found - palette.begin());
}

std::string line_id(bool in_row, std::size_t line) {
  return fmt::format("{} {}", in_row ? "row" : "column", line);
}

std::string line_name(bool in_row, std::size_t line) {
  const auto number = static_cast<int>(line);
  return in_row ? row_of(Row{number}) : column_of(Col{number});
}

}  // namespace quadrille::nonogram
