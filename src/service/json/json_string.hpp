#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::service {

// What stands at the beginning of a JSON string's inside: so many bytes of it stand for so many bytes of
// text. No bytes taken: what stands there is not allowed, and `problem` says why.
struct JsonCharacter {
  std::size_t taken = 0;
  std::string_view problem{};
};

// Appends the first character or escape of `rest`, which is neither empty nor begins with the closing quote.
[[nodiscard]] JsonCharacter append_character(std::string& text, std::string_view rest);

}  // namespace quadrille::service
