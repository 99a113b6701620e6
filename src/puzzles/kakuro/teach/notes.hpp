#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// What is left of a run for its open cells.
struct Rest {
  int open = 0;
  int sum = 0;         // 0 for a run without a clue
  Digits used = 0;     // already written
  Digits allowed = 0;  // in some digit set that makes the rest of the sum without the used ones
};

// What a person has on paper: the digits written so far and, in small print in the corner of every open cell,
// those still possible there. Writing a digit also crosses out what the table of combinations then forbids
// along its two runs: looking up a table is not a deduction, so it is not a step of its own.
class Notes {
 public:
  Notes(const Puzzle& puzzle, const Filling& written);

  [[nodiscard]] const Puzzle& puzzle() const { return *puzzle_; }
  [[nodiscard]] const Filling& written() const { return written_; }
  [[nodiscard]] bool is_open(std::uint32_t cell) const { return written_.digits[cell] == 0; }
  [[nodiscard]] std::size_t count_open() const { return open_; }
  [[nodiscard]] const Rest& rest(std::uint32_t run) const { return rests_[run]; }

  // The digits possible in a cell; for a written cell, its digit.
  [[nodiscard]] Digits operator[](std::uint32_t cell) const { return possible_[cell]; }

  // What the digit sets of its two runs allow an open cell, whatever else was crossed out there.
  [[nodiscard]] Digits allowed(std::uint32_t cell) const;

  void write(std::uint32_t cell, Digits digit);
  void keep(std::uint32_t cell, Digits digits);

  // Some open cell has no digit left, or a run can no longer be filled: the written digits or the clues are
  // wrong.
  [[nodiscard]] bool contradictory() const { return contradictory_; }

 private:
  void look_up(std::uint32_t number);

  const Puzzle* puzzle_;
  Filling written_;
  std::vector<Digits> possible_;
  std::vector<Rest> rests_;
  std::size_t open_ = 0;
  bool contradictory_ = false;
};

// The open cells of a run with their notes: what most techniques look at.
struct OpenRun {
  OpenRun(const Notes& notes, std::uint32_t number);

  [[nodiscard]] std::span<const std::uint32_t> cells() const { return {cells_.data(), size()}; }
  [[nodiscard]] std::span<const Digits> digits() const { return {digits_.data(), size()}; }
  [[nodiscard]] std::vector<std::uint32_t> all() const { return {cells().begin(), cells().end()}; }
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(rest.open); }
  [[nodiscard]] bool clued() const { return clued_; }

  Rest rest;
  Digits any = 0;  // possible somewhere

 private:
  std::array<std::uint32_t, kLongestRun> cells_{};
  std::array<Digits, kLongestRun> digits_{};
  bool clued_ = false;
};

// Digit sets, at most the 12 that one length and sum can have.
class DigitSets {
 public:
  void add(Digits set) { sets_[count_++] = set; }
  [[nodiscard]] std::span<const Digits> all() const { return {sets_.data(), count_}; }
  [[nodiscard]] Digits in_some() const;
  [[nodiscard]] Digits in_every() const;  // of no sets: all digits

 private:
  std::array<Digits, 12> sets_{};
  std::size_t count_ = 0;
};

// The sets that make the rest of a clued run, by the table alone.
[[nodiscard]] DigitSets sets_of(const Rest& rest);

// Those that also fit the notes: every digit has a cell and every cell a digit.
[[nodiscard]] DigitSets fitting_sets(const OpenRun& run);

}  // namespace quadrille::kakuro
