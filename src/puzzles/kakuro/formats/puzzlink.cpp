#include "puzzles/kakuro/formats/puzzlink.hpp"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "puzzles/kakuro/formats/border.hpp"
#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::string_view kHome = "https://puzz.link/p?";
constexpr std::string_view kName = "kakuro/";
constexpr std::string_view kEditorName = "kakuro_edit/";
constexpr int kMostWhiteAtOnce = 16;

// Where the part after the puzzle's name starts; nullopt if the address is not one of a kakuro. Before the
// name there is nothing, or something that ends in '?', in '+' (a marker of some players) or in '/'.
std::optional<std::size_t> start_of_board(std::string_view address) {
  for (const auto name : {kName, kEditorName}) {
    const auto found = address.find(name);
    if (found == std::string_view::npos) continue;
    if (found == 0 || std::string_view("?+/").find(address[found - 1]) != std::string_view::npos) {
      return found + name.size();
    }
  }
  return std::nullopt;
}

char sum_character(int sum) {
  if (sum == 0) return '-';
  if (sum < 10) return static_cast<char>('0' + sum);
  return static_cast<char>(sum < 20 ? 'a' + sum - 10 : 'A' + sum - 20);
}

// Takes an address character by character.
class Reader {
 public:
  explicit Reader(std::string_view address) : text_(address) {}

  Expected<Puzzle> read() {
    const auto start = start_of_board(text_);
    if (!start) return wrong("this is not the address of a kakuro: '?kakuro/columns/rows/...' is missing");
    next_ = *start;
    const auto cols = take_side();
    if (!cols) return std::unexpected(cols.error());
    const auto rows = take_side();
    if (!rows) return std::unexpected(rows.error());
    const auto size = checked_size(*rows + 1, *cols + 1);
    if (!size) return wrong(size.error().message, *start);
    // A short text must not make a large board.
    if (size->cells() / kMostWhiteAtOnce > text_.size())
      return wrong("the address is too short for its board");

    Border border(*size);
    if (const auto done = take_inside(border); !done) return std::unexpected(done.error());
    if (const auto done = take_outside(border); !done) return std::unexpected(done.error());
    if (next_ < text_.size() && text_[next_] != '/')
      return wrong("the address goes on after the last square");
    return puzzle_of(std::move(border).raw());
  }

 private:
  [[nodiscard]] static std::unexpected<Error> wrong(std::string message, std::size_t place) {
    return fail(std::move(message), 1, static_cast<int>(place) + 1);
  }
  [[nodiscard]] std::unexpected<Error> wrong(std::string message) const {
    return wrong(std::move(message), next_);
  }
  [[nodiscard]] TextPlace here() const { return {1, static_cast<int>(next_) + 1}; }

  Expected<long> take_side() {
    const auto end = text_.find('/', next_);
    if (end == std::string_view::npos) return wrong("the address ends before its board");
    const auto side = parse_integer(text_.substr(next_, end - next_));
    if (!side) return wrong(side.error().message);
    // One more for the border must not overflow.
    if (*side < 1 || *side >= kLongestSide) {
      return wrong(fmt::format("a side is 1 to {}, not {}", kLongestSide - 1, *side));
    }
    next_ = end + 1;
    return *side;
  }

  Expected<std::uint8_t> take_sum() {
    if (next_ >= text_.size()) return wrong("the address ends before its last sum");
    const char character = text_[next_++];
    if (character == '-') return std::uint8_t{0};
    if (character >= '0' && character <= '9') return static_cast<std::uint8_t>(character - '0');
    if (character >= 'a' && character <= 'j') return static_cast<std::uint8_t>(character - 'a' + 10);
    if (character >= 'A' && character <= 'Z') return static_cast<std::uint8_t>(character - 'A' + 20);
    return wrong(in_quotes(character) + " is not a sum", next_ - 1);
  }

  Expected<void> take_inside(Border& border) {
    const auto cells = border.inside();
    for (std::size_t cell = 0; cell < cells;) {
      if (next_ >= text_.size())
        return wrong(fmt::format("the address ends after {} of {} squares", cell, cells));
      const auto place = here();
      const char character = text_[next_];
      if (character >= 'k' && character <= 'z') {
        const auto white = static_cast<std::size_t>(character - 'k') + 1;
        if (white > cells - cell) return wrong("more white cells than the board has left");
        for (const auto end = cell + white; cell < end; ++cell) border.put(cell, {.white = true}, place);
        ++next_;
      } else if (character == '.') {
        border.put(cell++, {}, place);
        ++next_;
      } else {
        const auto down = take_sum();
        if (!down) return std::unexpected(down.error());
        const auto across = take_sum();
        if (!across) return std::unexpected(across.error());
        border.put(cell++, {.across = *across, .down = *down}, place);
      }
    }
    return {};
  }

  Expected<void> take_outside(Border& border) {
    for (const auto outside : border.beside_white()) {
      const auto place = here();
      const auto sum = take_sum();
      if (!sum) return std::unexpected(sum.error());
      border.put_sum(outside, *sum, place);
    }
    return {};
  }

  std::string_view text_;
  std::size_t next_ = 0;
};

void append_inside(std::string& text, const Grid<Square>& squares) {
  int white = 0;
  const auto flush = [&] {
    if (white > 0) text += static_cast<char>('k' + std::exchange(white, 0) - 1);
  };
  for (int row = 1; row < squares.rows(); ++row) {
    for (const auto& square : squares.row(Row{row}).subspan(1)) {
      if (square.white) {
        if (++white == kMostWhiteAtOnce) flush();
        continue;
      }
      flush();
      if (square.across == 0 && square.down == 0) {
        text += '.';
      } else {
        text += sum_character(square.down);
        text += sum_character(square.across);
      }
    }
  }
  flush();
}

// One address in each line with any content.
bool recognise(const Source& source) {
  for (const auto& line : split_lines(source.text)) {
    if (line.text.empty() || is_comment(line.text)) continue;
    return !line.text.starts_with("pzprv3") && start_of_board(line.text).has_value();
  }
  return false;
}

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  std::vector<Named<Puzzle>> puzzles;
  std::size_t cells = 0;
  for (const auto& line : split_lines(source.text)) {
    if (line.text.empty() || is_comment(line.text)) continue;
    auto puzzle = read_address(line.text);
    if (!puzzle) return fail(puzzle.error().message, line.number, puzzle.error().column);
    cells += puzzle->squares.size().cells();
    if (cells > kMostCells)
      return fail(fmt::format("a file holds at most {} squares", kMostCells), line.number, 1);
    puzzles.push_back({"", std::move(*puzzle)});
  }
  if (puzzles.empty()) return fail("the file holds no address");
  return puzzles;
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (const auto& each : puzzles) {
    const auto address = write_address(each.puzzle);
    if (!address) return std::unexpected(address.error());
    text += *address + '\n';
  }
  return text;
}

}  // namespace

Expected<Puzzle> read_address(std::string_view address) { return Reader(address).read(); }

Expected<std::string> write_address(const Puzzle& puzzle) {
  if (const auto fits = has_border(puzzle); !fits) return std::unexpected(fits.error());
  const auto& squares = puzzle.squares;
  auto text = fmt::format("{}{}{}/{}/", kHome, kName, squares.cols() - 1, squares.rows() - 1);
  append_inside(text, squares);
  for (int col = 1; col < squares.cols(); ++col) {
    if (squares[at(1, col)].white) text += sum_character(squares[at(0, col)].down);
  }
  for (int row = 1; row < squares.rows(); ++row) {
    if (squares[at(row, 1)].white) text += sum_character(squares[at(row, 0)].across);
  }
  return text;
}

Format<Puzzle> puzzlink_format() {
  return {.name = "puzzlink",
          .summary = "addresses of puzz.link and pzv.jp (https://puzz.link/p?kakuro/...), one per line",
          .extension = ".url",
          .recognise = recognise,
          .read = read,
          .write = write};
}

}  // namespace quadrille::kakuro
