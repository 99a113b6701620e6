#include "puzzles/nonogram/facets.hpp"

namespace quadrille::nonogram {
namespace {

struct PresetWanted {
  int side = 10;
  int colours = 1;
  double density = 0.6;
  std::string_view grade = "line";
};

Record preset_recipe(const PresetWanted& wanted) {
  return Record::Map{{"rows", wanted.side},
                     {"cols", wanted.side},
                     {"colours", wanted.colours},
                     {"density", wanted.density},
                     {"grade", wanted.grade}};
}

// Line by line, a picture is the harder the more there is of it and the emptier it is.
constexpr double kSparsePreset = 0.55;
// Random pictures that lines do not settle are rare, and less so where there is much paper.
constexpr double kAiryPreset = 0.45;

}  // namespace

std::vector<Preset> presets() {
  return {{.name = "tiny",
           .title = "Tiny",
           .detail = "5 x 5, line by line",
           .generator = "random",
           .settings = preset_recipe({.side = 5})},
          {.name = "easy",
           .title = "Easy",
           .detail = "10 x 10, line by line",
           .generator = "random",
           .settings = preset_recipe({})},
          {.name = "medium",
           .title = "Medium",
           .detail = "15 x 15, line by line",
           .generator = "random",
           .settings = preset_recipe({.side = 15, .density = kSparsePreset})},
          {.name = "large",
           .title = "Large",
           .detail = "25 x 25, line by line",
           .generator = "random",
           .settings = preset_recipe({.side = 25, .density = kSparsePreset})},
          {.name = "colour",
           .title = "Colour",
           .detail = "10 x 10 in three colours, line by line",
           .generator = "random",
           .settings = preset_recipe({.colours = 3})},
          {.name = "colour_large",
           .title = "Colour, large",
           .detail = "20 x 20 in four colours, line by line",
           .generator = "random",
           .settings = preset_recipe({.side = 20, .colours = 4})},
          {.name = "hard",
           .title = "Hard",
           .detail = "15 x 15, cells must be tried",
           .generator = "random",
           .settings = preset_recipe({.side = 15, .density = kAiryPreset, .grade = "probing"})},
          {.name = "expert",
           .title = "Expert",
           .detail = "20 x 20, trials within trials",
           .generator = "random",
           .settings = preset_recipe({.side = 20, .density = kAiryPreset, .grade = "branching"})}};
}

}  // namespace quadrille::nonogram
