#include "puzzles/kakuro/teach/notes.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/make/generate.hpp"
#include "puzzles/kakuro/teach/by_hand.hpp"

namespace quadrille::kakuro {
namespace {

Digits digits_of(std::initializer_list<int> digits) {
  Digits set = 0;
  for (const int digit : digits) set = static_cast<Digits>(set | digit_bit(digit));
  return set;
}

// The right digits of some cells.
Filling any_part(const Filling& answer) {
  auto part = answer;
  for (auto& digit : part.digits) {
    if (*rc::gen::inRange(0, 3) > 0) digit = 0;
  }
  return part;
}

TEST(KakuroNotes, BeginWithWhatTheTableLeaves) {
  const Notes notes(square(), filled("...."));
  EXPECT_EQ(notes.count_open(), 4U);
  EXPECT_EQ(notes[0], digits_of({1})) << "3 is 1 and 2, 4 is 1 and 3";
  EXPECT_EQ(notes[1], digits_of({1, 2}));
  EXPECT_EQ(notes.allowed(3), digits_of({1, 2, 4, 5})) << "7 across, 6 down";
  EXPECT_FALSE(notes.contradictory());
}

TEST(KakuroNotes, WritingADigitCrossesOutAlongItsTwoRuns) {
  Notes notes(square(), filled("...."));
  notes.write(0, digit_bit(1));
  EXPECT_EQ(notes.written(), filled("1..."));
  EXPECT_FALSE(notes.is_open(0));
  EXPECT_EQ(notes[1], digits_of({2}));
  EXPECT_EQ(notes[2], digits_of({3}));
  EXPECT_EQ(notes.count_open(), 3U);
  EXPECT_FALSE(notes.contradictory());
}

TEST(KakuroNotes, AGivenDigitIsWrittenAndThePlayersOwnComesBeforeIt) {
  const auto puzzle = drawn("3 3\nX D4 D6\nA3 1 .\nA7 . .\n");
  EXPECT_EQ(Notes(puzzle, filled("....")).written(), filled("1..."));
  EXPECT_EQ(Notes(puzzle, filled("2...")).written(), filled("2..."));
}

TEST(KakuroNotes, AreContradictoryWhereARunCanNoLongerBeFilled) {
  EXPECT_TRUE(Notes(square(), filled("2...")).contradictory()) << "4 down would need another 2";
  EXPECT_TRUE(Notes(square(), filled("12.5")).contradictory());
  Notes notes(square(), filled("...."));
  notes.keep(1, digits_of({9}));
  EXPECT_TRUE(notes.contradictory());
}

RC_GTEST_PROP(KakuroNotes, KeepEveryRightDigit, ()) {
  const auto known = *any_known({.most_rows = 8, .most_cols = 8});
  const Notes notes(known.puzzle, any_part(known.answer));
  RC_ASSERT(!notes.contradictory());
  for (std::uint32_t cell = 0; cell < known.puzzle.cells.size(); ++cell) {
    const auto right = digit_bit(known.answer.digits[cell]);
    RC_ASSERT((notes[cell] & right) != 0);
    if (notes.is_open(cell)) {
      RC_ASSERT((notes.allowed(cell) & notes[cell]) == notes[cell]);
    } else {
      RC_ASSERT(notes[cell] == right);
    }
  }
}

RC_GTEST_PROP(KakuroNotes, WhatIsLeftOfARunIsWhatItsWrittenDigitsLeave, ()) {
  const auto known = *any_known({.most_rows = 8, .most_cols = 8});
  const auto part = any_part(known.answer);
  const Notes notes(known.puzzle, part);
  for (std::uint32_t number = 0; number < known.puzzle.runs.size(); ++number) {
    const auto& run = known.puzzle.runs[number];
    int open = 0;
    int sum = run.sum;
    Digits used = 0;
    for (const auto cell : known.puzzle.cells_of(run)) {
      const auto given = known.puzzle.squares[known.puzzle.cells[cell]].given;
      const int digit = part.digits[cell] != 0 ? part.digits[cell] : given;
      open += digit == 0 ? 1 : 0;
      if (digit == 0) continue;
      sum -= run.sum == 0 ? 0 : digit;
      used = static_cast<Digits>(used | digit_bit(digit));
    }
    RC_ASSERT(notes.rest(number).open == open);
    RC_ASSERT(notes.rest(number).sum == sum);
    RC_ASSERT(notes.rest(number).used == used);
  }
}

// ---- digit sets ----

TEST(KakuroDigitSets, AreThoseOfTheTableWithoutWhatIsUsed) {
  const auto sets = sets_of({.open = 2, .sum = 10, .used = digits_of({1})});
  EXPECT_TRUE(std::ranges::is_permutation(
      sets.all(), std::vector<Digits>{digits_of({2, 8}), digits_of({3, 7}), digits_of({4, 6})}));
  EXPECT_EQ(sets.in_some(), digits_of({2, 3, 4, 6, 7, 8}));
  EXPECT_EQ(sets.in_every(), Digits{0});
  EXPECT_EQ(sets_of({.open = 3, .sum = 7}).in_every(), digits_of({1, 2, 4}));
  EXPECT_EQ(DigitSets().in_every(), kAllDigits);
  EXPECT_EQ(DigitSets().in_some(), Digits{0});
}

RC_GTEST_PROP(KakuroDigitSets, ASetThatFitsHasACellForEveryDigitAndADigitForEveryCell, ()) {
  const auto known = *any_known({.most_rows = 7, .most_cols = 7});
  const Notes notes(known.puzzle, any_part(known.answer));
  for (std::uint32_t number = 0; number < known.puzzle.runs.size(); ++number) {
    const OpenRun run(notes, number);
    if (!run.clued() || run.size() == 0) continue;
    const auto fitting = fitting_sets(run);
    Digits right = 0;
    for (const auto cell : run.cells()) {
      RC_ASSERT(notes.is_open(cell));
      right = static_cast<Digits>(right | digit_bit(known.answer.digits[cell]));
    }
    RC_ASSERT(std::ranges::find(fitting.all(), right) != fitting.all().end());
    for (const auto set : fitting.all()) {
      RC_ASSERT(count(set) == static_cast<int>(run.size()));
      RC_ASSERT(sum_of(set) == run.rest.sum);
      RC_ASSERT((set & run.rest.used) == 0);
      RC_ASSERT((set & ~run.any) == 0);
      for (const auto cell : run.digits()) RC_ASSERT((cell & set) != 0);
    }
  }
}

// ---- working it out ----

TEST(KakuroByHand, AlwaysTakesTheEasiestThatGetsOn) {
  ByHand hand(square(), filled("...."));
  Context context({});
  std::size_t insights = 0;
  while (const auto insight = hand.next(context)) {
    const auto& technique = *ByHand::techniques()[insight->technique];
    for (std::size_t easier = 0; easier < insight->technique; ++easier) {
      EXPECT_FALSE(hand.look(easier, context).has_value()) << ByHand::techniques()[easier]->name;
    }
    EXPECT_EQ(technique.tier, Tier::easy) << technique.name;
    hand.note(insight->finding);
    ASSERT_LE(++insights, 8U);
  }
  EXPECT_TRUE(hand.finished());
  EXPECT_EQ(hand.notes().written(), filled("1234"));
  EXPECT_EQ(context.metrics.nodes, insights + 1);
}

TEST(KakuroByHand, SaysNothingOfContradictoryNotesAndNothingAfterItsEnd) {
  Context context({});
  ByHand wrong(square(), filled("2..."));
  EXPECT_FALSE(wrong.next(context).has_value());
  Context spent({.limits = {.nodes = 0}});
  ByHand right(square(), filled("...."));
  EXPECT_FALSE(right.next(spent).has_value());
  EXPECT_EQ(spent.end(), End::nodes);
}

TEST(KakuroByHand, OfSeveralAnswersItTakesNone) {
  const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  ByHand hand(puzzle, filled("...."));
  Context context({});
  EXPECT_FALSE(hand.next(context).has_value());
  EXPECT_EQ(hand.proof(context).answers, Answers::several);
}

RC_GTEST_PROP(KakuroByHand, EveryInsightLeavesTheRightDigitsAndTakesSomethingAway, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Context context({});
  const auto puzzle = generate({.rows = 6, .cols = 6}, random, context).value();
  const auto answer = *prove(puzzle, context).answer;
  ByHand hand(puzzle, any_part(answer));
  while (const auto insight = hand.next(context)) {
    RC_ASSERT(!insight->finding.narrowed.empty());
    for (const auto& [cell, left] : insight->finding.narrowed) {
      RC_ASSERT((left & digit_bit(answer.digits[cell])) != 0);
      RC_ASSERT(hand.notes().is_open(cell));
      RC_ASSERT((left & ~hand.notes()[cell]) == 0);
      RC_ASSERT(left != hand.notes()[cell] || is_single(left));
    }
    hand.note(insight->finding);
  }
  RC_ASSERT(hand.finished());
  RC_ASSERT(hand.notes().written() == answer);
}

}  // namespace
}  // namespace quadrille::kakuro
