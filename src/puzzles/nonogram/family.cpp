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

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Painting>{
      .name = "nonogram",
      .summary = "paint by numbers: runs of black or coloured cells whose lengths are given at the edge",
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return puzzle.size(); },
      .player = FilledCells<Puzzle, Painting>{.set_cell = set_cell, .remaining = remaining},
      .editing = Editing<Puzzle>{.blank_sheet = blank_sheet, .edit = edit},
      .uniqueness = Uniqueness<Puzzle, Painting>{.second = second, .repairs = repairs},
      .teaching = Teaching<Puzzle, Painting>{.explain = explain, .grade = grade},
      .certification =
          Certification<Puzzle, Painting>{
              .clauses = write_clauses, .totals_differ = totals_differ, .by_clauses = {"sat"}},
      .generators = generators(),
      .samples = samples()});
}

}  // namespace quadrille::nonogram
