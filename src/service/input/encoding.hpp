#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "grid/error.hpp"

namespace quadrille::service {

// Texts are UTF-8. The byte order mark that some editors put in front is not part of a text.
[[nodiscard]] std::string_view without_mark(std::string_view text);

// The error for a text that begins with the mark of UTF-16 in a place where only UTF-8 can be read.
[[nodiscard]] std::optional<Error> wrong_encoding(std::string_view text);

// The bytes of a file as UTF-8 without a mark. UTF-16 is recognised by its mark and converted; anything else
// stays as it is, including pictures.
[[nodiscard]] Expected<std::string> decoded(std::string bytes);

// Bytes that travel inside JSON: RFC 4648, with or without its padding. An error names the first character
// that does not belong there.
[[nodiscard]] Expected<std::string> from_base64(std::string_view text);

}  // namespace quadrille::service
