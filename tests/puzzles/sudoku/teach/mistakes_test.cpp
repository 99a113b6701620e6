#include "puzzles/sudoku/teach/mistakes.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/rules.hpp"
#include "puzzles/sudoku/search/solving.hpp"

namespace quadrille::sudoku {
namespace {

std::vector<Step> told(const Puzzle& puzzle, const Filling& from, std::size_t at_most) {
  Context context({});
  return explain(puzzle, {.from = from, .toward = nullptr, .at_most = at_most}, context);
}

// A position on the way to the answer, with some of its open cells filled in; in `wrong` of them another digit
// than the answer's.
struct OnTheWay {
  Puzzle puzzle;
  Filling answer;
  Filling position;
  std::vector<Cell> wrong;
};

OnTheWay on_the_way(bool with_mistakes) {
  OnTheWay game{
      .puzzle = made(*rc::gen::elementOf(std::vector{4, 6, 9}), *rc::gen::arbitrary<std::uint32_t>()),
      .answer = {},
      .position = {},
      .wrong = {}};
  Context context({});
  game.answer = prove(game.puzzle, context).answer.value();
  game.position = blank(game.puzzle);
  for_each_cell(game.puzzle.givens.size(), [&](Cell cell) {
    if (game.puzzle.givens[cell] != 0) return;
    const int kind = *rc::gen::inRange(0, 12);
    if (kind < 4) game.position.digits[cell] = game.answer.digits[cell];
    if (kind == 11 && with_mistakes) {
      game.position.digits[cell] =
          static_cast<std::uint8_t>(game.answer.digits[cell] % game.puzzle.side() + 1);
      game.wrong.push_back(cell);
    }
  });
  return game;
}

RC_GTEST_PROP(SudokuMistakes, AreNamedBeforeAnythingElseAndOnlyWhereThereAreAny, ()) {
  const auto game = on_the_way(true);
  const auto steps = told(game.puzzle, game.position, 5);
  if (game.wrong.empty()) {
    for (const auto& step : steps) RC_ASSERT(step.rule != "mistake");
    return;
  }
  RC_ASSERT(steps.size() == 1U);
  RC_ASSERT(steps.front().rule == "mistake");
  RC_ASSERT(steps.front().marks.empty());
  // A mistake that breaks a rule is told with all cells of that digit, one of which is wrong; any other with
  // the wrong cells.
  RC_ASSERT(std::ranges::any_of(steps.front().because, [&](Cell cell) {
    return std::ranges::find(game.wrong, cell) != game.wrong.end();
  }));
}

RC_GTEST_PROP(SudokuMistakes, AgainstTheAnswerAreTheCellsThatDiffer, ()) {
  const auto game = on_the_way(true);
  const auto step = wrong_digits(game.position, game.answer);
  RC_ASSERT(step.has_value() == !game.wrong.empty());
  if (step) RC_ASSERT(step->because == game.wrong);
}

RC_GTEST_PROP(SudokuMistakes, AgainstTheRulesAreWhatTheRefereeObjectsTo, ()) {
  const auto game = on_the_way(true);
  Context context({});
  const auto ruling = check(game.puzzle, game.position, Extent::so_far, context);
  const auto step = broken_rule(game.puzzle, game.position, context);
  RC_ASSERT(step.has_value() == !ruling.mistakes.empty());
  if (step) RC_ASSERT(step->because == ruling.mistakes.front().cells);
}

// From wherever a player is without a mistake, the steps write what is missing and nothing else.
RC_GTEST_PROP(SudokuHints, LeadFromAnyRightPositionToTheAnswer, ()) {
  const auto game = on_the_way(false);
  auto board = game.position.digits;
  for (const auto& step : told(game.puzzle, game.position, 1000)) {
    for (const auto& mark : step.marks) {
      RC_ASSERT(board[mark.cell] == 0);
      board[mark.cell] = digit_of(mark.now, game.puzzle.side()).value();
    }
  }
  RC_ASSERT(board == game.answer.digits);
}

RC_GTEST_PROP(SudokuHints, AsManyAsWereAskedForAndTheSameOnes, ()) {
  const auto game = on_the_way(false);
  const auto all = told(game.puzzle, game.position, 1000);
  const auto at_most = static_cast<std::size_t>(*rc::gen::inRange(1, 6));
  const auto few = told(game.puzzle, game.position, at_most);
  RC_ASSERT(few.size() == std::min(at_most, all.size()));
  for (std::size_t i = 0; i < few.size(); ++i) {
    RC_ASSERT(few[i].reason == all[i].reason);
    RC_ASSERT(few[i].marks == all[i].marks);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
