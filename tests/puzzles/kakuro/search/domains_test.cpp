#include "puzzles/kakuro/search/domains.hpp"

#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

// Every way to fill one run with the digits its cells have: by cell, the digits that are used.
struct RunTrial {
  std::vector<Digits> used;
  std::vector<int> digits;
};

void try_run(std::span<const Digits> possible, int sum_left, bool clued, Digits taken, RunTrial& trial) {
  const auto next = trial.digits.size();
  if (next == possible.size()) {
    if (clued && sum_left != 0) return;
    for (std::size_t i = 0; i < next; ++i)
      trial.used[i] = static_cast<Digits>(trial.used[i] | digit_bit(trial.digits[i]));
    return;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    if ((possible[next] & ~taken & digit_bit(digit)) == 0 || (clued && digit > sum_left)) continue;
    trial.digits.push_back(digit);
    try_run(possible, sum_left - digit, clued, static_cast<Digits>(taken | digit_bit(digit)), trial);
    trial.digits.pop_back();
  }
}

std::vector<Digits> used_in_run(const Run& run, std::span<const Digits> possible) {
  RunTrial trial{.used = std::vector<Digits>(possible.size(), 0), .digits = {}};
  try_run(possible, run.sum, run.sum != 0, 0, trial);
  return trial.used;
}

// No run takes anything more from its cells.
void demand_exact(const Domains& domains) {
  const auto& puzzle = domains.puzzle();
  for (const auto& run : puzzle.runs) {
    std::vector<Digits> possible;
    for (const auto cell : puzzle.cells_of(run)) possible.push_back(domains[cell]);
    RC_ASSERT(used_in_run(run, possible) == possible);
  }
}

RC_GTEST_PROP(KakuroDomains, ADigitStaysExactlyWhereSomeFillingOfItsRunsUsesIt, ()) {
  const auto known = *any_known({.most_rows = 6, .most_cols = 6});
  const auto& puzzle = known.puzzle;
  Domains domains(puzzle);
  Context context({});
  RC_ASSERT(domains.propagate(context));
  demand_exact(domains);
  // Then digits of the answer, one after the other, in any order.
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 4 && !puzzle.cells.empty(); ++i) {
    const auto cell = random.below(static_cast<std::uint32_t>(puzzle.cells.size()));
    RC_ASSERT(domains.keep(cell, digit_bit(known.answer.digits[cell])));
    RC_ASSERT(domains.propagate(context));
    demand_exact(domains);
  }
}

RC_GTEST_PROP(KakuroDomains, WhatIsUndoneIsAsItWasAndFollowsAnew, ()) {
  const auto known = *any_known({.most_rows = 8, .most_cols = 8});
  if (known.puzzle.cells.empty()) return;
  Domains domains(known.puzzle);
  Context context({});
  RC_ASSERT(domains.propagate(context));
  const std::vector<Digits> before(domains.all().begin(), domains.all().end());
  const auto save = domains.save();
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 5; ++i) {
    const auto cell = random.below(static_cast<std::uint32_t>(before.size()));
    const auto digit = digit_bit(random.between(1, 9));
    if (domains.keep(cell, digit)) (void)domains.propagate(context);
    domains.undo(save);
    RC_ASSERT(std::ranges::equal(domains.all(), before));
  }
  const auto right = random.below(static_cast<std::uint32_t>(before.size()));
  RC_ASSERT(domains.keep(right, digit_bit(known.answer.digits[right])));
  RC_ASSERT(domains.propagate(context));
  demand_exact(domains);
}

TEST(KakuroDomains, ARunWithoutAFillingIsNamed) {
  Domains domains(square());
  Context context({});
  const auto fresh = domains.save();
  ASSERT_TRUE(domains.keep(0, digit_bit(1)));
  ASSERT_TRUE(domains.keep(1, digit_bit(1)));
  EXPECT_FALSE(domains.propagate(context));
  EXPECT_EQ(square().runs[domains.failed_run()].direction, Direction::across);
  EXPECT_EQ(square().runs[domains.failed_run()].sum, 3);
  EXPECT_EQ(context.end(), End::finished) << "a contradiction is no end of the run";
  domains.undo(fresh);
  EXPECT_TRUE(domains.propagate(context));
}

TEST(KakuroDomains, ACellThatLosesItsLastDigitIsRefusedAtOnce) {
  Domains domains(square());
  ASSERT_TRUE(domains.keep(0, static_cast<Digits>(digit_bit(1) | digit_bit(2))));
  EXPECT_FALSE(domains.keep(0, digit_bit(9)));
}

TEST(KakuroDomains, AStoppedRunIsNoContradiction) {
  Domains domains(square());
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  EXPECT_FALSE(domains.propagate(context));
  EXPECT_EQ(context.end(), End::stopped);
}

}  // namespace
}  // namespace quadrille::kakuro
