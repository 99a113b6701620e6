#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/combinations/operations.hpp"
#include "puzzles/nonogram/search/combinations/provider.hpp"
#include "puzzles/nonogram/search/combinations/work.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram::combinations {

// Which lines are started with when the queue has drained: the next ones until all have been, or, as in the
// source document, two batches and no more, which leaves lines of a large grid that are never looked at.
enum class Seeding : std::uint8_t { all, source };

struct Options {
  std::int64_t workers = 0;   // 0: the context's threads
  bool deterministic = true;  // in rounds, whose outcome does not depend on the number of workers
  bool early_stop = true;     // end when every cell is known, even if work is waiting
  // Work items; 0: no such limit. A line is queued when one of its cells loses a colour, so a grid of 100x100
  // takes some ten thousand: only a fault or a giant grid reaches this bound.
  std::int64_t max_iterations = 10'000'000;
  Seeding seeding = Seeding::all;
  std::int64_t max_initial_seeds = 0;  // lines seeded at a time; 0: min(32, lines / 4)
  std::int64_t line_megabytes = 64;    // the combinations of one line may take this much
};

// Lines of combinations that pass each other facts, until nothing changes. The lines with the least slack are
// seeded first, with an Overlap for each of their colours; a cell that loses a colour queues a CrossReference
// of the line that crosses there, which generates its combinations when first needed. Whenever the queue has
// drained the next lines are seeded, until all have been (or two batches, see Seeding).
class CombinationSolver {
 public:
  enum class State { converged, contradiction, out_of_iterations, stopped };

  CombinationSolver(const Lines& lines, Candidates candidates, const Options& options, Context& context);
  ~CombinationSolver();
  CombinationSolver(const CombinationSolver&) = delete;
  CombinationSolver& operator=(const CombinationSolver&) = delete;

  [[nodiscard]] State run();

  [[nodiscard]] const Candidates& candidates() const { return candidates_; }
  [[nodiscard]] std::size_t failed_line() const { return failed_line_; }
  // Lines with more combinations than their bytes allow, with what was known at the end.
  [[nodiscard]] std::vector<std::size_t> refused_lines() const;
  [[nodiscard]] Facts facts(std::size_t line);
  [[nodiscard]] const Provider& provider(std::size_t line) const { return work_[line].provider; }

 private:
  // A line's combinations and facts are touched only by the thread that holds its guard.
  struct LineWork {
    std::mutex guard;
    Provider provider;
    bool refused = false;
  };

  [[nodiscard]] int workers_for(const Options& options);
  [[nodiscard]] bool seed_next();
  [[nodiscard]] std::uint64_t items_left() const;
  [[nodiscard]] bool is_over() const;
  void run_rounds();
  void run_pool();
  [[nodiscard]] Delta work_on(WorkItem item, Context& context);
  [[nodiscard]] bool tell_crossing(std::size_t line, const Delta& brought);

  const Lines& lines_;
  Candidates candidates_;
  Options options_;
  Context& context_;
  int workers_;
  std::vector<LineWork> work_;
  WorkQueue queue_;
  std::vector<std::uint32_t> by_slack_;
  std::size_t next_seed_ = 0;
  int batches_ = 0;  // seeded so far
  std::atomic<std::int64_t> open_;
  std::atomic<std::uint64_t> iterations_ = 0;
  std::atomic<std::uint64_t> dropped_ = 0;
  std::atomic<bool> contradiction_ = false;
  std::atomic<bool> out_of_iterations_ = false;
  std::size_t failed_line_ = 0;
};

}  // namespace quadrille::nonogram::combinations
