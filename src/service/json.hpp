#pragma once

#include <string>
#include <string_view>

#include "engine/format.hpp"
#include "engine/record.hpp"
#include "grid/error.hpp"

namespace quadrille::service {

// The only place that writes or reads JSON.

enum class Layout { line, indented };

// Numbers are written shortest-round-trip and locale-free; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string to_json(const Record& record, Layout layout = Layout::line);

// One JSON value. An error has line and column; nesting is bounded, so that no input can exhaust the stack.
[[nodiscard]] Expected<Record> from_json(std::string_view text);

// Whether a text means to be JSON: its first character opens a list or an object.
[[nodiscard]] bool opens_json(std::string_view text);

// A text as a family reads it: with its tree, where the text is JSON. `storage` keeps the tree and must
// outlive it.
[[nodiscard]] Source source_of(std::string_view text, Record& storage);

}  // namespace quadrille::service
