#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "engine/settings/parameters.hpp"

namespace quadrille::conformance {

// The values just outside a parameter's range, and some that are not even of its kind.
inline std::vector<Record> bad_values(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::integer: {
      std::vector<Record> values{"many", 0.5};
      if (!parameter.initial.is_null()) values.emplace_back(nullptr);
      const auto least = *parameter.least.get<std::int64_t>();
      const auto most = *parameter.most.get<std::int64_t>();
      if (least > std::numeric_limits<std::int64_t>::min()) values.emplace_back(least - 1);
      if (most < std::numeric_limits<std::int64_t>::max()) values.emplace_back(most + 1);
      return values;
    }
    case ParameterKind::real: {
      constexpr double kInfinity = std::numeric_limits<double>::infinity();
      return {"hot", "nan", nullptr, std::nextafter(*parameter.least.get<double>(), -kInfinity),
              std::nextafter(*parameter.most.get<double>(), kInfinity)};
    }
    case ParameterKind::truth:
      return {"maybe", 2};
    case ParameterKind::choice:
      return {"none of these", 1};
    case ParameterKind::text:
      return {};
  }
  return {};
}

}  // namespace quadrille::conformance
