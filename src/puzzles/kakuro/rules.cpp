#include "puzzles/kakuro/rules.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::kakuro {
namespace {

// A filling with this many mistakes is not examined any further.
constexpr std::size_t kMostMistakes = 10'000;

class Referee {
 public:
  Referee(const Grid<Square>& squares, const Filling& filling)
      : squares_(squares), digits_(squares.size(), 0) {
    std::size_t next = 0;
    for_each_cell(squares.size(), [&](Cell cell) {
      if (squares_[cell].white) digits_[cell] = filling.digits[next++];
    });
  }

  Ruling verdict(Extent extent, Context& context) {
    if (extent == Extent::whole) look_for_open_cells();
    for (int row = 0; row < squares_.rows() && ruling_.mistakes.size() < kMostMistakes; ++row) {
      if (!context.proceed()) {
        leave_from(row);
        break;
      }
      for (int col = 0; col < squares_.cols(); ++col) {
        if (!white(row, col)) continue;
        look_at_digit(at(row, col));
        if (!white(row, col - 1)) look_at_run(row, col, 0, 1);
        if (!white(row - 1, col)) look_at_run(row, col, 1, 0);
      }
    }
    return std::move(ruling_);
  }

 private:
  [[nodiscard]] bool white(int row, int col) const {
    return row >= 0 && col >= 0 && row < squares_.rows() && col < squares_.cols() &&
           squares_[at(row, col)].white;
  }

  void wrong(std::vector<Cell> cells, std::string reason) {
    ruling_.mistakes.push_back({std::move(reason), std::move(cells)});
  }

  // The runs that begin in these rows were not looked at, nor were their digits.
  void leave_from(int first) {
    ruling_.cut = true;
    for (int row = first; row < squares_.rows(); ++row) {
      for (int col = 0; col < squares_.cols(); ++col) {
        if (digits_[at(row, col)] != 0) ruling_.leave(at(row, col));
      }
    }
  }

  void look_at_digit(Cell cell) {
    const int digit = digits_[cell];
    const int given = squares_[cell].given;
    if (digit > 9) {
      wrong({cell}, fmt::format("{} holds {}, not a digit from 1 to 9", place_of(cell), digit));
    } else if (digit != 0 && given != 0 && digit != given) {
      wrong({cell}, fmt::format("{} holds {}, but {} is given", place_of(cell), digit, given));
    }
  }

  void look_for_open_cells() {
    std::vector<Cell> open;
    for_each_cell(squares_.size(), [&](Cell cell) {
      if (squares_[cell].white && digits_[cell] == 0) open.push_back(cell);
    });
    if (open.empty()) return;
    const auto place = place_of(open.front());
    auto reason = open.size() == 1
                      ? place + " is not filled in"
                      : fmt::format("{} cells are not filled in, the first at {}", open.size(), place);
    wrong(std::move(open), std::move(reason));
  }

  // The run that starts here and goes on by (down, right).
  void look_at_run(int row, int col, int down, int right) {
    int clue = 0;
    if (row - down >= 0 && col - right >= 0) {
      const auto& before = squares_[at(row - down, col - right)];
      clue = right == 1 ? before.across : before.down;
    }
    int sum = 0;
    int open = 0;
    std::array<int, 10> times{};
    int length = 0;
    const auto cell = [&](int i) { return at(row + i * down, col + i * right); };
    for (; white(row + length * down, col + length * right); ++length) {
      const int digit = digits_[cell(length)];
      if (digit > 9) return;  // reported already
      sum += digit;
      open += digit == 0;
      ++times[static_cast<std::size_t>(digit)];
    }
    const auto name = [&] {
      return fmt::format("the {} run at {}", right == 1 ? "across" : "down",
                         area_of(cell(0), cell(length - 1)));
    };
    // Those that hold a digit; 0: all.
    const auto cells = [&](int digit) {
      std::vector<Cell> holding;
      for (int i = 0; i < length; ++i) {
        if (digit == 0 || digits_[cell(i)] == digit) holding.push_back(cell(i));
      }
      return holding;
    };
    for (int digit = 1; digit <= 9; ++digit) {
      const int found = times[static_cast<std::size_t>(digit)];
      if (found == 2) wrong(cells(digit), fmt::format("{} holds {} twice", name(), digit));
      if (found > 2) wrong(cells(digit), fmt::format("{} holds {} {} times", name(), digit, found));
    }
    if (clue == 0) return;
    if (open == 0 && sum != clue) wrong(cells(0), fmt::format("{} sums to {}, not {}", name(), sum, clue));
    if (open > 0 && sum >= clue) {
      wrong(cells(0), fmt::format("{} has {} open {} and sums to {} already; its clue is {}", name(), open,
                                  open == 1 ? "cell" : "cells", sum, clue));
    }
  }

  const Grid<Square>& squares_;
  Grid<std::uint8_t> digits_;
  Ruling ruling_;
};

}  // namespace

Ruling check(const Puzzle& puzzle, const Filling& filling, Extent extent, Context& context) {
  const Reservation memory(context, puzzle.squares.size().cells());
  if (!memory.granted()) return {.cut = true};
  std::size_t cells = 0;
  for (const auto& square : puzzle.squares.values()) cells += square.white ? 1 : 0;
  if (filling.digits.size() != cells) {
    return {.mistakes = {
                {fmt::format("the answer has {} digits for {} white cells", filling.digits.size(), cells)}}};
  }
  return Referee(puzzle.squares, filling).verdict(extent, context);
}

}  // namespace quadrille::kakuro
