#pragma once

#include <string>
#include <string_view>

#include "grid/error.hpp"

namespace quadrille::service {

// Bytes that travel inside JSON: RFC 4648, with or without its padding. An error names the first character
// that does not belong there.
[[nodiscard]] Expected<std::string> from_base64(std::string_view text);

}  // namespace quadrille::service
