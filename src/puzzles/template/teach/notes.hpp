#pragma once

#include <vector>

#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// What a technique shows: all open squares of a band become one symbol.
struct Finding {
  std::size_t band = 0;
  Symbol rest = kBlank;
};

// What a person has on paper: the page, and for every band how many ticks and squares are left. Put here what
// techniques look at, so that none has to count it again (NotesOf in engine/teach/walk.hpp says what a walk
// asks).
class Notes {
 public:
  Notes(const Puzzle& puzzle, const Answer& from) : bands_(bands(puzzle)), page_(from.page) {}

  [[nodiscard]] const std::vector<Band>& all_bands() const { return bands_; }
  [[nodiscard]] const Grid<Symbol>& page() const { return page_; }
  [[nodiscard]] std::vector<Cell> open_cells(std::size_t band) const;
  [[nodiscard]] int ticks_to_come(std::size_t band) const;

  void write(Cell cell, Symbol symbol) { page_[cell] = symbol; }

  // Whether no square is open.
  [[nodiscard]] bool finished() const;
  // What a finding writes, and the cells it follows from.
  [[nodiscard]] std::vector<Mark> marks_of(const Finding& finding) const;
  [[nodiscard]] std::vector<Cell> because_of(const Finding& finding) const;
  void note(const Finding& finding);

 private:
  std::vector<Band> bands_;
  Grid<Symbol> page_;
};

}  // namespace quadrille::template_family
