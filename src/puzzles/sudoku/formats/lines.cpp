#include <fmt/format.h>

#include "puzzles/sudoku/formats/list.hpp"
#include "puzzles/sudoku/formats/square.hpp"

namespace quadrille::sudoku {
namespace {

// A file of lines holds at most this many, as any text does.
constexpr std::size_t kMostPuzzles = 2'000'000;

Expected<Named<Puzzle>> read_line(const TextLine& line) {
  const auto cells = line.text.substr(0, line.text.find_first_of(" \t"));
  const auto words = split_words(line.text);
  const TextLine alone{line.number, cells};
  auto square = read_square({&alone, 1});
  if (!square) return std::unexpected(square.error());
  std::string id;
  for (const auto& word : std::span(words).subspan(1)) {
    if (word.text == "#") continue;
    if (!id.empty()) id += ' ';
    id += word.text;
  }
  return Named<Puzzle>{std::move(id), {std::move(*square)}};
}

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  const auto lines = telling_lines(source.text);
  if (lines.empty()) return fail("there is no puzzle: a line of 81 cells for each");
  if (lines.size() > kMostPuzzles)
    return fail(fmt::format("a file holds at most {} puzzles", kMostPuzzles), lines[kMostPuzzles].number, 1);
  std::vector<Named<Puzzle>> puzzles;
  puzzles.reserve(lines.size());
  for (const auto& line : lines) {
    auto puzzle = read_line(line);
    if (!puzzle) return std::unexpected(puzzle.error());
    puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (const auto& [id, puzzle] : puzzles) {
    text += write_line(puzzle.givens);
    if (!id.empty()) text += fmt::format(" {}", id);
    text += '\n';
  }
  return text;
}

bool recognise(const Source& source) {
  const auto lines = telling_lines(source.text);
  return !lines.empty() && read_line(lines.front()).has_value();
}

}  // namespace

Format<Puzzle> lines_format() {
  return {.name = "sdm",
          .summary = "a puzzle per line, all its cells, then its name where it has one",
          .extension = ".sdm",
          .recognise = recognise,
          .read = read,
          .write = write};
}

}  // namespace quadrille::sudoku
