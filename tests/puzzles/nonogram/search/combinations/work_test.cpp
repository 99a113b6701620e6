#include "puzzles/nonogram/search/combinations/work.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"

namespace quadrille::nonogram::combinations {
namespace {

WorkItem any_item(std::uint32_t lines, std::uint32_t slots, Random& random) {
  return {.line = random.below(lines),
          .operation = random.below(2) == 0 ? Operation::overlap : Operation::cross_reference,
          .slot = static_cast<std::uint8_t>(random.below(slots))};
}

RC_GTEST_PROP(NonogramWorkQueue, IsFirstInFirstOutWithoutRepetition, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto lines = static_cast<std::uint32_t>(random.between(1, 4));
  const auto slots = static_cast<std::uint32_t>(random.between(1, 3));
  WorkQueue queue(lines, slots);
  std::deque<WorkItem> waiting;
  for (int step = 0; step < 150; ++step) {
    if (random.below(5) < 3) {
      const auto item = any_item(lines, slots, random);
      queue.add(item);
      if (std::ranges::find(waiting, item) == waiting.end()) waiting.push_back(item);
    } else if (random.below(8) == 0) {
      RC_ASSERT(queue.take_all() == std::vector<WorkItem>(waiting.begin(), waiting.end()));
      waiting.clear();
    } else {
      const auto item = queue.take();
      RC_ASSERT(item.has_value() == !waiting.empty());
      if (!item) continue;
      RC_ASSERT(*item == waiting.front());
      waiting.pop_front();
      queue.done();
    }
  }
}

TEST(NonogramWorkQueue, HasAPlaceForEveryItemThereCanBe) {
  WorkQueue queue(2, 3);
  std::vector<WorkItem> all;
  for (std::uint32_t line = 0; line < 2; ++line) {
    for (std::uint8_t slot = 0; slot < 3; ++slot) {
      all.push_back({line, Operation::overlap, slot});
      all.push_back({line, Operation::cross_reference, slot});
    }
  }
  for (const auto& item : all) queue.add(item);
  EXPECT_EQ(queue.take_all(), all);
  EXPECT_GE(WorkQueue::bytes(2, 3), all.size() * sizeof(WorkItem));
}

TEST(NonogramWorkQueue, AfterItsEndNothingIsGivenOut) {
  WorkQueue queue(2, 1);
  queue.add({0, Operation::overlap, 0});
  queue.end();
  EXPECT_EQ(queue.take(), std::nullopt);
}

// Workers that wait while another one's item may bring more: every item is worked on, none twice, and all of
// them come to an end.
TEST(NonogramWorkQueue, WorkersEndTogetherWhenTheLastItemBringsNothing) {
  constexpr std::uint32_t kLines = 500;
  WorkQueue queue(kLines, 1);
  std::vector<std::atomic<int>> worked(kLines);
  queue.add({0, Operation::overlap, 0});
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < 4; ++i) {
      workers.emplace_back([&] {
        while (const auto item = queue.take()) {
          ++worked[item->line];
          for (const auto next : {2 * item->line + 1, 2 * item->line + 2}) {
            if (next < kLines) queue.add({next, Operation::overlap, 0});
          }
          queue.done();
        }
      });
    }
  }
  for (const auto& times : worked) EXPECT_EQ(times, 1);
}

}  // namespace
}  // namespace quadrille::nonogram::combinations
