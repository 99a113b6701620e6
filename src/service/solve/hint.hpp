#pragma once

#include <vector>

#include "service/solve/review.hpp"

namespace quadrille::service {

// Somebody is stuck, and asks for the next steps.
struct HintRequest {
  const Family& family;
  const AnyPuzzle& puzzle;
  AnswerPtr position{};  // what was filled in so far; null: nothing
  std::size_t at_most = 1;
  SolveRequest limits{};  // of finding the steps
  SolveRequest review{};  // of looking whether the position is right, which comes first
};

// The steps a person could take next. A position that is given is reviewed first, and what is wrong with it,
// the same as check says, comes instead. An error: the family has no hints.
[[nodiscard]] Expected<std::vector<Step>> hint(const HintRequest& request, const Hooks& hooks);

// {"family", "steps"}
[[nodiscard]] Record record_of(const HintRequest& request, const std::vector<Step>& steps);

}  // namespace quadrille::service
