#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "puzzles/mines/search/deductions/deduction.hpp"

namespace quadrille::mines {

// A number with its neighbours and theirs: five by five cells, one hexadecimal digit each, in reading order.
// Inside, numbers are given by what they still ask for; outside, only what is unknown counts.
struct PatternKey {
  std::array<std::uint64_t, 2> digits{};
  friend bool operator==(const PatternKey&, const PatternKey&) = default;
};

// What the numbers of a pattern prove together, as bits of its cells in reading order.
struct PatternProof {
  std::uint32_t safe = 0;
  std::uint32_t mines = 0;
};

// Patterns met before, with what they prove: 1-2-1 along a wall is worked out once and then looked up,
// wherever it is. The idea is the source document's pattern engine.
class PatternTable {
 public:
  // The proof of a pattern, looked up or worked out.
  [[nodiscard]] const PatternProof& proof(const PatternKey& key);
  [[nodiscard]] std::size_t size() const { return proofs_.size(); }

 private:
  struct Hash {
    std::size_t operator()(const PatternKey& key) const noexcept {
      return (key.digits[0] * 0x9E3779B97F4A7C15ULL) ^ (key.digits[1] * 0xBF58476D1CE4E5B9ULL);
    }
  };
  std::unordered_map<PatternKey, PatternProof, Hash> proofs_;
};

[[nodiscard]] PatternKey pattern_around(const PaddedBoard& padded, PaddedIndex number);

// The pattern around this number proves some of its cells.
[[nodiscard]] std::optional<Deduction> pattern(const PaddedBoard& padded, PaddedIndex number,
                                               PatternTable& table);

}  // namespace quadrille::mines
