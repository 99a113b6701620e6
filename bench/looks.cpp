// How long a run goes without looking at its stop token and clock: the longest time between two looks, in
// milliseconds, from the start of a solve to the end of its check.
//
//   quadrille_looks FAMILY FILE STRATEGY SECONDS
//
// On one thread, so that a look of one thread does not hide the gap of another. tools/measure-limits asks it
// about every strategy.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <string>

#include "service/catalogue.hpp"
#include "service/input/input.hpp"
#include "service/solve/solve.hpp"

namespace quadrille {
namespace {

// The steady clock, which remembers the longest time between two readings by anybody.
class LookingClock final : public Clock {
 public:
  std::chrono::nanoseconds now() noexcept override {
    const auto now = steady_clock().now();
    const auto before = last_.exchange(now);
    if (before != std::chrono::nanoseconds::zero()) longest_ = std::max(longest_.load(), now - before);
    return now;
  }
  [[nodiscard]] std::chrono::nanoseconds longest() const { return longest_; }

 private:
  std::atomic<std::chrono::nanoseconds> last_{};
  std::atomic<std::chrono::nanoseconds> longest_{};
};

int run(const std::string& name, const std::string& file, const std::string& strategy, double seconds) {
  const service::Catalogue catalogue;
  const auto family = catalogue.find(name);
  if (!family) return fmt::print(stderr, "{}\n", family.error().message), 2;
  const auto text = service::read_file(file);
  if (!text) return fmt::print(stderr, "{}\n", text.error().message), 2;
  const auto puzzles = service::read_puzzles(**family, *text, "");
  if (!puzzles) return fmt::print(stderr, "{}\n", puzzles.error().message), 2;
  LookingClock clock;
  const std::chrono::duration<double> limit(seconds);
  const auto result = service::solve(
      **family, *puzzles->front().puzzle,
      {.strategy = strategy, .time = std::chrono::duration_cast<std::chrono::nanoseconds>(limit)},
      {.clock = &clock});
  if (!result) return fmt::print(stderr, "{}\n", result.error().message), 2;
  fmt::print("{:.1f}\n", std::chrono::duration<double, std::milli>(clock.longest()).count());
  return 0;
}

}  // namespace
}  // namespace quadrille

int main(int argc, char** argv) {
  if (argc != 5) return fmt::print(stderr, "quadrille_looks FAMILY FILE STRATEGY SECONDS\n"), 2;
  return quadrille::run(argv[1], argv[2], argv[3], std::atof(argv[4]));
}
