#include "service/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "grid/text.hpp"
#include "service/catalogue.hpp"

namespace quadrille::service {
namespace {

std::string word(std::optional<bool> truth) { return truth ? (*truth ? "true" : "false") : ""; }

StrategySummary summary_of(const std::string& strategy, const std::vector<Trial>& trials) {
  StrategySummary summary{.strategy = strategy};
  std::vector<double> times;
  double score = 0;
  std::size_t scored = 0;
  for (const auto& trial : trials) {
    if (trial.strategy != strategy) continue;
    ++summary.puzzles;
    summary.solved += trial.status == Status::solved ? 1 : 0;
    summary.nodes += trial.metrics.nodes;
    times.push_back(trial.time_ms);
    if (trial.score) {
      score += *trial.score;
      ++scored;
    }
  }
  std::ranges::sort(times);
  if (scored > 0) summary.mean_score = score / static_cast<double>(scored);
  summary.mean_ms = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
  summary.median_ms = percentile(times, 0.5);
  summary.p95_ms = percentile(times, 0.95);
  summary.max_ms = times.back();
  return summary;
}

}  // namespace

double percentile(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

Expected<std::vector<std::string>> strategy_list(const Family& family, std::string_view names) {
  std::vector<std::string> list;
  if (names.empty() || names == "all") {
    for (const auto& info : family.strategies()) list.push_back(info.name);
    return list;
  }
  while (!names.empty()) {
    const auto comma = std::min(names.find(','), names.size());
    const auto info = find_strategy(family, names.substr(0, comma));
    if (!info) return std::unexpected(info.error());
    list.push_back((*info)->name);
    names.remove_prefix(std::min(comma + 1, names.size()));
  }
  return list;
}

Expected<Trial> try_strategy(const Family& family, const NamedPuzzle& puzzle, const std::string& strategy,
                             SolveRequest request, const Hooks& hooks) {
  request.strategy = strategy;
  const auto result = solve(family, *puzzle.puzzle, request, hooks);
  if (!result) return std::unexpected(result.error());
  Trial trial{.puzzle = puzzle.id,
              .strategy = strategy,
              .status = result->status,
              .end = result->outcome.end,
              .metrics = result->metrics,
              .time_ms = result->time_ms};
  if (const auto* found = result->outcome.answer()) {
    trial.unique = found->unique;
    trial.score = family.score(*puzzle.puzzle, *found->answer);
    trial.headline = family.headline(*puzzle.puzzle, *found);
  }
  return trial;
}

std::vector<std::string> trial_columns() {
  return {"puzzle", "strategy", "status",     "ended",  "unique",
          "score",  "states",   "backtracks", "pruned", "time_ms"};
}

std::vector<std::string> trial_row(const Trial& trial) {
  return {printable(trial.puzzle),
          trial.strategy,
          std::string(name(trial.status)),
          std::string(name(trial.end)),
          word(trial.unique),
          trial.score ? fmt::format("{}", *trial.score) : "",
          fmt::format("{}", trial.metrics.nodes),
          fmt::format("{}", trial.metrics.backtracks),
          fmt::format("{}", trial.metrics.pruned),
          figure(trial.time_ms)};
}

Record record_of(const Trial& trial) {
  Record record;
  record.add("puzzle", trial.puzzle);
  record.add("strategy", trial.strategy);
  record.add("status", name(trial.status));
  record.add("ended", name(trial.end));
  record.add("unique", trial.unique ? Record(*trial.unique) : Record());
  record.add("score", trial.score ? Record(*trial.score) : Record());
  record.add("headline", trial.headline);
  record.add("states", trial.metrics.nodes);
  record.add("backtracks", trial.metrics.backtracks);
  record.add("pruned", trial.metrics.pruned);
  record.add("time_ms", trial.time_ms);
  return record;
}

std::vector<StrategySummary> summarise(const std::vector<Trial>& trials) {
  std::vector<StrategySummary> summaries;
  for (const auto& trial : trials) {
    if (std::ranges::find(summaries, trial.strategy, &StrategySummary::strategy) != summaries.end()) continue;
    summaries.push_back(summary_of(trial.strategy, trials));
  }
  return summaries;
}

Table table_of(const std::vector<StrategySummary>& summaries) {
  Table table{
      {"strategy", "puzzles", "solved", "score", "mean ms", "median ms", "p95 ms", "max ms", "states"}};
  for (const auto& summary : summaries) {
    table.rows.push_back({summary.strategy, fmt::format("{}", summary.puzzles),
                          fmt::format("{}", summary.solved),
                          summary.mean_score ? fmt::format("{:.2f}", *summary.mean_score) : "",
                          figure(summary.mean_ms), figure(summary.median_ms), figure(summary.p95_ms),
                          figure(summary.max_ms), fmt::format("{}", summary.nodes)});
  }
  return table;
}

Record record_of(const StrategySummary& summary) {
  Record record;
  record.add("strategy", summary.strategy);
  record.add("puzzles", std::uint64_t{summary.puzzles});
  record.add("solved", std::uint64_t{summary.solved});
  record.add("mean_score", summary.mean_score ? Record(*summary.mean_score) : Record());
  record.add("mean_ms", summary.mean_ms);
  record.add("median_ms", summary.median_ms);
  record.add("p95_ms", summary.p95_ms);
  record.add("max_ms", summary.max_ms);
  record.add("states", summary.nodes);
  return record;
}

}  // namespace quadrille::service
