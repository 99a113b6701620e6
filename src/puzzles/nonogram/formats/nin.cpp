#include "puzzles/nonogram/formats/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

Expected<Puzzle> read_nin(std::string_view text) {
  const auto lines = split_lines(text);
  const auto header = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  if (header == lines.end()) return fail("there is no puzzle: the first line is 'cols rows'");
  const auto numbers = read_two_numbers(*header, "cols rows");
  if (!numbers) return std::unexpected(numbers.error());
  const auto size = checked_size(numbers->second, numbers->first);
  if (!size) return fail(size.error().message, header->number, 1);
  const auto count = static_cast<std::size_t>(size->rows) + static_cast<std::size_t>(size->cols);
  const auto clues = pick_clue_lines({header + 1, lines.end()}, count, "rows and columns", After::nothing);
  if (!clues) return std::unexpected(clues.error());
  return puzzle_of_lengths(std::span(*clues).first(size->rows), std::span(*clues).subspan(size->rows));
}

Expected<std::string> write_nin(const Puzzle& puzzle) {
  auto text = fmt::format("{} {}\n", puzzle.cols.size(), puzzle.rows.size());
  for (const auto& clues : puzzle.rows) text += write_lengths(clues) + '\n';
  for (const auto& clues : puzzle.cols) text += write_lengths(clues) + '\n';
  return text;
}

bool recognise(const Source& source) {
  const auto lines = split_lines(source.text);
  return starts_with_numbers(lines, 2) && holds_numbers_only(lines);
}

}  // namespace

Format<Puzzle> nin_format() {
  return {.name = "nin",
          .summary = "'cols rows', then rows and columns; black and white",
          .extension = ".nin",
          .recognise = recognise,
          .read = [](const Source& source) { return alone(read_nin(source.text)); },
          .write =
              [](std::span<const NamedRef<Puzzle>> puzzles) {
                return write_single("nin", puzzles, needs_clues_only, write_nin);
              }};
}

}  // namespace quadrille::nonogram
