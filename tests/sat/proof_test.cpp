#include "sat/proof.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "sat/formula.hpp"
#include "sat/proof_checker.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::sat {
namespace {

using namespace std::chrono_literals;

struct Step {
  bool deletes = false;
  Clause literals{};
};
Step add(Clause clause) { return {false, std::move(clause)}; }
Step remove(Clause clause) { return {true, std::move(clause)}; }

// DRAT's binary form.
std::string written(const std::vector<Step>& steps) {
  std::string text;
  const auto put = [&](unsigned number) {
    for (; number > 127; number >>= 7U) text += static_cast<char>((number & 0x7FU) | 0x80U);
    text += static_cast<char>(number);
  };
  for (const auto& [deletes, literals] : steps) {
    text += deletes ? 'd' : 'a';
    for (const int literal : literals)
      put(2 * static_cast<unsigned>(std::abs(literal)) + (literal < 0 ? 1U : 0U));
    put(0);
  }
  return text;
}

std::vector<Step> read(std::string_view text) {
  std::vector<Step> steps;
  for (std::size_t i = 0; i < text.size();) {
    Step step{text[i++] == 'd', {}};
    for (;;) {
      unsigned number = 0;
      unsigned shift = 0;
      for (; (static_cast<unsigned char>(text[i]) & 0x80U) != 0; shift += 7)
        number |= (static_cast<unsigned char>(text[i++]) & 0x7FU) << shift;
      number |= static_cast<unsigned>(static_cast<unsigned char>(text[i++])) << shift;
      if (number == 0) break;
      step.literals.push_back(static_cast<int>(number >> 1U) * ((number & 1U) != 0 ? -1 : 1));
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

void fill(Cnf& cnf, const Formula& formula) {
  (void)cnf.variables(formula.variables);
  for (const auto& clause : formula.clauses) cnf.add(clause);
}

ProofCheck checked(const Formula& formula, std::string_view proof, RunSettings settings = {}) {
  Context context(std::move(settings));
  Context room({});
  Cnf cnf(room);
  fill(cnf, formula);
  return check_proof(cnf, proof, context);
}
ProofCheck checked(const Formula& formula, const std::vector<Step>& steps, RunSettings settings = {}) {
  return checked(formula, written(steps), std::move(settings));
}

Refutation refuted(const Formula& formula, std::size_t most_bytes = 1 << 20, RunSettings settings = {}) {
  Context context(std::move(settings));
  Context room({});
  Cnf cnf(room);
  fill(cnf, formula);
  return refute(cnf, most_bytes, context);
}

// Neither, one, the other or both: unsatisfiable, and no clause alone says anything.
Formula all_four() { return {3, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}}; }

// ---- what is accepted ----

TEST(ProofChecker, AcceptsAProofWhoseEveryClauseFollows) {
  const auto check = checked(all_four(), {add({1}), add({})});
  EXPECT_EQ(check.verdict, ProofVerdict::verified);
  EXPECT_EQ(check.steps, 2U);
}

TEST(ProofChecker, WhatPropagationAloneRefutesNeedsOnlyTheEmptyClause) {
  EXPECT_EQ(checked({2, {{1}, {-1, 2}, {-2}}}, {add({})}).verdict, ProofVerdict::verified);
}

TEST(ProofChecker, AFormulaWithTheEmptyClauseIsRefutedAsItStands) {
  EXPECT_EQ(checked({1, {{1}, {}}}, std::vector<Step>{}).verdict, ProofVerdict::verified);
}

TEST(ProofChecker, ALiteralWrittenTwiceAndATautologyDoNoHarm) {
  const Formula formula{2, {{1, 1}, {-1, -1, 2}, {-2, -2}}};
  EXPECT_EQ(checked(formula, {add({1, -1}), remove({-1, 2}), add({2, 2, 1}), add({})}).verdict,
            ProofVerdict::verified);
}

TEST(ProofChecker, WhatADeletedClauseHasMadeTrueStaysTrue) {
  EXPECT_EQ(checked({2, {{1}, {-1, 2}, {-2, -1}}}, {remove({1}), add({})}).verdict, ProofVerdict::verified);
}

TEST(ProofChecker, StepsBehindTheEmptyClauseAreNotRead) {
  const auto check = checked(all_four(), {add({1}), add({}), add({3})});
  EXPECT_EQ(check.verdict, ProofVerdict::verified);
  EXPECT_EQ(check.steps, 2U);
}

// ---- what is refused ----

void expect_refused(const ProofCheck& check, std::size_t step, std::string_view why) {
  EXPECT_EQ(check.verdict, ProofVerdict::refused);
  EXPECT_EQ(check.steps, step);
  EXPECT_EQ(check.why, why);
}
constexpr auto kDoesNotFollow = "the clause of the step does not follow";

TEST(ProofChecker, RefusesAProofThatLacksAStep) {
  expect_refused(checked(all_four(), {add({})}), 1, kDoesNotFollow);
}

TEST(ProofChecker, RefusesAClauseThatDoesNotFollow) {
  expect_refused(checked(all_four(), {add({3}), add({1}), add({})}), 1, kDoesNotFollow);
}

TEST(ProofChecker, RefusesAClauseOneOfWhoseLiteralsIsTurnedRound) {
  const Formula formula{4, {{1, 2, 3}, {-3, 4}, {-3, -4}, {-1, 2}, {-2}}};
  EXPECT_EQ(checked(formula, {add({1, 2}), add({})}).verdict, ProofVerdict::verified);
  expect_refused(checked({4, {{1, 2, 3}, {-3, 4}, {-3, -4}}}, {add({1, -2}), add({})}), 1, kDoesNotFollow);
}

TEST(ProofChecker, RefusesAProofWithoutTheEmptyClause) {
  expect_refused(checked(all_four(), {add({1})}), 1, "the proof ends without the empty clause");
  expect_refused(checked(all_four(), std::vector<Step>{}), 0, "the proof ends without the empty clause");
}

TEST(ProofChecker, RefusesAStepThatNeedsADeletedClause) {
  expect_refused(checked(all_four(), {remove({2, 1}), add({1}), add({})}), 2, kDoesNotFollow);
}

TEST(ProofChecker, OfTwoEqualClausesOneIsLeftWhenOneIsDeleted) {
  auto formula = all_four();
  formula.clauses.push_back({2, 1});
  EXPECT_EQ(checked(formula, {remove({1, 2}), add({1}), add({})}).verdict, ProofVerdict::verified);
  expect_refused(checked(formula, {remove({1, 2}), remove({1, 2}), add({1})}), 3, kDoesNotFollow);
}

TEST(ProofChecker, RefusesToDeleteWhatIsNotThere) {
  expect_refused(checked(all_four(), {remove({1, 3})}), 1, "the step deletes a clause that is not there");
}

// It is blocked, so DRAT would let it pass; ours asks that a clause follows.
TEST(ProofChecker, RefusesAClauseThatOnlyKeepsTheFormulaSatisfiable) {
  expect_refused(checked({2, {{1, 2}}}, {add({1, -2})}), 1, kDoesNotFollow);
}

TEST(ProofChecker, RefusesAVariableThatTheFormulaDoesNotHave) {
  expect_refused(checked(all_four(), {add({4, -4})}), 1,
                 "the step names a variable that the formula does not have");
  expect_refused(checked(all_four(), {add({INT_MAX})}), 1,
                 "the step names a variable that the formula does not have");
}

TEST(ProofChecker, RefusesBytesThatAreNotAStep) {
  for (const auto& text : {std::string("x"), std::string("a"), std::string("a\x02"), std::string("a\x82"),
                           std::string("a\x01\0", 3), std::string("a\xFF\xFF\xFF\xFF\xFF\x01\0", 8),
                           std::string("a\xFF\xFF\xFF\xFF\x7F\0", 7)}) {
    expect_refused(checked(all_four(), text), 1, "the step cannot be read");
  }
}

// ---- against the definition ----

// The same by definition: clauses in a list, propagation by looking at all of them until nothing changes.
class ByDefinition {
 public:
  explicit ByDefinition(const Formula& formula) {
    for (const auto& clause : formula.clauses) hold(clause);
  }

  ProofVerdict verdict(const std::vector<Step>& steps) {
    for (const auto& [deletes, literals] : steps) {
      const std::set<int> clause(literals.begin(), literals.end());
      if (deletes) {
        const auto found = clauses_.find(clause);
        if (found == clauses_.end()) return ProofVerdict::refused;
        clauses_.erase(found);
        continue;
      }
      auto assumed = settled_;
      for (const int literal : clause) assumed.insert(-literal);
      if (!contradiction_ && !propagates_to_conflict(assumed)) return ProofVerdict::refused;
      if (clause.empty()) return ProofVerdict::verified;
      hold(literals);
    }
    return ProofVerdict::refused;
  }

 private:
  void hold(const Clause& clause) {
    clauses_.emplace(clause.begin(), clause.end());
    contradiction_ = contradiction_ || propagates_to_conflict(settled_);
  }

  bool propagates_to_conflict(std::set<int>& facts) const {
    const auto contradictory = [&] {
      return std::ranges::any_of(facts, [&](int literal) { return facts.contains(-literal); });
    };
    for (bool changed = true; changed && !contradictory();) {
      changed = false;
      for (const auto& clause : clauses_) {
        Clause open;
        for (const int literal : clause) {
          if (!facts.contains(-literal)) open.push_back(literal);
        }
        if (open.empty()) return true;
        if (open.size() == 1) changed = facts.insert(open[0]).second || changed;
      }
    }
    return contradictory();
  }

  std::multiset<std::set<int>> clauses_;
  std::set<int> settled_;
  bool contradiction_ = false;
};

struct Case {
  Formula formula;
  std::vector<Step> steps;
};
std::ostream& operator<<(std::ostream& out, const Case& each) {
  for (const auto& clause : each.formula.clauses) out << rc::toString(clause) << ' ';
  for (const auto& step : each.steps) out << (step.deletes ? "\nd " : "\na ") << rc::toString(step.literals);
  return out;
}

// A formula, and steps of which many follow: consequences are common where there are many short clauses.
rc::Gen<Case> any_case() {
  return rc::gen::exec([] {
    Case each{{*rc::gen::inRange(2, 7)}, {}};
    const auto literal = [&] {
      const int variable = *rc::gen::inRange(1, each.formula.variables + 1);
      return *rc::gen::arbitrary<bool>() ? variable : -variable;
    };
    const auto clause = [&](int least, int most) {
      Clause literals;
      for (int i = *rc::gen::inRange(least, most + 1); i > 0; --i) literals.push_back(literal());
      return literals;
    };
    const int clauses = each.formula.variables * *rc::gen::inRange(2, 6);
    for (int i = 0; i < clauses; ++i) each.formula.clauses.push_back(clause(2, 3));
    for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
      if (*rc::gen::inRange(0, 4) == 0) {
        const auto which = *rc::gen::inRange<std::size_t>(0, each.formula.clauses.size());
        each.steps.push_back(remove(each.formula.clauses[which]));
      } else {
        each.steps.push_back(add(clause(1, 3)));
      }
    }
    each.steps.push_back(add({}));
    return each;
  });
}

RC_GTEST_PROP(ProofChecker, SaysWhatTheDefinitionSays, ()) {
  const auto each = *any_case();
  const auto verdict = checked(each.formula, each.steps).verdict;
  RC_CLASSIFY(verdict == ProofVerdict::verified, "verified");
  RC_ASSERT(verdict == ByDefinition(each.formula).verdict(each.steps));
}

RC_GTEST_PROP(ProofChecker, NeverRefutesWhatCanBeSatisfied, ()) {
  const auto each = *any_case();
  if (checked(each.formula, each.steps).verdict == ProofVerdict::verified)
    RC_ASSERT(!satisfiable_by_trying(each.formula));
}

// ---- the proofs that CaDiCaL writes ----

RC_GTEST_PROP(Proof, WhatCannotBeSatisfiedIsRefutedWithAProofThatIsAccepted, ()) {
  const auto formula = (*any_case()).formula;
  const auto refutation = refuted(formula);
  const bool satisfiable = satisfiable_by_trying(formula);
  RC_CLASSIFY(satisfiable, "satisfiable");
  RC_ASSERT(refutation.verdict == (satisfiable ? Verdict::satisfiable : Verdict::unsatisfiable));
  if (!satisfiable) RC_ASSERT(checked(formula, refutation.log->text()).verdict == ProofVerdict::verified);
}

TEST(Proof, AProofOfSeveralThousandStepsIsAccepted) {
  const auto formula = pigeons(8);
  const auto refutation = refuted(formula);
  ASSERT_EQ(refutation.verdict, Verdict::unsatisfiable);
  const auto steps = read(refutation.log->text());
  EXPECT_GT(steps.size(), 1000U);
  EXPECT_TRUE(std::ranges::any_of(steps, &Step::deletes));
  const auto check = checked(formula, refutation.log->text());
  EXPECT_EQ(check.verdict, ProofVerdict::verified);
  EXPECT_GT(check.steps, 1000U);
}

// A proof may hold steps it does not need. Those it needs are missed.
TEST(Proof, WithoutItsOtherAddedClausesItIsRefused) {
  const auto formula = pigeons(6);
  auto steps = read(refuted(formula).log->text());
  std::size_t added = 0;
  std::erase_if(
      steps, [&](const Step& step) { return !step.deletes && !step.literals.empty() && ++added % 2 == 0; });
  EXPECT_EQ(checked(formula, steps).verdict, ProofVerdict::refused);
}

TEST(Proof, CutAnywhereItIsRefused) {
  const auto formula = pigeons(5);
  auto steps = read(refuted(formula).log->text());
  steps.resize(checked(formula, steps).steps);
  const auto proof = written(steps);
  for (std::size_t bytes = 0; bytes < proof.size(); ++bytes)
    ASSERT_EQ(checked(formula, proof.substr(0, bytes)).verdict, ProofVerdict::refused) << bytes;
}

TEST(Proof, OfAnotherFormulaItIsRefused) {
  auto weaker = pigeons(6);
  const std::string proof(refuted(weaker).log->text());
  weaker.clauses.pop_back();  // now two of the pigeons may share a hole
  EXPECT_EQ(checked(weaker, proof).verdict, ProofVerdict::refused);
}

TEST(Proof, ThatIsTooLongIsDroppedWhole) {
  const auto refutation = refuted(pigeons(7), 100);
  EXPECT_EQ(refutation.verdict, Verdict::unsatisfiable);
  EXPECT_EQ(refutation.log->text(), "");
  EXPECT_TRUE(refutation.log->overflowed());
}

// ---- limits ----

TEST(Proof, ANodeLimitEndsSearchAndCheck) {
  const auto formula = pigeons(8);
  EXPECT_EQ(refuted(formula, 1 << 20, {.limits = {.nodes = 10}}).verdict, Verdict::unknown);
  const std::string proof(refuted(formula).log->text());
  const auto check = checked(formula, proof, {.limits = {.nodes = 10}});
  EXPECT_EQ(check.verdict, ProofVerdict::cut);
  EXPECT_EQ(check.steps, 10U);
}

TEST(Proof, TimeEndsTheCheck) {
  const auto formula = pigeons(8);
  const std::string proof(refuted(formula).log->text());
  ManualClock clock(kEveryNode);
  EXPECT_EQ(checked(formula, proof, {.limits = {.time = 50ms}, .clock = &clock}).verdict, ProofVerdict::cut);
}

TEST(Proof, AStopEndsTheCheck) {
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(checked(all_four(), {add({1}), add({})}, {.stop = source.get_token()}).verdict,
            ProofVerdict::cut);
}

TEST(Proof, ByteLimitsEndTheCheck) {
  EXPECT_EQ(checked(pigeons(6), {add({})}, {.limits = {.bytes = 1000}}).verdict, ProofVerdict::cut);
}

TEST(Proof, AFormulaThatDoesNotFitIsNotWhole) {
  Context context({.limits = {.bytes = 1000}});
  Cnf cnf(context);
  EXPECT_EQ(cnf.variables(2), 1);
  cnf.add({1, 2});
  EXPECT_FALSE(cnf.whole());
  EXPECT_EQ(cnf.clauses(), 0U);
  EXPECT_EQ(context.end(), End::memory);
}

}  // namespace
}  // namespace quadrille::sat
