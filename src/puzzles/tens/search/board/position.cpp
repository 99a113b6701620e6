#include "puzzles/tens/search/board/position.hpp"

namespace quadrille::tens {

Position::Position(const Board& board)
    : digits_(board.digits),
      target_(board.target),
      words_per_row_(words_for(board.digits.cols())),
      filled_(static_cast<std::size_t>(words_per_row_) * board.digits.rows(), 0) {
  for_each_cell(size(), [&](Cell cell) {
    if (digits_[cell] == 0) return;
    word(cell.row.value, cell.col.value) |= std::uint64_t{1} << (cell.col.value % kWordBits);
  });
}

std::size_t Position::bytes(Size size) {
  return size.cells() + sizeof(std::uint64_t) * static_cast<std::size_t>(words_for(size.cols)) * size.rows;
}

std::uint64_t& Position::word(int row, int col) {
  return filled_[static_cast<std::size_t>(row) * words_per_row_ + col / kWordBits];
}

std::uint64_t Position::word(int row, int index_of_word) const {
  return filled_[static_cast<std::size_t>(row) * words_per_row_ + index_of_word];
}

std::vector<Cell> Position::clear(const Box& box) {
  std::vector<Cell> cleared;
  for (int row = box.from.row.value; row <= box.to.row.value; ++row) {
    const int last = box.to.col.value;
    for (int col = digit_from(row, box.from.col.value); col <= last; col = digit_from(row, col + 1)) {
      cleared.push_back(at(row, col));
      digits_[at(row, col)] = 0;
      word(row, col) &= ~(std::uint64_t{1} << (col % kWordBits));
    }
  }
  return cleared;
}

bool Position::sums_to_target(const Box& box) const {
  int sum = 0;
  for (int row = box.from.row.value; row <= box.to.row.value; ++row) {
    const int last = box.to.col.value;
    for (int col = digit_from(row, box.from.col.value); col <= last; col = digit_from(row, col + 1)) {
      sum += digit(row, col);
    }
  }
  return sum == target_;
}

}  // namespace quadrille::tens
