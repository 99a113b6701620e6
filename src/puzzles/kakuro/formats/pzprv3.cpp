#include "puzzles/kakuro/formats/pzprv3.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/kakuro/formats/border.hpp"
#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::string_view kMark = "pzprv3";
constexpr std::size_t kHeader = 4;  // mark, puzzle, rows, cols

// A line of the form, or the part between two '/'.
struct Part {
  std::string_view text;
  TextPlace place;
};

std::vector<Part> split_parts(std::string_view text) {
  std::vector<Part> parts;
  for (const auto& line : split_lines(text)) {
    for (std::size_t from = 0; from < line.text.size();) {
      const auto end = std::min(line.text.find('/', from), line.text.size());
      parts.push_back({line.text.substr(from, end - from), {line.number, static_cast<int>(from) + 1}});
      from = end + 1;
    }
  }
  return parts;
}

std::unexpected<Error> wrong(std::string message, TextPlace place) {
  return fail(std::move(message), place.line, place.column);
}

Expected<std::uint8_t> read_optional_sum(std::string_view text, std::string_view word) {
  if (text == "." || text == "0" || text == "-1") return std::uint8_t{0};
  return read_sum(text, word);
}

Expected<Square> read_inside(std::string_view word) {
  if (word == ".") return Square{.white = true};
  const auto comma = word.find(',');
  if (comma == std::string_view::npos) {
    return fail(in_quotes(word) + " is not a valid square: '.' or two sums, 'across,down'");
  }
  const auto across = read_optional_sum(word.substr(0, comma), "across");
  if (!across) return std::unexpected(across.error());
  const auto down = read_optional_sum(word.substr(comma + 1), "down");
  if (!down) return std::unexpected(down.error());
  return Square{.across = *across, .down = *down};
}

// A square of the border: a down sum in the first row, an across sum in the first column, nothing in the
// corner.
Expected<Square> read_outside(Cell cell, std::string_view word) {
  const bool top = cell.row == Row{0};
  const auto sum = read_optional_sum(word, top ? "down" : "across");
  if (!sum) return std::unexpected(sum.error());
  if (cell == at(0, 0) && *sum != 0) return fail("the corner cannot hold a sum");
  return top ? Square{.down = *sum} : Square{.across = *sum};
}

Expected<void> read_row(const Part& part, RawGrid& raw) {
  const int row = raw.rows();
  const auto words = split_words(part.text);
  if (std::cmp_not_equal(words.size(), raw.cols)) {
    return wrong(fmt::format("this row has {} squares, not {}", words.size(), raw.cols), part.place);
  }
  for (int col = 0; col < raw.cols; ++col) {
    const auto& [column, text] = words[static_cast<std::size_t>(col)];
    const TextPlace place{part.place.line, part.place.column + column - 1};
    const auto square = row == 0 || col == 0 ? read_outside(at(row, col), text) : read_inside(text);
    if (!square) return wrong(square.error().message, place);
    raw.add(*square, place);
  }
  return {};
}

Expected<long> read_side(const Part& part) {
  const auto words = split_words(part.text);
  if (words.size() != 1) return wrong("a side is one number", part.place);
  const auto side = parse_integer(words.front().text);
  if (!side) return wrong(side.error().message, part.place);
  if (*side < 1 || *side >= kLongestSide) {
    return wrong(fmt::format("a side is 1 to {}, not {}", kLongestSide - 1, *side), part.place);
  }
  return *side;
}

bool recognise(const Source& source) { return source.text.starts_with(kMark); }

}  // namespace

Expected<Puzzle> read_pzprv3(std::string_view text) {
  const auto parts = split_parts(text);
  if (parts.size() < kHeader || !parts[0].text.starts_with(kMark)) {
    return fail("the text starts with pzprv3, kakuro, rows and cols", 1, 1);
  }
  if (parts[1].text != "kakuro") return wrong("this is a puzzle of another kind than kakuro", parts[1].place);
  const auto rows = read_side(parts[2]);
  if (!rows) return std::unexpected(rows.error());
  const auto cols = read_side(parts[3]);
  if (!cols) return std::unexpected(cols.error());
  const auto height = static_cast<std::size_t>(*rows) + 1;
  if (parts.size() < kHeader + height) {
    return wrong(fmt::format("the grid ends after {} of {} rows", parts.size() - kHeader, height),
                 parts.back().place);
  }
  RawGrid raw{.cols = static_cast<int>(*cols) + 1};
  for (const auto& part : std::span(parts).subspan(kHeader, height)) {
    if (const auto row = read_row(part, raw); !row) return std::unexpected(row.error());
  }
  return puzzle_of(raw);
}

Expected<std::string> write_pzprv3(const Puzzle& puzzle) {
  if (const auto fits = has_border(puzzle); !fits) return std::unexpected(fits.error());
  const auto& squares = puzzle.squares;
  auto text = fmt::format("{}\nkakuro\n{}\n{}\n", kMark, squares.rows() - 1, squares.cols() - 1);
  std::string digits;
  for_each_cell(squares.size(), [&](Cell cell) {
    const auto& square = squares[cell];
    const bool inside = cell.row.value > 0 && cell.col.value > 0;
    if (square.white) {
      text += ". ";
    } else if (inside) {
      text += fmt::format("{},{} ", square.across, square.down);
    } else {
      text += fmt::format("{} ", cell.row.value == 0 ? square.down : square.across);
    }
    if (inside) digits += ". ";
    if (cell.col.value + 1 < squares.cols()) return;
    text += '\n';
    if (inside) digits += '\n';
  });
  return text + digits;
}

Format<Puzzle> pzprv3_format() {
  return {.name = "pzprv3",
          .summary = "the files of the puzzle player pzpr",
          .extension = ".pzpr",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Puzzle>>> {
            auto puzzle = read_pzprv3(source.text);
            if (!puzzle) return std::unexpected(puzzle.error());
            return std::vector<Named<Puzzle>>{{"", std::move(*puzzle)}};
          },
          .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
            const auto puzzle = only_puzzle(puzzles, "pzprv3");
            if (!puzzle) return std::unexpected(puzzle.error());
            return write_pzprv3(*puzzle);
          }};
}

}  // namespace quadrille::kakuro
