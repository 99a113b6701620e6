#pragma once

#include <string>
#include <string_view>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"

namespace quadrille::service {

// The only place that writes or reads JSON.

enum class Layout { line, indented };

// Numbers are written shortest-round-trip and locale-free; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string to_json(const Record& record, Layout layout = Layout::line);

// One JSON value; a byte order mark in front of it is skipped. An error has line and column. Nesting and
// memory are bounded (json_reader.hpp).
[[nodiscard]] Expected<Record> from_json(std::string_view text);

// Whether a text is meant to be JSON: its first character opens a list or an object.
[[nodiscard]] bool opens_json(std::string_view text);

}  // namespace quadrille::service
