#pragma once

#include <memory>

#include "engine/family/cnf.hpp"
#include "engine/run/context.hpp"
#include "sat/proof_log.hpp"
#include "sat/solver.hpp"

namespace quadrille::sat {

// What CaDiCaL made of a formula. Unsatisfiable comes with its proof in `log`, unless the proof was longer
// than the bytes it was given. unknown: context.end() says why the search was cut.
struct Refutation {
  Verdict verdict = Verdict::unknown;
  std::shared_ptr<ProofLog> log{};
};
[[nodiscard]] Refutation refute(const Cnf& formula, std::size_t most_proof_bytes, Context& context);

}  // namespace quadrille::sat
