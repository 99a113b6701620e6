#include <gtest/gtest.h>

#include <set>

#include "conformance/every_family.hpp"
#include "engine/settings/parameters.hpp"

// New puzzles in one click.

namespace quadrille::conformance {
namespace {

class EveryPreset : public EveryFamily {
 protected:
  [[nodiscard]] const GeneratorInfo* generator(const Preset& preset) const {
    for (const auto& each : family().generators()) {
      if (each.name == preset.generator) return &each;
    }
    return nullptr;
  }

  [[nodiscard]] Expected<MadePuzzle> made(const Preset& preset, std::uint64_t seed) const {
    Random random(seed);
    Context context({.seed = seed});
    return family().generate(preset.generator, nullptr, preset.settings, random, context);
  }

  void expect_single_answer(const AnyPuzzle& puzzle) const {
    const Limits many{.nodes = 10'000'000};
    Context context({.limits = many});
    const auto outcome = family().bind("", {}).value()(puzzle, context);
    ASSERT_NE(outcome.answer(), nullptr);
    Context proof({.limits = many});
    const auto other = family().uniqueness()->second(puzzle, *outcome.answer()->answer, proof);
    EXPECT_NE(other.impossible(), nullptr);
  }
};

// What a preset promises of how hard its puzzles are; "": nothing.
std::string promised(const Preset& preset) {
  const auto* grade = preset.settings.find("grade");
  return grade == nullptr || *grade == Record("any") ? "" : *grade->get<std::string>();
}

TEST_P(EveryPreset, HasAStableNameThatNoOtherHas) {
  EXPECT_FALSE(family().presets().empty());
  std::set<std::string_view> names;
  std::set<std::string_view> titles;
  for (const auto& preset : family().presets()) {
    EXPECT_TRUE(names.insert(preset.name).second) << preset.name;
    EXPECT_TRUE(titles.insert(preset.title).second) << preset.title;
    EXPECT_EQ(preset.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos)
        << preset.name;
    EXPECT_FALSE(preset.title.empty()) << preset.name;
    EXPECT_FALSE(preset.detail.empty()) << preset.name;
    EXPECT_GT(preset.clock.value_or(std::chrono::seconds(1)).count(), 0) << preset.name;
  }
}

TEST_P(EveryPreset, HasSettingsThatItsGeneratorOrDealTakes) {
  for (const auto& preset : family().presets()) {
    SCOPED_TRACE(preset.name);
    if (preset.generator.empty()) {
      // Games that a person plays are dealt by the family, once it knows how.
      if (const auto* games = family().hidden_games(); games != nullptr) {
        const auto fits = checked(games->parameters(), preset.settings);
        EXPECT_TRUE(fits) << fits.error().message;
      }
      continue;
    }
    const auto* named = generator(preset);
    ASSERT_NE(named, nullptr) << preset.generator;
    EXPECT_EQ(named->from, MadeFrom::nothing);
    const auto fits = checked(named->parameters, preset.settings);
    EXPECT_TRUE(fits) << fits.error().message;
  }
}

TEST_P(EveryPreset, MakesPuzzlesOfTheGradeItPromisesWithOneAnswerAndEachSeedAnother) {
  for (const auto& preset : family().presets()) {
    if (preset.generator.empty()) continue;
    SCOPED_TRACE(preset.name);
    std::set<std::string> seen;
    for (const std::uint64_t seed : {1U, 2U}) {
      const auto puzzle = made(preset, seed);
      ASSERT_TRUE(puzzle) << puzzle.error().message;
      EXPECT_TRUE(seen.insert(plain(puzzle->puzzle)).second);
      if (const auto grade = promised(preset); !grade.empty()) {
        Context context({});
        const auto graded = family().teaching()->grade(*puzzle->puzzle, context);
        ASSERT_TRUE(graded) << graded.error().message;
        EXPECT_EQ(graded->name, grade);
      }
      if (family().uniqueness() != nullptr) expect_single_answer(*puzzle->puzzle);
    }
  }
}

QUADRILLE_EVERY(EveryPreset, family_subjects());

}  // namespace
}  // namespace quadrille::conformance
