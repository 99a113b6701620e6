#include "puzzles/nonogram/formats/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

bool is_divider(const TextLine& line) { return line.text == "#"; }

Expected<Puzzle> read_mk(std::string_view text) {
  const auto lines = split_lines(text);
  const auto header = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  if (header == lines.end()) return fail("there is no puzzle: the first line is 'rows cols'");
  const auto numbers = read_two_numbers(*header, "rows cols");
  if (!numbers) return std::unexpected(numbers.error());
  const auto size = checked_size(numbers->first, numbers->second);
  if (!size) return fail(size.error().message, header->number, 1);
  const auto divider = std::ranges::find_if(header + 1, lines.end(), is_divider);
  if (divider == lines.end()) return fail("no line '#' between rows and columns", lines.back().number, 1);
  const auto rows = pick_clue_lines({header + 1, divider}, numbers->first, "rows", After::nothing);
  if (!rows) return std::unexpected(rows.error());
  const auto cols = pick_clue_lines({divider + 1, lines.end()}, numbers->second, "columns", After::nothing);
  if (!cols) return std::unexpected(cols.error());
  return puzzle_of_lengths(*rows, *cols);
}

Expected<std::string> write_mk(const Puzzle& puzzle) {
  auto text = fmt::format("{} {}\n", puzzle.rows.size(), puzzle.cols.size());
  for (const auto& clues : puzzle.rows) text += write_lengths(clues) + '\n';
  text += "#\n";
  for (const auto& clues : puzzle.cols) text += write_lengths(clues) + '\n';
  return text;
}

bool recognise(const Source& source) {
  const auto lines = split_lines(source.text);
  return starts_with_numbers(lines, 2) && std::ranges::any_of(lines, is_divider);
}

}  // namespace

Format<Puzzle> mk_format() {
  return {.name = "mk",
          .summary = "'rows cols', rows, '#', columns; black and white",
          .extension = ".mk",
          .recognise = recognise,
          .read = [](const Source& source) { return alone(read_mk(source.text)); },
          .write =
              [](std::span<const NamedRef<Puzzle>> puzzles) {
                return write_single("mk", puzzles, needs_clues_only, write_mk);
              }};
}

}  // namespace quadrille::nonogram
