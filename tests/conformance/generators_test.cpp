#include <gtest/gtest.h>

#include "conformance/bad_values.hpp"
#include "conformance/every_family.hpp"

// How puzzles are made.

namespace quadrille::conformance {
namespace {

class EveryGeneratingFamily : public EveryFamily {};
TEST_P(EveryGeneratingFamily, GeneratorsMakeTheSamePuzzleFromTheSameSeed) {
  for (const auto& generator : family().generators()) {
    if (generator.from == MadeFrom::file) continue;
    SCOPED_TRACE(generator.name);
    const auto one = plain(generated(family(), generator, 1));
    EXPECT_EQ(plain(generated(family(), generator, 1)), one);
    EXPECT_NE(plain(generated(family(), generator, 2)), one);
    Random random(1);
    Context context({});
    EXPECT_FALSE(
        family().generate(generator.name, nullptr, Record::Map{{"no_such_setting", 1}}, random, context));
  }
}

TEST_P(EveryGeneratingFamily, AMadePuzzleHasTheAnswerItIsMadeWith) {
  for (const auto& generator : family().generators()) {
    if (generator.from == MadeFrom::file) continue;
    SCOPED_TRACE(generator.name);
    Random random(3);
    Context context({});
    const auto made = family().generate(generator.name, nullptr, {}, random, context).value();
    if (made.answer) expect_right(*made.puzzle, *made.answer, Extent::whole);
    const auto outcome = solved(*made.puzzle);
    EXPECT_EQ(outcome.impossible(), nullptr);
    // Where an answer is meant to be the only one, so is that of what was made.
    if (family().uniqueness() == nullptr || outcome.answer() == nullptr || !outcome.answer()->complete)
      continue;
    EXPECT_EQ(second(*made.puzzle, *outcome.answer()->answer).answer(), nullptr);
  }
}

TEST_P(EveryGeneratingFamily, BadSettingsAreRefusedByName) {
  for (const auto& generator : family().generators()) {
    SCOPED_TRACE(generator.name);
    const Source file{"x-\n-x\n"};
    for (const auto& parameter : generator.parameters) {
      for (const auto& value : bad_values(parameter)) {
        Random random(1);
        Context context({});
        const auto made =
            family().generate(generator.name, &file, Record::Map{{parameter.name, value}}, random, context);
        ASSERT_FALSE(made) << parameter.name;
        EXPECT_NE(made.error().message.find("'" + parameter.name + "'"), std::string::npos)
            << made.error().message;
      }
    }
  }
}

TEST_P(EveryGeneratingFamily, WithoutAFileOrFromRubbishNothingIsMade) {
  for (const auto& generator : family().generators()) {
    if (generator.from == MadeFrom::nothing) continue;
    SCOPED_TRACE(generator.name);
    const Source rubbish{"\x1b[2J\xff"};
    for (const auto* source : {static_cast<const Source*>(nullptr), &rubbish}) {
      Random random(1);
      Context context({});
      const auto made = family().generate(generator.name, source, {}, random, context);
      ASSERT_FALSE(made);
      expect_in_words(made.error());
    }
  }
}

TEST_P(EveryGeneratingFamily, AStopBeforeTheStartIsHonoured) {
  for (const auto& generator : family().generators()) {
    if (generator.from == MadeFrom::file) continue;
    SCOPED_TRACE(generator.name);
    Random random(1);
    auto context = stopped();
    // A generator that does not search may be done all the same.
    const auto made = family().generate(generator.name, nullptr, {}, random, context);
    if (!made) expect_in_words(made.error());
  }
}

inline std::vector<const FamilySubject*> generating() {
  auto subjects = family_subjects();
  std::erase_if(subjects, [](const auto* subject) { return subject->family->generators().empty(); });
  return subjects;
}

QUADRILLE_EVERY(EveryGeneratingFamily, generating());

}  // namespace
}  // namespace quadrille::conformance
