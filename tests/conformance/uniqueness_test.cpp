#include <gtest/gtest.h>

#include "conformance/every_family.hpp"

// An answer that is meant to be the only one.

namespace quadrille::conformance {
namespace {

class EveryUniqueFamily : public EveryFamily {
 protected:
  // Puzzles without a single answer: samples, and samples with a misprint in a clue.
  [[nodiscard]] std::vector<PuzzlePtr> to_repair() const {
    std::vector<PuzzlePtr> found;
    for (const auto& [id, puzzle, answer, text] : answered()) {
      if (found.size() >= kMostToRepair) break;
      if (second(*puzzle, *answer).answer() != nullptr) found.push_back(puzzle);
      if (const auto wrong = misprinted(puzzle)) found.push_back(wrong);
    }
    return found;
  }

 private:
  static constexpr std::size_t kMostToRepair = 6;

  // The first clue inside a cell that can be another number; null where there is none.
  [[nodiscard]] PuzzlePtr misprinted(const PuzzlePtr& puzzle) const {
    if (family().editing() == nullptr) return nullptr;
    PuzzlePtr wrong;
    for (const auto name : family().editing()->cell_fields()) {
      for_each_cell(family().size(*puzzle), [&](Cell cell) {
        const Field field{
            std::string(name) + " " + std::to_string(cell.row.value) + " " + std::to_string(cell.col.value),
            "", "9"};
        const auto changed = family().editing()->edit(*puzzle, field);
        if (!wrong && changed && plain(*changed) != plain(puzzle)) wrong = *changed;
      });
    }
    return wrong;
  }
};

TEST_P(EveryUniqueFamily, ASecondAnswerIsRightAndAnother) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    const auto outcome = second(*puzzle, *answer);
    const auto* other = outcome.answer();
    EXPECT_TRUE(other != nullptr || outcome.impossible() != nullptr || outcome.end != End::finished);
    if (other == nullptr) continue;
    EXPECT_TRUE(other->complete);
    expect_right(*puzzle, *other->answer, Extent::whole);
    EXPECT_NE(family().write_answer(*puzzle, *other->answer), text);
    EXPECT_EQ(second(*puzzle, *other->answer).impossible(), nullptr) << "the first is another";
  }
}

// A strategy that says something of it itself says the same.
TEST_P(EveryUniqueFamily, StrategiesAndTheSecondAnswerAgree) {
  for (const auto& info : family().strategies()) {
    for (const auto& [id, puzzle, answer, text] : answered()) {
      SCOPED_TRACE(info.name + " " + id);
      Context context({.limits = {.nodes = kFewNodes}});
      const auto outcome = family().bind(info.name, {}).value()(*puzzle, context);
      EXPECT_EQ(outcome.impossible(), nullptr);
      const auto* found = outcome.answer();
      if (found == nullptr || !found->unique) continue;
      const auto other = second(*puzzle, *answer);
      if (*found->unique) {
        EXPECT_EQ(other.answer(), nullptr);
        EXPECT_TRUE(!found->complete || family().write_answer(*puzzle, *found->answer) == text);
      } else {
        EXPECT_EQ(other.impossible(), nullptr);
        if (found->second) expect_right(*puzzle, **found->second, Extent::whole);
      }
    }
  }
}

TEST_P(EveryUniqueFamily, AStopBeforeTheStartSettlesNothing) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    auto context = stopped();
    const auto outcome = family().uniqueness()->second(*puzzle, *answer, context);
    EXPECT_TRUE(outcome.end == End::stopped || outcome.impossible() != nullptr) << id;
    EXPECT_EQ(outcome.answer(), nullptr) << id;
    auto again = stopped();
    EXPECT_TRUE(family().uniqueness()->repairs(*puzzle, again).empty()) << id;
  }
}

TEST_P(EveryUniqueFamily, ARepairHasExactlyOneAnswer) {
  int repaired = 0;
  for (const auto& puzzle : to_repair()) {
    Context context({.limits = {.nodes = kFewNodes}});
    for (const auto& repair : family().uniqueness()->repairs(*puzzle, context)) {
      SCOPED_TRACE(repair.change);
      ++repaired;
      EXPECT_FALSE(repair.change.empty());
      EXPECT_FALSE(repair.cells.empty());
      for (const auto cell : repair.cells) EXPECT_TRUE(family().size(*puzzle).contains(cell));
      EXPECT_NE(plain(repair.puzzle), plain(puzzle));
      const auto outcome = solved(*repair.puzzle);
      ASSERT_NE(outcome.answer(), nullptr);
      EXPECT_NE(second(*repair.puzzle, *outcome.answer()->answer).impossible(), nullptr);
    }
  }
  EXPECT_GT(repaired, 0) << "no puzzle was repaired";
}

TEST_P(EveryUniqueFamily, APuzzleWithOneAnswerNeedsNoRepair) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    if (second(*puzzle, *answer).impossible() == nullptr) continue;
    Context context({.limits = {.nodes = kFewNodes}});
    EXPECT_TRUE(family().uniqueness()->repairs(*puzzle, context).empty()) << id;
  }
}

QUADRILLE_EVERY(EveryUniqueFamily, family_subjects_with(&Family::uniqueness));

}  // namespace
}  // namespace quadrille::conformance
