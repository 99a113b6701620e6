#include "puzzles/template/family.hpp"

#include "engine/family/erase.hpp"
#include "puzzles/template/answer.hpp"
#include "puzzles/template/formats/list.hpp"
#include "puzzles/template/picture.hpp"
#include "puzzles/template/rules.hpp"
#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {

// The core, which every family fills in. Facets of FamilySpec follow when a family has something for them.
std::unique_ptr<const Family> family() {
  return erase(
      FamilySpec<Puzzle, Answer>{.name = "template",
                                 .summary = "tick every open square of a page",
                                 .formats = formats(),
                                 .strategies = strategies(),
                                 .read_answer = read_answer,
                                 .write_answer = write_answer,
                                 .blank = [](const Puzzle& puzzle) { return Answer{puzzle.page}; },
                                 .headline = headline,
                                 .check = [](const Puzzle& puzzle, const Answer& answer, Extent extent,
                                             Context&) -> Ruling { return {check(puzzle, answer, extent)}; },
                                 .picture = picture,
                                 .size = [](const Puzzle& puzzle) { return puzzle.page.size(); }});
}

}  // namespace quadrille::template_family
