#include "puzzles/tens/formats/scan.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::tens {
namespace {

// Below it, the reader itself holds its reading for wrong more likely than right.
constexpr double kLeastConfidence = 0.5;

std::string shown(Symbol symbol) {
  std::string text;
  append_utf8(text, symbol);
  return in_quotes(std::string_view(text));
}

}  // namespace

Expected<Board> from_scan(const Scan& scan) {
  const auto size = scan.board.size();
  if (size.cells() == 0) return fail("the image shows no board");
  if (size.rows > kLongestSide || size.cols > kLongestSide) {
    return fail(fmt::format("a board has at most {0} rows and {0} columns", kLongestSide));
  }
  Board board{Grid<std::uint8_t>(size), kDefaultTarget};
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col) {
      const auto& [symbol, confidence] = scan.board[at(row, col)];
      const auto digit = digit_of(symbol);
      if (!digit) return fail(fmt::format("row {}, column {}: {} is not a digit", row, col, shown(symbol)));
      // Written so that a confidence that is not a number is doubtful too.
      if (!(confidence >= kLeastConfidence)) {
        return fail(fmt::format("row {}, column {}: {} is doubtful ({:.0f} % sure)", row, col, shown(symbol),
                                confidence * 100));
      }
      board.digits[at(row, col)] = *digit;
    }
  }
  return board;
}

}  // namespace quadrille::tens
