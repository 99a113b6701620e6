#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace quadrille::service {

// A line of input without its end. If the line is too long, only its beginning is kept, so that an endless
// one cannot fill the memory.
struct InputLine {
  std::string text{};
  bool too_long = false;
};

inline constexpr std::size_t kLongestLine = std::size_t{8} << 20U;

// The next line that is not blank. nullopt: the input has ended.
[[nodiscard]] std::optional<InputLine> next_line(std::istream& lines, std::size_t longest = kLongestLine);

// The message about a line that is too long.
[[nodiscard]] std::string too_long_message();

}  // namespace quadrille::service
