#pragma once

#include <gtest/gtest.h>

#include "sat/proof.hpp"
#include "sat/proof_checker.hpp"

namespace quadrille {

// Whether the clauses that `write` puts down can be satisfied. Where they cannot, the proof is checked as
// well.
template <class Write>
bool can_be_satisfied(Write write) {
  Context context({});
  Cnf cnf(context);
  write(cnf);
  EXPECT_TRUE(cnf.whole());
  const auto refutation = sat::refute(cnf, 1 << 24, context);
  if (refutation.verdict == sat::Verdict::satisfiable) return true;
  EXPECT_EQ(refutation.verdict, sat::Verdict::unsatisfiable);
  EXPECT_EQ(sat::check_proof(cnf, refutation.log->text(), context).verdict, sat::ProofVerdict::verified);
  return false;
}

}  // namespace quadrille
