#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// What is wrong with a player's position, described so that the player can put it right without help: where
// it is, but not what would be right.
struct Review {
  std::vector<Objection> mistakes{};
  std::size_t placed = 0;  // how many of them, counted from the first, name their place in words
  bool sure = false;       // no mistake means that the position leads to an answer
};

// Decides what counts as a mistake, for check and hint alike. First comes the referee's verdict on what has
// been filled in. If the puzzle has one answer and it is found within the request's limits, then every cell
// that differs from it; if it has several, whether one can still be reached. If none of this is settled, what
// the family's own reasoning sees.
[[nodiscard]] Review review(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                            const SolveRequest& request, const Hooks& hooks = {});

// "right", "wrong" or "not_checked".
[[nodiscard]] std::string_view verdict(const Review& review);

// {"valid", "verdict", "sure", "mistakes": [{"reason", "cells"}]}
[[nodiscard]] Record record_of(const Review& review);

// The first mistakes as steps of rule "mistake".
[[nodiscard]] std::vector<Step> mistake_steps(const Review& review, std::size_t at_most);

}  // namespace quadrille::service
