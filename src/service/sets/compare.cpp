#include "service/sets/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <numeric>

#include "grid/text.hpp"
#include "service/catalogue.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

// The counter that a trial belongs to.
std::size_t& place(StrategySummary& summary, const Trial& trial) {
  if (trial.error) return summary.faults;
  if (trial.status == Status::solved) return summary.solved;
  return trial.status == Status::impossible ? summary.impossible : summary.open;
}

StrategySummary summary_of(const std::string& strategy, const std::vector<Trial>& trials) {
  StrategySummary summary{.strategy = strategy};
  std::vector<double> times;
  Metrics counted;
  double score = 0;
  std::size_t scored = 0;
  for (const auto& trial : trials) {
    if (trial.strategy != strategy) continue;
    ++summary.puzzles;
    ++place(summary, trial);
    counted.join(trial.metrics);
    summary.peak_bytes = std::max(summary.peak_bytes, trial.peak_bytes);
    summary.rss_bytes = std::max(summary.rss_bytes, trial.rss_bytes.value_or(0));
    times.push_back(trial.time_ms);
    if (trial.score) {
      score += *trial.score;
      ++scored;
    }
  }
  std::ranges::sort(times);
  summary.nodes = counted.nodes;
  summary.depths = std::move(counted.depths);

  if (scored > 0) summary.mean_score = score / static_cast<double>(scored);
  summary.mean_ms = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
  summary.median_ms = percentile(times, 0.5);
  summary.p95_ms = percentile(times, 0.95);
  summary.max_ms = times.back();
  return summary;
}

// "1 9 81": a count at every depth.
std::string counts(const std::vector<DepthCount>& depths, std::uint64_t DepthCount::* count) {
  std::string text;
  for (const auto& depth : depths) text += fmt::format("{}{}", text.empty() ? "" : " ", depth.*count);
  return text;
}

std::string status_word(const Trial& trial) {
  return trial.error ? "error" : std::string(name(trial.status));
}

// "3:7: what is wrong"; the file has a column of its own.
std::string message_of(const Error& error) {
  if (error.line <= 0) return error.message;
  return fmt::format("{}:{}: {}", error.line, std::max(1, error.column), error.message);
}

std::string bytes_word(const std::optional<std::size_t>& bytes) {
  return bytes ? fmt::format("{}", *bytes) : "";
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
    const auto info = family.strategy(names.substr(0, comma));
    if (!info) return std::unexpected(info.error());
    list.push_back((*info)->name);
    names.remove_prefix(std::min(comma + 1, names.size()));
  }
  return list;
}

Trial unreadable(std::string file, Error error) {
  return {.puzzle = std::move(file), .strategy = "", .error = std::move(error)};
}

Expected<Trial> try_strategy(const Family& family, const NamedPuzzle& puzzle, const std::string& strategy,
                             SolveRequest request, const Hooks& hooks) {
  request.strategy = strategy;
  Trial trial{.puzzle = puzzle.id, .strategy = strategy};
  try {
    const auto result = solve(family, *puzzle.puzzle, request, hooks);
    if (!result) return std::unexpected(result.error());
    trial.status = result->status;
    trial.end = result->outcome.end;
    trial.metrics = result->metrics;
    trial.time_ms = result->time_ms;
    trial.peak_bytes = result->peak_bytes;
    trial.rss_bytes = result->rss_bytes;
    if (const auto* found = result->outcome.answer()) {
      trial.unique = found->unique;
      trial.score = family.score(*puzzle.puzzle, *found->answer);
      trial.headline = family.headline(*puzzle.puzzle, *found);
    }
  } catch (const Fault& fault) {
    trial.error = Error{fault.what()};
  } catch (const std::bad_alloc&) {
    trial.status = Status::memory;
    trial.end = End::memory;
  }
  return trial;
}

std::vector<std::string> trial_columns(Detail detail) {
  std::vector<std::string> columns{"puzzle",     "strategy",  "status",     "ended",  "unique",
                                   "score",      "states",    "backtracks", "pruned", "time_ms",
                                   "peak_bytes", "rss_bytes", "error"};
  if (detail == Detail::depths) columns.insert(columns.end(), {"depth_states", "depth_backtracks"});
  return columns;
}

std::vector<std::string> trial_row(const Trial& trial, Detail detail) {
  std::vector<std::string> row{printable(trial.puzzle),
                               trial.strategy,
                               status_word(trial),
                               trial.error ? "" : std::string(name(trial.end)),
                               truth_word(trial.unique),
                               trial.score ? fmt::format("{}", *trial.score) : "",
                               fmt::format("{}", trial.metrics.nodes),
                               fmt::format("{}", trial.metrics.backtracks),
                               fmt::format("{}", trial.metrics.pruned),
                               fmt::format("{}", trial.time_ms),
                               fmt::format("{}", trial.peak_bytes),
                               bytes_word(trial.rss_bytes),
                               trial.error ? message_of(*trial.error) : ""};
  if (detail == Detail::depths) {
    row.push_back(counts(trial.metrics.depths, &DepthCount::nodes));
    row.push_back(counts(trial.metrics.depths, &DepthCount::backtracks));
  }
  return row;
}

Table table_of(const std::vector<Trial>& trials) {
  Table table{
      {"puzzle", "strategy", "status", "ended", "unique", "score", "states", "backtracks", "pruned", "time"}};
  for (const auto& trial : trials) {
    auto row = trial_row(trial);
    row.resize(table.columns.size());
    row.back() = duration(trial.time_ms);
    table.rows.push_back(std::move(row));
  }
  return table;
}

Record record_of(const Trial& trial, Detail detail) {
  Record record;
  record.add("puzzle", trial.puzzle);
  if (trial.error) record.add("error", record_of(*trial.error));
  if (trial.strategy.empty()) return record;
  record.add("strategy", trial.strategy);
  record.add("status", status_word(trial));
  record.add("ended", name(trial.end));
  record.add("unique", trial.unique ? Record(*trial.unique) : Record());
  record.add("score", trial.score ? Record(*trial.score) : Record());
  record.add("headline", trial.headline);
  record.add("states", trial.metrics.nodes);
  record.add("backtracks", trial.metrics.backtracks);
  record.add("pruned", trial.metrics.pruned);
  record.add("time_ms", trial.time_ms);
  record.add("peak_bytes", trial.peak_bytes);
  if (trial.rss_bytes) record.add("rss_bytes", *trial.rss_bytes);
  if (detail == Detail::totals) return record;
  Record::List depths;
  for (const auto& [nodes, backtracks] : trial.metrics.depths)
    depths.push_back(Record::List{nodes, backtracks});
  record.add("depths", std::move(depths));
  return record;
}

std::vector<StrategySummary> summarise(const std::vector<Trial>& trials) {
  std::vector<StrategySummary> summaries;
  for (const auto& trial : trials) {
    const bool known =
        std::ranges::find(summaries, trial.strategy, &StrategySummary::strategy) != summaries.end();
    if (known || trial.strategy.empty()) continue;
    summaries.push_back(summary_of(trial.strategy, trials));
  }
  return summaries;
}

Table table_of(const std::vector<StrategySummary>& summaries) {
  Table table{{"strategy", "puzzles", "solved", "impossible", "open", "score", "mean ms", "median ms",
               "p95 ms", "max ms", "states", "peak", "resident"}};
  for (const auto& summary : summaries) {
    table.rows.push_back(
        {summary.strategy, fmt::format("{}", summary.puzzles), fmt::format("{}", summary.solved),
         fmt::format("{}", summary.impossible), fmt::format("{}", summary.open),
         summary.mean_score ? fmt::format("{:.2f}", *summary.mean_score) : "", figure(summary.mean_ms),
         figure(summary.median_ms), figure(summary.p95_ms), figure(summary.max_ms),
         fmt::format("{}", summary.nodes), amount_of_bytes(summary.peak_bytes),
         summary.rss_bytes > 0 ? amount_of_bytes(summary.rss_bytes) : ""});
  }
  return table;
}

Record record_of(const StrategySummary& summary) {
  Record record;
  record.add("strategy", summary.strategy);
  record.add("puzzles", std::uint64_t{summary.puzzles});
  record.add("solved", std::uint64_t{summary.solved});
  record.add("impossible", std::uint64_t{summary.impossible});
  record.add("open", std::uint64_t{summary.open});
  record.add("faults", std::uint64_t{summary.faults});
  record.add("mean_score", summary.mean_score ? Record(*summary.mean_score) : Record());
  record.add("mean_ms", summary.mean_ms);
  record.add("median_ms", summary.median_ms);
  record.add("p95_ms", summary.p95_ms);
  record.add("max_ms", summary.max_ms);
  record.add("states", summary.nodes);
  record.add("peak_bytes", summary.peak_bytes);
  if (summary.rss_bytes > 0) record.add("rss_bytes", summary.rss_bytes);
  return record;
}

}  // namespace quadrille::service
