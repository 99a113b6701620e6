#include "puzzles/kakuro/facets.hpp"

namespace quadrille::kakuro {
namespace {

Record preset_square(int side, std::string_view grade) {
  return Record::Map{{"rows", side}, {"cols", side}, {"grade", grade}};
}

}  // namespace

std::vector<Preset> presets() {
  return {{.name = "small",
           .title = "Small",
           .detail = "6 x 6, easy",
           .generator = "random",
           .settings = preset_square(6, "easy")},
          {.name = "easy",
           .title = "Easy",
           .detail = "8 x 8",
           .generator = "random",
           .settings = preset_square(8, "easy")},
          {.name = "medium",
           .title = "Medium",
           .detail = "10 x 10",
           .generator = "random",
           .settings = preset_square(10, "medium")},
          {.name = "hard",
           .title = "Hard",
           .detail = "10 x 10",
           .generator = "random",
           .settings = preset_square(10, "hard")},
          {.name = "expert",
           .title = "Expert",
           .detail = "12 x 12",
           .generator = "random",
           .settings = preset_square(12, "expert")},
          {.name = "diabolical",
           .title = "Diabolical",
           .detail = "12 x 12, digits must be tried",
           .generator = "random",
           .settings = preset_square(12, "diabolical")}};
}

}  // namespace quadrille::kakuro
