#include "server/message.hpp"

#include <algorithm>

namespace quadrille::server {
namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
}

bool same_name(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, lower, lower); }

}  // namespace

std::optional<std::string_view> Fields::find(std::string_view name) const {
  for (const auto& [known, value] : lines_) {
    if (same_name(known, name)) return value;
  }
  return std::nullopt;
}

std::size_t Fields::count(std::string_view name) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(lines_, [&](const auto& line) { return same_name(line.first, name); }));
}

}  // namespace quadrille::server
