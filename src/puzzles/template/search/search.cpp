#include "puzzles/template/search/search.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::template_family {
namespace {

// Fills in the squares in reading order and turns back where a row or a column has more ticks than it may, or
// too few squares left.
class Search {
 public:
  Search(const Puzzle& puzzle, const SearchRequest& request, Context& context)
      : request_(request),
        context_(context),
        page_(puzzle.page),
        rows_(puzzle.row_ticks),
        cols_(puzzle.col_ticks) {}

  // Whether the squares from this one on could be filled in; then page() is the answer.
  [[nodiscard]] bool descend(int number) {
    const auto [rows, cols] = page_.size();
    if (number == rows * cols) return request_.other_than == nullptr || page_ != request_.other_than->page;
    // One call counts the node and looks at stop, time and limits; false: unwind.
    if (!context_.enter_node()) return false;
    if (context_.report_due()) context_.report({.done = context_.spent()});
    const auto cell = at(number / cols, number % cols);
    const auto given = page_[cell];
    for (const bool first : {true, false}) {
      const auto symbol = first == request_.ticks_first ? kTick : kBlank;
      if ((given == kOpen || given == symbol) && fits(cell, symbol) && fill(cell, symbol, number))
        return true;
    }
    page_[cell] = given;
    ++context_.metrics.backtracks;
    return false;
  }

  [[nodiscard]] const Grid<Symbol>& page() const { return page_; }

 private:
  [[nodiscard]] int& row_left(Cell cell) { return rows_[static_cast<std::size_t>(cell.row.value)]; }
  [[nodiscard]] int& col_left(Cell cell) { return cols_[static_cast<std::size_t>(cell.col.value)]; }

  [[nodiscard]] bool fits(Cell cell, Symbol symbol) {
    const int ticks = symbol == kTick ? 1 : 0;
    const int after_row = row_left(cell) - ticks;
    const int after_col = col_left(cell) - ticks;
    return after_row >= 0 && after_row <= page_.cols() - 1 - cell.col.value && after_col >= 0 &&
           after_col <= page_.rows() - 1 - cell.row.value;
  }

  [[nodiscard]] bool fill(Cell cell, Symbol symbol, int number) {
    const int ticks = symbol == kTick ? 1 : 0;
    page_[cell] = symbol;
    row_left(cell) -= ticks;
    col_left(cell) -= ticks;
    if (descend(number + 1)) return true;
    row_left(cell) += ticks;
    col_left(cell) += ticks;
    return false;
  }

  const SearchRequest& request_;
  Context& context_;
  Grid<Symbol> page_;
  std::vector<int> rows_;  // ticks that are still to come
  std::vector<int> cols_;
};

// A row or column in which more ticks are given than it may have.
std::optional<Objection> broken_by_givens(const Puzzle& puzzle) {
  for (const auto& band : bands(puzzle)) {
    const auto given =
        std::ranges::count_if(band.cells, [&](Cell cell) { return puzzle.page[cell] == kTick; });
    if (given > band.ticks)
      return Objection{fmt::format("{} has {} ticks given, not {}", band.name, given, band.ticks),
                       band.cells};
  }
  return std::nullopt;
}

}  // namespace

Outcome<Answer> search(const Puzzle& puzzle, const SearchRequest& request, Context& context) {
  // First of all: what is given is also what a run that is cut returns, and the referee looks at that as well.
  if (auto broken = broken_by_givens(puzzle)) return {.found = std::move(*broken)};
  // What can grow asks for its bytes first; a refusal ends the run as memory.
  const Reservation memory(context, puzzle.page.size().cells() * sizeof(Symbol));
  if (!memory.granted()) return {.found = {}, .end = context.end()};
  Search attempt(puzzle, request, context);
  if (attempt.descend(0)) return {.found = Found<Answer>{{attempt.page()}}, .end = End::finished};
  if (context.end() != End::finished) return {.found = {}, .end = context.end()};
  return {.found = Objection{request.other_than == nullptr ? "no page has these ticks"
                                                           : "no other page has these ticks"}};
}

std::optional<Answer> only_answer(const Puzzle& puzzle, Context& context) {
  const auto first = search(puzzle, {}, context);
  if (first.answer() == nullptr) return std::nullopt;
  const auto& answer = first.answer()->answer;
  const auto second = search(puzzle, {.other_than = &answer}, context);
  if (second.impossible() == nullptr) return std::nullopt;
  return answer;
}

}  // namespace quadrille::template_family
