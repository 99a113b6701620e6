#pragma once

#include <string>
#include <vector>

#include "draw/clues.hpp"
#include "draw/rulers.hpp"
#include "draw/scene.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

struct Dimensions {
  double width = 0;
  double height = 0;
};

// Where the parts of a picture are, in points from the top left of the whole.
struct Plan {
  ClueWords row_clues;
  ClueWords col_clues;
  double clue_size = 0;
  double row_pitch = 0;  // from one number of a row's clue to the next
  Point clues{};         // top left of the clues, or of the board if there are none
  Point board{};
  Point board_end{};
  Rulers rulers = Rulers::none;
  double below = 0;  // where the board and its rulers end
  std::vector<std::string> caption{};
  Dimensions size{};
  std::string title{};  // the caption on one line, or the size of the board if there is no caption
};

[[nodiscard]] Plan plan_of(const Picture& picture, bool rulers = false);

}  // namespace quadrille::draw
