#include "sat/solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include "sat/formula.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::sat {
namespace {

using namespace std::chrono_literals;

void load(Solver& solver, const Formula& formula) {
  (void)solver.variables(formula.variables);
  for (const auto& clause : formula.clauses) solver.add(clause);
}

rc::Gen<Formula> any_3sat() {
  return rc::gen::exec([] {
    Formula formula{*rc::gen::inRange(3, 13)};
    // Around 4.3 clauses a variable half of the formulas are satisfiable.
    const int clauses = formula.variables * *rc::gen::inRange(2, 8);
    const auto literal = [&] {
      const int variable = *rc::gen::inRange(1, formula.variables + 1);
      return *rc::gen::arbitrary<bool>() ? variable : -variable;
    };
    for (int i = 0; i < clauses; ++i) formula.clauses.push_back({literal(), literal(), literal()});
    return formula;
  });
}

TEST(Sat, AnEmptyFormulaIsSatisfiable) {
  Solver solver;
  Context context({});
  EXPECT_EQ(solver.solve(context), Verdict::satisfiable);
}

TEST(Sat, AnEmptyClauseIsNot) {
  Solver solver;
  solver.add({});
  Context context({});
  EXPECT_EQ(solver.solve(context), Verdict::unsatisfiable);
}

TEST(Sat, ValuesMakeEveryClauseTrue) {
  Solver solver;
  const auto a = solver.variable();
  const auto b = solver.variable();
  solver.add({a, b});
  solver.add({-a});
  Context context({});
  ASSERT_EQ(solver.solve(context), Verdict::satisfiable);
  EXPECT_FALSE(solver.value(a));
  EXPECT_TRUE(solver.value(-a));
  EXPECT_TRUE(solver.value(b));
  EXPECT_FALSE(solver.value(-b));
}

TEST(Sat, NewVariablesAreInARow) {
  Solver solver;
  EXPECT_EQ(solver.variable(), 1);
  EXPECT_EQ(solver.variables(5), 2);
  EXPECT_EQ(solver.variable(), 7);
}

TEST(Sat, AssumptionsHoldForOneCall) {
  Solver solver;
  const auto a = solver.variable();
  const auto b = solver.variable();
  solver.add({-a, b});
  Context context({});
  EXPECT_EQ(solver.solve(context, std::array{a, -b}), Verdict::unsatisfiable);
  EXPECT_EQ(solver.solve(context, std::array{-b}), Verdict::satisfiable);
  EXPECT_FALSE(solver.value(a));
  EXPECT_EQ(solver.solve(context), Verdict::satisfiable);
}

TEST(Sat, FailedAssumptionsAreThoseThatWereNeeded) {
  Solver solver;
  const auto a = solver.variable();
  const auto b = solver.variable();
  const auto innocent = solver.variable();
  solver.add({-a, -b});
  Context context({});
  ASSERT_EQ(solver.solve(context, std::array{innocent, a, b}), Verdict::unsatisfiable);
  EXPECT_TRUE(solver.failed(a));
  EXPECT_TRUE(solver.failed(b));
  EXPECT_FALSE(solver.failed(innocent));
}

TEST(Sat, ClausesMayBeAddedBetweenCalls) {
  Solver solver;
  const auto a = solver.variable();
  const auto b = solver.variable();
  solver.add({a, b});
  Context context({});
  int answers = 0;
  while (solver.solve(context) == Verdict::satisfiable) {
    ++answers;
    solver.add({solver.value(a) ? -a : a, solver.value(b) ? -b : b});
  }
  EXPECT_EQ(answers, 3);
}

// The library first tries its luck with simple assignments; a knot that only 1001 opens makes it search.
void tie_a_knot(Solver& solver) {
  const auto knot = solver.variables(4);
  for (unsigned bits = 0; bits < 16; ++bits) {
    Clause clause;
    for (unsigned i = 0; i < 4; ++i)
      clause.push_back((bits >> i & 1U) != 0 ? -(knot + static_cast<int>(i)) : knot + static_cast<int>(i));
    if (bits != 0b1001) solver.add(clause);
  }
}

TEST(Sat, APreferredValueIsTriedFirst) {
  for (const int sign : {1, -1}) {
    Solver solver;
    tie_a_knot(solver);
    const auto first = solver.variables(20);
    for (int i = 0; i < 20; i += 2) {
      solver.add({first + i, first + i + 1});
      solver.add({-(first + i), -(first + i + 1)});
      solver.prefer(sign * (first + i));
      solver.prefer(-sign * (first + i + 1));
    }
    Context context({});
    ASSERT_EQ(solver.solve(context), Verdict::satisfiable);
    for (int i = 0; i < 20; i += 2) EXPECT_TRUE(solver.value(sign * (first + i))) << "sign " << sign;
  }
}

RC_GTEST_PROP(Sat, AgreesWithTryingEverything, ()) {
  const auto formula = *any_3sat();
  const auto tuning = *rc::gen::element(Tuning::balanced, Tuning::satisfiable, Tuning::unsatisfiable);
  Solver solver(tuning);
  load(solver, formula);
  Context context({});
  const auto verdict = solver.solve(context);
  RC_ASSERT(context.end() == End::finished);
  RC_ASSERT((verdict == Verdict::satisfiable) == satisfiable_by_trying(formula));
  RC_ASSERT(verdict != Verdict::unknown);
  if (verdict == Verdict::unsatisfiable) return;
  for (const auto& clause : formula.clauses) {
    RC_ASSERT(std::ranges::any_of(clause, [&](Literal literal) { return solver.value(literal); }));
  }
}

RC_GTEST_PROP(Sat, AssumptionsAreUnitClausesThatPass, ()) {
  auto formula = *any_3sat();
  Solver solver;
  load(solver, formula);
  for (int round = 0; round < 3; ++round) {
    Clause assumptions;
    for (int variable = 1; variable <= 3; ++variable) {
      assumptions.push_back(*rc::gen::arbitrary<bool>() ? variable : -variable);
    }
    auto with_units = formula;
    for (const Literal literal : assumptions) with_units.clauses.push_back({literal});
    Context context({});
    const auto verdict = solver.solve(context, assumptions);
    RC_ASSERT((verdict == Verdict::satisfiable) == satisfiable_by_trying(with_units));
  }
}

TEST(SatLimits, ConflictsCountAsNodes) {
  Solver solver;
  load(solver, pigeons(6));
  Context context({});
  EXPECT_EQ(solver.solve(context), Verdict::unsatisfiable);
  EXPECT_GT(context.metrics.nodes, 10U);
}

TEST(SatLimits, ANodeLimitEndsTheSearchAndIsRepeatable) {
  for (const std::uint64_t limit : {0U, 1U, 50U, 500U}) {
    for (int repetition = 0; repetition < 2; ++repetition) {
      Solver solver;
      load(solver, pigeons(12));
      Context context({.limits = {.nodes = limit}});
      EXPECT_EQ(solver.solve(context), Verdict::unknown);
      EXPECT_EQ(context.end(), End::nodes);
      EXPECT_EQ(context.metrics.nodes, limit);
    }
  }
}

TEST(SatLimits, ALimitThatIsNotReachedChangesNothing) {
  Solver limited;
  Solver unlimited;
  load(limited, pigeons(6));
  load(unlimited, pigeons(6));
  Context narrow({.limits = {.nodes = 1'000'000}});
  Context wide({});
  EXPECT_EQ(limited.solve(narrow), Verdict::unsatisfiable);
  EXPECT_EQ(unlimited.solve(wide), Verdict::unsatisfiable);
  EXPECT_EQ(narrow.metrics.nodes, wide.metrics.nodes);
  EXPECT_EQ(narrow.end(), End::finished);
}

TEST(SatLimits, ASearchThatWasCutMayGoOn) {
  Solver solver;
  load(solver, pigeons(7));
  Context brief({.limits = {.nodes = 20}});
  EXPECT_EQ(solver.solve(brief), Verdict::unknown);
  Context patient({});
  EXPECT_EQ(solver.solve(patient), Verdict::unsatisfiable);
}

TEST(SatLimits, AStopBeforeTheStartEndsIt) {
  std::stop_source source;
  source.request_stop();
  Solver solver;
  load(solver, pigeons(5));
  Context context({.stop = source.get_token()});
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::stopped);
}

TEST(SatLimits, AStopFromAnotherThreadEndsIt) {
  std::stop_source source;
  Solver solver;
  load(solver, pigeons(13));
  Context context({.stop = source.get_token()});
  const std::jthread other([&] { source.request_stop(); });
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::stopped);
}

TEST(SatLimits, ATimeLimitEndsIt) {
  ManualClock clock(kEveryNode);
  Solver solver;
  load(solver, pigeons(12));
  Context context({.limits = {.time = 100ms}, .clock = &clock});
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::timeout);
  EXPECT_LE(context.metrics.nodes, 100U);
}

TEST(SatLimits, AFormulaOverTheByteLimitIsNotSearched) {
  Solver solver;
  load(solver, pigeons(8));
  Context context({.limits = {.bytes = solver.bytes() - 1}});
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::memory);
}

TEST(SatLimits, LearnedClausesCountTowardsTheByteLimit) {
  Solver solver;
  load(solver, pigeons(12));
  Context context({.limits = {.bytes = solver.bytes() + 10'000}});
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::memory);
  EXPECT_GT(context.metrics.nodes, 0U);
}

TEST(SatLimits, BytesAreGivenBackAfterASearch) {
  Solver solver;
  load(solver, pigeons(5));
  Context context({.limits = {.bytes = 1U << 20U}});
  EXPECT_EQ(solver.solve(context), Verdict::unsatisfiable);
  EXPECT_TRUE(context.reserve(1U << 20U));
}

TEST(SatLimits, TheByteEstimateGrowsWithTheFormula) {
  Solver solver;
  const auto empty = solver.bytes();
  const auto first = solver.variables(100);
  const auto with_variables = solver.bytes();
  solver.add({first, first + 1});
  EXPECT_LT(empty, with_variables);
  EXPECT_LT(with_variables, solver.bytes());
}

// Large enough to be solved on a thread of its own.
void load_among_many(Solver& solver, const Formula& formula) {
  load(solver, formula);
  (void)solver.variables(60'000);
}

TEST(SatLargeFormula, IsSolvedAsASmallOneIs) {
  for (const int count : {5, 6}) {
    Solver small;
    Solver large;
    load(small, pigeons(count));
    load_among_many(large, pigeons(count));
    Context one({});
    Context other({});
    EXPECT_EQ(small.solve(one), Verdict::unsatisfiable);
    EXPECT_EQ(large.solve(other), Verdict::unsatisfiable);
    EXPECT_GT(other.metrics.nodes, 0U);
  }
  Solver solver;
  load_among_many(solver, {.variables = 2, .clauses = {{1, 2}, {-1}}});
  Context context({});
  ASSERT_EQ(solver.solve(context), Verdict::satisfiable);
  EXPECT_FALSE(solver.value(1));
  EXPECT_TRUE(solver.value(2));
}

TEST(SatLargeFormula, ANodeLimitCutsItAndItMayGoOn) {
  Solver solver;
  load_among_many(solver, pigeons(7));
  Context brief({.limits = {.nodes = 20}});
  EXPECT_EQ(solver.solve(brief), Verdict::unknown);
  EXPECT_EQ(brief.end(), End::nodes);
  EXPECT_EQ(brief.metrics.nodes, 20U);
  Context patient({});
  EXPECT_EQ(solver.solve(patient), Verdict::unsatisfiable);
}

TEST(SatLargeFormula, AStopEndsItAndNothingIsClaimedAfterwards) {
  std::stop_source source;
  Solver solver;
  load_among_many(solver, pigeons(13));
  Context context({.stop = source.get_token()});
  const std::jthread other([&] { source.request_stop(); });
  EXPECT_EQ(solver.solve(context), Verdict::unknown);
  EXPECT_EQ(context.end(), End::stopped);
  Context later({.limits = {.nodes = 10}});
  EXPECT_EQ(solver.solve(later), Verdict::unknown);
}

}  // namespace
}  // namespace quadrille::sat
