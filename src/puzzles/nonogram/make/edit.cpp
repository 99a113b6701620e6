#include "puzzles/nonogram/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"
#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

Expected<Puzzle> set_cell(Puzzle puzzle, const Mark& mark) {
  const auto size = puzzle.size();
  if (!size.contains(mark.cell)) {
    return fail(fmt::format("{} is outside the {}x{} grid", place_of(mark.cell), size.rows, size.cols));
  }
  const auto all = all_colours(puzzle.palette.size());
  auto known = all;
  if (mark.now != U'?') {
    const auto colour =
        mark.now < 0x80 ? find_symbol(puzzle.palette, static_cast<char>(mark.now)) : std::nullopt;
    if (!colour) return fail("a cell is '.', '?' or the symbol of a colour");
    known = ColourSet{1} << *colour;
  }
  if (puzzle.saved.size() != size) puzzle.saved = Grid<ColourSet>(size, all);
  puzzle.saved[mark.cell] = known;
  if (!knows_something(puzzle)) puzzle.saved = {};
  return puzzle;
}

struct LineName {
  bool in_row = true;
  std::size_t line = 0;
};

Expected<LineName> read_name(std::string_view id, const Puzzle& puzzle) {
  const auto words = split_words(id);
  if (words.size() == 2 && (words[0].text == "row" || words[0].text == "column")) {
    const bool in_row = words[0].text == "row";
    const auto number = parse_integer(words[1].text);
    const auto lines = in_row ? puzzle.rows.size() : puzzle.cols.size();
    if (number && *number >= 0 && static_cast<std::size_t>(*number) < lines) {
      return LineName{in_row, static_cast<std::size_t>(*number)};
    }
  }
  return fail(fmt::format("{} is not a line: 'row 0' to 'row {}', 'column 0' to 'column {}'", in_quotes(id),
                          puzzle.rows.size() - 1, puzzle.cols.size() - 1));
}

Expected<Puzzle> set_clues(Puzzle puzzle, const Field& field) {
  const auto name = read_name(field.id, puzzle);
  if (!name) return std::unexpected(name.error());
  auto clues = read_clue_text(field.text, puzzle.palette);
  if (!clues) return std::unexpected(clues.error());
  auto& line = (name->in_row ? puzzle.rows : puzzle.cols)[name->line];
  if (line == *clues) return puzzle;
  line = std::move(*clues);
  puzzle.goal.reset();
  if (const auto problem = first_problem(puzzle)) {
    return fail(fmt::format("{}: {}", line_name(problem->in_row, problem->line), problem->message));
  }
  return puzzle;
}

}  // namespace

Expected<Puzzle> blank_sheet(Size size) {
  if (std::min(size.rows, size.cols) < 1 || std::max(size.rows, size.cols) > kLongestSide) {
    return fail(
        fmt::format("a grid has 1 to {} rows and columns, not {}x{}", kLongestSide, size.rows, size.cols));
  }
  return Puzzle{.rows = std::vector<Clues>(static_cast<std::size_t>(size.rows)),
                .cols = std::vector<Clues>(static_cast<std::size_t>(size.cols)),
                .palette = black_and_white()};
}

Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit) {
  if (const auto* mark = std::get_if<Mark>(&edit)) return set_cell(puzzle, *mark);
  return set_clues(puzzle, std::get<Field>(edit));
}

}  // namespace quadrille::nonogram
