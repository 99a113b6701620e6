#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/search/search.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateSearch, FindsWhatTryingEveryPageFinds) {
  for (const auto& puzzle : small_puzzles()) {
    const auto all = every_answer(puzzle);
    Context context({});
    const auto outcome = search(puzzle, {}, context);
    ASSERT_EQ(outcome.impossible() != nullptr, all.empty());
    if (all.empty()) continue;
    ASSERT_NE(std::ranges::find(all, outcome.answer()->answer), all.end());
    const auto other = search(puzzle, {.other_than = &outcome.answer()->answer}, context);
    ASSERT_EQ(other.impossible() != nullptr, all.size() == 1);
    ASSERT_EQ(only_answer(puzzle, context).has_value(), all.size() == 1);
    if (all.size() == 1) continue;
    ASSERT_NE(std::ranges::find(all, other.answer()->answer), all.end());
  }
}

TEST(TemplateSearch, ACutSearchHasFoundNothing) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  Context nodes({.limits = {.nodes = 2}});
  const auto cut = search(puzzle, {}, nodes);
  EXPECT_EQ(cut.end, End::nodes);
  EXPECT_TRUE(cut.answer() == nullptr && cut.impossible() == nullptr);
  Context bytes({.limits = {.bytes = 1}});
  EXPECT_EQ(search(puzzle, {}, bytes).end, End::memory);
}

}  // namespace
}  // namespace quadrille::template_family
