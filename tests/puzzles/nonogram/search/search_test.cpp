#include "puzzles/nonogram/search/search.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kAnything = SIZE_MAX;

// What is kept of trials on small grids, and what is not on large ones: each alone, both, neither.
constexpr Keeping kKept[] = {{.conflicts = kAnything, .touched = kAnything},
                             {.conflicts = 0, .touched = kAnything},
                             {.conflicts = kAnything, .touched = 0},
                             {.conflicts = 0, .touched = 0}};

struct Searched {
  SearchEnd end = SearchEnd::stopped;
  std::vector<Painting> answers;
};

Searched searched(const Puzzle& puzzle, const Keeping& keeping, std::size_t wanted) {
  const Lines lines(puzzle);
  Context context({});
  auto candidates = first_candidates(puzzle, lines, context).candidates;
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  if (propagation.run(candidates, context) == Propagated::contradiction) return {SearchEnd::exhausted, {}};
  Search search(propagation, candidates, context, keeping);
  Searched result{search.run(wanted, UINT64_MAX, context), {}};
  for (const auto& answer : search.answers()) result.answers.push_back(painting_of(lines, answer));
  return result;
}

// The paths for tables that are too large to be kept: what a trial shows must come from that trial.
RC_GTEST_PROP(NonogramSearch, FindsEveryAnswerWhateverItKeepsOfItsTrials, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5, .most_colours = 3});
  auto expected = answers_by_trying(known.puzzle, 20);
  RC_PRE(expected.size() < 20U);
  for (const auto& keeping : kKept) {
    const auto [end, answers] = searched(known.puzzle, keeping, SIZE_MAX);
    RC_ASSERT(end == SearchEnd::exhausted);
    RC_ASSERT(answers.size() == expected.size());
    for (const auto& answer : answers) RC_ASSERT(std::ranges::find(expected, answer) != expected.end());
  }
}

RC_GTEST_PROP(NonogramSearch, NeverTakesASolvablePuzzleForImpossible, ()) {
  const auto known = *any_known({.most_rows = 14, .most_cols = 14, .most_colours = 3});
  for (const auto& keeping : kKept) {
    const auto [end, answers] = searched(known.puzzle, keeping, 1);
    RC_ASSERT(end == SearchEnd::enough || !answers.empty());
    RC_ASSERT(check(known.puzzle, answers.front(), Extent::whole).empty());
  }
}

// Noise that lines leave mostly open: probing has to try again and again what other trials have changed. How
// many answers there are is what a SAT solver says.
TEST(NonogramSearch, CountsToTwoOnNoiseAsClausesDo) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    Random random(seed);
    const auto colours = seed % 3 == 0 ? std::size_t{2} : std::size_t{1};
    Grid<Colour> picture({12, 12}, kPaper);
    for_each_cell(picture.size(), [&](Cell cell) {
      if (random.below(2) == 0)
        picture[cell] = static_cast<Colour>(random.between(1, static_cast<int>(colours)));
    });
    const auto puzzle = puzzle_of(picture, inks(colours));
    Context context({});
    const auto outcome = solve(puzzle, Effort::clauses, context);
    const auto expected = *outcome.answer()->unique ? 1U : 2U;
    for (const auto& keeping : kKept)
      EXPECT_EQ(searched(puzzle, keeping, 2).answers.size(), expected) << seed;
  }
}

TEST(NonogramSearch, CountsPositionsAndReturnsByDepth) {
  // Two answers and nothing that a trial could settle: one branch, and back.
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Context context({});
  Propagation propagation(lines);
  Search search(propagation, first_candidates(puzzle, lines, context).candidates, context);
  EXPECT_EQ(search.run(3, UINT64_MAX, context), SearchEnd::exhausted);
  EXPECT_EQ(search.answers().size(), 2U);
  ASSERT_EQ(context.metrics.depths.size(), 1U);
  EXPECT_EQ(context.metrics.depths.front(), (DepthCount{1, 1}));
}

}  // namespace
}  // namespace quadrille::nonogram
