#include "puzzles/template/formats/rows.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

Expected<Grid<Symbol>> squares(std::span<const RowText> rows) {
  if (rows.empty()) return fail("the page has no rows");
  const auto width = rows.front().text.size();
  if (rows.size() > kLongestSide || width > kLongestSide)
    return fail(fmt::format("a page has at most {0} rows and {0} columns", kLongestSide));
  Grid<Symbol> page({static_cast<int>(rows.size()), static_cast<int>(width)});
  for (int row = 0; row < page.rows(); ++row) {
    const auto& [place, text] = rows[static_cast<std::size_t>(row)];
    if (text.size() != width)
      return fail(fmt::format("this row has {} squares, the first has {}", text.size(), width), place);
    for (int col = 0; col < page.cols(); ++col) {
      const char character = text[static_cast<std::size_t>(col)];
      const auto symbol = Symbol{static_cast<unsigned char>(character)};
      if (symbol != kOpen && symbol != kTick && symbol != kBlank) {
        return fail(in_quotes(character) + " is not a square: '.' is open, 'x' ticked, '-' blank", place.line,
                    place.column + col);
      }
      page[at(row, col)] = symbol;
    }
  }
  return page;
}

Expected<Grid<Symbol>> read_page(std::string_view text) {
  std::vector<RowText> rows;
  for (const auto& [number, line] : split_lines(text)) {
    if (!line.empty() && !is_comment(line)) rows.push_back({{number, 1}, line});
  }
  return squares(rows);
}

}  // namespace quadrille::template_family
