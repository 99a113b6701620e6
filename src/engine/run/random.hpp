#pragma once

#include <cstdint>

namespace quadrille {

// SplitMix64 (Steele, Lea, Flood 2014): one addition and three multiplications a draw, free to create, and
// the same numbers on every machine. A stream is (seed, number); streams do not depend on each other.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0) noexcept
      : state_(mix(seed + kGolden) ^ mix(stream * kGolden + 1)) {}

  constexpr std::uint64_t next() noexcept { return mix(state_ += kGolden); }

  // Uniform in [0, bound), bound > 0. The bias of one multiplication is below 2^-32, and a draw needs no
  // loop.
  constexpr std::uint32_t below(std::uint32_t bound) noexcept {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

  // Uniform in [low, high].
  constexpr int between(int low, int high) noexcept {
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
  }

  // Uniform in [0, 1).
  constexpr float unit() noexcept { return static_cast<float>(next() >> 40U) * 0x1p-24F; }

 private:
  static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ULL;

  static constexpr std::uint64_t mix(std::uint64_t z) noexcept {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
  }

  std::uint64_t state_;
};

}  // namespace quadrille
