#include "puzzles/nonogram/formats/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kTournamentLines = 50;

bool is_number(const TextLine& line) { return line.text.starts_with('$'); }

// How many of the lines after a '$n' are clues. Empty ones count, since they are blank lines of the puzzle,
// but at the end of the file they may also mean nothing.
std::size_t count_clue_lines(std::span<const TextLine> lines) {
  auto told = lines.size();
  while (told > 0 && lines[told - 1].text.empty()) --told;
  if (told <= kTournamentLines && lines.size() >= kTournamentLines) return kTournamentLines;
  return told % 2 == 1 && lines.size() > told ? told + 1 : told;
}

Expected<std::string> write_taai(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto& [id, puzzle] = puzzles[i];
    if (const auto fits = needs_clues_only(puzzle); !fits) return std::unexpected(fits.error());
    if (puzzle.rows.size() != puzzle.cols.size() || puzzle.size() != puzzles.front().puzzle.size()) {
      return fail("this form holds squares of one size only");
    }
    const auto number = parse_integer(id);
    text += fmt::format("${}\n", number && *number >= 0 ? *number : static_cast<long>(i) + 1);
    for (const auto* lines : {&puzzle.cols, &puzzle.rows}) {
      for (const auto& clues : *lines) {
        auto line = write_lengths(clues);
        std::ranges::replace(line, ' ', '\t');
        text += line + '\n';
      }
    }
  }
  return text;
}

bool recognise(const Source& source) {
  const auto lines = split_lines(source.text);
  const auto first = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  return first != lines.end() && is_number(*first);
}

}  // namespace

Expected<std::vector<Named<Puzzle>>> read_taai(std::string_view text) {
  const auto lines = split_lines(text);
  std::vector<Named<Puzzle>> puzzles;
  auto start = std::ranges::find_if(lines, [](const TextLine& line) { return !line.text.empty(); });
  while (start != lines.end()) {
    if (!is_number(*start)) return fail("a puzzle starts with a line '$N'", start->number, 1);
    const auto end = std::find_if(start + 1, lines.end(), is_number);
    const std::span<const TextLine> after(start + 1, end);
    const auto count = count_clue_lines(after);
    const auto side = static_cast<long>(count / 2);
    if (count % 2 == 1) {
      return fail(fmt::format("{} lines of clues follow, not as many columns as rows", count), start->number,
                  1);
    }
    if (!puzzles.empty() && puzzles.front().puzzle.cols.size() != count / 2) {
      return fail(fmt::format("{} lines of clues follow, the first puzzle of the file has {}", count,
                              2 * puzzles.front().puzzle.cols.size()),
                  start->number, 1);
    }
    const auto size = checked_size(side, side);
    if (!size) return fail(size.error().message, start->number, 1);
    auto puzzle = puzzle_of_lengths(after.subspan(count / 2, count / 2), after.first(count / 2));
    if (!puzzle) return std::unexpected(std::move(puzzle.error()));
    const auto words = split_words(start->text.substr(1));
    puzzles.push_back({words.empty() ? "" : std::string(words.front().text), std::move(*puzzle)});
    start = end;
  }
  if (puzzles.empty()) return fail("there is no puzzle: each starts with a line '$N'");
  return puzzles;
}

Format<Puzzle> taai_format() {
  return {.name = "taai",
          .summary = "the tournaments' batch: '$n', columns, rows; black-and-white squares, many puzzles",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) { return read_taai(source.text); },
          .write = write_taai};
}

}  // namespace quadrille::nonogram
