#include "puzzles/sudoku/teach/mistakes.hpp"

#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/rules.hpp"

namespace quadrille::sudoku {
namespace {

Step mistake(std::string reason, std::vector<Cell> cells) {
  return {.rule = "mistake", .reason = std::move(reason), .because = std::move(cells)};
}

}  // namespace

std::optional<Step> broken_rule(const Puzzle& puzzle, const Filling& position, Context& context) {
  auto ruling = check(puzzle, position, Extent::so_far, context);
  if (ruling.mistakes.empty()) return std::nullopt;
  auto& first = ruling.mistakes.front();
  return mistake(std::move(first.reason), std::move(first.cells));
}

std::optional<Step> wrong_digits(const Filling& position, const Filling& only_answer) {
  std::vector<Cell> wrong;
  for_each_cell(position.digits.size(), [&](Cell cell) {
    if (position.digits[cell] != 0 && position.digits[cell] != only_answer.digits[cell])
      wrong.push_back(cell);
  });
  if (wrong.empty()) return std::nullopt;
  auto reason = fmt::format("the digit at {} is wrong", place_of(wrong.front()));
  if (wrong.size() > 1)
    reason += fmt::format(", and so {} {} more", wrong.size() == 2 ? "is" : "are", wrong.size() - 1);
  return mistake(std::move(reason), std::move(wrong));
}

}  // namespace quadrille::sudoku
