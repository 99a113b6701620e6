#pragma once

#include <functional>
#include <string>
#include <vector>

#include "service/sets/table.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// One strategy on one puzzle, or why it could not be tried.
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
  std::size_t peak_bytes = 0;              // of the run
  std::optional<std::size_t> rss_bytes{};  // of the process meanwhile
  std::optional<Error> error{};            // the puzzle cannot be read, or the program is at fault
};

// A file that holds no puzzle.
[[nodiscard]] Trial unreadable(std::string file, Error error);

// The strategies a user lists ("a,b,c"; "" or "all": every one), or an error with the nearest spelling.
[[nodiscard]] Expected<std::vector<std::string>> strategy_list(const Family& family, std::string_view names);

// Runs one strategy on one puzzle under a request whose own strategy is ignored. An answer that fails its
// check is the trial's error, and a run that has run out of memory ends as memory.
[[nodiscard]] Expected<Trial> try_strategy(const Family& family, const NamedPuzzle& puzzle,
                                           const std::string& strategy, SolveRequest request,
                                           const Hooks& hooks);

// A trial's detail beyond its totals: the counts at every depth of its search, "1 9 81" from the root on.
enum class Detail { totals, depths };

// The trials as in the CSV: one row each, nothing rounded.
[[nodiscard]] std::vector<std::string> trial_columns(Detail detail = Detail::totals);
[[nodiscard]] std::vector<std::string> trial_row(const Trial& trial, Detail detail = Detail::totals);
[[nodiscard]] Record record_of(const Trial& trial, Detail detail = Detail::totals);
// The same, rounded for people: "1.5 ms", "684 MB".
[[nodiscard]] Table table_of(const std::vector<Trial>& trials);

// The least value that the given share of sorted times does not exceed (nearest rank); 0 if there are none.
[[nodiscard]] double percentile(const std::vector<double>& sorted, double share);

// A summary of many trials per strategy: how many were solved, mean score, and times.
struct StrategySummary {
  std::string strategy;
  std::size_t puzzles = 0;
  std::size_t solved = 0;
  std::size_t impossible = 0;
  std::size_t open = 0;  // partial, cut by a limit, or not checked
  std::size_t faults = 0;
  std::optional<double> mean_score{};
  double mean_ms = 0;
  double median_ms = 0;
  double p95_ms = 0;
  double max_ms = 0;
  std::uint64_t nodes = 0;
  std::size_t peak_bytes = 0;  // the most of any run
  std::size_t rss_bytes = 0;
  std::vector<DepthCount> depths{};  // of all runs together
};
// Files that hold no puzzle belong to no strategy.
[[nodiscard]] std::vector<StrategySummary> summarise(const std::vector<Trial>& trials);
[[nodiscard]] Table table_of(const std::vector<StrategySummary>& summaries);
[[nodiscard]] Record record_of(const StrategySummary& summary);

}  // namespace quadrille::service
