#include "puzzles/sudoku/facets.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/search/answers.hpp"
#include "puzzles/sudoku/search/solving.hpp"

namespace quadrille::sudoku {
namespace {

// A proof that takes more than this is left: a mistyped puzzle, once right, is not that hard.
constexpr std::uint64_t kRepairProofNodes = 5'000;

class Repairer {
 public:
  Repairer(const Puzzle& puzzle, Context& context) : puzzle_(puzzle), context_(context) {}

  // Tries every other digit in a cell, and with `emptied` none as well. False: the context has ended.
  bool change(Cell cell, bool emptied) {
    const int was = puzzle_.givens[cell];
    for (int digit = emptied && was != 0 ? 0 : 1; digit <= puzzle_.side(); ++digit) {
      if (digit != was && !look_at(cell, digit)) return false;
    }
    return true;
  }

  bool look_at(Cell cell, int digit) {
    if (!context_.enter_node()) return false;
    auto changed = puzzle_;
    changed.givens[cell] = static_cast<std::uint8_t>(digit);
    if (clash(changed)) return true;
    auto own = context_.child({.nodes = kRepairProofNodes, .quiet = true, .silent = true});
    const auto answers = prove(changed, own).answers;
    context_.metrics.join(own.metrics);
    if (answers == Number::one) found_.push_back({in_words(cell, digit), {cell}, std::move(changed)});
    return true;
  }

  [[nodiscard]] std::vector<Repair<Puzzle>> take() { return std::move(found_); }

 private:
  [[nodiscard]] std::string in_words(Cell cell, int digit) const {
    const int was = puzzle_.givens[cell];
    if (was == 0) return fmt::format("{} is given at {}", letter_of(digit), place_of(cell));
    if (digit == 0) return fmt::format("{} at {} is taken away", letter_of(was), place_of(cell));
    return fmt::format("{} at {} becomes {}", letter_of(was), place_of(cell), letter_of(digit));
  }

  const Puzzle& puzzle_;
  Context& context_;
  std::vector<Repair<Puzzle>> found_;
};

std::vector<Cell> cells_where(Size size, auto&& holds) {
  std::vector<Cell> cells;
  for_each_cell(size, [&](Cell cell) {
    if (holds(cell)) cells.push_back(cell);
  });
  return cells;
}

}  // namespace

std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context) {
  const auto clashing = clash(puzzle);
  const auto proof = clashing ? Proof{.answers = Number::none} : prove(puzzle, context);
  if (context.end() != End::finished) return {};
  Repairer repairer(puzzle, context);
  const auto size = puzzle.givens.size();
  if (proof.answers == Number::none) {
    // Of two equal digits in a house one is wrong; else any may be.
    const auto suspects =
        clashing ? clashing->cells : cells_where(size, [&](Cell cell) { return puzzle.givens[cell] != 0; });
    for (const Cell cell : suspects) {
      if (!repairer.change(cell, true)) break;
    }
  } else if (proof.answers == Number::several) {
    const auto open = cells_where(size, [&](Cell cell) { return puzzle.givens[cell] == 0; });
    for (const Cell cell : open) {
      if (!repairer.change(cell, false)) break;
    }
  }
  return repairer.take();
}

}  // namespace quadrille::sudoku
