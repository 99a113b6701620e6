#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/audit/evidence.hpp"

namespace quadrille::mines::audit {

// Layouts are counted twice: as doubles, whole up to 2^53 and never 0 if there is a layout, and as remainders
// modulo the prime 2^61 - 1, exactly.
inline constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61U) - 1;

// The layouts of a patch by their number of mines, from `least` on.
struct Spectrum {
  int least = 0;
  std::vector<double> ways{};
  std::vector<std::uint64_t> remainders{};

  [[nodiscard]] int most() const { return least + static_cast<int>(ways.size()) - 1; }
};

// What is known about a possibility. The larger of two is their disjunction.
enum class May : std::uint8_t { no, perhaps, yes };
constexpr May operator|(May a, May b) { return a < b ? b : a; }

// How well the rest of the board goes with each number of mines in a patch, in the order of its spectrum.
struct Rest {
  std::vector<May> possible{};
  std::vector<double> weights{};  // all 0: chances are not wanted
};

// What all layouts together say about a cell.
struct Chance {
  May mine = May::no;
  May safe = May::no;
  double odds = 0;  // of a mine; not a number if no layout has any weight
};

// Tries every layout of a patch, a cell at a time. Layouts that leave the same needs to the numbers begun but
// not finished continue alike, and are tried together: dynamic programming over the cells. Keeps its buffers.
class Census {
 public:
  explicit Census(Pace& pace) : pace_(pace), room_(pace.context(), 0) {}

  enum class Verdict : std::uint8_t {
    counted,
    none,      // no layout fits the numbers
    too_many,  // more than are kept, or than a double can count
    ended      // by the pace, or for lack of memory
  };
  [[nodiscard]] Verdict count(const Patch& patch, std::size_t most_tallies);
  [[nodiscard]] Spectrum spectrum() const;
  // To be called after `counted`; by cell. Empty: ended.
  [[nodiscard]] std::vector<Chance> chances(const Rest& rest);

 private:
  // Needs of kWidest numbers, four bits each.
  struct Key {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend auto operator<=>(const Key&, const Key&) = default;
    friend Key operator+(Key a, Key b) { return {a.high + b.high, a.low + b.low}; }
    friend Key operator-(Key a, Key b) { return {a.high - b.high, a.low - b.low}; }
  };
  // A cell in its turn, as the numbers see it.
  struct Step {
    int cell = 0;
    Key opens{};  // the needs of the numbers that begin here
    Key one{};    // a mine
    int count = 0;
    std::array<std::uint8_t, 8> slots{};  // where in the key they stand
    std::array<std::uint8_t, 8> rooms{};  // the number of their cells that come later
  };
  // Layouts that leave the same needs: tallies by their mines so far, from `least` on.
  struct State {
    std::uint32_t without = 0;  // where they go in the next layer, or kNowhere
    std::uint32_t with = 0;
    std::uint32_t tallies = 0;
    std::int32_t least = 0;
    std::int32_t size = 0;
  };

  [[nodiscard]] static std::vector<Step> steps_of(const Patch& patch, std::span<const int> order);
  [[nodiscard]] static bool fits(const Step& step, const Key& key, bool mine);
  void spread(const Step& step);
  [[nodiscard]] double carry();
  [[nodiscard]] bool hold();

  Pace& pace_;
  Reservation room_;
  std::size_t held_ = 0;
  std::vector<Step> steps_;
  std::vector<std::uint32_t> layers_;  // the first state before each step, and after the last
  std::vector<State> states_;
  std::vector<Key> keys_;  // of the last layer, ascending
  std::vector<Key> next_;
  std::vector<double> ways_;
  std::vector<std::uint64_t> remainders_;  // of the last layer
  std::vector<std::uint64_t> next_remainders_;
};

}  // namespace quadrille::mines::audit
