#include "puzzles/tens/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/make/clearable.hpp"
#include "puzzles/tens/rules.hpp"

namespace quadrille::tens {
namespace {

// Under a node limit the plan that explain makes itself does not depend on the machine.
Context context() { return Context({.limits = {.nodes = 1000}}); }

std::vector<Step> steps_of(const Board& board, const Plan& from, const Plan* toward, std::size_t at_most) {
  auto own = context();
  return explain(board, {from, toward, at_most}, own);
}

TEST(TensExplain, AStepSaysTheSumAndWhatItClears) {
  const Plan toward{{box(0, 0, 0, 2)}};
  const auto steps = steps_of(drawn("235\n..7\n"), {}, &toward, 1);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "clear");
  EXPECT_EQ(steps[0].reason, "2 + 3 + 5 = 10: 3 cells (3 of 4 cleared)");
  EXPECT_EQ(steps[0].marks,
            (std::vector<Mark>{{at(0, 0), U'2', U'.'}, {at(0, 1), U'3', U'.'}, {at(0, 2), U'5', U'.'}}));
  EXPECT_EQ(steps[0].because, (std::vector{at(0, 0), at(0, 1), at(0, 2)}));
}

TEST(TensExplain, EmptyCellsOfTheBoxAreReasonsButNotMarked) {
  const Plan toward{{box(0, 0, 0, 2)}};
  const auto steps = steps_of(drawn("4.6\n"), {}, &toward, 1);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].marks.size(), 2U);
  EXPECT_EQ(steps[0].because.size(), 3U);
}

TEST(TensExplain, GoesOnFromThePositionTowardsTheKnownPlan) {
  const Plan toward{{box(0, 0, 0, 1), box(1, 0, 1, 1), box(2, 0, 2, 1)}};
  const Plan from{{toward.moves[0]}};
  const auto steps = steps_of(drawn("19\n28\n37\n"), from, &toward, 9);
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[0].reason, "2 + 8 = 10: 2 cells (4 of 6 cleared)");
  EXPECT_EQ(steps[1].reason, "3 + 7 = 10: 2 cells (6 of 6 cleared)");
}

TEST(TensExplain, GivesNoMoreStepsThanAsked) {
  const Plan toward{{box(0, 0, 0, 1), box(1, 0, 1, 1)}};
  const auto board = drawn("19\n28\n");
  EXPECT_EQ(steps_of(board, {}, &toward, 1).size(), 1U);
  EXPECT_TRUE(steps_of(board, {}, &toward, 0).empty());
  EXPECT_TRUE(steps_of(board, toward, &toward, 5).empty());
}

TEST(TensExplain, PlansOnwardWhereThePlayerWentAnotherWay) {
  const Plan toward{{box(0, 0, 0, 1), box(1, 0, 1, 1)}};
  const Plan from{{box(1, 0, 1, 1)}};
  const auto steps = steps_of(drawn("19\n28\n"), from, &toward, 5);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].reason, "1 + 9 = 10: 2 cells (4 of 4 cleared)");
}

TEST(TensExplain, PlansByItselfWhereNoPlanIsKnown) {
  const auto steps = steps_of(drawn("89\n19\n"), {}, nullptr, 5);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].reason.substr(0, 20), "1 + 9 = 10: 2 cells ");
}

TEST(TensExplain, HasNothingToSayWhereNoMoveIsLeft) {
  EXPECT_TRUE(steps_of(drawn("99\n99\n"), {}, nullptr, 5).empty());
}

TEST(TensExplain, APositionThatCannotBePlayedIsAMistake) {
  const Plan from{{box(0, 0, 0, 1), box(0, 0, 1, 0)}};
  const auto steps = steps_of(drawn("19\n28\n"), from, nullptr, 5);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "mistake");
  EXPECT_EQ(steps[0].reason, "move 2: the box sums to 2, not 10");
  EXPECT_TRUE(steps[0].marks.empty());
  EXPECT_EQ(steps[0].because, (std::vector{at(0, 0), at(1, 0)}));
}

TEST(TensExplain, AMistakeOffTheBoardHasNoCells) {
  const Plan from{{box(0, 0, 9, 9)}};
  const auto steps = steps_of(drawn("19\n28\n"), from, nullptr, 5);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].reason, "move 1: the box leaves the 2x2 board");
  EXPECT_TRUE(steps[0].because.empty());
}

// Writes the marks of steps onto a board of symbols, each upon what it says it replaces.
Grid<Symbol> marked(Grid<Symbol> board, std::span<const Step> steps) {
  for (const auto& step : steps) {
    for (const auto& mark : step.marks) {
      RC_ASSERT(board[mark.cell] == mark.was);
      board[mark.cell] = mark.now;
    }
  }
  return board;
}

RC_GTEST_PROP(TensExplain, TheMarksOfAPlanGiveItsPicture, (std::uint64_t seed)) {
  Random random(seed);
  auto [board, plan] = make_clearable({*rc::gen::inRange(1, 9), *rc::gen::inRange(2, 9)}, 10, random).value();
  plan.moves.resize(*rc::gen::inRange<std::size_t>(0, plan.moves.size() + 1));
  const auto steps = steps_of(board, {}, &plan, plan.moves.size());
  RC_ASSERT(steps.size() == plan.moves.size());
  RC_ASSERT(marked(picture(board, nullptr).board, steps) == picture(board, &plan).board);
}

RC_GTEST_PROP(TensExplain, TheStepsOfItsOwnPlanCanBePlayed, ()) {
  auto board = *any_board(4, 5);
  board.target = 10;
  const auto steps = steps_of(board, {}, nullptr, 100);
  Plan plan;
  for (const auto& step : steps) {
    RC_ASSERT(step.rule == "clear");
    plan.moves.push_back({step.because.front(), step.because.back()});
  }
  RC_ASSERT(check(board, plan, Extent::whole).empty());
  RC_ASSERT(marked(picture(board, nullptr).board, steps) == picture(board, &plan).board);
}

}  // namespace
}  // namespace quadrille::tens
