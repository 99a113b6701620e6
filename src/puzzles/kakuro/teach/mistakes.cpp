#include "puzzles/kakuro/teach/mistakes.hpp"

#include <array>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

Step mistake(std::string reason, std::vector<Cell> cells) {
  return {.rule = "mistake", .reason = std::move(reason), .because = std::move(cells)};
}

std::optional<Step> broken_in(const Puzzle& puzzle, const Run& run, const Filling& filling) {
  std::array<std::vector<Cell>, 10> holding;  // by digit
  std::vector<Cell> written;
  int sum = 0;
  for (const auto cell : puzzle.cells_of(run)) {
    const auto digit = filling.digits[cell];
    holding[digit].push_back(puzzle.cells[cell]);
    if (digit != 0) written.push_back(puzzle.cells[cell]);
    sum += digit;
  }
  const auto name = name_of(puzzle, run);
  for (std::size_t digit = 1; digit < holding.size(); ++digit) {
    if (holding[digit].size() > 1)
      return mistake(fmt::format("{} holds {} more than once", name, digit), std::move(holding[digit]));
  }
  if (run.sum == 0 || written.empty()) return std::nullopt;
  const bool full = written.size() == run.length;
  if (full && sum != run.sum) return mistake(fmt::format("{} is full and sums to {}", name, sum), written);
  if (!full && sum >= run.sum)
    return mistake(fmt::format("{} has open cells and sums to {} already", name, sum), written);
  return std::nullopt;
}

}  // namespace

std::optional<Step> broken_rule(const Puzzle& puzzle, const Filling& filling) {
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const auto given = puzzle.squares[puzzle.cells[i]].given;
    if (given != 0 && filling.digits[i] != 0 && filling.digits[i] != given)
      return mistake(fmt::format("{} is given and was changed", place_of(puzzle.cells[i])),
                     {puzzle.cells[i]});
  }
  for (const auto& run : puzzle.runs) {
    if (auto step = broken_in(puzzle, run, filling)) return step;
  }
  return std::nullopt;
}

std::optional<Step> wrong_digits(const Puzzle& puzzle, const Filling& filling, const Filling& only_answer) {
  std::vector<Cell> wrong;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    if (filling.digits[i] != 0 && filling.digits[i] != only_answer.digits[i])
      wrong.push_back(puzzle.cells[i]);
  }
  if (wrong.empty()) return std::nullopt;
  auto reason = fmt::format("the digit at {} is wrong", place_of(wrong.front()));
  if (wrong.size() > 1) {
    reason += fmt::format(", and so {} {} more", wrong.size() == 2 ? "is" : "are", wrong.size() - 1);
  }
  return mistake(std::move(reason), std::move(wrong));
}

}  // namespace quadrille::kakuro
