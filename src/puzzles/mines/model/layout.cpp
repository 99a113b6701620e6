#include "puzzles/mines/model/layout.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

constexpr std::string_view kHeader = "a layout begins with 'rows R cols C mines N start ROW COLUMN'";
constexpr std::string_view kBoard = "games begin with 'board COLS ROWS MINES safe|zero COL ROW'";

int count_mines(const Grid<char>& mines) {
  return static_cast<int>(std::ranges::count(mines.values(), char{1}));
}

// 1. Layouts with a header each.
class LayoutReader {
 public:
  Expected<void> take(const TextLine& line) {
    if (!size_) return take_header(line);
    if (std::cmp_not_equal(line.text.size(), size_->cols))
      return fail(fmt::format("this row has {} cells, not {}", line.text.size(), size_->cols), line.number,
                  1);
    if (next_row_ == size_->rows)
      return fail(fmt::format("the layout has {} rows", size_->rows), line.number, 1);
    for (std::size_t i = 0; i < line.text.size(); ++i) {
      if (line.text[i] != '.' && line.text[i] != '*')
        return fail(in_quotes(line.text[i]) + " is not a cell: '.' or '*'", line.number,
                    static_cast<int>(i) + 1);
      cells_.push_back(line.text[i] == '*' ? char{1} : char{0});
    }
    ++next_row_;
    return {};
  }

  [[nodiscard]] bool started() const { return size_.has_value(); }

  Expected<Layout> finish() {
    if (!size_) return fail(std::string(kHeader), 1, 1);
    if (next_row_ < size_->rows)
      return fail(fmt::format("the layout ends after {} of {} rows", next_row_, size_->rows), header_line_,
                  1);
    Layout layout{Grid<char>(*size_), first_};
    for (int row = 0; row < size_->rows; ++row)
      std::copy_n(cells_.begin() + static_cast<std::ptrdiff_t>(row) * size_->cols, size_->cols,
                  layout.mines.row(Row{row}).begin());
    if (const int mines = count_mines(layout.mines); mines != mines_)
      return fail(fmt::format("the layout has {} mines, its header says {}", mines, mines_), header_line_, 1);
    if (layout.mines[first_] != 0) return fail("the start is a mine", header_line_, 1);
    *this = {};
    return layout;
  }

 private:
  Expected<void> take_header(const TextLine& line) {
    const auto words = split_words(line.text);
    if (words.size() != 9 || words[0].text != "rows" || words[2].text != "cols" || words[4].text != "mines" ||
        words[6].text != "start")
      return fail(std::string(kHeader), line.number, 1);
    const auto rows = read_bounded(words[1], line.number, "rows", 1, kLongestSide);
    if (!rows) return std::unexpected(rows.error());
    const auto cols = read_bounded(words[3], line.number, "cols", 1, kLongestSide);
    if (!cols) return std::unexpected(cols.error());
    const auto mines = read_bounded(words[5], line.number, "mines", 0, *rows * *cols - 1);
    if (!mines) return std::unexpected(mines.error());
    const auto row = read_bounded(words[7], line.number, "the start's row", 0, *rows - 1);
    if (!row) return std::unexpected(row.error());
    const auto col = read_bounded(words[8], line.number, "the start's column", 0, *cols - 1);
    if (!col) return std::unexpected(col.error());
    size_ = Size{*rows, *cols};
    mines_ = *mines;
    first_ = at(*row, *col);
    header_line_ = line.number;
    return {};
  }

  std::optional<Size> size_;
  Cell first_;
  int mines_ = 0;
  int header_line_ = 0;
  int next_row_ = 0;
  std::vector<char> cells_;
};

// 2. Games of one board, a line of hexadecimal digits each.
struct Board {
  Size size{};
  int mines = 0;
  Cell first{};
};

Expected<Board> read_board(const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() != 7 || (words[4].text != "safe" && words[4].text != "zero"))
    return fail(std::string(kBoard), line.number, 1);
  const auto cols = read_bounded(words[1], line.number, "cols", 1, kLongestSide);
  if (!cols) return std::unexpected(cols.error());
  const auto rows = read_bounded(words[2], line.number, "rows", 1, kLongestSide);
  if (!rows) return std::unexpected(rows.error());
  const auto mines = read_bounded(words[3], line.number, "mines", 0, *rows * *cols - 1);
  if (!mines) return std::unexpected(mines.error());
  const auto col = read_bounded(words[5], line.number, "the start's column", 0, *cols - 1);
  if (!col) return std::unexpected(col.error());
  const auto row = read_bounded(words[6], line.number, "the start's row", 0, *rows - 1);
  if (!row) return std::unexpected(row.error());
  return Board{{*rows, *cols}, *mines, at(*row, *col)};
}

std::optional<unsigned> hex_digit(char digit) {
  if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
  if (digit >= 'a' && digit <= 'f') return static_cast<unsigned>(digit - 'a' + 10);
  if (digit >= 'A' && digit <= 'F') return static_cast<unsigned>(digit - 'A' + 10);
  return std::nullopt;
}

Expected<Named<Layout>> read_game(const Board& board, const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() != 2) return fail("a game is 'id hex'", line.number, 1);
  const auto& hex = words[1];
  const auto digits = (board.size.cells() + 3) / 4;
  if (hex.text.size() != digits)
    return fail(fmt::format("{} cells take {} hexadecimal digits, not {}", board.size.cells(), digits,
                            hex.text.size()),
                line.number, hex.column);
  Named<Layout> game{std::string(words[0].text), {Grid<char>(board.size), board.first}};
  for (std::size_t i = 0; i < 4 * digits; ++i) {
    const auto digit = hex_digit(hex.text[i / 4]);
    if (!digit)
      return fail(in_quotes(hex.text[i / 4]) + " is not a hexadecimal digit", line.number,
                  hex.column + static_cast<int>(i / 4));
    const bool mine = (*digit >> (3 - i % 4) & 1U) != 0;
    if (i < board.size.cells()) {
      const auto cols = static_cast<std::size_t>(board.size.cols);
      game.puzzle.mines[at(static_cast<int>(i / cols), static_cast<int>(i % cols))] =
          mine ? char{1} : char{0};
    } else if (mine) {
      return fail("a mine beyond the last cell", line.number, hex.column + static_cast<int>(i / 4));
    }
  }
  if (const int mines = count_mines(game.puzzle.mines); mines != board.mines)
    return fail(fmt::format("the game has {} mines, its board says {}", mines, board.mines), line.number,
                hex.column);
  if (game.puzzle.mines[board.first] != 0) return fail("the start is a mine", line.number, hex.column);
  return game;
}

Expected<Cell> read_first(std::string_view text, Size size) {
  const auto words = split_words(text);
  if (words.size() == 2) {
    const auto row = parse_integer(words[0].text);
    const auto col = parse_integer(words[1].text);
    if (row && col && *row >= 0 && *col >= 0 && *row < size.rows && *col < size.cols)
      return at(static_cast<int>(*row), static_cast<int>(*col));
  }
  return fail(fmt::format("the first cell is 'ROW COLUMN' within the {}x{} board, not {}", size.rows,
                          size.cols, in_quotes(text)));
}

}  // namespace

bool is_kept_clear(Cell cell, Cell first, Start start) {
  const int reach = start == Start::zero ? 1 : 0;
  return std::abs(cell.row.value - first.row.value) <= reach &&
         std::abs(cell.col.value - first.col.value) <= reach;
}

void lay_mines(Layout& layout, std::span<Cell> places, std::size_t mines, Random& random) {
  for (std::size_t i = 0; i < mines; ++i) {
    const auto pick = i + random.below(static_cast<std::uint32_t>(places.size() - i));
    std::swap(places[i], places[pick]);
    layout.mines[places[i]] = 1;
  }
}

Expected<Layout> deal(const Deal& deal, Random& random) {
  const Size size{deal.rows, deal.cols};
  const auto first = read_first(deal.first, size);
  if (!first) return std::unexpected(first.error());
  std::vector<Cell> free;
  for_each_cell(size, [&](Cell cell) {
    if (!is_kept_clear(cell, *first, deal.start)) free.push_back(cell);
  });
  if (std::cmp_greater(deal.mines, free.size())) {
    return fail(
        fmt::format("{} mines do not fit: the start leaves {} cells for them", deal.mines, free.size()));
  }
  Layout layout{Grid<char>(size, 0), *first};
  lay_mines(layout, free, static_cast<std::size_t>(deal.mines), random);
  return layout;
}

std::string write_layout(const Layout& layout) {
  auto text = fmt::format("rows {} cols {} mines {} start {} {}\n", layout.mines.rows(), layout.mines.cols(),
                          count_mines(layout.mines), layout.first.row.value, layout.first.col.value);
  for (int row = 0; row < layout.mines.rows(); ++row) {
    for (const char mine : layout.mines.row(Row{row})) text += mine != 0 ? '*' : '.';
    text += '\n';
  }
  return text;
}

Expected<Layout> read_layout(std::string_view text) {
  auto layouts = read_layouts(text);
  if (!layouts) return std::unexpected(layouts.error());
  if (layouts->size() != 1) return fail(fmt::format("expected one layout, not {}", layouts->size()));
  return std::move(layouts->front().puzzle);
}

Expected<std::vector<Named<Layout>>> read_layouts(std::string_view text) {
  std::vector<Named<Layout>> games;
  std::optional<Board> board;
  std::string id;
  LayoutReader reader;
  const auto finish = [&]() -> Expected<void> {
    if (!reader.started()) return {};
    auto layout = reader.finish();
    if (!layout) return std::unexpected(layout.error());
    games.push_back(
        {id.empty() ? fmt::format("{}", games.size()) : std::exchange(id, {}), std::move(*layout)});
    return {};
  };
  for (const auto& line : split_lines(text)) {
    if (line.text.empty() || line.text.starts_with('#')) continue;
    if (line.text.starts_with("board ")) {
      const auto next = read_board(line);
      if (!next) return std::unexpected(next.error());
      board = *next;
    } else if (board) {
      auto game = read_game(*board, line);
      if (!game) return std::unexpected(game.error());
      games.push_back(std::move(*game));
    } else if (line.text.starts_with('@') || (reader.started() && line.text.starts_with("rows "))) {
      if (const auto done = finish(); !done) return std::unexpected(done.error());
      if (line.text.starts_with('@')) {
        const auto words = split_words(line.text.substr(1));
        id = words.empty() ? "" : std::string(words.front().text);
      } else if (const auto taken = reader.take(line); !taken) {
        return std::unexpected(taken.error());
      }
    } else if (const auto taken = reader.take(line); !taken) {
      return std::unexpected(taken.error());
    }
  }
  if (const auto done = finish(); !done) return std::unexpected(done.error());
  if (games.empty()) return fail("the file holds no games", 1, 1);
  return games;
}

}  // namespace quadrille::mines
