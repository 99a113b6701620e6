#include "puzzles/sudoku/search/answers.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/houses.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {
namespace {

// The digits left for each cell, worked out by singles alone until something contradicts.
class Singles {
 public:
  explicit Singles(const Puzzle& puzzle)
      : houses_(houses_of(puzzle.side())),
        written_(puzzle.givens),
        left_(houses_.of.size(), all_digits(houses_.side)) {
    for (int cell = 0; cell < cells(); ++cell) {
      if (at_cell(cell) != 0) write(cell, at_cell(cell));
    }
  }

  Objection contradiction() {
    for (int written = 0;; ++written) {
      const auto* after = written == 0 ? "" : ", once the digits that follow are written";
      for (int cell = 0; cell < cells(); ++cell) {
        if (at_cell(cell) == 0 && left_[cell] == 0)
          return {fmt::format("no digit is left for {}{}", place_of(houses_.cell(cell)), after),
                  {houses_.cell(cell)}};
      }
      for (int house = 0; house < houses_.count(); ++house) {
        if (const auto digit = homeless_digit(house); digit != 0) {
          return {
              fmt::format("{} has no place left for {}{}", name_of(houses_, house), letter_of(digit), after),
              open_cells(house)};
        }
      }
      if (!write_a_single())
        return {
            "the given digits do not go together: every way to go on was tried and ends in a contradiction"};
    }
  }

 private:
  [[nodiscard]] int cells() const { return static_cast<int>(left_.size()); }
  [[nodiscard]] int at_cell(int cell) const { return written_[houses_.cell(cell)]; }

  void write(int cell, int digit) {
    written_[houses_.cell(cell)] = static_cast<std::uint8_t>(digit);
    left_[cell] = digit_bit(digit);
    for (const auto peer : houses_.peers[cell])
      left_[peer] = static_cast<Digits>(left_[peer] & ~digit_bit(digit));
  }

  [[nodiscard]] int homeless_digit(int house) const {
    Digits any = 0;
    for (const auto cell : houses_.cells[house])
      any = static_cast<Digits>(any | (at_cell(cell) != 0 ? digit_bit(at_cell(cell)) : left_[cell]));
    const auto missing = static_cast<Digits>(all_digits(houses_.side) & ~any);
    return missing == 0 ? 0 : only_digit(missing);
  }

  [[nodiscard]] std::vector<Cell> open_cells(int house) const {
    std::vector<Cell> open;
    for (const auto cell : houses_.cells[house]) {
      if (at_cell(cell) == 0) open.push_back(houses_.cell(cell));
    }
    return open;
  }

  bool write_a_single() {
    for (int cell = 0; cell < cells(); ++cell) {
      if (at_cell(cell) != 0 || !is_single(left_[cell])) continue;
      write(cell, only_digit(left_[cell]));
      return true;
    }
    for (const auto& house : houses_.cells) {
      Digits one = 0;
      Digits two = 0;
      for (const auto cell : house) {
        two = static_cast<Digits>(two | (one & left_[cell]));
        one = static_cast<Digits>(one | left_[cell]);
      }
      for (const auto cell : house) {
        const auto hidden = static_cast<Digits>(left_[cell] & one & ~two);
        if (at_cell(cell) != 0 || hidden == 0) continue;
        write(cell, only_digit(hidden));
        return true;
      }
    }
    return false;
  }

  const Houses& houses_;
  Grid<std::uint8_t> written_;
  std::vector<Digits> left_;
};

}  // namespace

std::optional<Objection> clash(const Puzzle& puzzle) {
  const auto& houses = houses_of(puzzle.side());
  for (int house = 0; house < houses.count(); ++house) {
    Digits seen = 0;
    Digits twice = 0;
    for (const auto cell : houses.cells[house]) {
      const int digit = puzzle.givens[houses.cell(cell)];
      if (digit == 0) continue;
      twice = static_cast<Digits>(twice | (seen & digit_bit(digit)));
      seen = static_cast<Digits>(seen | digit_bit(digit));
    }
    if (twice == 0) continue;
    const int digit = only_digit(twice);
    Objection objection{.reason = fmt::format("{} has {} twice", name_of(houses, house), letter_of(digit))};
    for (const auto cell : houses.cells[house]) {
      if (puzzle.givens[houses.cell(cell)] == digit) objection.cells.push_back(houses.cell(cell));
    }
    return objection;
  }
  return std::nullopt;
}

Objection why_impossible(const Puzzle& puzzle) {
  if (auto objection = clash(puzzle)) return std::move(*objection);
  return Singles(puzzle).contradiction();
}

}  // namespace quadrille::sudoku
