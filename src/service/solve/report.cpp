#include "service/solve/report.hpp"

#include <cmath>

#include "grid/text.hpp"
#include "service/version.hpp"

namespace quadrille::service {
namespace {

constexpr int kSchema = 1;

// Most of a family's own figures are counts; they are written as such.
Record count_or_amount(double amount) {
  const bool whole = std::trunc(amount) == amount && std::abs(amount) < 0x1p53;
  return whole ? Record(static_cast<std::int64_t>(amount)) : Record(amount);
}

Record metrics_of(const SolveResult& result) {
  Record metrics;
  metrics.add("time_ms", result.time_ms);
  if (result.proof_ms) metrics.add("proof_ms", *result.proof_ms);
  metrics.add("check_ms", result.check_ms);
  metrics.add("peak_bytes", result.peak_bytes);
  if (result.rss_bytes) metrics.add("rss_bytes", *result.rss_bytes);
  metrics.add("states", result.metrics.nodes);
  metrics.add("backtracks", result.metrics.backtracks);
  metrics.add("pruned", result.metrics.pruned);
  metrics.add("threads", result.threads);
  metrics.add("seed", result.seed);
  for (const auto& [name, amount] : result.metrics.extra) metrics.add(name, count_or_amount(amount));
  return metrics;
}

std::string utf8(Symbol symbol) {
  std::string text;
  append_utf8(text, symbol);
  return text;
}

Record repairs_of(const Family& family, const std::vector<AnyRepair>& repairs) {
  Record::List list;
  for (const auto& [change, cells, puzzle] : repairs) {
    const std::vector<NamedPuzzle> repaired{{"", puzzle}};
    Record entry;
    entry.add("change", change);
    entry.add("cells", list_of(cells));
    entry.add("puzzle", family.write(repaired, family.formats().front().name).value_or(""));
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

Record record_of(Cell cell) { return Record::List{cell.row.value, cell.col.value}; }

Record list_of(std::span<const Cell> cells) {
  Record::Tuples list{.length = 2};
  list.numbers.reserve(2 * cells.size());
  for (const auto [row, col] : cells) list.numbers.insert(list.numbers.end(), {row.value, col.value});
  return list;
}

Record record_of(const Step& step) {
  Record::List marks;
  for (const auto& mark : step.marks) {
    Record entry;
    entry.add("cell", record_of(mark.cell));
    entry.add("was", utf8(mark.was));
    entry.add("now", utf8(mark.now));
    marks.push_back(std::move(entry));
  }
  Record record;
  record.add("rule", step.rule);
  record.add("reason", step.reason);
  record.add("marks", std::move(marks));
  record.add("because", list_of(step.because));
  record.add("risk", step.risk);
  return record;
}

Record record_of(const Family& family, const AnyPuzzle& puzzle, const std::vector<Step>& steps, bool boards) {
  Record::List list;
  auto board = boards ? family.picture(puzzle, nullptr).board : Grid<Symbol>();
  for (const auto& step : steps) {
    auto entry = record_of(step);
    if (boards) {
      apply(board, step);
      entry.add("board", plain_text(board));
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Record record_of(const Error& error) {
  Record record;
  record.add("message", error.message);
  record.add("line", error.line > 0 ? Record(error.line) : Record());
  record.add("column", error.column > 0 ? Record(error.column) : Record());
  return record;
}

Record record_of(const Objection& objection) {
  Record record;
  record.add("reason", objection.reason);
  record.add("cells", list_of(objection.cells));
  return record;
}

Record record_of(const Grade& grade) {
  const auto counts = [](const auto& pairs) {
    Record record(Record::Map{});
    for (const auto& [what, count] : pairs) record.add(what, count);
    return record;
  };
  Record record;
  record.add("name", grade.name);
  record.add("score", grade.score);
  record.add("hardest", grade.hardest);
  record.add("techniques", counts(grade.techniques));
  if (!grade.figures.empty()) record.add("figures", counts(grade.figures));
  return record;
}

std::vector<Cell> differing_cells(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& one,
                                  const AnyAnswer& other) {
  const auto board = family.picture(puzzle, &one).board;
  const auto other_board = family.picture(puzzle, &other).board;
  std::vector<Cell> cells;
  for_each_cell(board.size(), [&](Cell cell) {
    if (board[cell] != other_board[cell]) cells.push_back(cell);
  });
  return cells;
}

Record report(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result,
              const ReportOptions& options) {
  const auto* found = result.outcome.answer();
  Record record;
  if (!options.id.empty()) record.add("id", options.id);
  record.add("family", family.name());
  record.add("strategy", result.strategy);
  record.add("status", name(result.status));
  record.add("ended", name(result.outcome.end));
  record.add("unique", found != nullptr && found->unique ? Record(*found->unique) : Record());
  record.add("answer", found != nullptr ? family.record(puzzle, *found) : Record());
  if (found != nullptr && found->second) {
    record.add("second", family.record(puzzle, {.answer = *found->second, .complete = true}));
    record.add("differ", list_of(differing_cells(family, puzzle, *found->answer, **found->second)));
  }
  if (const auto* impossible = result.outcome.impossible()) {
    Record reason;
    reason.add("text", impossible->reason);
    reason.add("cells", list_of(impossible->cells));
    record.add("reason", std::move(reason));
  }
  if (!result.unchecked.empty() || result.status == Status::not_checked)
    record.add("unchecked", list_of(result.unchecked));
  if (options.certificate) record.add("certificate", *options.certificate);
  record.add("steps", record_of(family, puzzle, options.steps, options.boards));
  if (!result.trace.empty()) {
    record.add("trace", record_of(family, puzzle, result.trace, options.boards));
    record.add("trace_cut", result.trace_cut);
  }
  if (options.grade) record.add("grade", record_of(*options.grade));
  if (options.schedule) record.add("schedule", *options.schedule);
  if (options.repairs) record.add("repairs", repairs_of(family, *options.repairs));
  record.add("metrics", metrics_of(result));
  stamp(record);
  return record;
}

Record memory_report(const Family& family, const std::string& strategy) {
  const SolveResult result{
      .strategy = strategy, .status = Status::memory, .outcome = {.found = {}, .end = End::memory}};
  return report(family, AnyPuzzle{}, result);  // the puzzle of a run that found nothing is never used
}

Record error_report(std::string_view family, const std::string& id, const Error& error) {
  Record record;
  if (!id.empty()) record.add("id", id);
  record.add("family", family);
  record.add("error", record_of(error));
  stamp(record);
  return record;
}

void stamp(Record& record) {
  record.add("schema", kSchema);
  record.add("version", kVersion);
}

void apply(Grid<Symbol>& board, const Step& step) {
  for (const auto& mark : step.marks) board[mark.cell] = mark.now;
}

}  // namespace quadrille::service
