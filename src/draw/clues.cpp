#include "draw/clues.hpp"

#include <algorithm>

#include "draw/lettering.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {

namespace {

// Whether the numbers of a picture count symbols of more than one kind.
bool counts_several(const Picture& picture) {
  Symbol first{};
  for (const auto* fields : {&picture.row_clues, &picture.col_clues}) {
    for (const auto& field : *fields) {
      for (const auto& number : field.numbers) {
        if (number.symbol == 0 || number.symbol == first) continue;
        if (first != 0) return true;
        first = number.symbol;
      }
    }
  }
  return false;
}

}  // namespace

ClueWords clue_words(const Picture& picture, std::span<const Field> fields, int lines) {
  const bool coloured = counts_several(picture);
  ClueWords clues;
  for (const auto& field : fields.first(std::min(fields.size(), static_cast<std::size_t>(lines)))) {
    auto& words = clues.emplace_back();
    for (const auto& word : split_words(field.text)) words.push_back({legible(word.text)});
    if (!coloured || field.numbers.size() != words.size()) continue;
    for (std::size_t i = 0; i < words.size(); ++i)
      words[i].swatch = find_swatch(picture, field.numbers[i].symbol);
  }
  return clues;
}

std::size_t longest_clue(const ClueWords& clues) {
  std::size_t most = 0;
  for (const auto& words : clues) most = std::max(most, words.size());
  return most;
}

}  // namespace quadrille::draw
