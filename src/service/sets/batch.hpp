#pragma once

#include <functional>
#include <istream>
#include <string>
#include <vector>

#include "engine/parallel/parallel.hpp"
#include "service/input/input.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

struct BatchOptions {
  SolveRequest request{};  // for whatever a line does not say; each puzzle is solved on one thread
  int threads = 1;         // puzzles at once
  DeliveryOrder order = DeliveryOrder::as_read;
  std::string format{};
  bool grade = false;  // adds to every answer how hard its puzzle is
  std::function<Expected<std::string>(const std::string& path)> read = read_file;
};

struct BatchSummary {
  std::size_t puzzles = 0;
  std::size_t errors = 0;
  std::size_t solved = 0;
  std::size_t impossible = 0;
  std::size_t open = 0;    // partial, cut by a limit, or not checked
  std::size_t faults = 0;  // answers that failed their check

  friend bool operator==(const BatchSummary&, const BatchSummary&) = default;
};

// "51 puzzles in 0.020 s: 50 solved, 0 impossible, 1 open, 0 errors": the numbers after the colon add up to
// the first.
[[nodiscard]] std::string sentence(const BatchSummary& summary, double seconds);

// Takes one finished line (without its line end), called one at a time. False: the reader is gone; end
// quietly.
using LineSink = std::function<bool(std::string)>;

// Objects {"id", "puzzle", "strategy"?, "params"?, "time_limit"?}, one per line, to one result object per
// line. A bad line gives an object with "error", a line for which memory ran out the status "memory", and the
// run goes on. Memory is bounded by the lines under way and those that wait behind a slow one.
BatchSummary batch_lines(const Family& family, std::istream& lines, const BatchOptions& options,
                         const Hooks& hooks, const LineSink& put);

// Every puzzle of the files, read as they come.
BatchSummary batch_files(const Family& family, const std::vector<std::string>& files,
                         const BatchOptions& options, const Hooks& hooks, const LineSink& put);

}  // namespace quadrille::service
