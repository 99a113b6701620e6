#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"

// Techniques and grades held against squares that were counted out by trying everything.

namespace quadrille::sudoku {
namespace {

// For every cell the digits it has in some answer, by trying every digit in it.
std::vector<Digits> in_some_answer(const Puzzle& puzzle) {
  std::vector<Digits> some;
  for_each_cell(puzzle.givens.size(), [&](Cell cell) {
    Digits digits = 0;
    for (int digit = 1; digit <= puzzle.side(); ++digit) {
      auto tried = puzzle;
      if (tried.givens[cell] != 0 && tried.givens[cell] != digit) continue;
      tried.givens[cell] = static_cast<std::uint8_t>(digit);
      if (count_answers(tried, 1) > 0) digits = static_cast<Digits>(digits | digit_bit(digit));
    }
    some.push_back(digits);
  });
  return some;
}

// What a technique crosses out is in no answer at all, however many there are. The last one is about the only
// answer, and speaks only where there is one.
RC_GTEST_PROP(SudokuSoundness, NothingIsCrossedOutThatAnyAnswerHas, ()) {
  auto puzzle = made(*rc::gen::elementOf(std::vector{4, 6}), *rc::gen::arbitrary<std::uint32_t>());
  const auto taken = *rc::gen::inRange(0, 4);
  for (int i = 0; i < taken; ++i) {
    const int side = puzzle.side();
    puzzle.givens[at(*rc::gen::inRange(0, side), *rc::gen::inRange(0, side))] = 0;
  }
  const auto some = in_some_answer(puzzle);
  Context context({});
  Notes notes(puzzle, blank(puzzle));
  for (bool found = true; found && !notes.finished();) {
    found = false;
    for (const auto* technique : techniques()) {
      const auto finding = technique->find(notes, context);
      if (!finding) continue;
      for (const auto& [cell, left] : finding->narrowed) {
        const auto gone = static_cast<Digits>(notes[cell] & ~left);
        RC_ASSERT((gone & some[static_cast<std::size_t>(cell)]) == 0);
      }
      notes.note(*finding);
      found = true;
      break;
    }
  }
  RC_ASSERT(!notes.contradictory());
}

RC_GTEST_PROP(SudokuSoundness, ByHandAPuzzleWithOneAnswerIsFinished, ()) {
  const auto puzzle = made(*rc::gen::elementOf(std::vector{4, 6, 9}), *rc::gen::arbitrary<std::uint32_t>());
  Context context({});
  ByHand hand(puzzle, blank(puzzle));
  std::size_t hardest = 0;
  while (!hand.finished()) {
    const auto insight = hand.next(context);
    RC_ASSERT(insight.has_value());
    hardest = std::max(hardest, insight->technique);
    hand.note(insight->finding);
  }
  RC_ASSERT(hand.notes().written() == hand.proof(context).answer);
  RC_ASSERT(grade(puzzle, context).value().hardest == techniques()[hardest]->name);
}

// Turning the square, or exchanging its digits, makes it neither harder nor easier.
RC_GTEST_PROP(SudokuSoundness, ASquareThatIsTransposedIsAsHard, ()) {
  const auto puzzle = made(9, *rc::gen::arbitrary<std::uint32_t>());
  Puzzle other = puzzle;
  for_each_cell(puzzle.givens.size(), [&](Cell cell) {
    const auto digit = puzzle.givens[cell];
    other.givens[at(cell.col.value, cell.row.value)] =
        static_cast<std::uint8_t>(digit == 0 ? 0 : digit % 9 + 1);
  });
  Context context({});
  RC_ASSERT(grade(puzzle, context).value().name == grade(other, context).value().name);
}

TEST(SudokuByHand, SeesNothingInContradictoryNotes) {
  const auto twice = drawn("1..1\n....\n....\n....\n");
  Context context({});
  ByHand hand(twice, blank(twice));
  EXPECT_FALSE(hand.next(context).has_value());
}

TEST(SudokuByHand, KeepsToTheTiersItIsAllowed) {
  const auto puzzle = made(9, 11, Tier::expert);
  Context context({});
  ByHand hand(puzzle, blank(puzzle));
  while (const auto insight = hand.next(Tier::medium, context)) {
    EXPECT_LE(techniques()[insight->technique]->tier, Tier::medium);
    hand.note(insight->finding);
  }
  EXPECT_FALSE(hand.finished());
  EXPECT_TRUE(hand.next(Tier::expert, context).has_value());
}

}  // namespace
}  // namespace quadrille::sudoku
