#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"
#include "support/clauses.hpp"

namespace quadrille::template_family {
namespace {

bool satisfied(const Puzzle& puzzle, const Answer* other_than) {
  return can_be_satisfied([&](Cnf& cnf) { write_clauses(puzzle, other_than, cnf); });
}

TEST(TemplateCertify, ClausesAgreeWithTryingEveryPage) {
  for (const auto& puzzle : small_puzzles()) {
    const auto all = every_answer(puzzle);
    ASSERT_EQ(satisfied(puzzle, nullptr), !all.empty());
    ASSERT_TRUE(all.empty() || !totals_differ(puzzle));
    if (all.empty()) continue;
    ASSERT_EQ(satisfied(puzzle, &all.front()), all.size() > 1);
  }
}

TEST(TemplateCertify, TotalsThatDifferAreNamed) {
  EXPECT_EQ(totals_differ(drawn("1 1\n1 ..\n2 ..\n")), "the rows have 3 ticks, the columns 2");
  EXPECT_EQ(totals_differ(drawn("1 1\n1 ..\n1 ..\n")), std::nullopt);
}

}  // namespace
}  // namespace quadrille::template_family
