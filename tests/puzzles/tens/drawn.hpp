#pragma once

#include <string_view>

#include <rapidcheck.h>

#include "puzzles/tens/formats/plain.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// A board drawn in the test in the plain form.
inline Board drawn(std::string_view text) { return read_plain(text).value().front().puzzle; }

inline Box box(int top, int left, int bottom, int right) { return {at(top, left), at(bottom, right)}; }

// Any board up to a size, one cell in four empty, any target.
inline rc::Gen<Board> any_board(int most_rows = 8, int most_cols = 12) {
  return rc::gen::exec([=] {
    Board board{
        Grid<std::uint8_t>({*rc::gen::inRange(1, most_rows + 1), *rc::gen::inRange(1, most_cols + 1)}),
        *rc::gen::inRange(1, 40)};
    for_each_cell(board.digits.size(), [&](Cell cell) {
      const int drawn = *rc::gen::inRange(0, 12);
      board.digits[cell] = static_cast<std::uint8_t>(drawn > 9 ? 0 : drawn);
    });
    return board;
  });
}

}  // namespace quadrille::tens
