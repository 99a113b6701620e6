#pragma once

#include <optional>
#include <string>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// What to make.
struct GenerateRequest {
  const Family& family;
  std::string kind{};  // which generator; "": the family's first
  Record settings{};
  std::optional<std::string> file{};  // for a generator that works from a file
  SolveRequest limits{};              // time, nodes, bytes, threads and seed of making it
};

// Whether it can be made, checked before anything is: the family has generators, that kind is among them, and
// it takes these settings.
[[nodiscard]] Expected<void> can_generate(const GenerateRequest& request);

// Puzzle number N, counted from 0: each has random choices of its own. An error: the settings contradict each
// other, or the limits were reached before a puzzle was found.
[[nodiscard]] Expected<MadePuzzle> generate(const GenerateRequest& request, std::uint64_t number,
                                            const Hooks& hooks);

// The answer of a puzzle that was made: the one shown by making it, checked, or else the one the default
// strategy finds; null if it finds none. Throws Fault if the answer shown is wrong.
[[nodiscard]] Expected<AnswerPtr> answer_of(const Family& family, const MadePuzzle& made,
                                            const SolveRequest& limits, const Hooks& hooks);

}  // namespace quadrille::service
