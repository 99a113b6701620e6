#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/refereed.hpp"
#include "puzzles/mines/strategies/list.hpp"

// A run that is cut, or a strategy that is weak, says less; it is never a fault.

namespace quadrille::mines {
namespace {

Outcome<Analysis> run(const Position& position, std::string_view strategy, const Record& parameters,
                      Context& context) {
  const auto all = strategies();
  const auto found = std::ranges::find(all, strategy, [](const Strategy<Position, Analysis>& each) {
    return std::string_view(each.info.name);
  });
  return found->bind(parameters).value()(position, context);
}

// The total asks for less than the number does.
TEST(Weak, AnEstimateOfAPositionThatNothingFitsIsPartial) {
  const auto position = drawn("mines 1\n??\n?2\n");
  Context context({});
  const auto outcome = run(position, "csp", Record::Map{{"max_component_size", 2}}, context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_TRUE(is_right(position, outcome.answer()->answer, Extent::so_far));
}

TEST(Weak, WithoutLimitsTheSameIsImpossible) {
  Context context({});
  EXPECT_NE(run(drawn("mines 1\n??\n?2\n"), "csp", Record::Map{}, context).impossible(), nullptr);
}

// A game with one or two numbers that are not true, and now and then another total.
Position often_contradictory(Random& random) {
  auto position = random_position(random, 16);
  const auto size = position.tiles.size();
  for (int i = random.between(0, 2); i > 0; --i) {
    const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
    position.tiles[cell] = number_tile(random.between(0, 5));
  }
  if (random.between(0, 3) == 0) *position.mines += random.between(-1, 1);
  int seen = 0;
  for (const auto tile : position.tiles.values()) seen += tile == Tile::flagged ? 1 : 0;
  *position.mines = std::max(*position.mines, seen);
  return position;
}

RC_GTEST_PROP(Weak, NoStrategyAndNoLimitMakesAFault, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = often_contradictory(random);
  const auto strategy = *rc::gen::element<std::string_view>("auto", "reduce", "patterns", "csp");
  Record::Map parameters;
  if (strategy == "csp") {
    parameters.emplace_back("limit_enum", random.between(0, 4));
    parameters.emplace_back("max_component_size", random.between(0, 8));
  }
  Limits limits;
  if (random.between(0, 1) == 0) limits.nodes = static_cast<std::uint64_t>(random.between(0, 40));
  if (random.between(0, 3) == 0) limits.bytes = static_cast<std::size_t>(random.between(0, 400'000));
  Context context({.limits = limits});
  const auto outcome = run(position, strategy, parameters, context);
  if (outcome.impossible() != nullptr) {
    RC_ASSERT(every_layout(position).count == 0U);
    return;
  }
  RC_ASSERT(outcome.answer() != nullptr);
  const auto extent = outcome.answer()->complete ? Extent::whole : Extent::so_far;
  const auto ruling = refereed(position, outcome.answer()->answer, extent);
  RC_ASSERT(verdict(ruling) == "right");
}

}  // namespace
}  // namespace quadrille::mines
