#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::service {

// What is at the beginning of a JSON string's inside: this many bytes of it stand for this many bytes of
// text. If no bytes are taken, what is there is not allowed, and `problem` says why.
struct JsonCharacter {
  std::size_t taken = 0;
  std::string_view problem{};
};

// Appends the first character or escape of `rest`, which is not empty and does not begin with the closing
// quote.
[[nodiscard]] JsonCharacter append_character(std::string& text, std::string_view rest);

}  // namespace quadrille::service
