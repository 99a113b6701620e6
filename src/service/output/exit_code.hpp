#pragma once

#include <optional>

#include "service/solve/review.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// The program's exit codes, by the table in docs/formats.md. Every code is decided here.
enum class ExitCode : int {
  answered = 0,    // solved, analysed, right; every line processed
  refuted = 1,     // a proven negative: no solution, a wrong answer, not unique where that was required
  bad_input = 2,   // bad usage or input, or none of it could be read
  unfinished = 3,  // no full answer: partial by the strategy's rules, or cut by a limit or the user
  fault = 4        // a fault of the program itself
};

[[nodiscard]] ExitCode exit_code(Status status);
[[nodiscard]] ExitCode exit_code(const Ruling& ruling);
[[nodiscard]] ExitCode exit_code(const Review& review);

// A solve whose user requires a unique answer.
[[nodiscard]] ExitCode exit_code_of_unique(const SolveResult& result);

// Work that a stop may cut short.
[[nodiscard]] ExitCode exit_code_of_run(bool stopped);

// Many puzzles: how many there were, how many could not be read, and how many met a fault.
struct Tally {
  std::uint64_t puzzles = 0;
  std::uint64_t unread = 0;
  std::uint64_t faults = 0;
};
[[nodiscard]] ExitCode exit_code(const Tally& tally, bool stopped);

}  // namespace quadrille::service
