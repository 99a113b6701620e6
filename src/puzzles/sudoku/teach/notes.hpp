#pragma once

#include <optional>
#include <span>
#include <vector>

#include <quadrille/values.hpp>
#include "engine/run/context.hpp"
#include "puzzles/sudoku/model/houses.hpp"
#include "puzzles/sudoku/search/solving.hpp"

namespace quadrille::sudoku {

// A cell after a deduction: the digits left, and where that is one, it is written.
struct Narrowing {
  int cell = 0;
  Digits left = 0;
};

// A digit that a cell may hold.
struct Candidate {
  int cell = 0;
  int digit = 0;
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

// What a technique found: at least one cell with fewer digits, or with one that can be written now.
struct Finding {
  std::vector<Narrowing> narrowed{};
  std::vector<int> cells{};        // it follows from the digits left in these cells
  Digits digits = 0;               // the ones that the words are about,
  std::vector<int> houses{};       // and the houses
  std::vector<Candidate> chain{};  // each follows from the one before it
};

// What a person has on paper: the digits written so far and, small in the corner of every open cell, those
// still possible there. Writing a digit also crosses it out in the cells that share a house with it: that is
// not a deduction, so it is not a step of its own.
class Notes {
 public:
  Notes(const Puzzle& puzzle, const Filling& written);

  [[nodiscard]] const Houses& houses() const { return *houses_; }
  [[nodiscard]] int cells() const { return static_cast<int>(left_.size()); }
  [[nodiscard]] const Filling& written() const { return written_; }
  [[nodiscard]] bool is_open(int cell) const { return written_.digits[houses_->cell(cell)] == 0; }
  // The digits possible in an open cell; of a written one none, so that it takes no part in anything.
  [[nodiscard]] Digits operator[](int cell) const { return left_[cell]; }

  // The open cells of a house, and those of them that may hold a digit.
  [[nodiscard]] std::vector<int> open_cells(int house) const;
  [[nodiscard]] std::vector<int> places(int house, int digit) const;

  [[nodiscard]] bool finished() const { return open_ == 0; }
  // An open cell has no digit left: the givens or the written digits are wrong.
  [[nodiscard]] bool contradictory() const { return contradictory_; }

  void note(const Finding& finding);
  [[nodiscard]] std::vector<Mark> marks_of(const Finding& finding) const;
  [[nodiscard]] std::vector<Cell> because_of(const Finding& finding) const;

  // How many answers the puzzle has, as far as a moderate search can tell; found out once, when it is needed.
  [[nodiscard]] const Proof& proof(Context& context);

 private:
  void write(int cell, int digit);

  Puzzle puzzle_;
  const Houses* houses_;
  Filling written_;
  std::vector<Digits> left_;
  int open_ = 0;
  bool contradictory_ = false;
  std::optional<Proof> proof_;
};

}  // namespace quadrille::sudoku
