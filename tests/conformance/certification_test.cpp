#include <gtest/gtest.h>

#include "conformance/every_family.hpp"
#include "support/clauses.hpp"

// Claims proven a second time, from clauses.

namespace quadrille::conformance {
namespace {

class EveryCertifiedFamily : public EveryFamily {
 protected:
  [[nodiscard]] bool has_answer(const AnyPuzzle& puzzle, const AnyAnswer* other_than) const {
    return can_be_satisfied([&](Cnf& cnf) { family().certification()->clauses(puzzle, other_than, cnf); });
  }
  // What a proof in a debug build bears.
  [[nodiscard]] bool is_small(const AnyPuzzle& puzzle) const { return family().size(puzzle).cells() <= 150; }
};

TEST_P(EveryCertifiedFamily, ClausesCanBeSatisfiedWhereThereIsAnAnswer) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    if (!is_small(*puzzle)) continue;
    EXPECT_TRUE(has_answer(*puzzle, nullptr)) << id;
    EXPECT_EQ(family().certification()->totals_differ(*puzzle), std::nullopt) << id;
  }
}

TEST_P(EveryCertifiedFamily, ClausesKnowOfAnotherAnswerWhereThereIsOne) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    if (!is_small(*puzzle)) continue;
    const auto other = second(*puzzle, *answer);
    if (other.answer() == nullptr && other.impossible() == nullptr) continue;
    EXPECT_EQ(has_answer(*puzzle, answer.get()), other.answer() != nullptr) << id;
  }
}

TEST_P(EveryCertifiedFamily, ClausesCannotBeSatisfiedWhereThereIsNoAnswer) {
  for (const auto& [id, puzzle] : samples()) {
    if (!is_small(*puzzle) || solved(*puzzle).impossible() == nullptr) continue;
    const auto differ = family().certification()->totals_differ(*puzzle);
    EXPECT_TRUE(differ ? !differ->empty() : !has_answer(*puzzle, nullptr)) << id;
  }
}

TEST_P(EveryCertifiedFamily, AFormulaWithoutRoomSaysThatItIsCut) {
  Context context({.limits = {.bytes = 1}});
  Cnf cnf(context);
  family().certification()->clauses(*answered().front().puzzle, nullptr, cnf);
  EXPECT_FALSE(cnf.whole());
  EXPECT_EQ(context.end(), End::memory);
}

TEST_P(EveryCertifiedFamily, StrategiesThatLeanOnClausesAreStrategies) {
  for (const auto name : family().certification()->by_clauses()) EXPECT_TRUE(family().strategy(name)) << name;
}

QUADRILLE_EVERY(EveryCertifiedFamily, family_subjects_with(&Family::certification));

}  // namespace
}  // namespace quadrille::conformance
