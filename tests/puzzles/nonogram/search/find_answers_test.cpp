#include "puzzles/nonogram/search/find_answers.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {
namespace {

constexpr Effort kEachEffort[] = {Effort::search, Effort::learning, Effort::clauses, Effort::all};

Candidates after_line_solving(const Puzzle& puzzle, const Lines& lines) {
  Context context({});
  auto candidates = first_candidates(puzzle, lines, context).candidates;
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  EXPECT_EQ(propagation.run(candidates, context), Propagated::settled);
  return candidates;
}

AnswersFound found_by(const Puzzle& puzzle, Effort effort, std::size_t wanted,
                      std::vector<Painting> known_before, Context& context) {
  const Lines lines(puzzle);
  return find_answers({.puzzle = puzzle,
                       .lines = lines,
                       .candidates = after_line_solving(puzzle, lines),
                       .known = std::move(known_before),
                       .wanted = wanted},
                      effort, context);
}

bool all_different(std::span<const Painting> answers) {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (std::ranges::find(answers.subspan(i + 1), answers[i]) != answers.end()) return false;
  }
  return true;
}

RC_GTEST_PROP(NonogramFindAnswers, EveryEffortFindsAsManyAsAreWantedOrSaysThatThereAreNoOthers, ()) {
  const auto puzzle = (*any_known({.most_rows = 5, .most_cols = 5})).puzzle;
  constexpr std::size_t kMostOfThem = 12;
  const auto expected = answers_by_trying(puzzle, kMostOfThem);
  RC_PRE(expected.size() < kMostOfThem);
  const auto wanted = *rc::gen::inRange<std::size_t>(1, 5);
  for (const auto effort : kEachEffort) {
    Context context({});
    const auto [answers, all, candidates] = found_by(puzzle, effort, wanted, {}, context);
    RC_ASSERT(answers.size() >= std::min(wanted, expected.size()));
    RC_ASSERT(all_different(answers));
    for (const auto& answer : answers) {
      RC_ASSERT(std::ranges::find(expected, answer) != expected.end());
    }
    if (expected.size() < wanted) RC_ASSERT(all);
    if (all) RC_ASSERT(answers.size() == expected.size());
  }
}

RC_GTEST_PROP(NonogramFindAnswers, WhatIsKnownIsCountedAndNotFoundAgain, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5});
  const auto expected = answers_by_trying(known.puzzle);
  for (const auto effort : kEachEffort) {
    Context context({});
    const auto [answers, all, candidates] = found_by(known.puzzle, effort, 2, {known.answer}, context);
    RC_ASSERT(answers.front() == known.answer);
    RC_ASSERT(answers.size() == std::min<std::size_t>(2, expected.size()));
    RC_ASSERT(all_different(answers));
    RC_ASSERT(all || answers.size() == 2U);
  }
}

// Cut at any node: what was found is right, and what was ruled out is in no answer that was not found.
RC_GTEST_PROP(NonogramFindAnswers, ACutFindClaimsNothingThatIsNotSo, ()) {
  const auto puzzle = (*any_known({.most_rows = 5, .most_cols = 5})).puzzle;
  const auto expected = answers_by_trying(puzzle, 60);
  RC_PRE(expected.size() < 60U);
  const Lines lines(puzzle);
  for (const auto effort : kEachEffort) {
    Context context({.limits = {.nodes = *rc::gen::inRange<std::uint64_t>(0, 15)}});
    const auto [answers, all, candidates] = found_by(puzzle, effort, SIZE_MAX, {}, context);
    RC_ASSERT(all_different(answers));
    for (const auto& answer : answers) RC_ASSERT(check(puzzle, answer, Extent::whole).empty());
    if (all) RC_ASSERT(answers.size() == expected.size());
    if (!all) RC_ASSERT(context.end() == End::nodes);
    for (const auto& answer : expected) {
      if (std::ranges::find(answers, answer) != answers.end()) continue;
      for_each_cell(puzzle.size(),
                    [&](Cell cell) { RC_ASSERT(possible(lines, candidates, cell, answer.cells[cell])); });
    }
  }
}

TEST(NonogramFindAnswers, WithoutBytesNothingIsFoundAndNothingIsClaimed) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  for (const auto effort : kEachEffort) {
    Context context({.limits = {.bytes = 1}});
    const auto result = found_by(puzzle, effort, 2, {}, context);
    EXPECT_TRUE(result.answers.empty());
    EXPECT_FALSE(result.all);
    EXPECT_EQ(context.end(), End::memory);
  }
}

}  // namespace
}  // namespace quadrille::nonogram
