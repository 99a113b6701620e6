#include "puzzles/nonogram/search/lines/line_queue.hpp"

#include <algorithm>
#include <deque>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"

namespace quadrille::nonogram {
namespace {

TEST(NonogramLineQueue, ALineWaitsOnceAndMayComeAgainAfterItsTurn) {
  LineQueue queue(3);
  EXPECT_TRUE(queue.empty());
  EXPECT_TRUE(queue.push(2));
  EXPECT_TRUE(queue.push(0));
  EXPECT_FALSE(queue.push(2));
  EXPECT_EQ(queue.front(), 2U);
  queue.pop();
  EXPECT_EQ(queue.front(), 0U);
  EXPECT_TRUE(queue.push(2));
}

TEST(NonogramLineQueue, HasRoomForEveryLineAtOnce) {
  LineQueue queue(4);
  for (int round = 0; round < 3; ++round) {
    for (std::size_t line = 0; line < 4; ++line) EXPECT_TRUE(queue.push(line));
    for (std::size_t line = 0; line < 4; ++line, queue.pop()) EXPECT_EQ(queue.front(), line);
    EXPECT_TRUE(queue.empty());
  }
}

TEST(NonogramLineQueue, AfterClearingEveryLineMayComeAgain) {
  LineQueue queue(2);
  queue.push(0);
  queue.push(1);
  queue.clear();
  EXPECT_TRUE(queue.empty());
  EXPECT_TRUE(queue.push(1));
  EXPECT_EQ(queue.front(), 1U);
}

RC_GTEST_PROP(NonogramLineQueue, IsAListWithoutRepetition, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto lines = static_cast<std::uint32_t>(random.between(1, 9));
  LineQueue queue(lines);
  std::deque<std::size_t> waiting;
  for (int step = 0; step < 200; ++step) {
    if (random.below(5) < 3) {
      const std::size_t line = random.below(lines);
      const bool is_new = std::ranges::find(waiting, line) == waiting.end();
      RC_ASSERT(queue.push(line) == is_new);
      if (is_new) waiting.push_back(line);
    } else if (!waiting.empty()) {
      RC_ASSERT(queue.front() == waiting.front());
      queue.pop();
      waiting.pop_front();
    }
    RC_ASSERT(queue.empty() == waiting.empty());
  }
}

}  // namespace
}  // namespace quadrille::nonogram
