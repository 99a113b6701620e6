#include "puzzles/nonogram/search/probing.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kNoMatterHowMuch = SIZE_MAX;
constexpr Keeping kEachKeeping[] = {{.conflicts = kNoMatterHowMuch, .touched = kNoMatterHowMuch},
                                    {.conflicts = 0, .touched = kNoMatterHowMuch},
                                    {.conflicts = kNoMatterHowMuch, .touched = 0},
                                    {.conflicts = 0, .touched = 0}};

// The candidates that line solving alone leaves of a puzzle that has an answer.
Candidates left_by_lines(const Puzzle& puzzle, Propagation& propagation) {
  Context context({});
  auto candidates = first_candidates(puzzle, propagation.lines(), context).candidates;
  propagation.queue_all(candidates);
  EXPECT_EQ(propagation.run(candidates, context), Propagated::settled);
  return candidates;
}

// Noise leaves more to trials than most pictures do.
Puzzle any_noise(int most) {
  const Size size{*rc::gen::inRange(4, most), *rc::gen::inRange(4, most)};
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Grid<Colour> picture(size, kPaper);
  for_each_cell(size, [&](Cell cell) { picture[cell] = random.below(2) == 0 ? kPaper : Colour{1}; });
  return puzzle_of(picture, black_and_white());
}

// The end of probing: no trial is left that fails, and none that would show more than is known.
void demand_nothing_left_to_show(const Lines& lines, const Candidates& candidates) {
  Context context({});
  Propagation propagation(lines);
  for (const auto cell : open_cells(lines, candidates)) {
    auto common = std::vector<Word>(candidates.masks.size(), 0);
    for_each_position(colours_of(lines, candidates, cell), [&](int colour) {
      auto trial = candidates;
      propagation.assign(trial, cell, static_cast<Colour>(colour));
      RC_ASSERT(propagation.run(trial, context) == Propagated::settled);
      for (std::size_t i = 0; i < common.size(); ++i) common[i] |= trial.masks[i];
    });
    RC_ASSERT(common == candidates.masks);
  }
}

RC_GTEST_PROP(NonogramProbing, EndsWhereNoSingleTrialShowsAnythingMore, ()) {
  const auto puzzle = any_noise(10);
  const Lines lines(puzzle);
  for (const auto& keeping : kEachKeeping) {
    Propagation propagation(lines);
    Probing probing(lines, left_by_lines(puzzle, propagation), keeping);
    Context context({});
    const auto end = probing.settle(propagation, context);
    RC_ASSERT(end == (probing.candidates().open == 0 ? Probed::solved : Probed::open));
    demand_nothing_left_to_show(lines, probing.candidates());
  }
}

RC_GTEST_PROP(NonogramProbing, TakesNothingAwayThatSomeAnswerHas, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5});
  const auto answers = answers_by_trying(known.puzzle, 30);
  const Lines lines(known.puzzle);
  for (const auto& keeping : kEachKeeping) {
    Propagation propagation(lines);
    Probing probing(lines, left_by_lines(known.puzzle, propagation), keeping);
    Context context({});
    RC_ASSERT(probing.settle(propagation, context) != Probed::contradiction);
    for (const auto& answer : answers) {
      for_each_cell(known.puzzle.size(), [&](Cell cell) {
        RC_ASSERT(possible(lines, probing.candidates(), cell, answer.cells[cell]));
      });
    }
  }
}

RC_GTEST_PROP(NonogramProbing, StoppedAtAnyNodeItEndsWhereItWouldHaveEnded, ()) {
  const auto puzzle = any_noise(16);
  const Lines lines(puzzle);
  Propagation propagation(lines);
  const auto start = left_by_lines(puzzle, propagation);
  Context context({});
  Probing at_once(lines, start, {});
  const auto end = at_once.settle(propagation, context);
  Probing in_steps(lines, start, {});
  auto step_end = Probed::stopped;
  int steps = 0;
  while (step_end == Probed::stopped) {
    RC_ASSERT(++steps < 10'000);
    auto step = context.child({.nodes = 1});
    step_end = in_steps.settle(propagation, step);
  }
  RC_ASSERT(step_end == end);
  RC_ASSERT(in_steps.candidates() == at_once.candidates());
}

TEST(NonogramProbing, ADecisionFromOutsideIsFollowedOrRefused) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Propagation propagation(lines);
  Context context({});
  Probing probing(lines, left_by_lines(puzzle, propagation), {});
  ASSERT_EQ(probing.settle(propagation, context), Probed::open);
  auto other = probing;
  ASSERT_TRUE(probing.assign(propagation, at(0, 0), Colour{1}, context));
  EXPECT_EQ(painting_of(lines, probing.candidates()), painted("#.\n.#\n"));
  ASSERT_TRUE(other.exclude(propagation, at(0, 0), Colour{1}, context));
  EXPECT_EQ(painting_of(lines, other.candidates()), painted(".#\n#.\n"));
  const auto before = other.candidates();
  EXPECT_FALSE(other.exclude(propagation, at(0, 0), kPaper, context));
  EXPECT_EQ(other.candidates(), before) << "after a contradiction nothing is taken over";
}

RC_GTEST_PROP(NonogramProbing, BranchesWhereMostIsPromised, ()) {
  const auto puzzle = any_noise(12);
  const Lines lines(puzzle);
  Propagation propagation(lines);
  Context context({});
  Probing probing(lines, left_by_lines(puzzle, propagation), {});
  if (probing.settle(propagation, context) != Probed::open) return;
  std::vector<double> scores;
  for (const auto cell : open_cells(lines, probing.candidates())) {
    const auto promised = probing.promise(cell);
    RC_ASSERT(promised.branch.cell == cell);
    RC_ASSERT(possible(lines, probing.candidates(), cell, promised.branch.colour));
    scores.push_back(promised.score);
  }
  std::ranges::sort(scores, std::greater<>());
  RC_ASSERT(probing.promise(probing.choose(nullptr, context).cell).score == scores.front());
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto third = scores[std::min<std::size_t>(2, scores.size() - 1)];
  for (int i = 0; i < 10; ++i) {
    RC_ASSERT(probing.promise(probing.choose(&random, context).cell).score >= third);
  }
}

TEST(NonogramProbing, AsksForTheBytesOfWhatItKeeps) {
  const auto puzzle = puzzle_of_drawing("#.#.\n.#.#\n#.#.\n");
  const Lines lines(puzzle);
  Propagation propagation(lines);
  const auto candidates = left_by_lines(puzzle, propagation);
  const auto bytes = [&](const Keeping& keeping) { return Probing::bytes(lines, candidates, keeping); };
  const auto least = bytes({.conflicts = 0, .touched = 0});
  const auto conflicts = bytes({.conflicts = kNoMatterHowMuch, .touched = 0}) - least;
  const auto touched = bytes({.conflicts = 0, .touched = kNoMatterHowMuch}) - least;
  EXPECT_EQ(conflicts, Conflicts::bytes(lines, candidates));
  EXPECT_GT(touched, 0U);
  // What would take more than may be kept is not kept at all.
  EXPECT_EQ(bytes({.conflicts = conflicts, .touched = touched}), least + conflicts + touched);
  EXPECT_EQ(bytes({.conflicts = conflicts - 1, .touched = touched - 1}), least);
}

}  // namespace
}  // namespace quadrille::nonogram
