#pragma once

#include <optional>
#include <string>

#include "engine/settings/record.hpp"
#include "service/input/lines.hpp"

namespace quadrille::service {

// One tick of a conversation as a recording keeps it: the line that came in, whatever it was, and the reply.
struct RecordedTick {
  InputLine line{};
  Record reply{};
};

// A line of JSON: {"line": "...", "reply": {...}}. A line that is not UTF-8 is kept as its "bytes", in
// hexadecimal digits; one that was too long as its head, with "too_long".
[[nodiscard]] std::string to_recording(const RecordedTick& tick);

// The reverse. nullopt: the text is not a recorded tick.
[[nodiscard]] std::optional<RecordedTick> from_recording(const std::string& text);

}  // namespace quadrille::service
