#include "service/solve/steps.hpp"

#include <gtest/gtest.h>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

TEST(Steps, GoFromAPositionTowardsAnAnswerAtMostSoMany) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, "???? 2");
  const auto from = family->read_answer(*puzzle, std::string_view("1???")).value();
  const auto toward = family->read_answer(*puzzle, std::string_view("1001")).value();
  const auto all = steps(*family, *puzzle, *from, toward.get(), 99, {}, {});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[2].marks, (std::vector<Mark>{{at(0, 3), U'?', U'1'}}));
  EXPECT_EQ(steps(*family, *puzzle, *from, toward.get(), 1, {}, {}).size(), 1U);
}

TEST(Steps, FindTheirOwnWayWhereNoAnswerIsKnown) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, "?? 2");
  const auto own = steps(*family, *puzzle, *family->blank(*puzzle), nullptr, 99, {}, {});
  ASSERT_EQ(own.size(), 2U);
  EXPECT_EQ(own[0].marks[0].now, U'1');
}

TEST(Steps, StandUnderTheLimitsOfTheRequest) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, "?? 2");
  EXPECT_TRUE(steps(*family, *puzzle, *family->blank(*puzzle), nullptr, 99, {.nodes = 0}, {}).empty());
}

}  // namespace
}  // namespace quadrille::service
