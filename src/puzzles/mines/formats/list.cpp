#include "puzzles/mines/formats/list.hpp"

#include "puzzles/mines/formats/board.hpp"
#include "puzzles/mines/formats/catalogue.hpp"
#include "puzzles/mines/formats/mbf.hpp"
#include "puzzles/mines/formats/mine.hpp"
#include "puzzles/mines/formats/minesweepr.hpp"
#include "puzzles/mines/formats/plain.hpp"

namespace quadrille::mines {

std::vector<Format<Position>> formats() {
  // The first form that recognises a file reads it, so those with a mark of their own come before the loose
  // ones.
  return {plain_format(),     mine_format(),       board_format(),
          catalogue_format(), minesweepr_format(), mbf_format()};
}

}  // namespace quadrille::mines
