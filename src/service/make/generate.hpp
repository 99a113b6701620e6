#pragma once

#include <optional>
#include <string>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// What is to be made.
struct GenerateRequest {
  const Family& family;
  std::string kind{};  // which generator; "": the family's first
  Record settings{};
  std::optional<std::string> file{};  // what a generator that works from a file is given
  SolveRequest limits{};              // time, nodes, bytes, threads and seed of the making
};

// Whether it can be made, before anything is: the family has generators, that kind among them, and it takes
// these settings.
[[nodiscard]] Expected<void> can_generate(const GenerateRequest& request);

// The puzzle of a number, from 0: each has random choices of its own. An error: the settings contradict each
// other, or the limits were reached before one was found.
[[nodiscard]] Expected<MadePuzzle> generate(const GenerateRequest& request, std::uint64_t number,
                                            const Hooks& hooks);

// The answer of a puzzle that was made: as the making has shown it, checked, else as the default strategy
// finds it; null where it finds none. Throws Fault where the answer shown is wrong.
[[nodiscard]] Expected<AnswerPtr> answer_of(const Family& family, const MadePuzzle& made,
                                            const SolveRequest& limits, const Hooks& hooks);

}  // namespace quadrille::service
