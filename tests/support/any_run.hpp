#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include "engine/family/ruling.hpp"
#include "engine/family/strategy.hpp"
#include "engine/run/context.hpp"
#include "engine/settings/parameters.hpp"
#include "support/manual_clock.hpp"

namespace quadrille {

// A value of every parameter, anywhere in its range; numbers are small more often than not, and threads few.
inline Record any_parameters(const std::vector<Parameter>& parameters) {
  constexpr std::int64_t kSmall = 8;
  Record record{Record::Map{}};
  for (const auto& parameter : parameters) {
    switch (parameter.kind) {
      case ParameterKind::truth:
        record.add(parameter.name, Record(*rc::gen::arbitrary<bool>()));
        break;
      case ParameterKind::integer: {
        const auto least = *parameter.least.get<std::int64_t>();
        const auto most = std::min(*parameter.most.get<std::int64_t>(), least + kSmall);
        if (*rc::gen::arbitrary<bool>())
          record.add(parameter.name, Record(*rc::gen::inRange(least, most + 1)));
        break;
      }
      case ParameterKind::choice:
        record.add(parameter.name, Record(*rc::gen::elementOf(parameter.choices)));
        break;
      default:
        break;
    }
  }
  return record;
}

// A run that may be cut anywhere: by nodes, by a clock that moves at every reading, by bytes, by a stop, or
// not at all. Lives as long as the run.
class AnyCut {
 public:
  AnyCut() : clock_(std::chrono::milliseconds(1)) {
    settings_.clock = &clock_;
    settings_.seed = *rc::gen::inRange<std::uint64_t>(1, 1000);
    settings_.unique_wanted = *rc::gen::arbitrary<bool>();
    switch (*rc::gen::inRange(0, 5)) {
      case 0:
        settings_.limits.nodes = *rc::gen::inRange<std::uint64_t>(0, 30);
        break;
      case 1:
        settings_.limits.time = std::chrono::milliseconds(*rc::gen::inRange(0, 60));
        break;
      case 2:
        settings_.limits.bytes = *rc::gen::inRange<std::size_t>(0, 200'000);
        break;
      case 3:
        settings_.stop = source_.get_token();
        clock_.at_reading(*rc::gen::inRange<std::uint64_t>(1, 60), [this] { source_.request_stop(); });
        break;
      default:
        break;
    }
  }

  [[nodiscard]] const RunSettings& settings() const { return settings_; }

 private:
  ManualClock clock_;
  std::stop_source source_;
  RunSettings settings_;
};

// A strategy with any parameters, cut anywhere: what it gives passes the referee, and what it claims is what
// is known of the puzzle, that it has so many answers. 2 stands for several.
template <class P, class A, class Right>
void demand_true_claims(const std::vector<Strategy<P, A>>& strategies, const P& puzzle, std::size_t answers,
                        Right is_right) {
  const auto& strategy = strategies[*rc::gen::inRange<std::size_t>(0, strategies.size())];
  const auto parameters = any_parameters(strategy.info.parameters);
  const AnyCut cut;
  Context context(cut.settings());
  const auto outcome = strategy.bind(parameters).value()(puzzle, context);
  if (outcome.impossible() != nullptr) RC_ASSERT(answers == 0U);
  const auto* found = outcome.answer();
  if (found == nullptr) {
    RC_ASSERT(outcome.impossible() != nullptr || outcome.end != End::finished);
    return;
  }
  RC_ASSERT(is_right(found->answer, found->complete ? Extent::whole : Extent::so_far));
  if (found->second) RC_ASSERT(is_right(*found->second, Extent::whole));
  if (found->unique) RC_ASSERT(*found->unique == (answers == 1));
}

}  // namespace quadrille
