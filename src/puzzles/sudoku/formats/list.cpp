#include "puzzles/sudoku/formats/list.hpp"

namespace quadrille::sudoku {

// Drawn squares and SadMan's sections are known by what no other form has; lines come before the plain form
// could take sixteen of them for one square, which only it may.
std::vector<Format<Puzzle>> formats() {
  return {plain_format(), sadman_format(), drawn_format(), lines_format()};
}

}  // namespace quadrille::sudoku
