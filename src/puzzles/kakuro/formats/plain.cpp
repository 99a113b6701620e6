#include "puzzles/kakuro/formats/plain.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace quadrille::kakuro {
namespace {

constexpr std::string_view kTokens = "'.', 'X', a digit, or clues such as A16, D7, A16D7";

bool is_digit(char character) { return character >= '0' && character <= '9'; }

// Takes one clue, a letter and a number, off the front of a token.
Expected<void> take_clue(std::string_view& token, Square& square) {
  const char letter = token.front();
  const bool across = letter == 'A';
  auto& sum = across ? square.across : square.down;
  const auto* word = across ? "across" : "down";
  if (sum != 0) return fail(fmt::format("two {} clues in one square", word));
  token.remove_prefix(1);
  const auto length = std::min(token.find_first_not_of("0123456789"), token.size());
  if (length == 0) return fail(fmt::format("no number after '{}'", letter));
  const auto number = read_sum(token.substr(0, length), word);
  if (!number) return std::unexpected(number.error());
  sum = *number;
  token.remove_prefix(length);
  return {};
}

Expected<Square> read_token(std::string_view token) {
  if (token == ".") return Square{.white = true};
  if (token == "X") return Square{};
  if (token.size() == 1 && is_digit(token.front())) {
    if (token == "0") return fail("a given digit is 1 to 9, not 0");
    return Square{.white = true, .given = static_cast<std::uint8_t>(token.front() - '0')};
  }
  Square square;
  for (auto rest = token; !rest.empty();) {
    if (rest.front() != 'A' && rest.front() != 'D') {
      return fail(fmt::format("{} is not a valid square: {}", in_quotes(token), kTokens));
    }
    if (const auto clue = take_clue(rest, square); !clue) return std::unexpected(clue.error());
  }
  return square;
}

void append_token(std::string& text, const Square& square) {
  if (square.white) {
    text += square.given == 0 ? '.' : static_cast<char>('0' + square.given);
  } else if (square.across == 0 && square.down == 0) {
    text += 'X';
  } else {
    if (square.across != 0) (text += 'A') += std::to_string(square.across);
    if (square.down != 0) (text += 'D') += std::to_string(square.down);
  }
}

Expected<Size> read_size(const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() != 2) {
    return fail("the first line is 'rows cols'", line.number,
                words.size() > 2 ? words[2].column : words.front().column);
  }
  std::array<long, 2> sides{};
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const auto number = parse_integer(words[i].text);
    if (!number) return fail(number.error().message, line.number, words[i].column);
    sides[i] = *number;
  }
  const auto size = checked_size(sides[0], sides[1]);
  if (!size) return fail(size.error().message, line.number, words.front().column);
  return *size;
}

Expected<void> read_row(const TextLine& line, const Size& size, RawGrid& raw) {
  if (raw.rows() == size.rows) {
    return fail(fmt::format("one row too many: the grid has {}", size.rows), line.number, 1);
  }
  const auto cols = static_cast<std::size_t>(size.cols);
  const auto words = split_words(line.text);
  for (const auto& [column, text] : std::span(words).first(std::min(words.size(), cols))) {
    const auto square = read_token(text);
    if (!square) return fail(square.error().message, line.number, column);
    raw.add(*square, {line.number, column});
  }
  if (words.size() == cols) return {};
  const int end = static_cast<int>(line.text.size()) + 1;
  return fail(fmt::format("this row has {} squares, not {}", words.size(), cols), line.number,
              words.size() > cols ? words[cols].column : end);
}

// The lines that are neither blank nor a comment.
std::vector<TextLine> telling_lines(std::string_view text) {
  auto lines = split_lines(text);
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty() || is_comment(line.text); });
  return lines;
}

bool is_name(const TextLine& line) { return line.text.starts_with('@'); }

// A text is ours if its first line with any content is a name or two numbers.
bool recognise(const Source& source) {
  const auto lines = telling_lines(source.text);
  if (lines.empty()) return false;
  if (is_name(lines.front())) return true;
  return lines.front().text.find_first_not_of("0123456789 \t") == std::string_view::npos &&
         split_words(lines.front().text).size() == 2;
}

}  // namespace

Expected<RawGrid> read_sheet(std::span<const TextLine> lines) {
  RawGrid raw;
  Size size;
  int last_line = 0;
  for (const auto& line : lines) {
    if (line.text.empty()) continue;
    last_line = line.number;
    if (raw.cols == 0) {
      const auto told = read_size(line);
      if (!told) return std::unexpected(told.error());
      size = *told;
      raw.cols = size.cols;
    } else if (const auto row = read_row(line, size, raw); !row) {
      return std::unexpected(row.error());
    }
  }
  if (raw.cols == 0) return fail("there is no grid: the first line is 'rows cols'");
  if (raw.rows() < size.rows) {
    return fail(fmt::format("the grid ends after {} of {} rows", raw.rows(), size.rows), last_line, 1);
  }
  return raw;
}

std::string write_squares(const Grid<Square>& squares) {
  auto text = fmt::format("{} {}\n", squares.rows(), squares.cols());
  text.reserve(text.size() + 4 * squares.size().cells());
  for (int row = 0; row < squares.rows(); ++row) {
    for (const auto& square : squares.row(Row{row})) {
      append_token(text, square);
      text += ' ';
    }
    text.back() = '\n';
  }
  return text;
}

Expected<std::vector<Named<Puzzle>>> read_plain(std::string_view text) {
  const auto lines = telling_lines(text);
  std::vector<Named<Puzzle>> puzzles;
  std::size_t cells = 0;
  for (auto start = lines.begin(); start != lines.end() || puzzles.empty();) {
    std::string id;
    if (start != lines.end() && is_name(*start)) {
      const auto words = split_words(start->text.substr(1));
      if (!words.empty()) id = words.front().text;
      const int named_in = start->number;
      ++start;
      if (start == lines.end() || is_name(*start)) {
        return fail(fmt::format("no grid follows '@ {}'", printable(id)), named_in, 1);
      }
    }
    const auto end = std::find_if(start, lines.end(), is_name);
    const auto raw = read_sheet({start, end});
    if (!raw) return std::unexpected(raw.error());
    cells += raw->squares.size();
    if (cells > kMostCells) {
      return fail(fmt::format("a file holds at most {} squares", kMostCells), start->number, 1);
    }
    auto puzzle = puzzle_of(*raw);
    if (!puzzle) return std::unexpected(puzzle.error());
    puzzles.push_back({std::move(id), std::move(*puzzle)});
    start = end;
  }
  return puzzles;
}

std::string write_plain(const Puzzle& puzzle) { return write_squares(puzzle.squares); }

std::string write_plain(std::span<const NamedRef<Puzzle>> puzzles) {
  const bool named =
      puzzles.size() > 1 || std::ranges::any_of(puzzles, [](const auto& each) { return !each.id.empty(); });
  std::string text;
  for (const auto& [id, puzzle] : puzzles) {
    if (named) text += id.empty() ? "@\n" : fmt::format("@ {}\n", id);
    text += write_plain(puzzle);
  }
  return text;
}

Format<Puzzle> plain_format() {
  return {.name = "plain",
          .summary = "'rows cols', then tokens: '.' white, 'X' black, A16 across, D7 down, A16D7 both",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) { return read_plain(source.text); },
          .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
            return write_plain(puzzles);
          }};
}

}  // namespace quadrille::kakuro
