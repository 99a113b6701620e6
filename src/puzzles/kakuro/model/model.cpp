#include "puzzles/kakuro/model/model.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "puzzles/kakuro/model/combinations.hpp"

namespace quadrille::kakuro {
namespace {

Cell next(Cell cell, Direction direction, int steps = 1) {
  return direction == Direction::across ? at(cell.row.value, cell.col.value + steps)
                                        : at(cell.row.value + steps, cell.col.value);
}

class Builder {
 public:
  explicit Builder(Puzzle& puzzle) : puzzle_(puzzle), numbers_(puzzle.squares.size(), kNoRun) {}

  std::optional<ClueProblem> build() {
    const auto size = puzzle_.squares.size();
    const auto white = static_cast<std::size_t>(
        std::ranges::count_if(puzzle_.squares.values(), [](const Square& square) { return square.white; }));
    puzzle_.cells.reserve(white);
    puzzle_.run_cells.reserve(2 * white);
    puzzle_.runs.reserve(white);
    for_each_cell(size, [&](Cell cell) {
      if (!puzzle_.squares[cell].white) return;
      numbers_[cell] = static_cast<std::uint32_t>(puzzle_.cells.size());
      puzzle_.cells.push_back(cell);
    });
    puzzle_.runs_of_cell.assign(puzzle_.cells.size(), {kNoRun, kNoRun});
    std::optional<ClueProblem> problem;
    for_each_cell(size, [&](Cell cell) {
      for (const auto direction : {Direction::across, Direction::down}) {
        if (!problem && !is_inside_run(cell, direction)) problem = look_at(cell, direction);
      }
    });
    return problem;
  }

 private:
  [[nodiscard]] bool is_white(Cell cell) const {
    return puzzle_.squares.size().contains(cell) && puzzle_.squares[cell].white;
  }

  // Most squares: nothing starts here.
  [[nodiscard]] bool is_inside_run(Cell cell, Direction direction) const {
    return puzzle_.squares[cell].white && is_white(next(cell, direction, -1));
  }

  // A black square: are there cells for its clue? A white one that starts a run: make the run.
  std::optional<ClueProblem> look_at(Cell cell, Direction direction) {
    const auto& square = puzzle_.squares[cell];
    const auto* word = direction == Direction::across ? "across" : "down";
    if (!square.white) {
      const int clue = direction == Direction::across ? square.across : square.down;
      if (clue == 0 || is_white(next(cell, direction))) return std::nullopt;
      return ClueProblem{cell, direction,
                         fmt::format("the {} clue {} has no white cell after it", word, clue)};
    }
    const auto before = next(cell, direction, -1);
    int length = 0;
    while (is_white(next(cell, direction, length))) ++length;
    int sum = 0;
    auto blamed = cell;
    if (puzzle_.squares.size().contains(before)) {
      sum = direction == Direction::across ? puzzle_.squares[before].across : puzzle_.squares[before].down;
      if (sum > 0) blamed = before;
    }
    if (length > kLongestRun) {
      return ClueProblem{blamed, direction,
                         fmt::format("the {} run has {} cells; nine different digits fill at most {}", word,
                                     length, kLongestRun)};
    }
    if (sum > 0 && combinations(length, sum).empty()) {
      return ClueProblem{blamed, direction,
                         fmt::format("the {} clue {} is out of range: a run of {} sums to {} to {}", word,
                                     sum, length, least_sum(length), largest_sum(length))};
    }
    if (sum > 0 || length > 1) add_run(cell, direction, length, sum);
    return std::nullopt;
  }

  void add_run(Cell cell, Direction direction, int length, int sum) {
    const auto number = static_cast<std::uint32_t>(puzzle_.runs.size());
    puzzle_.runs.push_back({.first = static_cast<std::uint32_t>(puzzle_.run_cells.size()),
                            .length = static_cast<std::uint8_t>(length),
                            .sum = static_cast<std::uint8_t>(sum),
                            .direction = direction});
    for (int i = 0; i < length; ++i) {
      const auto member = numbers_[next(cell, direction, i)];
      puzzle_.run_cells.push_back(member);
      puzzle_.runs_of_cell[member][static_cast<std::size_t>(direction)] = number;
    }
  }

  Puzzle& puzzle_;
  Grid<std::uint32_t> numbers_;
};

}  // namespace

std::expected<Puzzle, ClueProblem> make_puzzle(Grid<Square> squares) {
  Puzzle puzzle;
  puzzle.squares = std::move(squares);
  if (auto problem = Builder(puzzle).build()) return std::unexpected(std::move(*problem));
  return puzzle;
}

Filling blank(const Puzzle& puzzle) {
  Filling filling;
  filling.digits.reserve(puzzle.cells.size());
  for (const auto cell : puzzle.cells) filling.digits.push_back(puzzle.squares[cell].given);
  return filling;
}

std::size_t count_filled(const Filling& filling) {
  return static_cast<std::size_t>(
      std::ranges::count_if(filling.digits, [](std::uint8_t digit) { return digit != 0; }));
}

}  // namespace quadrille::kakuro
