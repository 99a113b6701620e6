#include "puzzles/template/facets.hpp"

#include "engine/teach/walk.hpp"
#include "puzzles/template/rules.hpp"
#include "puzzles/template/teach/techniques/list.hpp"

namespace quadrille::template_family {

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  Hand<Notes, Finding> hand(Notes(puzzle, blank(puzzle)), techniques());
  auto grade = grade_by(hand, context);
  if (!grade && context.end() != End::finished)
    return fail("the limits were reached before the grade was known");
  if (!grade) return fail("the techniques do not get to the end: the puzzle may have several answers");
  // Each step holds in every answer: a page that is full and wrong shows that there is none.
  if (!check(puzzle, {hand.notes().page()}, Extent::whole, context).right())
    return fail("the puzzle has no answer");
  return std::move(*grade);
}

}  // namespace quadrille::template_family
