#pragma once

#include <functional>
#include <string>
#include <vector>

#include "service/solve.hpp"
#include "service/table.hpp"

namespace quadrille::service {

// One strategy on one puzzle.
struct Trial {
  std::string puzzle;
  std::string strategy;
  Status status = Status::partial;
  End end = End::finished;
  std::optional<bool> unique{};
  std::optional<double> score{};
  std::string headline{};
  Metrics metrics{};
  double time_ms = 0;
};

// The strategies a user lists ("a,b,c"; "" or "all": every one), or the error with the nearest spelling.
[[nodiscard]] Expected<std::vector<std::string>> strategy_list(const Family& family, std::string_view names);

// Runs one strategy on one puzzle under a request whose own strategy is ignored.
[[nodiscard]] Expected<Trial> try_strategy(const Family& family, const NamedPuzzle& puzzle,
                                           const std::string& strategy, SolveRequest request,
                                           const Hooks& hooks);

// The trials as they stand in the CSV: one row each.
[[nodiscard]] std::vector<std::string> trial_columns();
[[nodiscard]] std::vector<std::string> trial_row(const Trial& trial);
[[nodiscard]] Record record_of(const Trial& trial);

// The least value that the given share of sorted times does not exceed (nearest rank); 0 where there are
// none.
[[nodiscard]] double percentile(const std::vector<double>& sorted, double share);

// What many trials say of each strategy: how many were solved, mean score, and times.
struct StrategySummary {
  std::string strategy;
  std::size_t puzzles = 0;
  std::size_t solved = 0;
  std::optional<double> mean_score{};
  double mean_ms = 0;
  double median_ms = 0;
  double p95_ms = 0;
  double max_ms = 0;
  std::uint64_t nodes = 0;
};
[[nodiscard]] std::vector<StrategySummary> summarise(const std::vector<Trial>& trials);
[[nodiscard]] Table table_of(const std::vector<StrategySummary>& summaries);
[[nodiscard]] Record record_of(const StrategySummary& summary);

}  // namespace quadrille::service
