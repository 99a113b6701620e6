#include "puzzles/mines/facets.hpp"

namespace quadrille::mines {
namespace {

struct PresetBoard {
  int rows = 0;
  int cols = 0;
  int mines = 0;
};

// The three boards that every minesweeper has.
constexpr PresetBoard kBeginnerBoard{9, 9, 10};
constexpr PresetBoard kIntermediateBoard{16, 16, 40};
constexpr PresetBoard kExpertBoard{16, 30, 99};

// The first cell opens an area: a first number with nothing beside it says too little to go on.
Record preset_deal(const PresetBoard& board, bool no_guess) {
  return Record::Map{{"rows", board.rows},
                     {"cols", board.cols},
                     {"mines", board.mines},
                     {"start", "zero"},
                     {"no_guess", no_guess}};
}

}  // namespace

std::vector<Preset> presets() {
  return {{.name = "beginner",
           .title = "Beginner",
           .detail = "9 x 9, 10 mines",
           .settings = preset_deal(kBeginnerBoard, false)},
          {.name = "beginner_no_guess",
           .title = "Beginner, no guessing",
           .detail = "9 x 9, 10 mines",
           .settings = preset_deal(kBeginnerBoard, true)},
          {.name = "intermediate",
           .title = "Intermediate",
           .detail = "16 x 16, 40 mines",
           .settings = preset_deal(kIntermediateBoard, false)},
          {.name = "intermediate_no_guess",
           .title = "Intermediate, no guessing",
           .detail = "16 x 16, 40 mines",
           .settings = preset_deal(kIntermediateBoard, true)},
          {.name = "expert",
           .title = "Expert",
           .detail = "16 x 30, 99 mines",
           .settings = preset_deal(kExpertBoard, false)},
          {.name = "expert_no_guess",
           .title = "Expert, no guessing",
           .detail = "16 x 30, 99 mines",
           .settings = preset_deal(kExpertBoard, true)}};
}

}  // namespace quadrille::mines
