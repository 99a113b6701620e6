#include <algorithm>

#include <fmt/format.h>

#include "puzzles/sudoku/formats/list.hpp"
#include "puzzles/sudoku/formats/square.hpp"

namespace quadrille::sudoku {
namespace {

// A file holds at most this many squares: some 50 MB of the largest ones.
constexpr std::size_t kMostPuzzles = 200'000;

bool is_name(const TextLine& line) { return line.text.starts_with('@'); }

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  const auto lines = telling_lines(source.text);
  std::vector<Named<Puzzle>> puzzles;
  for (auto start = lines.begin(); start != lines.end() || puzzles.empty();) {
    std::string id;
    if (start != lines.end() && is_name(*start)) {
      const auto words = split_words(start->text.substr(1));
      if (!words.empty()) id = words.front().text;
      const int named_in = start->number;
      ++start;
      if (start == lines.end() || is_name(*start))
        return fail(fmt::format("no square follows '@ {}'", printable(id)), named_in, 1);
    }
    if (puzzles.size() == kMostPuzzles)
      return fail(fmt::format("a file holds at most {} squares", kMostPuzzles), start->number, 1);
    const auto end = std::find_if(start, lines.end(), is_name);
    auto square = read_square({start, end});
    if (!square) return std::unexpected(square.error());
    puzzles.push_back({std::move(id), {std::move(*square)}});
    start = end;
  }
  return puzzles;
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  const bool named =
      puzzles.size() > 1 || std::ranges::any_of(puzzles, [](const auto& each) { return !each.id.empty(); });
  std::string text;
  for (const auto& [id, puzzle] : puzzles) {
    if (named) text += id.empty() ? "@\n" : fmt::format("@ {}\n", id);
    text += write_rows(puzzle.givens);
  }
  return text;
}

// A square with lines drawn around its boxes can be read as well, but has a form of its own.
bool recognise(const Source& source) {
  return source.text.find("┌") == std::string_view::npos && read(source).has_value();
}

}  // namespace

Format<Puzzle> plain_format() {
  return {.name = "plain",
          .summary = "a line per row, or all cells in one line; '.' or '0' is empty, A to G are 10 to 16",
          .extension = ".txt",
          .recognise = recognise,
          .read = read,
          .write = write};
}

}  // namespace quadrille::sudoku
