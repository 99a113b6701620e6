#pragma once

#include <bit>
#include <cstdint>

namespace quadrille::nonogram {

// When to restart a search whose runs vary wildly (Luby, Sinclair, Zuckerman 1993), in units of the shortest
// run: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
[[nodiscard]] constexpr std::uint64_t luby(std::uint64_t number) {
  for (std::uint64_t index = number + 1;;) {
    const auto width = static_cast<unsigned>(std::bit_width(index));
    if (index == (std::uint64_t{1} << width) - 1) return std::uint64_t{1} << (width - 1);
    index -= (std::uint64_t{1} << (width - 1)) - 1;
  }
}

}  // namespace quadrille::nonogram
