#include "puzzles/mines/teach/techniques/list.hpp"

#include <array>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::mines {

TechniqueList<Technique> techniques() {
  static const std::array<const Technique*, kRules> kAll{&by_saturation(), &by_emptiness(), &by_subset(),
                                                         &by_difference(), &by_pattern(),   &by_counting()};
  return kAll;
}

std::string number_in_words(const Notes& notes, PaddedIndex number) {
  return fmt::format("the {} at {}", static_cast<int>(notes.padded().kinds[number]),
                     place_of(notes.padded().cell(number)));
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace quadrille::mines
