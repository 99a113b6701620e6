#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

// How a user wants a puzzle solved.
struct SolveRequest {
  std::string strategy{};  // "": the family's default
  Record parameters{};
  std::optional<std::chrono::nanoseconds> time{};  // nullopt: the strategy's own limit
  std::optional<std::uint64_t> nodes{};
  std::size_t bytes = Limits{}.bytes;
  int threads = 1;
  std::uint64_t seed = 1;
  bool prove_unique = true;
  bool watch_memory = false;  // also report how much of the process was resident meanwhile
};

// How a caller follows and ends a run. The progress sink is called from the solving thread.
struct Hooks {
  std::stop_token stop{};
  ProgressSink progress{};
  Clock* clock = nullptr;
  Log log{};
};

struct SolveResult {
  std::string strategy;
  Status status = Status::partial;
  AnyOutcome outcome{};
  Metrics metrics{};
  double time_ms = 0;                      // what the user waited: solving, proof and check
  std::vector<Step> trace{};               // what the strategy traced of its search, up to kMostTraced steps
  bool trace_cut = false;                  // there was more
  std::optional<double> proof_ms{};        // the part spent on uniqueness after the strategy's own answer
  double check_ms = 0;                     // the referee's part
  std::size_t peak_bytes = 0;              // what the run asked for at most, of the bytes its limit counts
  std::optional<std::size_t> rss_bytes{};  // of the process, at most during the run; if asked for
  std::vector<Cell> unchecked{};           // cells whose claims the referee could not decide
  int threads = 1;
  std::uint64_t seed = 1;
};

inline constexpr std::size_t kMostTraced = 100'000;

// Solves, settles uniqueness where the family knows it, and checks what was found. An error is bad usage: an
// unknown strategy or parameter. Throws Fault.
[[nodiscard]] Expected<SolveResult> solve(const Family& family, const AnyPuzzle& puzzle,
                                          const SolveRequest& request, const Hooks& hooks = {});

// The referee's verdict on one answer. If memory runs out, nothing counts as decided.
[[nodiscard]] Ruling ruling_on(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                               Extent extent, Context& context);

// Has the family's referee check what was found, including a second answer. What it could not decide goes
// into `unchecked`, and an answer that was solved is then not_checked. Throws Fault.
void judge(const Family& family, const AnyPuzzle& puzzle, SolveResult& result, Context& context);

// A context for work beside solving (steps, grades, repairs) under the request's limits. It is for a person
// who waits: if no time limit was given, it is one minute.
[[nodiscard]] Context context_for(const SolveRequest& request, const Hooks& hooks);

}  // namespace quadrille::service
