#pragma once

#include "engine/family/family.hpp"
#include "service/sets/table.hpp"

namespace quadrille::service {

// What the program can do, as records for scripts and the page. Everything follows from the families' own
// declarations.
[[nodiscard]] Record describe(const Family& family);
[[nodiscard]] Record describe(const StrategyInfo& strategy);
[[nodiscard]] Record describe(const FormatInfo& format);
[[nodiscard]] Record describe(const GeneratorInfo& generator);

[[nodiscard]] Record describe(const Preset& preset);

// A parameter as JSON Schema: type, default, minimum, maximum, enum, description.
[[nodiscard]] Record describe(const Parameter& parameter);

// A default or a limit as a user would type it.
[[nodiscard]] std::string spelled(const Record& value);

}  // namespace quadrille::service
