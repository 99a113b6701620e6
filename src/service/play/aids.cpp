#include "service/play/aids.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

Record::List rows_of(const Grid<std::u32string>& candidates) {
  Record::List rows;
  for (int row = 0; row < candidates.rows(); ++row) {
    Record::List texts;
    for (const auto& symbols : candidates.row(Row{row})) {
      std::string text;
      for (const auto symbol : symbols) append_utf8(text, symbol);
      texts.emplace_back(std::move(text));
    }
    rows.emplace_back(std::move(texts));
  }
  return rows;
}

}  // namespace

Expected<Record> aids(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                      std::optional<Cell> cell) {
  const auto* aids = family.aids();
  if (aids == nullptr) return fail(fmt::format("{} has no aids for players", family.name()));
  Record record;
  if (!cell) {
    record.add("candidates", rows_of(aids->candidates(puzzle, position)));
  } else {
    const auto size = family.size(puzzle);
    if (!size.contains(*cell))
      return fail(fmt::format("{} is outside the {}x{} board", place_of(*cell), size.rows, size.cols));
    const auto remarks = aids->remarks(puzzle, position, *cell);
    record.add("remarks", Record::List(remarks.begin(), remarks.end()));
  }
  stamp(record);
  return record;
}

}  // namespace quadrille::service
