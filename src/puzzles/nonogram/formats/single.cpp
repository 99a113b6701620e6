#include "puzzles/nonogram/formats/single.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace quadrille::nonogram {
namespace {

bool is_numbers(std::string_view text) {
  return std::ranges::all_of(text, [](char character) {
    return (character >= '0' && character <= '9') || character == ' ' || character == '\t' ||
           character == ',';
  });
}

}  // namespace

Expected<std::vector<Named<Puzzle>>> alone(Expected<Puzzle> puzzle) {
  if (!puzzle) return std::unexpected(std::move(puzzle.error()));
  std::vector<Named<Puzzle>> puzzles;
  auto name = name_in_file(*puzzle);
  puzzles.push_back({std::move(name), std::move(*puzzle)});
  return puzzles;
}

Expected<std::string> write_single(std::string_view form, std::span<const NamedRef<Puzzle>> puzzles,
                                   Expected<void> (*suits)(const Puzzle&),
                                   Expected<std::string> (*write)(const Puzzle&)) {
  if (puzzles.size() != 1)
    return fail(fmt::format("the form '{}' holds one puzzle, not {}", form, puzzles.size()));
  const auto& puzzle = puzzles.front().puzzle;
  if (const auto fits = suits(puzzle); !fits) return std::unexpected(fits.error());
  return write(puzzle);
}

Expected<Puzzle> puzzle_of_lengths(std::span<const TextLine> rows, std::span<const TextLine> cols) {
  auto above = read_all_lengths(rows);
  if (!above) return std::unexpected(above.error());
  auto below = read_all_lengths(cols);
  if (!below) return std::unexpected(below.error());
  return puzzle_of({std::move(*above), std::move(*below)}, black_and_white());
}

Expected<void> needs_clues_only(const Puzzle& puzzle) {
  if (const auto fits = needs_one_ink(puzzle); !fits) return fits;
  return needs_nothing_known(puzzle);
}

bool starts_with_numbers(std::span<const TextLine> lines, std::size_t count) {
  const auto first = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  return first != lines.end() && is_numbers(first->text) && split_words(first->text).size() == count;
}

bool holds_numbers_only(std::span<const TextLine> lines) {
  return std::ranges::all_of(lines, [](const TextLine& line) { return is_numbers(line.text); });
}

}  // namespace quadrille::nonogram
