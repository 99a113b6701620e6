#pragma once

#include <string>
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

// {"valid", "sure", "mistakes": [{"message", "cells"}]}
[[nodiscard]] Record record_of(const Proofread& proofread);

}  // namespace quadrille::service
