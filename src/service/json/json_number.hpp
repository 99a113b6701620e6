#pragma once

#include <cstddef>
#include <string_view>

#include "engine/settings/record.hpp"

namespace quadrille::service {

// The number at the beginning of a text, by JSON's grammar. If nothing is taken, there is no number, or it is
// too large for a double.
struct JsonNumber {
  Record value{};
  std::size_t taken = 0;
  bool too_large = false;
};

[[nodiscard]] JsonNumber read_number(std::string_view text);

}  // namespace quadrille::service
