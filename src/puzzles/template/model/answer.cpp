#include "puzzles/template/model/answer.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "grid/picture.hpp"
#include "puzzles/template/formats/rows.hpp"

namespace quadrille::template_family {
namespace {

// Tuples: a list of cells is kept flat, however long it is.
Record cells_with(const Grid<Symbol>& page, Symbol wanted) {
  Record::Tuples cells{.length = 2};
  for_each_cell(page.size(), [&](Cell cell) {
    if (page[cell] == wanted) cells.numbers.insert(cells.numbers.end(), {cell.row.value, cell.col.value});
  });
  return {std::move(cells)};
}

std::optional<Cell> cell_in(const Record& entry, Size size) {
  const auto* pair = entry.get<Record::List>();
  if (pair == nullptr || pair->size() != 2) return std::nullopt;
  const auto* row = (*pair)[0].get<std::int64_t>();
  const auto* col = (*pair)[1].get<std::int64_t>();
  if (row == nullptr || col == nullptr) return std::nullopt;
  if (*row < 0 || *row >= size.rows || *col < 0 || *col >= size.cols) return std::nullopt;
  return at(static_cast<int>(*row), static_cast<int>(*col));
}

Expected<Grid<Symbol>> filled(Grid<Symbol> page, const Record& record, const std::string& key,
                              Symbol symbol) {
  const auto* entry = record.find(key);
  const auto* list = entry != nullptr ? entry->get<Record::List>() : nullptr;
  if (list == nullptr) return fail(fmt::format("'{}' is not a list of squares", key), record.place);
  for (const auto& each : *list) {
    const auto cell = cell_in(each, page.size());
    if (!cell)
      return fail(fmt::format("'{}' has an entry that is not [row, column] of a square", key), each.place);
    page[*cell] = symbol;
  }
  return page;
}

Record write_record(const Puzzle& /*puzzle*/, const FoundView<Answer>& found) {
  Record record;
  record.add("ticked", cells_with(found.answer.page, kTick));
  record.add("blank", cells_with(found.answer.page, kBlank));
  return record;
}

Expected<Answer> read_record(const Puzzle& puzzle, const Record& record) {
  auto ticked = filled(Grid<Symbol>(puzzle.page.size(), kOpen), record, "ticked", kTick);
  if (!ticked) return std::unexpected(ticked.error());
  auto page = filled(std::move(*ticked), record, "blank", kBlank);
  if (!page) return std::unexpected(page.error());
  return Answer{std::move(*page)};
}

}  // namespace

Expected<Answer> read_answer(const Puzzle& puzzle, std::string_view text) {
  auto page = read_page(text);
  if (!page) return std::unexpected(page.error());
  const auto [rows, cols] = puzzle.page.size();
  if (page->size() != puzzle.page.size()) {
    return fail(
        fmt::format("the answer has {}x{} squares, the page {}x{}", page->rows(), page->cols(), rows, cols));
  }
  return Answer{std::move(*page)};
}

std::string write_answer(const Puzzle& /*puzzle*/, const Answer& answer) { return plain_text(answer.page); }

std::string headline(const Puzzle& puzzle, const FoundView<Answer>& found) {
  return fmt::format("{} of {} ticks", std::ranges::count(found.answer.page.values(), kTick),
                     std::accumulate(puzzle.row_ticks.begin(), puzzle.row_ticks.end(), 0));
}

AnswerRecord<Puzzle, Answer> answer_record() { return {.write = write_record, .read = read_record}; }

}  // namespace quadrille::template_family
