#pragma once

#include <vector>

#include "service/solve/review.hpp"

namespace quadrille::service {

// A request from a player who is stuck and asks for the next steps.
struct HintRequest {
  const Family& family;
  const AnyPuzzle& puzzle;
  AnswerPtr position{};  // what was filled in so far; null: nothing has been filled in
  std::size_t at_most = 1;
  SolveRequest limits{};  // for finding the steps
  SolveRequest review{};  // for reviewing the position, which comes first
};

// The steps a person could take next. A given position is reviewed first, and if anything is wrong with it,
// the same mistakes that check reports come instead. An error: the family has no hints.
[[nodiscard]] Expected<std::vector<Step>> hint(const HintRequest& request, const Hooks& hooks);

// {"family", "steps"}
[[nodiscard]] Record record_of(const HintRequest& request, const std::vector<Step>& steps);

}  // namespace quadrille::service
