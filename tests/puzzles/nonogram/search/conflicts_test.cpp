#include "puzzles/nonogram/search/conflicts.hpp"

#include <set>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {
namespace {

using Pairs = std::set<std::pair<Candidate, Candidate>>;

Candidate number_in_masks(const Lines& lines, Cell cell, Colour colour) {
  return static_cast<Candidate>(row_word(lines, cell, colour) * kWordBits +
                                static_cast<std::size_t>(cell.col.value % kWordBits));
}

bool says_conflict(const Conflicts& conflicts, Candidate one, Candidate other) {
  return (conflicts.row(one)[other / kWordBits] >> (other % kWordBits) & 1U) != 0;
}

// A trial of one candidate that excludes others, by chance.
struct ChanceTrial {
  Candidate candidate = 0;
  Candidates after{};
  std::vector<Candidate> excluded{};
};

ChanceTrial chance_trial(const Candidates& before, std::span<const Candidate> open, Random& random) {
  ChanceTrial trial{.candidate = open[random.below(static_cast<std::uint32_t>(open.size()))],
                    .after = before};
  for (const auto other : open) {
    if (other == trial.candidate || random.below(5) != 0) continue;
    trial.after.masks[other / kWordBits] &= ~(Word{1} << (other % kWordBits));
    trial.excluded.push_back(other);
  }
  return trial;
}

// Whatever is recorded, the relation is symmetric, and one is told of exactly those that did not know.
RC_GTEST_PROP(NonogramConflicts, AreKnownFromBothSides, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 70});
  const Lines lines(known.puzzle);
  Context context({});
  const auto before = first_candidates(known.puzzle, lines, context).candidates;
  std::vector<Candidate> open;
  for (const auto cell : open_cells(lines, before)) {
    for_each_position(colours_of(lines, before, cell), [&](int colour) {
      open.push_back(number_in_masks(lines, cell, static_cast<Colour>(colour)));
    });
  }
  if (open.empty()) return;
  Conflicts conflicts(lines, before);
  RC_ASSERT(!conflicts.empty());
  Pairs expected;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 8; ++i) {
    const auto trial = chance_trial(before, open, random);
    std::set<Candidate> news;
    for (const auto other : trial.excluded) {
      if (expected.insert({trial.candidate, other}).second) news.insert(other);
      expected.insert({other, trial.candidate});
    }
    std::set<Candidate> told;
    conflicts.record(trial.candidate, before, trial.after, [&](Candidate other) { told.insert(other); });
    RC_ASSERT(told == news);
  }
  for (int i = 0; i < 500; ++i) {
    const auto one = open[random.below(static_cast<std::uint32_t>(open.size()))];
    const auto other = open[random.below(static_cast<std::uint32_t>(open.size()))];
    RC_ASSERT(says_conflict(conflicts, one, other) == expected.contains({one, other}));
  }
}

TEST(NonogramConflicts, WhatOnesOwnTrialTakesFromItsCellIsToldToTheOthers) {
  // The trial of black in the first cell takes paper from it, and black from the second one.
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Context context({});
  const auto before = first_candidates(puzzle, lines, context).candidates;
  Propagation propagation(lines);
  auto after = before;
  propagation.assign(after, at(0, 0), Colour{1});
  ASSERT_EQ(propagation.run(after, context), Propagated::settled);
  Conflicts conflicts(lines, before);
  const auto black = number_in_masks(lines, at(0, 0), 1);
  std::set<Candidate> told;
  conflicts.record(black, before, after, [&](Candidate other) { told.insert(other); });
  EXPECT_EQ(told, (std::set{number_in_masks(lines, at(0, 0), kPaper), number_in_masks(lines, at(0, 1), 1),
                            number_in_masks(lines, at(1, 0), 1), number_in_masks(lines, at(1, 1), kPaper)}));
  EXPECT_TRUE(says_conflict(conflicts, number_in_masks(lines, at(1, 0), 1), black));
}

TEST(NonogramConflicts, AGridThatIsDecidedTakesHardlyAnything) {
  const auto puzzle = puzzle_of_drawing("##\n##\n");
  const Lines lines(puzzle);
  Context context({});
  auto candidates = first_candidates(puzzle, lines, context).candidates;
  const auto open_bytes = Conflicts::bytes(lines, candidates);
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  ASSERT_EQ(propagation.run(candidates, context), Propagated::settled);
  ASSERT_EQ(candidates.open, 0);
  EXPECT_LT(Conflicts::bytes(lines, candidates), open_bytes);
  EXPECT_TRUE(Conflicts(lines, candidates).empty());
  EXPECT_TRUE(Conflicts().empty());
}

}  // namespace
}  // namespace quadrille::nonogram
