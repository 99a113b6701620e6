#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "puzzles/sudoku/formats/list.hpp"
#include "puzzles/sudoku/formats/square.hpp"

namespace quadrille::sudoku {
namespace {

bool is_section(const TextLine& line) { return line.text.starts_with('['); }

bool is_puzzle(const TextLine& line) {
  const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  return std::ranges::equal(line.text, std::string_view("[puzzle]"), same);
}

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  auto lines = split_lines(source.text);
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty() || line.text.starts_with('#'); });
  const auto start = std::ranges::find_if(lines, is_puzzle);
  if (start == lines.end()) return fail("there is no section [Puzzle]");
  const auto end = std::find_if(start + 1, lines.end(), is_section);
  if (start + 1 == end) return fail("the section [Puzzle] is empty", start->number, 1);
  auto square = read_square({start + 1, end});
  if (!square) return std::unexpected(square.error());
  return std::vector<Named<Puzzle>>{{"", {std::move(*square)}}};
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  return mapped(only_puzzle(puzzles, "sadman"),
                [](const Puzzle& puzzle) { return "[Puzzle]\n" + write_rows(puzzle.givens); });
}

}  // namespace

Format<Puzzle> sadman_format() {
  return {.name = "sadman",
          .summary = "a section [Puzzle] with a line per row",
          .extension = ".sdk",
          .recognise =
              [](const Source& source) { return std::ranges::any_of(split_lines(source.text), is_puzzle); },
          .read = read,
          .write = write};
}

}  // namespace quadrille::sudoku
