#pragma once

#include <cstdint>

#ifdef __SSE4_1__
#include <smmintrin.h>
#else
#include <algorithm>
#include <array>
#endif

namespace quadrille::tens {

// Sixteen bytes that are worked on at once: one row of column sums. Lane 0 is the leftmost column. Every
// x86-64 processor of the last fifteen years does each of these in one instruction; elsewhere they are plain
// loops.
#ifdef __SSE4_1__

struct Bytes {
  __m128i lanes;

  static Bytes all(std::uint8_t value) { return {_mm_set1_epi8(static_cast<char>(value))}; }
  static Bytes from(const std::uint8_t* sixteen) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(sixteen))};
  }
  // 255 in the lanes whose bit is set, 0 elsewhere.
  static Bytes spread(std::uint16_t bits) {
    const auto lane_bit = _mm_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
    const auto half_of_lane = _mm_set_epi64x(0x0101010101010101LL, 0);
    const auto copies = _mm_shuffle_epi8(_mm_cvtsi32_si128(bits), half_of_lane);
    return {_mm_cmpeq_epi8(_mm_and_si128(copies, lane_bit), lane_bit)};
  }
  void store(std::uint8_t* sixteen) const { _mm_store_si128(reinterpret_cast<__m128i*>(sixteen), lanes); }
  // One bit per lane that holds 255.
  [[nodiscard]] std::uint16_t bits() const { return static_cast<std::uint16_t>(_mm_movemask_epi8(lanes)); }

  friend Bytes operator&(Bytes a, Bytes b) { return {_mm_and_si128(a.lanes, b.lanes)}; }
  friend Bytes operator|(Bytes a, Bytes b) { return {_mm_or_si128(a.lanes, b.lanes)}; }
  friend Bytes operator+(Bytes a, Bytes b) { return {_mm_add_epi8(a.lanes, b.lanes)}; }
  friend Bytes operator-(Bytes a, Bytes b) { return {_mm_sub_epi8(a.lanes, b.lanes)}; }
  friend Bytes operator==(Bytes a, Bytes b) { return {_mm_cmpeq_epi8(a.lanes, b.lanes)}; }
};

inline Bytes saturating_sum(Bytes a, Bytes b) { return {_mm_adds_epu8(a.lanes, b.lanes)}; }
inline Bytes least(Bytes a, Bytes b) { return {_mm_min_epu8(a.lanes, b.lanes)}; }
template <int Lanes>
Bytes moved_right(Bytes a) {
  return {_mm_slli_si128(a.lanes, Lanes)};
}
template <int Lanes>
Bytes moved_left(Bytes a) {
  return {_mm_srli_si128(a.lanes, Lanes)};
}

#else

struct Bytes {
  std::array<std::uint8_t, 16> lanes;

  template <class Lane>
  static Bytes each(Lane&& lane) {
    Bytes bytes;
    for (int i = 0; i < 16; ++i) bytes.lanes[i] = static_cast<std::uint8_t>(lane(i));
    return bytes;
  }
  static Bytes all(std::uint8_t value) {
    return each([=](int) { return value; });
  }
  static Bytes from(const std::uint8_t* sixteen) {
    return each([=](int i) { return sixteen[i]; });
  }
  static Bytes spread(std::uint16_t bits) {
    return each([=](int i) { return (bits >> i & 1) != 0 ? 255 : 0; });
  }
  void store(std::uint8_t* sixteen) const { std::copy(lanes.begin(), lanes.end(), sixteen); }
  [[nodiscard]] std::uint16_t bits() const {
    unsigned bits = 0;
    for (int i = 0; i < 16; ++i) bits |= static_cast<unsigned>(lanes[i] >> 7U) << i;
    return static_cast<std::uint16_t>(bits);
  }

  friend Bytes operator&(Bytes a, Bytes b) {
    return each([&](int i) { return a.lanes[i] & b.lanes[i]; });
  }
  friend Bytes operator|(Bytes a, Bytes b) {
    return each([&](int i) { return a.lanes[i] | b.lanes[i]; });
  }
  friend Bytes operator+(Bytes a, Bytes b) {
    return each([&](int i) { return a.lanes[i] + b.lanes[i]; });
  }
  friend Bytes operator-(Bytes a, Bytes b) {
    return each([&](int i) { return a.lanes[i] - b.lanes[i]; });
  }
  friend Bytes operator==(Bytes a, Bytes b) {
    return each([&](int i) { return a.lanes[i] == b.lanes[i] ? 255 : 0; });
  }
};

inline Bytes saturating_sum(Bytes a, Bytes b) {
  return Bytes::each([&](int i) { return std::min(255, a.lanes[i] + b.lanes[i]); });
}
inline Bytes least(Bytes a, Bytes b) {
  return Bytes::each([&](int i) { return std::min(a.lanes[i], b.lanes[i]); });
}
template <int Lanes>
Bytes moved_right(Bytes a) {
  return Bytes::each([&](int i) { return i >= Lanes ? a.lanes[i - Lanes] : 0; });
}
template <int Lanes>
Bytes moved_left(Bytes a) {
  return Bytes::each([&](int i) { return i + Lanes < 16 ? a.lanes[i + Lanes] : 0; });
}

#endif

}  // namespace quadrille::tens
