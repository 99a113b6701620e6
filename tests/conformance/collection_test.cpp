#include <gtest/gtest.h>

#include "conformance/every_family.hpp"
#include "service/input/collection.hpp"

// The puzzles that come with the program; tools/make-collection --check looks at every one.

namespace quadrille::conformance {
namespace {

class EveryCollection : public EveryFamily {};

// Of each collection a few, from all its parts.
std::vector<service::CollectedPuzzle> some_of(const Family& family) {
  constexpr std::size_t kStride = 6;
  std::vector<service::CollectedPuzzle> some;
  const auto all = service::collection(family);
  for (std::size_t i = 0; i < all.size(); i += kStride) some.push_back(all[i]);
  return some;
}

TEST_P(EveryCollection, IsOfTheSizeAndGradeThatItsIndexSaysAndHasOneAnswer) {
  for (const auto& each : some_of(family())) {
    SCOPED_TRACE(each.id);
    const auto read = service::read_puzzles(family(), each.text, family().formats().front().name);
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(read->size(), 1U);
    const auto& puzzle = *read->front().puzzle;
    EXPECT_EQ(family().size(puzzle), each.size);
    Context context({});
    const auto grade = family().teaching()->grade(puzzle, context);
    ASSERT_TRUE(grade) << grade.error().message;
    EXPECT_EQ(grade->name, each.grade);
    if (family().uniqueness() == nullptr) continue;
    const auto outcome = solved(puzzle);
    ASSERT_NE(outcome.answer(), nullptr);
    EXPECT_NE(second(puzzle, *outcome.answer()->answer).impossible(), nullptr);
  }
}

inline std::vector<const FamilySubject*> collecting() {
  auto subjects = family_subjects();
  // The puzzles of games that are dealt are games, which their referee reads.
  std::erase_if(subjects, [](const auto* subject) {
    return subject->family->collection().empty() || subject->family->hidden_games() != nullptr;
  });
  return subjects;
}

QUADRILLE_EVERY(EveryCollection, collecting());

}  // namespace
}  // namespace quadrille::conformance
