#include "puzzles/kakuro/formats/janko.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "puzzles/kakuro/formats/raw_grid.hpp"

namespace quadrille::kakuro {
namespace {

// The section that a line opens; nullopt for any other line.
std::optional<std::string_view> section_of(const TextLine& line) {
  constexpr std::array<std::string_view, 6> kSections{"begin", "problem", "solution",
                                                      "moves", "labels",  "end"};
  auto words = split_words(line.text);
  if (words.size() != 1) return std::nullopt;
  auto name = words.front().text;
  if (name.size() > 2 && name.starts_with('[') && name.ends_with(']')) return name.substr(1, name.size() - 2);
  return std::ranges::find(kSections, name) != kSections.end() ? std::optional(name) : std::nullopt;
}

// What the lines before the problem say about it.
struct Header {
  std::optional<long> rows{};
  std::optional<long> cols{};
};

Expected<void> read_header_line(const TextLine& line, Header& header) {
  const auto words = split_words(line.text);
  if (words.size() != 2) return {};
  const auto key = words[0].text;
  const auto& [column, value] = words[1];
  if (key == "puzzle" && value != "kakuro") {
    return fail("this is a puzzle of another kind than kakuro: " + in_quotes(value), line.number, column);
  }
  if (key != "rows" && key != "cols") return {};
  const auto side = parse_integer(value);
  if (!side) return fail(side.error().message, line.number, column);
  (key == "rows" ? header.rows : header.cols) = *side;
  return {};
}

Expected<std::uint8_t> read_optional_sum(std::string_view text, std::string_view word) {
  if (text.empty() || text == "-" || text == "0") return std::uint8_t{0};
  return read_sum(text, word);
}

Expected<Square> read_square(std::string_view word) {
  if (word == "-" || word == ".") return Square{.white = true};
  if (word == "x" || word == "X" || word == "#") return Square{};
  if (word.size() == 1 && word.front() >= '1' && word.front() <= '9') {
    return Square{.white = true, .given = static_cast<std::uint8_t>(word.front() - '0')};
  }
  const auto comma = word.find(',');
  if (comma == std::string_view::npos) {
    return fail(in_quotes(word) + " is not a valid square: '-', 'x', a digit, or clues such as 16,7");
  }
  const auto down = read_optional_sum(word.substr(0, comma), "down");
  if (!down) return std::unexpected(down.error());
  const auto across = read_optional_sum(word.substr(comma + 1), "across");
  if (!across) return std::unexpected(across.error());
  return Square{.across = *across, .down = *down};
}

Expected<std::vector<Word>> split_row(const TextLine& line) { return split_words(line.text); }

bool opens_problem(const TextLine& line) { return section_of(line) == "problem"; }

bool recognise(const Source& source) { return std::ranges::any_of(split_lines(source.text), opens_problem); }

std::string text_of(const Square& square) {
  if (square.white) return square.given == 0 ? "-" : fmt::format("{}", square.given);
  if (square.across == 0 && square.down == 0) return "x";
  return (square.down != 0 ? fmt::format("{}", square.down) : std::string()) + ',' +
         (square.across != 0 ? fmt::format("{}", square.across) : std::string());
}

}  // namespace

Expected<Puzzle> read_janko(std::string_view text) {
  const auto lines = split_lines(text);
  const auto problem = std::ranges::find_if(lines, opens_problem);
  if (problem == lines.end()) return fail("there is no section [problem]");
  Header header;
  for (const auto& line : std::span(lines.begin(), problem)) {
    if (const auto read = read_header_line(line, header); !read) return std::unexpected(read.error());
  }
  const auto end = std::find_if(problem + 1, lines.end(),
                                [](const TextLine& line) { return section_of(line).has_value(); });
  const auto raw = read_rows({problem + 1, end}, split_row, read_square);
  if (!raw) return fail(raw.error().message, std::max(raw.error().line, problem->number), raw.error().column);
  if (header.rows.value_or(raw->rows()) != raw->rows() || header.cols.value_or(raw->cols) != raw->cols) {
    return fail(fmt::format("the problem is {}x{}, not {}x{} as the lines before it say", raw->rows(),
                            raw->cols, header.rows.value_or(raw->rows()), header.cols.value_or(raw->cols)),
                problem->number, 1);
  }
  return puzzle_of(*raw);
}

std::string write_janko(const Puzzle& puzzle) {
  constexpr std::size_t kWidth = 5;  // of 45,45
  const auto& squares = puzzle.squares;
  auto text =
      fmt::format("[begin]\npuzzle kakuro\nrows {}\ncols {}\n[problem]\n", squares.rows(), squares.cols());
  for (int row = 0; row < squares.rows(); ++row) {
    for (const auto& square : squares.row(Row{row})) text += fmt::format("{:<{}} ", text_of(square), kWidth);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text + "[end]\n";
}

Format<Puzzle> janko_format() {
  return {
      .name = "janko",
      .summary = "sections in the style of janko.at: [problem], '-' white, 'x' black, 16,7 down and across",
      .extension = ".janko",
      .recognise = recognise,
      .read = [](const Source& source) -> Expected<std::vector<Named<Puzzle>>> {
        auto puzzle = read_janko(source.text);
        if (!puzzle) return std::unexpected(puzzle.error());
        return std::vector<Named<Puzzle>>{{"", std::move(*puzzle)}};
      },
      .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
        const auto puzzle = only_puzzle(puzzles, "janko");
        if (!puzzle) return std::unexpected(puzzle.error());
        return write_janko(*puzzle);
      }};
}

}  // namespace quadrille::kakuro
