#include "engine/family/erase.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/formats/list.hpp"
#include "puzzles/sudoku/make/generate.hpp"
#include "puzzles/sudoku/model/answer.hpp"
#include "puzzles/sudoku/rules.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/strategies/list.hpp"

namespace quadrille::sudoku {

std::span<const EmbeddedFile> samples();
std::span<const EmbeddedFile> collection();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Filling>{
      .name = "sudoku",
      .summary = "squares of 4, 6, 9 or 16 in which no row, column or box has a digit twice",
      .introduction =
          {.title = "Sudoku",
           .other_names = {"Number Place"},
           .goal = "Fill the square so that no row, column or box has a digit twice.",
           .rules = {"Write a digit into every empty cell.",
                     "Every row, every column and every box has each digit exactly once.",
                     "Small squares use the digits up to their side; in the largest, A to G stand "
                     "for 10 to 16."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return puzzle.givens.size(); },
      .player =
          FilledCells<Puzzle, Filling>{.set_cell = set_cell, .remaining = remaining, .finished = finished},
      .editing = Editing<Puzzle>{.blank_sheet = blank_sheet, .edit = edit},
      .uniqueness = Uniqueness<Puzzle, Filling>{.second = second, .repairs = repairs},
      .teaching = Teaching<Puzzle, Filling>{.explain = explain, .grade = grade},
      .aids = Aids<Puzzle, Filling>{.candidates = candidates, .remarks = remarks},
      .certification =
          Certification<Puzzle, Filling>{
              .clauses = write_clauses, .totals_differ = totals_differ, .by_clauses = {"sat"}},
      .generators = generators(),
      .presets = presets(),
      .samples = samples(),
      .collection = collection()});
}

}  // namespace quadrille::sudoku
