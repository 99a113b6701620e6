#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/run/context.hpp"

namespace quadrille {

// A table of equal values, filled a slice at a time with looks at stop token and clock in between: the pages
// of a large table take tens of milliseconds to get. If the context ends on the way, the table is shorter
// than asked for.
template <class Value>
[[nodiscard]] std::vector<Value> filled_in_slices(std::size_t count, const Value& value, Context& context) {
  constexpr std::size_t kSliceBytes = std::size_t{1} << 20U;
  std::vector<Value> table;
  if (!context.proceed()) return table;
  table.reserve(count);
  while (table.size() < count) {
    table.resize(std::min(count, table.size() + kSliceBytes / sizeof(Value)), value);
    if (!context.proceed()) break;
  }
  return table;
}

}  // namespace quadrille
