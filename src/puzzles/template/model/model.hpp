#pragma once

#include <string>
#include <vector>

#include <quadrille/values.hpp>
#include "grid/error.hpp"
#include "grid/grid.hpp"

// What a puzzle is and what an answer is, as plain values with defaulted comparison: what everything else in
// the folder talks about. Put here what several rooms ask of a puzzle; leave out texts, solving and drawing.
//
// This family's puzzle is a page of squares, each to be ticked or left blank, with a number of ticks for
// every row and every column. Some squares may be given. A real family says here what its words mean.
namespace quadrille::template_family {

// A level of the search is a square, so that a page of this side stays far below the end of the stack.
inline constexpr int kLongestSide = 20;

// The symbols that a player types and the plain text shows. They are the family's own.
inline constexpr Symbol kOpen = U'.';
inline constexpr Symbol kTick = U'x';
inline constexpr Symbol kBlank = U'-';

struct Puzzle {
  Grid<Symbol> page;  // kOpen, or what is given
  std::vector<int> row_ticks;
  std::vector<int> col_ticks;
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// The page as it is filled in: an answer, or a player's position as long as it has a kOpen.
struct Answer {
  Grid<Symbol> page;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// A row or a column, with the ticks it must have.
struct Band {
  std::string id;    // "row 2", as its Field is called: programs count from zero
  std::string name;  // "row 3", as a person reads it
  std::vector<Cell> cells;
  int ticks = 0;
};

// The rows from the top, then the columns from the left.
[[nodiscard]] std::vector<Band> bands(const Puzzle& puzzle);

// The puzzle in which nothing is given and to which the page, without open squares, is an answer.
[[nodiscard]] Puzzle counted(const Grid<Symbol>& page);

// Whether the mark is on the page and has a symbol of it: an error in words where not.
[[nodiscard]] Expected<void> check_mark(const Puzzle& puzzle, const Mark& mark);

// The answer in which nothing is filled in but what is given.
[[nodiscard]] Answer blank(const Puzzle& puzzle);

}  // namespace quadrille::template_family
