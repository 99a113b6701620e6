#include "puzzles/nonogram/facets.hpp"

#include "engine/teach/walk.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/teach/difficulty.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"

namespace quadrille::nonogram {
namespace {

std::string_view grade_name(Tier tier) { return name(difficulty_of(tier)); }

}  // namespace

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  const auto answers = find_answers(puzzle, context);
  if (answers.impossible()) return fail("no picture has these clues: " + answers.why_none);
  if (answers.second) return fail("more than one picture has these clues");
  if (!answers.unique()) return fail("within the limits it was not settled whether there is a single answer");
  Hand hand(Notes(puzzle, blank(puzzle), {.only_answer = &*answers.first}), techniques());
  auto grade = grade_by(hand, context, grade_name);
  if (!grade) return fail("the steps were not finished within the limits");
  // This also applies to a puzzle whose cells are all known from the start.
  if (grade->hardest.empty()) grade->hardest = techniques().front()->name;
  return std::move(*grade);
}

}  // namespace quadrille::nonogram
