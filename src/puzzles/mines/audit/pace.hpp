#pragma once

#include <cstddef>

#include "engine/run/context.hpp"

namespace quadrille::mines::audit {

// Looks at stop and clock once in a while, measured in steps of work that take some nanoseconds each.
class Pace {
 public:
  explicit Pace(Context& context) : context_(context), going_(context.proceed()) {}

  // Counts work about to be done. False: the run must end now; from then on always false.
  [[nodiscard]] bool go_on(std::size_t steps) {
    done_ += steps;
    if (done_ >= kStepsPerLook && going_) {
      done_ = 0;
      going_ = context_.proceed();
    }
    return going_;
  }
  [[nodiscard]] bool going() const { return going_; }
  [[nodiscard]] Context& context() { return context_; }

 private:
  // Well below a millisecond.
  static constexpr std::size_t kStepsPerLook = std::size_t{1} << 15U;

  Context& context_;
  std::size_t done_ = 0;
  bool going_;
};

}  // namespace quadrille::mines::audit
