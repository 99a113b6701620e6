#include "puzzles/tens/facets.hpp"

namespace quadrille::tens {
namespace {

// The board of Fruit Box, of a rating if one is named.
Record fruit_box(std::string_view grade = "any") {
  return Record::Map{{"rows", 10}, {"cols", 17}, {"grade", grade}};
}

}  // namespace

std::vector<Preset> presets() {
  using std::chrono::seconds;
  return {{.name = "fruit_box",
           .title = "Fruit Box",
           .detail = "10 x 17, 120 seconds",
           .generator = "multiple",
           .settings = fruit_box(),
           .clock = seconds(120)},
          {.name = "calm",
           .title = "Fruit Box, no clock",
           .detail = "10 x 17, all the time you want",
           .generator = "multiple",
           .settings = fruit_box()},
          {.name = "ten_by_sixteen",
           .title = "10 x 16",
           .detail = "the smaller board, no clock",
           .generator = "multiple",
           .settings = Record::Map{{"rows", 10}, {"cols", 16}}},
          {.name = "generous",
           .title = "Generous",
           .detail = "10 x 17, almost all of it can be cleared",
           .generator = "multiple",
           .settings = fruit_box("generous")},
          {.name = "fair",
           .title = "Fair",
           .detail = "10 x 17, good for 145 cells and more",
           .generator = "multiple",
           .settings = fruit_box("fair")},
          {.name = "lean",
           .title = "Lean",
           .detail = "10 x 17, good for 120 to 145 cells",
           .generator = "multiple",
           .settings = fruit_box("lean")},
          {.name = "barren",
           .title = "Barren",
           .detail = "10 x 17, more large digits than partners for them",
           .generator = "multiple",
           .settings = fruit_box("barren")}};
}

}  // namespace quadrille::tens
