#include "service/solve/classic.hpp"

#include "grid/text.hpp"
#include "service/sets/table.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kDemoList = "demo.list";

// What the older program does not have.
std::vector<std::string> our_cells(const SolveResult& result) {
  const auto* found = result.outcome.answer();
  return {std::string(name(result.status)), std::string(name(result.outcome.end)),
          truth_word(found != nullptr ? found->unique : std::nullopt), figure(result.proof_ms.value_or(0))};
}

}  // namespace

ClassicRun classic_run(const SolveResult& result) {
  const auto* found = result.outcome.answer();
  const double own_ms = result.time_ms - result.proof_ms.value_or(0);
  ClassicRun run{.strategy = result.strategy,
                 .nodes = result.metrics.nodes,
                 .backtracks = result.metrics.backtracks,
                 .seconds = own_ms / 1000};
  // An answer that fails its check never gets here: solve() throws.
  if (found != nullptr && found->complete) run.valid = true;
  return run;
}

std::string classic_text(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result) {
  const auto& classic = *family.extension<Classic>();
  std::string text = classic.statistics(classic_run(result));
  if (const auto* impossible = result.outcome.impossible()) text += printable(impossible->reason) + "\n";
  const auto* found = result.outcome.answer();
  if (found != nullptr && found->complete) text += classic.board(puzzle, *found->answer);
  return text;
}

std::vector<std::string> classic_columns(const Family& family) {
  const auto& classic = *family.extension<Classic>();
  std::vector<std::string> columns{"puzzle", "file"};
  const auto& own = classic.columns();
  columns.insert(columns.end(), own.begin(), own.end());
  columns.insert(columns.end(), {"status", "ended", "unique", "proof_ms"});
  return columns;
}

Expected<void> classic_trials(const Family& family, const ClassicPuzzle& puzzle, const SolveRequest& request,
                              const Hooks& hooks, const ClassicSinks& sinks) {
  const auto& classic = *family.extension<Classic>();
  for (const auto& line : split_lines(puzzle.text)) sinks.print(printable(line.text) + "\n");
  std::string board;
  for (const auto& strategy : classic.strategies()) {
    if (hooks.stop.stop_requested()) return {};
    auto own = request;
    own.strategy = strategy;
    const auto result = solve(family, *puzzle.puzzle, own, hooks);
    if (!result) return std::unexpected(result.error());
    const auto run = classic_run(*result);
    sinks.print(classic.statistics(run));
    std::vector<std::string> row{printable(puzzle.name), printable(puzzle.file)};
    for (auto& cells : {classic.row(run), our_cells(*result)})
      row.insert(row.end(), cells.begin(), cells.end());
    sinks.row(row);
    const auto* found = result->outcome.answer();
    if (board.empty() && found != nullptr && found->complete)
      board = classic.board(*puzzle.puzzle, *found->answer);
  }
  sinks.print(board);
  return {};
}

std::vector<std::string> demo_names(const Family& family) {
  std::vector<std::string> names;
  for (const auto& file : family.samples()) {
    if (file.name != kDemoList) continue;
    for (const auto& line : split_lines(file.bytes)) {
      if (!line.text.empty() && !is_comment(line.text)) names.emplace_back(line.text);
    }
  }
  return names;
}

}  // namespace quadrille::service
