#include "puzzles/kakuro/facets.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"
#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {
namespace {

std::optional<Square> square_of(Symbol symbol) {
  if (symbol == U'X') return Square{};
  if (symbol == U'.') return Square{.white = true};
  if (symbol < U'1' || symbol > U'9') return std::nullopt;
  return Square{.white = true, .given = static_cast<std::uint8_t>(symbol - U'0')};
}

Expected<void> inside(Size size, Cell cell) {
  if (size.contains(cell)) return {};
  return fail(fmt::format("{} is outside the {}x{} grid", place_of(cell), size.rows, size.cols));
}

Expected<Puzzle> set_square(Grid<Square> squares, const Mark& mark) {
  if (const auto fits = inside(squares.size(), mark.cell); !fits) return std::unexpected(fits.error());
  const auto square = square_of(mark.now);
  if (!square) return fail("a square is 'X', '.' or a digit from 1 to 9");
  auto& here = squares[mark.cell];
  if (square->white || here.white) here = *square;
  // At most four runs are now longer or shorter, each with one clue that may have to go.
  for (;;) {
    auto puzzle = make_puzzle(squares);
    if (puzzle) return std::move(*puzzle);
    const auto& [cell, direction, message] = puzzle.error();
    auto& clued = squares[cell];
    auto& sum = direction == Direction::across ? clued.across : clued.down;
    if (clued.white || sum == 0) return fail(message);
    sum = 0;
  }
}

struct ClueName {
  Direction direction = Direction::across;
  Cell cell;
};

Expected<ClueName> read_name(std::string_view id) {
  const auto words = split_words(id);
  if (words.size() == 3 && (words[0].text == "across" || words[0].text == "down")) {
    const auto row = parse_integer(words[1].text);
    const auto col = parse_integer(words[2].text);
    if (row && col && *row >= 0 && *row < kLongestSide && *col >= 0 && *col < kLongestSide) {
      return ClueName{words[0].text == "across" ? Direction::across : Direction::down,
                      at(static_cast<int>(*row), static_cast<int>(*col))};
    }
  }
  return fail(fmt::format("{} is not a clue: 'across ROW COLUMN' or 'down ROW COLUMN'", in_quotes(id)));
}

Expected<Puzzle> set_clue(Grid<Square> squares, const Field& field) {
  const auto name = read_name(field.id);
  if (!name) return std::unexpected(name.error());
  if (const auto fits = inside(squares.size(), name->cell); !fits) return std::unexpected(fits.error());
  auto& square = squares[name->cell];
  if (square.white) return fail("a white cell has no clues");
  const bool across = name->direction == Direction::across;
  auto& sum = across ? square.across : square.down;
  sum = 0;
  if (!field.text.empty()) {
    const auto told = read_sum(field.text, across ? "across" : "down");
    if (!told) return std::unexpected(told.error());
    sum = *told;
  }
  auto puzzle = make_puzzle(std::move(squares));
  if (!puzzle) return fail(puzzle.error().message);
  return std::move(*puzzle);
}

}  // namespace

Expected<Puzzle> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(
        fmt::format("a grid has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows, size.cols));
  }
  auto puzzle = make_puzzle(Grid<Square>(size));
  if (!puzzle) return fail(puzzle.error().message);
  return std::move(*puzzle);
}

Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit) {
  if (const auto* mark = std::get_if<Mark>(&edit)) return set_square(puzzle.squares, *mark);
  return set_clue(puzzle.squares, std::get<Field>(edit));
}

}  // namespace quadrille::kakuro
