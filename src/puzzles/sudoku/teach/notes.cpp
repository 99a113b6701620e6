#include "puzzles/sudoku/teach/notes.hpp"

namespace quadrille::sudoku {
namespace {

// Some seconds on a square of sixteen that is made to be hard; others take a few nodes.
constexpr std::uint64_t kProofNodes = 200'000;

}  // namespace

Notes::Notes(const Puzzle& puzzle, const Filling& written)
    : puzzle_(puzzle),
      houses_(&houses_of(puzzle.side())),
      written_{Grid<std::uint8_t>(puzzle.givens.size())},
      left_(houses_->of.size(), all_digits(puzzle.side())),
      open_(cells()) {
  for (int cell = 0; cell < cells(); ++cell) {
    const auto at = houses_->cell(cell);
    const auto digit = written.digits[at] != 0 ? written.digits[at] : puzzle.givens[at];
    if (digit != 0) write(cell, digit);
  }
}

void Notes::write(int cell, int digit) {
  if ((left_[cell] & digit_bit(digit)) == 0) contradictory_ = true;
  written_.digits[houses_->cell(cell)] = static_cast<std::uint8_t>(digit);
  left_[cell] = 0;
  --open_;
  for (const auto peer : houses_->peers[cell]) {
    if (!is_open(peer)) continue;
    left_[peer] = static_cast<Digits>(left_[peer] & ~digit_bit(digit));
    if (left_[peer] == 0) contradictory_ = true;
  }
}

std::vector<int> Notes::open_cells(int house) const {
  std::vector<int> open;
  for (const auto cell : houses_->cells[house]) {
    if (is_open(cell)) open.push_back(cell);
  }
  return open;
}

std::vector<int> Notes::places(int house, int digit) const {
  std::vector<int> places;
  for (const auto cell : houses_->cells[house]) {
    if ((left_[cell] & digit_bit(digit)) != 0) places.push_back(cell);
  }
  return places;
}

void Notes::note(const Finding& finding) {
  for (const auto& [cell, left] : finding.narrowed) {
    if (!is_open(cell)) continue;
    left_[cell] = static_cast<Digits>(left_[cell] & left);
    if (left_[cell] == 0) contradictory_ = true;
    if (is_single(left) && left_[cell] == left) write(cell, only_digit(left));
  }
}

std::vector<Mark> Notes::marks_of(const Finding& finding) const {
  std::vector<Mark> marks;
  for (const auto& [cell, left] : finding.narrowed) {
    if (is_single(left))
      marks.push_back({houses_->cell(cell), U'.', symbol_of(static_cast<std::uint8_t>(only_digit(left)))});
  }
  return marks;
}

std::vector<Cell> Notes::because_of(const Finding& finding) const {
  std::vector<Cell> because;
  for (const int cell : finding.cells) because.push_back(houses_->cell(cell));
  return because;
}

const Proof& Notes::proof(Context& context) {
  if (!proof_) {
    auto own = context.child({.nodes = kProofNodes, .quiet = true});
    proof_ = prove(puzzle_, own);
    context.metrics.join(own.metrics);
  }
  return *proof_;
}

}  // namespace quadrille::sudoku
