#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille {

// What a run may use. A limit that is not set does not apply; memory always has one.
struct Limits {
  std::optional<std::chrono::nanoseconds> time{};
  std::optional<std::uint64_t> nodes{};
  std::size_t bytes = std::size_t{1} << 30U;
};

// Why a run ended; never mixed with what it found.
enum class End { finished, stopped, timeout, nodes, memory };

[[nodiscard]] constexpr std::string_view name(End end) {
  switch (end) {
    case End::finished:
      return "finished";
    case End::stopped:
      return "stopped";
    case End::timeout:
      return "timeout";
    case End::nodes:
      return "nodes";
    case End::memory:
      return "memory";
  }
  return "";
}

}  // namespace quadrille
