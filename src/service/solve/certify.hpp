#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// A claim of a result that no referee can check on the answer: that there is no answer, or no other.
enum class Claim : std::uint8_t { impossible, unique };

// Who has confirmed it. proof: a proof that our own checker has gone through. totals: counting alone shows
// it. second_engine: a solver of another kind, from other clauses, whose word has not been checked.
enum class Witness : std::uint8_t { proof, totals, second_engine };

struct Certificate {
  std::optional<Claim> claim{};  // nullopt: the result makes no such claim
  std::optional<Witness> by{};
  std::optional<bool> verified{};      // false: the proof was refused; nullopt: undecided
  std::optional<std::size_t> steps{};  // of the proof
  std::size_t clauses = 0;             // into which the claim was written
  double time_ms = 0;
  std::string totals{};   // the totals that differ, if they are the witness
  std::string why_not{};  // if not verified
};

// Proves once more what a result claims, by means that share nothing with the strategies: the puzzle's rules,
// written as clauses by an encoder of their own, are refuted, and the proof is checked. It has the request's
// time once more (a minute if the request has none), its bytes, and its nodes for each of search and check.
// The family must have the facet `certification`. Throws Fault if the claim is found to be false.
[[nodiscard]] Certificate certify(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result,
                                  const SolveRequest& request, const Hooks& hooks = {});

// Whether a user who asked for a certificate has got one: the claim is verified, or the two answers that were
// found and checked leave nothing to prove.
[[nodiscard]] bool achieved(const Certificate& certificate, const SolveResult& result);

// "certified: no other answer (a proof of 1,234 steps, checked)"
[[nodiscard]] std::string in_words(const Certificate& certificate, const SolveResult& result);

// {"claim", "by", "verified", "steps", "clauses", "time_ms"}, and "totals" or "why_not" if there are any
[[nodiscard]] Record record_of(const Certificate& certificate);

}  // namespace quadrille::service
