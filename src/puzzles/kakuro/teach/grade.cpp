#include "puzzles/kakuro/facets.hpp"

#include "puzzles/kakuro/teach/by_hand.hpp"

namespace quadrille::kakuro {
namespace {

// Why a puzzle that could not be solved by technique has no grade.
std::string reason(ByHand& hand, Context& context) {
  if (context.end() != End::finished) return "the limits were reached before the puzzle was worked out";
  if (hand.notes().contradictory() || hand.proof(context).answers == Answers::none)
    return "the puzzle has no answer, so it has no grade";
  if (hand.proof(context).answers == Answers::several)
    return "the puzzle has several answers, so it has no grade";
  return "it could not be determined whether the puzzle has a single answer, so it has no grade";
}

}  // namespace

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  ByHand hand(puzzle, blank(puzzle));
  if (auto grade = grade_by(hand, context)) return std::move(*grade);
  return fail(reason(hand, context));
}

}  // namespace quadrille::kakuro
