#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/mines/audit/pace.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::audit {

// A cell of the board with a rim one cell wide around it, by its index.
using Spot = std::int32_t;

enum class Sort : std::uint8_t {
  apart,   // may hold a mine, not beside a number
  beside,  // may hold a mine, beside a number
  mine,    // holds one: seen, or proven
  clear    // holds none: open, proven safe, or beyond the rim of a bounded board
};

// Numbers and the cells beside them that are not settled, each numbered from 0. Some of a board's numbers, or
// all that are connected: fewer numbers only allow more layouts.
struct Patch {
  struct Number {
    int need = 0;
    int room = 0;
    std::array<int, 8> cells{};
    [[nodiscard]] std::span<const int> around() const {
      return {cells.data(), static_cast<std::size_t>(room)};
    }
  };
  struct Closed {
    Spot spot = 0;
    int count = 0;
    std::array<int, 8> numbers{};
    [[nodiscard]] std::span<const int> touched() const {
      return {numbers.data(), static_cast<std::size_t>(count)};
    }
  };
  std::vector<Number> numbers{};
  std::vector<Closed> cells{};
};

// What a position shows, cell by cell, and what single numbers prove about it.
class Evidence {
 public:
  // The bytes this takes for a position of that many cells.
  [[nodiscard]] static std::size_t bytes(Size size);

  // If the pace ends it, its contents are worthless.
  Evidence(const Position& position, Pace& pace);

  [[nodiscard]] Spot spot(Cell cell) const { return (cell.row.value + 1) * stride_ + cell.col.value + 1; }
  [[nodiscard]] Cell cell(Spot spot) const { return at(spot / stride_ - 1, spot % stride_ - 1); }
  [[nodiscard]] Sort sort(Spot spot) const { return sorts_[spot]; }
  [[nodiscard]] int mines() const { return mines_; }  // seen and proven
  [[nodiscard]] int apart() const { return apart_; }  // cells of the board not beside a number

  // Numbers that need no more mines, or as many as they have cells, settle those, until none does any more.
  // False: a number cannot be met.
  [[nodiscard]] bool settle(Pace& pace);
  // Records as settled what was proven by other means. False: a number cannot be met.
  [[nodiscard]] bool take(Spot spot, bool mine, Pace& pace);

  // The numbers with unsettled cells: part by part, where parts share no cell. ends[i] is the end of part i.
  struct Parts {
    std::vector<Spot> numbers{};
    std::vector<std::uint32_t> ends{};
    [[nodiscard]] std::size_t size() const { return ends.size(); }
    [[nodiscard]] std::span<const Spot> operator[](std::size_t i) const {
      const auto first = i == 0 ? 0 : ends[i - 1];
      return std::span(numbers).subspan(first, ends[i] - first);
    }
  };
  [[nodiscard]] Parts parts(Pace& pace);

  // Numbers with unsettled cells within a distance of a spot, counted in rows and columns.
  [[nodiscard]] std::vector<Spot> numbers_near(Spot spot, int distance) const;
  [[nodiscard]] std::vector<Spot> cells_beside(Spot number) const;  // unsettled ones
  [[nodiscard]] Patch patch(std::span<const Spot> numbers);

 private:
  static constexpr std::int8_t kNoNumber = 100;

  template <class Visit>
  void for_each_around(Spot spot, Visit&& visit) const {
    for (const auto away : around_) {
      const auto there = spot + away;
      if (static_cast<std::size_t>(there) < sorts_.size()) visit(there);
    }
  }
  [[nodiscard]] bool is_open_number(Spot spot) const { return needs_[spot] != kNoNumber && rooms_[spot] > 0; }
  void look_at_number(Spot here, int number);
  [[nodiscard]] bool is_met(Spot number) const;
  void settle_one(Spot spot, bool mine);

  Size size_;
  int stride_;
  std::array<Spot, 8> around_;
  std::vector<Sort> sorts_;
  std::vector<std::int8_t> needs_;   // of a number: mines not yet settled
  std::vector<std::int8_t> rooms_;   // of a number: cells not yet settled
  std::vector<std::int32_t> marks_;  // where a spot is in the list being made
  std::vector<Spot> waiting_;        // numbers that settle something
  int mines_ = 0;
  int apart_ = 0;
};

}  // namespace quadrille::mines::audit
