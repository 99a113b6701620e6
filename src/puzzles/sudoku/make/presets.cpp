#include "puzzles/sudoku/facets.hpp"

namespace quadrille::sudoku {
namespace {

Record preset_square(std::string_view side, std::string_view grade) {
  return Record::Map{{"size", side}, {"grade", grade}};
}

}  // namespace

std::vector<Preset> presets() {
  return {{.name = "four",
           .title = "Mini",
           .detail = "4 x 4, easy",
           .generator = "unique",
           .settings = preset_square("4", "easy")},
          {.name = "six",
           .title = "Small",
           .detail = "6 x 6, easy",
           .generator = "unique",
           .settings = preset_square("6", "easy")},
          {.name = "easy",
           .title = "Easy",
           .detail = "9 x 9, single candidates",
           .generator = "unique",
           .settings = preset_square("9", "easy")},
          {.name = "medium",
           .title = "Medium",
           .detail = "9 x 9, pairs and pointing digits",
           .generator = "unique",
           .settings = preset_square("9", "medium")},
          {.name = "hard",
           .title = "Hard",
           .detail = "9 x 9, larger sets, fish and wings",
           .generator = "unique",
           .settings = preset_square("9", "hard")},
          {.name = "sixteen",
           .title = "Giant",
           .detail = "16 x 16, medium",
           .generator = "unique",
           .settings = preset_square("16", "medium")},
          {.name = "expert",
           .title = "Expert",
           .detail = "9 x 9, chains and colouring",
           .generator = "unique",
           .settings = preset_square("9", "expert")},
          {.name = "diabolical",
           .title = "Diabolical",
           .detail = "9 x 9, digits must be tried",
           .generator = "unique",
           .settings = preset_square("9", "diabolical")}};
}

}  // namespace quadrille::sudoku
