#include "puzzles/template/family.hpp"

#include "engine/family/erase.hpp"
#include "puzzles/template/facets.hpp"
#include "puzzles/template/formats/list.hpp"
#include "puzzles/template/make/generate.hpp"
#include "puzzles/template/make/turning.hpp"
#include "puzzles/template/model/answer.hpp"
#include "puzzles/template/play/games.hpp"
#include "puzzles/template/rules.hpp"
#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {

// The files of samples/template, built into the program.
std::span<const EmbeddedFile> samples();

// Nothing but names: what a function promises stands where it is declared. The core, down to `size`, is all
// that must be there. Of the facets after it leave out those that would have to pretend.
std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Answer, Game>{
      .name = "template",
      .summary = "tick squares of a page, as many as each row and column asks for",
      // What the front door of the page says: the name that people know it by, and the rules as one would
      // tell them to a friend.
      .introduction = {.title = "Template",
                       .goal = "Tick as many squares in each row and column as the numbers say.",
                       .rules = {"The number beside a row or column counts its ticks.",
                                 "Squares that are given stay as they are."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return puzzle.page.size(); },
      .player =
          FilledCells<Puzzle, Answer>{
              .set_cell = set_cell, .remaining = remaining, .finished = finished, .ruled_out = kBlank},
      .answer_record = answer_record(),
      // cell_fields is for clues that stand inside a cell, as kakuro's do; these stand beside the board.
      .editing = Editing<Puzzle>{.blank_sheet = blank_sheet, .edit = edit},
      .uniqueness = Uniqueness<Puzzle, Answer>{.second = second, .repairs = repairs},
      .teaching = Teaching<Puzzle, Answer>{.explain = explain, .grade = grade},
      .games = games(),
      .aids = Aids<Puzzle, Answer>{.candidates = candidates, .remarks = remarks},
      // by_clauses would name strategies that call the SAT solver themselves; none does.
      .certification =
          Certification<Puzzle, Answer>{.clauses = write_clauses, .totals_differ = totals_differ},
      .generators = generators(),
      // What people click on for a new puzzle. A family with files collection/<name>.* names them here as well.
      .presets = presets(),
      .samples = samples(),
      .tools = {ways()},
      .extensions = {turning()}});
}

}  // namespace quadrille::template_family
