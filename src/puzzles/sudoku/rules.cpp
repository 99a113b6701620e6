#include "puzzles/sudoku/rules.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"

namespace quadrille::sudoku {
namespace {

using HouseCells = std::vector<Cell>;

class Referee {
 public:
  Referee(const Puzzle& puzzle, const Filling& filling) : givens_(puzzle.givens), digits_(filling.digits) {}

  Ruling verdict(Extent extent, Boxes boxes) {
    const int side = givens_.rows();
    std::vector<Cell> open;
    for_each_cell(givens_.size(), [&](Cell cell) {
      look_at(cell);
      if (digits_[cell] == 0) open.push_back(cell);
    });
    if (extent == Extent::whole && !open.empty()) {
      const auto count = open.size();
      const auto first = place_of(open.front());
      wrong(std::move(open), count == 1
                                 ? first + " is not filled in"
                                 : fmt::format("{} cells are not filled in, the first is {}", count, first));
    }
    HouseCells cells(static_cast<std::size_t>(side));
    for (int house = 0; house < side; ++house) {
      for (int i = 0; i < side; ++i) cells[i] = at(house, i);
      look_at("row", house, cells);
      for (int i = 0; i < side; ++i) cells[i] = at(i, house);
      look_at("column", house, cells);
      const int top = house / boxes.rows * boxes.rows;
      const int left = house % boxes.rows * boxes.cols;
      for (int i = 0; i < side; ++i) cells[i] = at(top + i / boxes.cols, left + i % boxes.cols);
      look_at("box", house, cells);
    }
    return std::move(ruling_);
  }

 private:
  void wrong(std::vector<Cell> cells, std::string reason) {
    ruling_.mistakes.push_back({std::move(reason), std::move(cells)});
  }

  void look_at(Cell cell) {
    const int digit = digits_[cell];
    const int given = givens_[cell];
    if (digit > givens_.rows()) {
      wrong({cell}, fmt::format("{} holds {}, not a digit from 1 to {}", place_of(cell), digit,
                                letter_of(givens_.rows())));
    } else if (given != 0 && digit != given) {
      wrong({cell}, fmt::format("{} holds {}, but {} is given", place_of(cell),
                                digit == 0 ? "nothing" : letter_of(digit), letter_of(given)));
    }
  }

  void look_at(std::string_view kind, int number, const HouseCells& cells) {
    std::array<int, 256> times{};
    for (const Cell cell : cells) ++times[digits_[cell]];
    for (int digit = 1; digit <= givens_.rows(); ++digit) {
      const int found = times[static_cast<std::size_t>(digit)];
      if (found < 2) continue;
      std::vector<Cell> holding;
      for (const Cell cell : cells) {
        if (digits_[cell] == digit) holding.push_back(cell);
      }
      wrong(std::move(holding), fmt::format("{} {} has {} {}", kind, number + 1, letter_of(digit),
                                            found == 2 ? "twice" : fmt::format("{} times", found)));
    }
  }

  const Grid<std::uint8_t>& givens_;
  const Grid<std::uint8_t>& digits_;
  Ruling ruling_;
};

}  // namespace

Ruling check(const Puzzle& puzzle, const Filling& filling, Extent extent, Context& context) {
  if (!context.proceed()) return {.cut = true};
  const int side = puzzle.side();
  if (filling.digits.size() != puzzle.givens.size()) {
    return {.mistakes = {{fmt::format("the answer is {}x{}, the puzzle {}x{}", filling.digits.rows(),
                                      filling.digits.cols(), side, side)}}};
  }
  return Referee(puzzle, filling).verdict(extent, puzzle.boxes());
}

}  // namespace quadrille::sudoku
