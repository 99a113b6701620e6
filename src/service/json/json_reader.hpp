#pragma once

#include <cstddef>
#include <string_view>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"

namespace quadrille::service {

// What a text of JSON may cost. Whatever stands in it, its tree is refused before it is larger.
struct JsonLimits {
  std::size_t depth = 100;
  std::size_t bytes = std::size_t{216} << 20U;  // of text and tree together
};

// Reads one JSON value by RFC 8259, in time proportional to the text but for the keys of large objects, which
// are sorted. Every value remembers its place. A key that stands twice in one object is an error, since
// readers differ in which of the two they take. Integers that are too large for 64 bits become reals, reals
// that are too large for a double are an error.
[[nodiscard]] Expected<Record> read_json(std::string_view text, const JsonLimits& limits = {});

// Where a place of a text stands in the JSON that carries the text as a string, which begins at `start`.
[[nodiscard]] TextPlace place_in_string(std::string_view json, TextPlace start, TextPlace inside);

}  // namespace quadrille::service
