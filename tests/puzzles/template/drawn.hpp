#pragma once

#include <string_view>
#include <vector>

#include "puzzles/template/formats/list.hpp"
#include "puzzles/template/formats/rows.hpp"
#include "puzzles/template/rules.hpp"

// Puzzles and pages drawn in place, and the oracle: every page there is, judged by the referee.
namespace quadrille::template_family {

inline Puzzle drawn(std::string_view text) { return plain_format().read({text}).value().front().puzzle; }

inline Answer page(std::string_view text) { return {read_page(text).value()}; }

inline std::vector<Answer> every_answer(const Puzzle& puzzle) {
  std::vector<Answer> right;
  const auto cells = puzzle.page.size().cells();
  for (std::size_t pattern = 0; pattern < std::size_t{1} << cells; ++pattern) {
    Answer answer{Grid<Symbol>(puzzle.page.size(), kBlank)};
    std::size_t bit = 0;
    for_each_cell(puzzle.page.size(), [&](Cell cell) {
      if ((pattern >> bit++ & 1U) != 0) answer.page[cell] = kTick;
    });
    Context context({});
    if (check(puzzle, answer, Extent::whole, context).right()) right.push_back(answer);
  }
  return right;
}

// Small puzzles of every kind: with one answer, several and none, and with squares given.
inline std::vector<Puzzle> small_puzzles() {
  std::vector<Puzzle> puzzles;
  Random random(17);
  for (int i = 0; i < 100; ++i) {
    const Size size{random.between(1, 3), random.between(1, 3)};
    Puzzle puzzle{Grid<Symbol>(size, kOpen), {}, {}};
    for (int row = 0; row < size.rows; ++row) puzzle.row_ticks.push_back(random.between(0, size.cols));
    for (int col = 0; col < size.cols; ++col) puzzle.col_ticks.push_back(random.between(0, size.rows));
    for_each_cell(size, [&](Cell cell) {
      if (random.below(4) == 0) puzzle.page[cell] = random.below(2) == 0 ? kTick : kBlank;
    });
    puzzles.push_back(std::move(puzzle));
    // Numbers of a page that is there.
    Grid<Symbol> ticked(size, kBlank);
    for_each_cell(size, [&](Cell cell) {
      if (random.below(2) == 0) ticked[cell] = kTick;
    });
    puzzles.push_back(counted(ticked));
  }
  return puzzles;
}

}  // namespace quadrille::template_family
