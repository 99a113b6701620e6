#include "puzzles/template/formats/plain.hpp"

#include <fmt/format.h>

#include "grid/picture.hpp"
#include "grid/text.hpp"

namespace quadrille::template_family {
namespace {

Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  auto page = read_page(source.text, U".?");
  if (!page) return std::unexpected(page.error());
  return std::vector<Named<Puzzle>>{{"", {std::move(*page)}}};
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  if (puzzles.size() != 1) return fail("the plain form holds one page");
  return plain_text(puzzles.front().puzzle.page);
}

}  // namespace

Expected<Grid<Symbol>> read_page(std::string_view text, std::u32string_view allowed) {
  std::vector<TextLine> rows;
  for (const auto& line : split_lines(text)) {
    if (!line.text.empty() && !is_comment(line.text)) rows.push_back(line);
  }
  if (rows.empty()) return fail("the file holds no page");
  const auto width = rows.front().text.size();
  // Sizes are refused before anything of that size is made.
  if (rows.size() > kLongestSide || width > kLongestSide) {
    return fail(fmt::format("a page has at most {0} rows and {0} columns", kLongestSide));
  }
  Grid<Symbol> page({static_cast<int>(rows.size()), static_cast<int>(width)});
  for (int row = 0; row < page.rows(); ++row) {
    const auto& [number, line] = rows[row];
    if (line.size() != width) {
      return fail(fmt::format("this row has {} squares, the first has {}", line.size(), width), number, 1);
    }
    for (int col = 0; col < page.cols(); ++col) {
      const auto symbol = Symbol{static_cast<unsigned char>(line[col])};
      if (allowed.find(symbol) == std::u32string_view::npos) {
        return fail(in_quotes(line[col]) + " is not a square of a page", number, col + 1);
      }
      page[at(row, col)] = symbol;
    }
  }
  return page;
}

Format<Puzzle> plain_format() {
  return {.name = "plain",
          .summary = "a line per row, a character per square",
          .extension = ".txt",
          .recognise = [](const Source& source) { return read(source).has_value(); },
          .read = read,
          .write = write};
}

}  // namespace quadrille::template_family
