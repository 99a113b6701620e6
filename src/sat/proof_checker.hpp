#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/family/cnf.hpp"
#include "engine/run/context.hpp"

namespace quadrille::sat {

// verified: every clause of the proof follows, and the empty clause is among them, so the formula has no
// solution. refused: the text proves nothing. cut: the context ended first.
enum class ProofVerdict { verified, refused, cut };

struct ProofCheck {
  ProofVerdict verdict = ProofVerdict::refused;
  std::size_t steps = 0;  // examined
  std::string why{};      // if refused
};

// Checks a proof in DRAT's binary form against a formula, step by step from the first. It shares no code with
// the solver that wrote the proof.
//
// A clause is added only where unit propagation alone shows that it follows (RUP, Goldberg and Novikov 2003):
// with all its literals false, the clauses so far propagate to a conflict. So every clause ever held is a
// consequence of the formula, and deleting one can only make the proof harder. The weaker rule that gives
// DRAT its name is not accepted: CaDiCaL does not need it, and without it there is less to trust.
//
// A step counts as a node of the context.
[[nodiscard]] ProofCheck check_proof(const Cnf& formula, std::string_view proof, Context& context);

}  // namespace quadrille::sat
