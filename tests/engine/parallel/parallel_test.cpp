#include "engine/parallel/parallel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace quadrille {
namespace {

TEST(ForEachIndex, CallsEveryIndexOnce) {
  for (const int threads : {1, 2, 8}) {
    std::vector<std::atomic<int>> calls(1000);
    for_each_index(calls.size(), threads, [&](std::size_t index) { ++calls[index]; });
    EXPECT_TRUE(std::ranges::all_of(calls, [](const auto& count) { return count == 1; })) << threads;
  }
}

TEST(ForEachIndex, HasNothingToDoForNothing) {
  for_each_index(0, 4, [](std::size_t) { FAIL(); });
}

TEST(ForEachIndex, OneThreadGoesInOrder) {
  std::vector<std::size_t> order;
  for_each_index(5, 1, [&](std::size_t index) { order.push_back(index); });
  EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(ForEachIndex, AnExceptionReachesTheCaller) {
  for (const int threads : {1, 4}) {
    EXPECT_THROW(for_each_index(100, threads,
                                [](std::size_t index) {
                                  if (index == 37) throw std::runtime_error("task 37");
                                }),
                 std::runtime_error);
  }
}

TEST(MachineThreads, AreAtLeastOne) { EXPECT_GE(machine_threads(), 1); }

// Numbers 0 ... count - 1 through a pipeline that doubles them. The first takes long where wanted: until so
// many others are done, or until it has given way to them often enough.
struct Doubling {
  int count = 0;
  int first_waits_for = 0;
  int next = 0;
  std::vector<int> taken{};
  std::vector<int> put{};
  std::atomic<int> worked = 0;
  std::atomic<int> under_way = 0;
  std::atomic<int> most_under_way = 0;

  Pipeline<int> pipeline() {
    return {.take = [this]() -> std::shared_ptr<int> {
              if (next == count) return nullptr;
              taken.push_back(next);
              most_under_way = std::max(most_under_way.load(), ++under_way);
              return std::make_shared<int>(next++);
            },
            .work =
                [this](int& number) {
                  for (int i = 0; number == 0 && worked < first_waits_for && i < 20'000; ++i)
                    std::this_thread::yield();
                  ++worked;
                  number *= 2;
                },
            .put =
                [this](int& number) {
                  put.push_back(number);
                  --under_way;
                }};
  }
};

std::vector<int> even_numbers(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  for (int& number : numbers) number *= 2;
  return numbers;
}

TEST(RunPipeline, AsReadKeepsTheOrder) {
  for (const int threads : {1, 2, 8}) {
    Doubling doubling{.count = 500, .first_waits_for = 3};
    run_pipeline(doubling.pipeline(), threads, DeliveryOrder::as_read);
    EXPECT_EQ(doubling.put, even_numbers(500)) << threads;
  }
}

TEST(RunPipeline, AsDoneLosesNothing) {
  for (const int threads : {1, 2, 8}) {
    Doubling doubling{.count = 500};
    run_pipeline(doubling.pipeline(), threads, DeliveryOrder::as_done);
    std::ranges::sort(doubling.put);
    EXPECT_EQ(doubling.put, even_numbers(500)) << threads;
  }
}

TEST(RunPipeline, HasFewItemsUnderWayHoweverManyThereAre) {
  for (const auto order : {DeliveryOrder::as_read, DeliveryOrder::as_done}) {
    Doubling doubling{.count = 2000, .first_waits_for = 100};
    run_pipeline(doubling.pipeline(), 2, order, {.items = 6});
    EXPECT_LE(doubling.most_under_way, 6 + 2);
    EXPECT_EQ(doubling.put.size(), 2000U);
  }
}

TEST(RunPipeline, HasFewBytesUnderWayHoweverManyItemsThereAre) {
  Doubling doubling{.count = 2000, .first_waits_for = 100};
  auto pipeline = doubling.pipeline();
  pipeline.weigh = [](int) { return std::size_t{1000}; };
  run_pipeline(pipeline, 2, DeliveryOrder::as_read, {.bytes = 5000});
  EXPECT_LE(doubling.most_under_way, 5 + 2);
  EXPECT_EQ(doubling.put, even_numbers(2000));
}

TEST(RunPipeline, TheOthersGoOnBehindASlowItem) {
  if (machine_threads() < 2) GTEST_SKIP() << "one thread has nobody to go on";
  Doubling doubling{.count = 2000};
  auto pipeline = doubling.pipeline();
  pipeline.work = [&, work = pipeline.work](int& item) {
    while (item == 0 && doubling.worked < 1000) std::this_thread::yield();
    work(item);
  };
  run_pipeline(pipeline, 2, DeliveryOrder::as_read);
  EXPECT_EQ(doubling.put, even_numbers(2000));
}

TEST(RunPipeline, AnEmptyInputPutsNothing) {
  Doubling doubling{.count = 0};
  run_pipeline(doubling.pipeline(), 2, DeliveryOrder::as_read);
  EXPECT_TRUE(doubling.put.empty());
}

TEST(RunPipeline, AnExceptionOfAnyStageReachesTheCaller) {
  const auto throwing = [] { throw std::runtime_error("stage"); };
  for (int stage = 0; stage < 3; ++stage) {
    Doubling doubling{.count = 100};
    auto pipeline = doubling.pipeline();
    if (stage == 0) {
      pipeline.take = [&, take = pipeline.take] {
        if (doubling.next == 50) throwing();
        return take();
      };
    } else if (stage == 1) {
      pipeline.work = [&](int& item) {
        if (item == 50) throwing();
      };
    } else {
      pipeline.put = [&](int& item) {
        if (item == 50) throwing();
      };
    }
    EXPECT_THROW(run_pipeline(pipeline, 2, DeliveryOrder::as_read), std::runtime_error) << stage;
  }
}

}  // namespace
}  // namespace quadrille
