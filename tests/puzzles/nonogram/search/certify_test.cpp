#include "puzzles/nonogram/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "support/clauses.hpp"

namespace quadrille::nonogram {
namespace {

// Whether the clauses of the certificate have an answer, other than the given one.
bool has_answer(const Puzzle& puzzle, const Painting* other_than = nullptr) {
  return can_be_satisfied([&](Cnf& cnf) { write_clauses(puzzle, other_than, cnf); });
}

// Whether the clauses say of a puzzle what trying says of it.
testing::AssertionResult decided_as_by_trying(const Puzzle& puzzle, const std::vector<Painting>& answers) {
  if (has_answer(puzzle) == answers.empty()) return testing::AssertionFailure() << "is there an answer?";
  for (const auto& answer : answers) {
    if (has_answer(puzzle, &answer) != (answers.size() > 1))
      return testing::AssertionFailure() << "is there another answer?";
  }
  return testing::AssertionSuccess();
}

// A clue more, less, longer, shorter or of another colour.
void misprint(Puzzle& puzzle, Random& random) {
  auto& lines = random.below(2) == 0 ? puzzle.rows : puzzle.cols;
  auto& clues = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
  const auto colours = static_cast<int>(puzzle.palette.size()) - 1;
  if (clues.empty() || random.below(4) == 0) {
    clues.push_back({1, static_cast<Colour>(random.between(1, colours))});
    return;
  }
  auto& clue = clues[random.below(static_cast<std::uint32_t>(clues.size()))];
  switch (random.below(3)) {
    case 0:
      ++clue.length;
      break;
    case 1:
      clue.colour = static_cast<Colour>(random.between(1, colours));
      break;
    default:
      if (clue.length > 1) --clue.length;
  }
}

RC_GTEST_PROP(NonogramCertify, TheClausesHaveAnAnswerExactlyWhereTryingFindsOne, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5, .most_colours = 3});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 10; ++i) {
    auto puzzle = known.puzzle;
    for (int misprints = i / 4; misprints > 0; --misprints) misprint(puzzle, random);
    const auto answers = answers_by_trying(puzzle);
    RC_ASSERT(decided_as_by_trying(puzzle, answers));
    RC_ASSERT(answers.empty() || !totals_differ(puzzle));
  }
}

RC_GTEST_PROP(NonogramCertify, WhatAFileSaysIsKnownIsKept, ()) {
  const auto known = *any_known({.most_rows = 4, .most_cols = 4, .most_colours = 3});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto puzzle = known.puzzle;
  const auto all = (ColourSet{1} << puzzle.palette.size()) - 1;
  puzzle.saved = Grid<ColourSet>(puzzle.size(), all);
  for_each_cell(puzzle.size(), [&](Cell cell) {
    // Mostly right, and then a few cells that may be anything, or nothing.
    if (random.below(3) == 0) puzzle.saved[cell] = ColourSet{1} << known.answer.cells[cell];
    if (random.below(12) == 0) puzzle.saved[cell] = random.below(static_cast<std::uint32_t>(all) + 1);
  });
  std::vector<Painting> answers;
  auto unsaved = puzzle;
  unsaved.saved = {};
  for (const auto& answer : answers_by_trying(unsaved, 1000)) {
    if (check(puzzle, answer, Extent::whole).empty()) answers.push_back(answer);
  }
  RC_ASSERT(decided_as_by_trying(puzzle, answers));
}

// Thousands of the smallest: every pair of clues for rows and columns of two by three cells, and more than
// fit.
TEST(NonogramCertify, EverySmallPuzzleIsDecidedAsTryingDecidesIt) {
  const std::vector<Clues> across{{}, {{1}}, {{2}}, {{3}}, {{1}, {1}}, {{1}, {2}}, {{4}}};
  const std::vector<Clues> down{{}, {{1}}, {{2}}, {{1}, {1}}};
  int impossible = 0;
  int unique = 0;
  for (const auto& top : across) {
    for (const auto& bottom : across) {
      for (const auto& left : down) {
        for (const auto& middle : down) {
          for (const auto& right : down) {
            const Puzzle puzzle{{top, bottom}, {left, middle, right}, black_and_white()};
            const auto answers = answers_by_trying(puzzle, 2);
            impossible += answers.empty() ? 1 : 0;
            unique += answers.size() == 1 ? 1 : 0;
            ASSERT_TRUE(decided_as_by_trying(puzzle, answers));
          }
        }
      }
    }
  }
  EXPECT_GT(impossible, 3000);
  EXPECT_GT(unique, 20);
}

TEST(NonogramCertify, BlocksOfTwoColoursMayTouchAndBlocksOfOneMayNot) {
  const Clues two{{1, 1}, {1, 2}};
  const Clues one{{1, 1}, {1, 1}};
  EXPECT_TRUE(has_answer({{two}, {{{1, 1}}, {{1, 2}}}, inks(2)}));
  EXPECT_FALSE(has_answer({{one}, {{{1, 1}}, {{1, 1}}}, inks(2)}));
}

TEST(NonogramCertify, ABlockLongerThanItsLineIsImpossible) {
  EXPECT_FALSE(has_answer({{{{3}}}, {{}, {}}, black_and_white()}));
}

TEST(NonogramCertify, TotalsAreComparedColourByColour) {
  const Clues black{{1, 1}};
  const Clues red{{1, 2}};
  EXPECT_EQ(totals_differ({{black, red}, {black, red}, inks(2)}), std::nullopt);
  EXPECT_EQ(totals_differ({{black, black}, {black, red}, inks(2)}),
            "the rows have 2 cells of black, the columns 1");
}

TEST(NonogramCertify, AByteLimitCutsTheClausesAndLeavesThemUnsaid) {
  Context context({.limits = {.bytes = 1000}});
  Cnf cnf(context);
  write_clauses(puzzle_of_drawing("#.#.#.#\n.#.#.#.\n"), nullptr, cnf);
  EXPECT_FALSE(cnf.whole());
}

}  // namespace
}  // namespace quadrille::nonogram
