#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/solve.hpp"

namespace quadrille::service {

// What is wrong with a player's position, told so that he can put it right himself: where, but not what would
// be right.
struct Mistake {
  std::string message;
  std::vector<Cell> cells{};  // empty: no cell by itself
};

struct Proofread {
  std::vector<Mistake> mistakes{};
  bool sure = false;  // no mistake means that the position leads to an answer
};

// First the referee's word on what has been filled in. Where the puzzle has one answer and it is found within
// the request's limits, then every cell that differs from it; where it has several, whether one can still be
// reached.
[[nodiscard]] Proofread proofread(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                                  const SolveRequest& request, const Hooks& hooks = {});

// "right", "wrong" or "not_checked", and the exit code for it.
[[nodiscard]] std::string_view verdict(const Proofread& proofread);
[[nodiscard]] int exit_code(const Proofread& proofread);

// {"valid", "verdict", "sure", "mistakes": [{"message", "cells"}]}
[[nodiscard]] Record record_of(const Proofread& proofread);

// The next steps from a player's position. A mistake that proofread() finds comes first, also where the
// family's own explanation has not seen it, so that a hint never leads on from what a check calls wrong.
[[nodiscard]] std::vector<Step> hints(const Family& family, const AnyPuzzle& puzzle,
                                      const AnyAnswer& position, std::size_t at_most,
                                      const SolveRequest& request, const Hooks& hooks = {});

}  // namespace quadrille::service
