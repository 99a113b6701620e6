#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <rapidcheck.h>

#include "engine/run/random.hpp"
#include "grid/text.hpp"
#include "puzzles/nonogram/formats/non.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/model/palette.hpp"
#include "puzzles/nonogram/rules.hpp"

namespace quadrille::nonogram {

// A puzzle drawn in the test in the plain form.
inline Puzzle drawn(std::string_view text) { return read_non(text).value().front().puzzle; }

// Black, red, green, blue, yellow, ... on white, with the symbols '#', 'r', 'g', 'b', 'y'.
inline std::vector<Ink> inks(std::size_t count) {
  std::vector<Ink> palette{{"white", 0xFFFFFF, '.'}, {"black", 0x000000, '#'}};
  const std::vector<Ink> more{
      {"red", 0xFF0000, 'r'}, {"green", 0x00B000, 'g'}, {"blue", 0x0000FF, 'b'}, {"yellow", 0xFFFF00, 'y'}};
  for (std::size_t i = 1; i < count; ++i) palette.push_back(more[i - 1]);
  return palette;
}

// A picture drawn in the test, a line per row, in the symbols of the palette; '?' is undecided.
inline Grid<Colour> cells_of(std::string_view text, const std::vector<Ink>& palette) {
  const auto lines = split_lines(text);
  Grid<Colour> cells({static_cast<int>(lines.size()), static_cast<int>(lines.front().text.size())},
                     kUndecided);
  for_each_cell(cells.size(), [&](Cell cell) {
    const char symbol =
        lines[static_cast<std::size_t>(cell.row.value)].text[static_cast<std::size_t>(cell.col.value)];
    if (symbol == '?') return;
    const auto found = std::ranges::find(palette, symbol, &Ink::symbol);
    cells[cell] = static_cast<Colour>(found - palette.begin());
  });
  return cells;
}

// The puzzle of a picture drawn in the test.
inline Puzzle puzzle_of_drawing(std::string_view text, std::size_t colours = 1) {
  return puzzle_of(cells_of(text, inks(colours)), inks(colours));
}

inline Painting painted(std::string_view text, std::size_t colours = 1) {
  return {cells_of(text, inks(colours))};
}

// What the referee finds wrong, with all the time it wants.
inline std::vector<Objection> check(const Puzzle& puzzle, const Painting& painting, Extent extent) {
  Context context({});
  auto ruling = check(puzzle, painting, extent, context);
  RC_ASSERT(!ruling.cut);
  return std::move(ruling.mistakes);
}

// Every picture that the referee lets pass, found by trying, no more than `most`.
inline void try_cells(const Puzzle& puzzle, Painting& painting, int next, std::size_t most,
                      std::vector<Painting>& found) {
  if (found.size() >= most || !check(puzzle, painting, Extent::so_far).empty()) return;
  const auto size = puzzle.size();
  while (next < static_cast<int>(size.cells()) &&
         painting.cells[at(next / size.cols, next % size.cols)] != kUndecided) {
    ++next;
  }
  if (next == static_cast<int>(size.cells())) {
    found.push_back(painting);
    return;
  }
  const auto cell = at(next / size.cols, next % size.cols);
  for (std::size_t colour = 0; colour < puzzle.palette.size(); ++colour) {
    painting.cells[cell] = static_cast<Colour>(colour);
    try_cells(puzzle, painting, next + 1, most, found);
  }
  painting.cells[cell] = kUndecided;
}

inline std::vector<Painting> answers_by_trying(const Puzzle& puzzle, std::size_t most = 2) {
  std::vector<Painting> found;
  auto painting = blank(puzzle);
  try_cells(puzzle, painting, 0, most, found);
  return found;
}

struct Known {
  Puzzle puzzle;
  Painting answer;  // one of its answers
};

struct Shape {
  int most_rows = 8;
  int most_cols = 8;
  std::size_t most_colours = 3;
};

// Any puzzle that has an answer: the clues of a random picture.
inline rc::Gen<Known> any_known(Shape shape = {}) {
  return rc::gen::exec([=] {
    const Size size{*rc::gen::inRange(1, shape.most_rows + 1), *rc::gen::inRange(1, shape.most_cols + 1)};
    const auto colours = *rc::gen::inRange<std::size_t>(1, shape.most_colours + 1);
    const int filled_percent = *rc::gen::inRange(10, 90);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Grid<Colour> picture(size, kPaper);
    for_each_cell(size, [&](Cell cell) {
      if (random.between(0, 99) < filled_percent) {
        picture[cell] = static_cast<Colour>(random.between(1, static_cast<int>(colours)));
      }
    });
    return Known{puzzle_of(picture, inks(colours)), {picture}};
  });
}

}  // namespace quadrille::nonogram
