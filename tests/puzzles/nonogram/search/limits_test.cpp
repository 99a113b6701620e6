#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/solving.hpp"
#include "puzzles/nonogram/strategies/list.hpp"
#include "support/any_run.hpp"

namespace quadrille::nonogram {
namespace {

// The rows of one picture and the columns of another: contradictory more often than not.
Puzzle any_small_puzzle() {
  const auto first = *any_known({.most_rows = 4, .most_cols = 4, .most_colours = 2});
  auto puzzle = first.puzzle;
  const auto size = puzzle.size();
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const int changes = *rc::gen::inRange(0, 5);
  auto other = first.answer.cells;
  for (int i = 0; i < changes; ++i) {
    const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
    other[cell] = static_cast<Colour>(random.between(0, static_cast<int>(puzzle.palette.size()) - 1));
  }
  puzzle.cols = puzzle_of(other, puzzle.palette).cols;
  return puzzle;
}

// Whatever ended it, and whatever the clues say: what a run gives passes the referee, and what it claims is
// what trying every picture shows.
RC_GTEST_PROP(NonogramLimits, ACutRunSaysNothingThatIsNotSo, ()) {
  const auto puzzle = any_small_puzzle();
  demand_true_claims(
      strategies(), puzzle, answers_by_trying(puzzle).size(),
      [&](const auto& answer, Extent extent) { return check(puzzle, answer, extent).empty(); });
}

RC_GTEST_PROP(NonogramLimits, ACutSearchForASecondAnswerSaysNothingThatIsNotSo, ()) {
  const auto known = *any_known({.most_rows = 4, .most_cols = 4, .most_colours = 2});
  const AnyCut cut;
  Context context(cut.settings());
  const auto outcome = second(known.puzzle, known.answer, context);
  const auto answers = answers_by_trying(known.puzzle);
  if (outcome.impossible() != nullptr) RC_ASSERT(answers.size() == 1U);
  if (const auto* other = outcome.answer()) {
    RC_ASSERT(other->answer != known.answer);
    RC_ASSERT(check(known.puzzle, other->answer, Extent::whole).empty());
  }
}

Outcome<Painting> cut_after(const Puzzle& puzzle, std::string_view name, const Record& parameters,
                            const RunSettings& settings) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  Context context(settings);
  return strategy->bind(parameters).value()(puzzle, context);
}

// Rows 1, 0, 3, 4, 1 and columns 1 1, 3, 4, 4: after one line the painting would have had a column that can
// no longer hold its clues.
TEST(NonogramLimits, CombinationsCutOnAContradictionGiveNoWrongPart) {
  const auto one = [](std::uint16_t length) { return Clue{.length = length}; };
  const Puzzle puzzle{.rows = {{one(1)}, {}, {one(3)}, {one(4)}, {one(1)}},
                      .cols = {{one(1), one(1)}, {one(3)}, {one(4)}, {one(4)}},
                      .palette = black_and_white()};
  for (std::uint64_t nodes = 0; nodes < 12; ++nodes) {
    const auto outcome = cut_after(puzzle, "combinations", {}, {.limits = {.nodes = nodes}});
    if (const auto* found = outcome.answer()) {
      EXPECT_FALSE(found->complete);
      EXPECT_EQ(check(puzzle, found->answer, Extent::so_far), std::vector<Objection>{}) << nodes;
    }
  }
  const auto outcome = cut_after(puzzle, "combinations", Record::Map{{"max_iterations", 1}}, {});
  if (const auto* found = outcome.answer()) {
    EXPECT_EQ(check(puzzle, found->answer, Extent::so_far), std::vector<Objection>{});
  }
}

// Bytes are asked for before anything is built: with none, nothing is.
TEST(NonogramLimits, NothingIsBuiltWithoutBytes) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  for (const auto& strategy : strategies()) {
    Context context({.limits = {.bytes = 1}});
    const auto outcome = strategy.bind({}).value()(puzzle, context);
    EXPECT_EQ(outcome.end, End::memory) << strategy.info.name;
    EXPECT_EQ(context.peak_bytes(), 0U) << strategy.info.name;
  }
}

// A picture of noise: lines settle little of it, so every strategy builds what it needs for the rest.
Puzzle noise(int side) {
  Random random(7);
  Grid<Colour> picture({side, side}, kPaper);
  for_each_cell(picture.size(),
                [&](Cell cell) { picture[cell] = random.below(2) == 0 ? kPaper : Colour{1}; });
  return puzzle_of(picture, black_and_white());
}

// The clock is read so often that its readings, a step apart, would not let much work go by unseen: on a grid
// of 40,000 cells there is a reading for at least every thousand of them, whatever a strategy builds.
TEST(NonogramLimits, BuildingLooksAtTheClock) {
  const auto puzzle = noise(200);
  for (const auto& strategy : strategies()) {
    ManualClock clock(std::chrono::milliseconds(1));
    Context context({.limits = {.time = std::chrono::milliseconds(40)}, .clock = &clock});
    const auto outcome = strategy.bind({}).value()(puzzle, context);
    if (outcome.end == End::finished) continue;  // lines alone end by themselves
    EXPECT_EQ(outcome.end, End::timeout) << strategy.info.name;
    EXPECT_LE(clock.readings(), 200U) << strategy.info.name;
  }
}

}  // namespace
}  // namespace quadrille::nonogram
