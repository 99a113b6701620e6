#include "puzzles/kakuro/formats/backslash.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {
namespace {

constexpr char kStroke = '\\';

Expected<std::uint8_t> read_optional_sum(std::string_view text, std::string_view word) {
  if (text.empty() || text == "0") return std::uint8_t{0};
  return read_sum(text, word);
}

Expected<Square> read_square(std::string_view word) {
  if (word.size() == 1) {
    const char character = word.front();
    if (std::string_view("._-0").find(character) != std::string_view::npos) return Square{.white = true};
    if (std::string_view("#Xx\\").find(character) != std::string_view::npos) return Square{};
    if (character >= '1' && character <= '9') {
      return Square{.white = true, .given = static_cast<std::uint8_t>(character - '0')};
    }
  }
  const auto stroke = word.find(kStroke);
  if (stroke == std::string_view::npos) {
    return fail(in_quotes(word) + " is not a valid square: '.', '#', a digit, or clues such as 16\\7");
  }
  const auto down = read_optional_sum(word.substr(0, stroke), "down");
  if (!down) return std::unexpected(down.error());
  const auto across = read_optional_sum(word.substr(stroke + 1), "across");
  if (!across) return std::unexpected(across.error());
  return Square{.across = *across, .down = *down};
}

// A row with a comma in it is separated by commas alone, and a square left out between two of them is
// refused, since it could be meant as white or as black.
Expected<std::vector<Word>> split_row(const TextLine& line) {
  if (line.text.find(',') == std::string_view::npos) return split_words(line.text);
  std::vector<Word> squares;
  for (std::size_t from = 0; from <= line.text.size();) {
    const auto end = std::min(line.text.find(',', from), line.text.size());
    const auto words = split_words(line.text.substr(from, end - from));
    if (words.size() != 1) {
      return fail(fmt::format("{} squares between two commas", words.size()), line.number,
                  static_cast<int>(from) + 1);
    }
    squares.push_back({static_cast<int>(from) + words.front().column, words.front().text});
    from = end + 1;
  }
  return squares;
}

// Some square has a backslash, and the first line is a row.
bool recognise(const Source& source) {
  if (source.text.find(kStroke) == std::string_view::npos) return false;
  const auto lines = split_lines(source.text);
  const auto first = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  if (first == lines.end()) return false;
  const auto words = split_row(*first);
  return words &&
         std::ranges::all_of(*words, [](const Word& word) { return read_square(word.text).has_value(); });
}

std::string text_of(const Square& square) {
  if (square.white) return square.given == 0 ? "." : fmt::format("{}", square.given);
  if (square.across == 0 && square.down == 0) return "#";
  return (square.down != 0 ? fmt::format("{}", square.down) : std::string()) + kStroke +
         (square.across != 0 ? fmt::format("{}", square.across) : std::string());
}

}  // namespace

Expected<Puzzle> read_backslash(std::string_view text) {
  const auto raw = read_rows(split_lines(text), split_row, read_square);
  if (!raw) return std::unexpected(raw.error());
  return puzzle_of(*raw);
}

std::string write_backslash(const Puzzle& puzzle) {
  constexpr std::size_t kWidth = 5;  // of 45\45
  std::string text;
  for (int row = 0; row < puzzle.squares.rows(); ++row) {
    for (const auto& square : puzzle.squares.row(Row{row}))
      text += fmt::format("{:<{}} ", text_of(square), kWidth);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

Format<Puzzle> backslash_format() {
  return {.name = "backslash",
          .summary = "rows of squares: '.' white, '#' black, 16\\7 down and across, 16\\ down, \\7 across",
          .extension = ".kak",
          .recognise = recognise,
          .read = [](const Source& source) -> Expected<std::vector<Named<Puzzle>>> {
            auto puzzle = read_backslash(source.text);
            if (!puzzle) return std::unexpected(puzzle.error());
            return std::vector<Named<Puzzle>>{{"", std::move(*puzzle)}};
          },
          .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
            const auto puzzle = only_puzzle(puzzles, "backslash");
            if (!puzzle) return std::unexpected(puzzle.error());
            return write_backslash(*puzzle);
          }};
}

}  // namespace quadrille::kakuro
