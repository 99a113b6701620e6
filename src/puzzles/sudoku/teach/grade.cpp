#include "puzzles/sudoku/facets.hpp"

#include "puzzles/sudoku/teach/by_hand.hpp"

namespace quadrille::sudoku {
namespace {

// Why a puzzle that could not be worked out has no grade.
std::string reason(ByHand& hand, Context& context) {
  if (context.end() != End::finished) return "the limits were reached before the puzzle was worked out";
  const auto answers = hand.proof(context).answers;
  if (hand.notes().contradictory() || answers == Number::none)
    return "the puzzle has no answer, so it has no grade";
  if (answers == Number::several) return "the puzzle has several answers, so it has no grade";
  return "whether the puzzle has a single answer could not be found out, so it has no grade";
}

}  // namespace

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  ByHand hand(puzzle, blank(puzzle));
  const bool contradictory = hand.notes().contradictory();
  if (!contradictory) {
    if (auto grade = grade_by(hand, context); grade && !hand.notes().contradictory())
      return std::move(*grade);
  }
  return fail(reason(hand, context));
}

}  // namespace quadrille::sudoku
