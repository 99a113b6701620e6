#include "puzzles/mines/bot/talk/request.hpp"

#include <gtest/gtest.h>

namespace quadrille::mines::bot {
namespace {

Expected<Settings> with_bounds(Record::List bounds) {
  return read_options(Record::Map{{"bounds", std::move(bounds)}}, {});
}

TEST(BotLine, BoundsAreASizeOrACornerAndASize) {
  const auto size = with_bounds({16, 30});
  ASSERT_TRUE(size) << size.error().message;
  EXPECT_EQ(size->board.bounds, (Bounds{at(0, 0), {16, 30}}));
  const auto corner = with_bounds({-5, 7, 16, 30});
  ASSERT_TRUE(corner) << corner.error().message;
  EXPECT_EQ(corner->board.bounds, (Bounds{at(-5, 7), {16, 30}}));
}

TEST(BotLine, BoundsOfAnyOtherLengthAreRefused) {
  EXPECT_FALSE(with_bounds({}));
  EXPECT_FALSE(with_bounds({16}));
  EXPECT_FALSE(with_bounds({1, 16, 30}));
  EXPECT_FALSE(with_bounds({0, 0, 16, 30, 2}));
  EXPECT_FALSE(read_options(Record::Map{{"bounds", 16}}, {}));
}

TEST(BotLine, SidesLieBetweenOneAndTheLongest) {
  EXPECT_FALSE(with_bounds({0, 30}));
  EXPECT_FALSE(with_bounds({16, 0}));
  EXPECT_FALSE(with_bounds({kLongestSide + 1, 30}));
  EXPECT_FALSE(with_bounds({16, kLongestSide + 1}));
  EXPECT_TRUE(with_bounds({kLongestSide, 1}));
}

}  // namespace
}  // namespace quadrille::mines::bot
