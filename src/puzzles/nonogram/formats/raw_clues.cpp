#include "puzzles/nonogram/formats/raw_clues.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

std::vector<Clues> clues_of(std::vector<ClueLine>& lines) {
  std::vector<Clues> clues;
  clues.reserve(lines.size());
  for (auto& line : lines) clues.push_back(std::move(line.clues));
  return clues;
}

// The words of a line, separated by blanks, tabs or commas.
std::vector<Word> split_at_commas(std::string_view line) {
  std::vector<Word> words;
  std::size_t next = 0;
  const auto parts = [](char character) { return character == ' ' || character == '\t' || character == ','; };
  for (;;) {
    while (next < line.size() && parts(line[next])) ++next;
    if (next == line.size()) return words;
    const auto from = next;
    while (next < line.size() && !parts(line[next])) ++next;
    words.push_back({static_cast<int>(from) + 1, line.substr(from, next - from)});
  }
}

}  // namespace

Expected<Puzzle> puzzle_of(RawClues raw, std::vector<Ink> palette) {
  Puzzle puzzle{.rows = clues_of(raw.rows), .cols = clues_of(raw.cols), .palette = std::move(palette)};
  const auto problem = first_problem(puzzle);
  if (!problem) return puzzle;
  const auto& line = (problem->in_row ? raw.rows : raw.cols)[problem->line];
  const auto& place = line.places[problem->clue];
  return fail(fmt::format("{}: {}", line_name(problem->in_row, problem->line), problem->message), place.line,
              place.column);
}

Expected<Size> checked_size(long rows, long cols) {
  if (rows < 1 || cols < 1 || rows > kLongestSide || cols > kLongestSide) {
    return fail(fmt::format("a puzzle has 1 to {0} rows and 1 to {0} columns, not {1}x{2}", kLongestSide,
                            rows, cols));
  }
  const Size size{static_cast<int>(rows), static_cast<int>(cols)};
  if (size.cells() > kMostCells) {
    return fail(fmt::format("a puzzle has at most {} cells, not {}x{}", kMostCells, rows, cols));
  }
  return size;
}

Expected<std::uint16_t> read_length(std::string_view text) {
  const auto length = parse_integer(text);
  if (!length) return std::unexpected(length.error());
  if (*length < 0 || *length > UINT16_MAX) {
    return fail(fmt::format("a run has 1 to {} cells, not {}", UINT16_MAX, *length));
  }
  return static_cast<std::uint16_t>(*length);
}

Expected<TwoNumbers> read_two_numbers(const TextLine& line, std::string_view what) {
  const auto words = split_words(line.text);
  if (words.size() != 2) {
    return fail(fmt::format("this line is '{}'", what), line.number, words.size() > 2 ? words[2].column : 1);
  }
  TwoNumbers numbers;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto number = parse_integer(words[i].text);
    if (!number) return fail(number.error().message, line.number, words[i].column);
    (i == 0 ? numbers.first : numbers.second) = *number;
  }
  return numbers;
}

Expected<ClueLine> read_lengths(const TextLine& line) {
  ClueLine clues;
  const auto words = split_at_commas(line.text);
  for (const auto& [column, text] : words) {
    const auto length = read_length(text);
    if (!length) return fail(length.error().message, line.number, column);
    if (*length == 0 && words.size() == 1) continue;
    clues.add({.length = *length}, {line.number, column});
  }
  return clues;
}

Expected<std::vector<TextLine>> pick_clue_lines(std::span<const TextLine> lines, std::size_t wanted,
                                                std::string_view kind, After after) {
  std::vector<TextLine> telling;
  for (const auto& line : lines) {
    if (line.text.empty()) continue;
    if (telling.size() == wanted) {
      return fail(fmt::format("one line too many: there are {} {}", wanted, kind), line.number, 1);
    }
    telling.push_back(line);
  }
  if (telling.size() == wanted) return telling;
  const int last_line = lines.empty() ? 0 : lines.back().number;
  if (after == After::more && !lines.empty() && lines.back().text.empty())
    lines = lines.first(lines.size() - 1);
  const auto told_late = std::ranges::any_of(lines.subspan(std::min(wanted, lines.size())),
                                             [](const TextLine& line) { return !line.text.empty(); });
  if (lines.size() < wanted || told_late) {
    return fail(fmt::format("{} of {} {} have their clues; a blank one is '0'", telling.size(), wanted, kind),
                telling.empty() ? last_line : telling.back().number, telling.empty() ? 0 : 1);
  }
  return std::vector<TextLine>(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(wanted));
}

Expected<std::vector<ClueLine>> read_all_lengths(std::span<const TextLine> lines) {
  std::vector<ClueLine> all;
  all.reserve(lines.size());
  for (const auto& line : lines) {
    auto clues = read_lengths(line);
    if (!clues) return std::unexpected(clues.error());
    all.push_back(std::move(*clues));
  }
  return all;
}

std::string write_lengths(const Clues& clues) {
  std::string text;
  for (const auto& clue : clues) {
    if (!text.empty()) text += ' ';
    text += fmt::format("{}", clue.length);
  }
  return text.empty() ? "0" : text;
}

Expected<void> needs_one_ink(const Puzzle& puzzle) {
  if (puzzle.palette.size() == 2) return {};
  return fail(fmt::format("this form has no colours, but the puzzle has {}", puzzle.palette.size() - 1));
}

Expected<void> needs_nothing_known(const Puzzle& puzzle) {
  if (!knows_something(puzzle)) return {};
  return fail("this form has no place for cells that are known from the start");
}

std::string single_spaced(std::string_view text) {
  std::string joined;
  for (const auto& line : split_lines(text)) {
    for (const auto& word : split_words(line.text)) {
      if (!joined.empty()) joined += ' ';
      joined += word.text;
    }
  }
  return printable(joined);
}

std::string_view property(const Puzzle& puzzle, std::string_view key) {
  const auto found = std::ranges::find(puzzle.about, key, &std::pair<std::string, std::string>::first);
  return found != puzzle.about.end() ? std::string_view(found->second) : std::string_view();
}

std::string name_in_file(const Puzzle& puzzle) {
  const auto id = property(puzzle, "id");
  return std::string(id.empty() ? property(puzzle, "title") : id);
}

bool knows_something(const Puzzle& puzzle) {
  const auto all = all_colours(puzzle.palette.size());
  return std::ranges::any_of(puzzle.saved.values(), [&](ColourSet known) { return (known & all) != all; });
}

ColourSet all_colours(std::size_t count) { return count >= 64 ? ~ColourSet{0} : (ColourSet{1} << count) - 1; }

}  // namespace quadrille::nonogram
