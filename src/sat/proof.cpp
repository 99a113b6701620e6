#include "sat/proof.hpp"

#include <utility>

namespace quadrille::sat {
namespace {

// Clauses between two looks at clock and memory.
constexpr std::size_t kClausesPerLook = 4096;

}  // namespace

Refutation refute(const Cnf& formula, std::size_t most_proof_bytes, Context& context) {
  const auto log = std::make_shared<ProofLog>(most_proof_bytes);
  Solver solver(Tuning::unsatisfiable, log);
  if (formula.variables() > 0) (void)solver.variables(formula.variables());
  for (std::size_t number = 0; number < formula.clauses(); ++number) {
    solver.add(formula.clause(number));
    if (number % kClausesPerLook != 0) continue;
    const Reservation room(context, solver.bytes());
    if (!room.granted() || !context.proceed()) return {};
  }
  const auto verdict = solver.solve(context);
  if (verdict != Verdict::unsatisfiable) return {verdict, nullptr};
  return {verdict, log};
}

}  // namespace quadrille::sat
