#include "puzzles/template/family.hpp"

#include "engine/erase.hpp"
#include "puzzles/template/answer.hpp"
#include "puzzles/template/formats/list.hpp"
#include "puzzles/template/picture.hpp"
#include "puzzles/template/rules.hpp"
#include "puzzles/template/strategies/list.hpp"

namespace quadrille::template_family {

// These members every family fills in. The others of FamilySpec are doors that stay shut until a family has
// something behind them: second, explain, edit, generators, play, session, samples and the rest.
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
                                 .picture = picture});
}

}  // namespace quadrille::template_family
