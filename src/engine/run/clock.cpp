#include "engine/run/clock.hpp"

namespace quadrille {
namespace {

class SteadyClock final : public Clock {
 public:
  std::chrono::nanoseconds now() noexcept override {
    return std::chrono::steady_clock::now().time_since_epoch();
  }
};

}  // namespace

Clock& steady_clock() noexcept {
  static SteadyClock clock;
  return clock;
}

}  // namespace quadrille
