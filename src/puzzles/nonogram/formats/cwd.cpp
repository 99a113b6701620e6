#include "puzzles/nonogram/formats/list.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

// An empty line separates rows from columns, so if blank lines of the puzzle are empty too, it is the one
// after the last row.
Expected<Puzzle> read_clues(std::span<const TextLine> lines, Size size) {
  const auto rows = static_cast<std::size_t>(size.rows);
  const auto cols = static_cast<std::size_t>(size.cols);
  if (lines.size() > rows && lines[rows].text.empty()) {
    const auto above = pick_clue_lines(lines.first(rows), rows, "rows", After::nothing);
    const auto below = pick_clue_lines(lines.subspan(rows + 1), cols, "columns", After::nothing);
    if (above && below) return puzzle_of_lengths(*above, *below);
  }
  std::vector<TextLine> telling(lines.begin(), lines.end());
  std::erase_if(telling, [](const TextLine& line) { return line.text.empty(); });
  const auto clues = pick_clue_lines(telling, rows + cols, "rows and columns", After::nothing);
  if (!clues) return std::unexpected(clues.error());
  return puzzle_of_lengths(std::span(*clues).first(rows), std::span(*clues).subspan(rows));
}

Expected<Puzzle> read_cwd(std::string_view text) {
  const auto lines = split_lines(text);
  std::array<long, 2> sides{};
  auto line = lines.begin();
  for (std::size_t i = 0; i < sides.size(); ++i, ++line) {
    while (line != lines.end() && line->text.empty()) ++line;
    if (line == lines.end()) return fail("there is no puzzle: the first two lines are rows and columns");
    const auto words = split_words(line->text);
    const auto side = parse_integer(words.front().text);
    if (!side) return fail(side.error().message, line->number, words.front().column);
    if (words.size() > 1) return fail("this line is one number", line->number, words[1].column);
    sides[i] = *side;
  }
  const auto size = checked_size(sides[0], sides[1]);
  if (!size) return fail(size.error().message, lines.front().number, 1);
  return read_clues({line, lines.end()}, *size);
}

Expected<std::string> write_cwd(const Puzzle& puzzle) {
  auto text = fmt::format("{}\n{}\n", puzzle.rows.size(), puzzle.cols.size());
  for (const auto& clues : puzzle.rows) text += write_lengths(clues) + '\n';
  text += '\n';
  for (const auto& clues : puzzle.cols) text += write_lengths(clues) + '\n';
  return text;
}

bool recognise(const Source& source) {
  auto lines = split_lines(source.text);
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
  return lines.size() > 2 && starts_with_numbers(lines, 1) && split_words(lines[1].text).size() == 1 &&
         holds_numbers_only(lines);
}

}  // namespace

Format<Puzzle> cwd_format() {
  return {.name = "cwd",
          .summary = "rows, cols, each on its own line; rows, an empty line, columns; black and white",
          .extension = ".cwd",
          .recognise = recognise,
          .read = [](const Source& source) { return alone(read_cwd(source.text)); },
          .write =
              [](std::span<const NamedRef<Puzzle>> puzzles) {
                return write_single("cwd", puzzles, needs_clues_only, write_cwd);
              }};
}

}  // namespace quadrille::nonogram
