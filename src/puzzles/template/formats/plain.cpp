#include <algorithm>

#include <fmt/format.h>

#include "grid/picture.hpp"
#include "grid/text.hpp"
#include "puzzles/template/formats/list.hpp"
#include "puzzles/template/formats/rows.hpp"

namespace quadrille::template_family {
namespace {

Expected<int> read_count(const Word& word, int line, int most) {
  const auto number = parse_integer(word.text);
  if (!number) return fail(number.error().message, line, word.column);
  if (*number < 0 || *number > most)
    return fail(fmt::format("{} ticks do not fit into {} squares", *number, most), line, word.column);
  return static_cast<int>(*number);
}

struct WordLine {
  int number = 0;
  std::vector<Word> words;
};

std::vector<WordLine> lines_of(std::string_view text) {
  std::vector<WordLine> lines;
  for (const auto& [number, line] : split_lines(text)) {
    if (!line.empty() && !is_comment(line)) lines.push_back({number, split_words(line)});
  }
  return lines;
}

// Line and column of what is wrong first; counts that no page can have together are not wrong here.
Expected<Puzzle> read_puzzle(std::string_view text) {
  const auto lines = lines_of(text);
  if (lines.empty()) return fail("the file holds no page");
  std::vector<RowText> rows;
  for (const auto& [number, words] : std::span(lines).subspan(1)) {
    if (words.size() != 2)
      return fail("a row is its number of ticks and its squares, as in '2 x..'", number, 1);
    rows.push_back({{number, words[1].column}, words[1].text});
  }
  auto page = squares(rows);
  if (!page) return std::unexpected(page.error());
  const auto& [first, columns] = lines.front();
  if (columns.size() != static_cast<std::size_t>(page->cols())) {
    return fail(fmt::format("{} numbers for {} columns", columns.size(), page->cols()), first, 1);
  }
  Puzzle puzzle{std::move(*page), {}, {}};
  for (const auto& word : columns) {
    const auto ticks = read_count(word, first, puzzle.page.rows());
    if (!ticks) return std::unexpected(ticks.error());
    puzzle.col_ticks.push_back(*ticks);
  }
  for (const auto& [number, words] : std::span(lines).subspan(1)) {
    const auto ticks = read_count(words[0], number, puzzle.page.cols());
    if (!ticks) return std::unexpected(ticks.error());
    puzzle.row_ticks.push_back(*ticks);
  }
  return puzzle;
}

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  return mapped(read_puzzle(source.text),
                [](Puzzle puzzle) { return std::vector<Named<Puzzle>>{{"", std::move(puzzle)}}; });
}

// What is written can be read again by the same format; a form that is too narrow for a puzzle says so.
Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  if (puzzles.size() != 1) return fail("the plain form holds one page");
  const auto& puzzle = puzzles.front().puzzle;
  auto text = fmt::format("{}\n", fmt::join(puzzle.col_ticks, " "));
  const auto page = plain_text(puzzle.page);
  for (const auto& [number, row] : split_lines(page))
    text += fmt::format("{} {}\n", puzzle.row_ticks[static_cast<std::size_t>(number - 1)], row);
  return text;
}

}  // namespace

Format<Puzzle> plain_format() {
  return {
      .name = "plain",
      .summary = "the columns' ticks, then a line per row: its ticks and its squares",
      .extension = ".txt",
      // Say yes only to what is this form and no other: a form that says yes too often hides those behind it.
      .recognise = [](const Source& source) { return read(source).has_value(); },
      .read = read,
      .write = write};
}

}  // namespace quadrille::template_family
