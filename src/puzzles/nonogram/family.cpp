#include "engine/family/erase.hpp"
#include "puzzles/nonogram/facets.hpp"
#include "puzzles/nonogram/formats/list.hpp"
#include "puzzles/nonogram/make/generate.hpp"
#include "puzzles/nonogram/model/answer.hpp"
#include "puzzles/nonogram/rules.hpp"
#include "puzzles/nonogram/search/solving.hpp"
#include "puzzles/nonogram/strategies/list.hpp"

namespace quadrille::nonogram {

std::span<const EmbeddedFile> samples();
std::span<const EmbeddedFile> collection();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Painting>{
      .name = "nonogram",
      .summary = "paint by numbers: runs of black or coloured cells whose lengths are given at the edge",
      .introduction =
          {.title = "Nonogram",
           .other_names = {"Picross", "Griddler", "Paint by numbers"},
           .goal = "Paint the blocks that the numbers beside each row and column count: a picture "
                   "appears.",
           .rules = {"Each number is a block of that many painted cells in a row; the blocks come in "
                     "the order of the numbers.",
                     "Between two blocks of one colour at least one cell stays empty; blocks of "
                     "different colours may touch.",
                     "Mark the cells that must stay empty: they tell as much as the painted ones."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return puzzle.size(); },
      .player = FilledCells<Puzzle, Painting>{.set_cell = set_cell,
                                              .remaining = remaining,
                                              .finished = finished,
                                              .ruled_out = U'.',
                                              .paints = true},
      .editing = Editing<Puzzle>{.blank_sheet = blank_sheet, .edit = edit},
      .uniqueness = Uniqueness<Puzzle, Painting>{.second = second, .repairs = repairs},
      .teaching = Teaching<Puzzle, Painting>{.explain = explain, .grade = grade},
      .certification =
          Certification<Puzzle, Painting>{
              .clauses = write_clauses, .totals_differ = totals_differ, .by_clauses = {"sat"}},
      .generators = generators(),
      .presets = presets(),
      .samples = samples(),
      .collection = collection()});
}

}  // namespace quadrille::nonogram
