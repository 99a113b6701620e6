#include "service/input/lines.hpp"

#include <fmt/format.h>

#include "service/input/encoding.hpp"

namespace quadrille::service {

std::optional<InputLine> next_line(std::istream& lines, std::size_t longest) {
  for (;;) {
    InputLine line;
    int character = 0;
    auto& buffer = *lines.rdbuf();
    while ((character = buffer.sbumpc()) != EOF && character != '\n') {
      if (line.text.size() < longest) {
        line.text += static_cast<char>(character);
      } else {
        line.too_long = true;
      }
    }
    if (character == EOF && line.text.empty()) return std::nullopt;
    if (without_mark(line.text).find_first_not_of(" \t\r") != std::string::npos) return line;
  }
}

std::string too_long_message() { return fmt::format("the line is longer than {} MiB", kLongestLine >> 20U); }

}  // namespace quadrille::service
