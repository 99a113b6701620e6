#include "draw/clues.hpp"

#include <algorithm>

#include "draw/lettering.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {

ClueWords clue_words(std::span<const Field> fields, int lines) {
  ClueWords clues;
  for (const auto& field : fields.first(std::min(fields.size(), static_cast<std::size_t>(lines)))) {
    auto& words = clues.emplace_back();
    for (const auto& word : split_words(field.text)) words.push_back(legible(word.text));
  }
  return clues;
}

std::size_t longest_clue(const ClueWords& clues) {
  std::size_t most = 0;
  for (const auto& words : clues) most = std::max(most, words.size());
  return most;
}

}  // namespace quadrille::draw
