#pragma once

#include <cstddef>
#include <string_view>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"

namespace quadrille::service {

// What a JSON text may cost. Whatever it contains, its tree is refused before it grows larger.
struct JsonLimits {
  std::size_t depth = 100;
  std::size_t bytes = std::size_t{216} << 20U;  // of text and tree together
};

// Reads one JSON value by RFC 8259, in time proportional to the text except for the keys of large objects,
// which are sorted. Every value remembers its place. A key that occurs twice in one object is an error, since
// readers differ in which of the two they take. Integers too large for 64 bits become reals; reals too large
// for a double are an error.
[[nodiscard]] Expected<Record> read_json(std::string_view text, const JsonLimits& limits = {});

// The place, in the JSON that carries a text as a string beginning at `start`, of a place in that text.
[[nodiscard]] TextPlace place_in_string(std::string_view json, TextPlace start, TextPlace inside);

}  // namespace quadrille::service
