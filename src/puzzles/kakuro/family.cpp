#include "engine/family/erase.hpp"
#include "puzzles/kakuro/facets.hpp"
#include "puzzles/kakuro/formats/list.hpp"
#include "puzzles/kakuro/make/generate.hpp"
#include "puzzles/kakuro/model/answer.hpp"
#include "puzzles/kakuro/rules.hpp"
#include "puzzles/kakuro/search/solving.hpp"
#include "puzzles/kakuro/strategies/list.hpp"
#include "puzzles/kakuro/teach/classic.hpp"

namespace quadrille::kakuro {

std::span<const EmbeddedFile> samples();
std::span<const EmbeddedFile> collection();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Filling>{
      .name = "kakuro",
      .summary = "cross sums: digits that differ within a run and sum to its clue",
      .introduction = {.title = "Kakuro",
                       .other_names = {"Cross Sums"},
                       .goal =
                           "A crossword of digits: each run adds up to its clue, without repeating a digit.",
                       .rules = {"Write a digit from 1 to 9 into every white cell.",
                                 "The digits of a run add up to the number beside its first cell: the upper "
                                 "right one for the run to the right, the lower left one for the run below.",
                                 "No digit stands twice in one run."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return puzzle.squares.size(); },
      .player =
          FilledCells<Puzzle, Filling>{.set_cell = set_cell, .remaining = remaining, .finished = finished},
      .editing = Editing<Puzzle>{.blank_sheet = blank_sheet, .edit = edit, .cell_fields = {"across", "down"}},
      .uniqueness = Uniqueness<Puzzle, Filling>{.second = second, .repairs = repairs},
      .teaching = Teaching<Puzzle, Filling>{.explain = explain, .grade = grade},
      .aids = Aids<Puzzle, Filling>{.candidates = candidates, .remarks = remarks},
      // For the classroom methods, it is `second` that relies on clauses.
      .certification =
          Certification<Puzzle, Filling>{.clauses = write_clauses,
                                         .totals_differ = totals_differ,
                                         .by_clauses = {"auto", "basic", "mrv", "lcv", "full", "sat"}},
      .generators = generators(),
      .presets = presets(),
      .samples = samples(),
      .collection = collection(),
      .tools = {combos()},
      .extensions = {classic_program()}});
}

}  // namespace quadrille::kakuro
