#include <gtest/gtest.h>

#include <fmt/format.h>

#include <set>

#include "conformance/every_family.hpp"

// Games that a person plays without seeing all of them.

namespace quadrille::conformance {
namespace {

// Enough for a small game to come to its end by chance.
constexpr int kRandomActs = 60;

class EveryHiddenGame : public EveryFamily {
 protected:
  [[nodiscard]] const AnyHiddenGames& hidden() const { return *family().hidden_games(); }

  // A game of the first preset that is dealt, opened in the middle.
  [[nodiscard]] GamePtr dealt(std::uint64_t seed) const {
    const auto settings = easiest();
    const auto size = family().size(*hidden().fresh(settings).value().position);
    Random random(seed);
    Context context({.seed = seed});
    return hidden().deal(settings, at(size.rows / 2, size.cols / 2), random, context).value();
  }

  [[nodiscard]] Record easiest() const {
    for (const auto& preset : family().presets()) {
      if (preset.generator.empty()) return preset.settings;
    }
    return {};
  }

  [[nodiscard]] Size size_of(const AnyGame& game) const {
    return family().size(*hidden().after(game, {}).value().position);
  }

  // Anything that a player may do, the right first act first.
  [[nodiscard]] std::vector<Act> acts_of(const AnyGame& game, std::uint64_t seed) const {
    Random random(seed);
    const auto size = size_of(game);
    std::vector<Act> acts{{Gesture::open, hidden().first(game)}};
    while (acts.size() < kRandomActs) {
      const auto row = static_cast<int>(random.below(static_cast<std::uint32_t>(size.rows)));
      const auto col = static_cast<int>(random.below(static_cast<std::uint32_t>(size.cols)));
      // Mostly marks and chords, so that not every game is over at once.
      const auto gesture = random.below(8);
      acts.push_back({gesture == 0  ? Gesture::open
                      : gesture < 5 ? Gesture::mark
                                    : Gesture::chord,
                      at(row, col)});
    }
    return acts;
  }

  // All that a player sees, as one text.
  [[nodiscard]] std::string seen(const AnyGamePosition& reached) const {
    auto text = plain(reached.position) + std::string(name(reached.stage));
    for (const auto& figure : reached.figures) text += " " + figure.name + " " + figure.value;
    for (const auto& layer : reached.over) text += fmt::format(" {} {}", layer.name, layer.shapes.size());
    return text + fmt::format(" {}", reached.shown.size());
  }
  [[nodiscard]] std::string seen_after(const AnyGame& game, std::span<const Act> acts) const {
    return seen(hidden().after(game, acts).value());
  }
};

TEST_P(EveryHiddenGame, BeginsAsEveryOtherOfItsSettingsDoes) {
  const auto fresh = hidden().fresh(easiest()).value();
  EXPECT_EQ(fresh.stage, Stage::playing);
  for (const std::uint64_t seed : {1U, 2U}) EXPECT_EQ(seen_after(*dealt(seed), {}), seen(fresh));
}

TEST_P(EveryHiddenGame, IsTheSameForTheSameSeedAndAnotherForAnother) {
  const auto text = [&](std::uint64_t seed) { return family().games()->write(*dealt(seed)); };
  EXPECT_EQ(text(1), text(1));
  EXPECT_NE(text(1), text(2));
}

TEST_P(EveryHiddenGame, IsNotLostByItsFirstAct) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto game = dealt(seed);
    const Act first{Gesture::open, hidden().first(*game)};
    EXPECT_NE(hidden().after(*game, {&first, 1}).value().stage, Stage::lost) << seed;
    EXPECT_NE(seen_after(*game, {&first, 1}), seen_after(*game, {})) << seed;
  }
}

TEST_P(EveryHiddenGame, IsTheSameAfterItHasBeenWrittenAndRead) {
  const auto game = dealt(3);
  const auto read = family().games()->read(family().games()->write(*game)).value();
  ASSERT_EQ(read.size(), 1U);
  const auto acts = acts_of(*game, 3);
  EXPECT_EQ(seen_after(*read.front().puzzle, acts), seen_after(*game, acts));
  EXPECT_EQ(hidden().first(*read.front().puzzle), hidden().first(*game));
}

TEST_P(EveryHiddenGame, DependsOnItsActsAloneAndNotOnThoseWithoutEffect) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto game = dealt(seed);
    const auto acts = acts_of(*game, seed);
    std::vector<Act> effective;
    std::string before = seen_after(*game, {});
    for (std::size_t count = 1; count <= acts.size(); ++count) {
      const auto now = seen_after(*game, std::span(acts).first(count));
      if (now == before) continue;
      effective.push_back(acts[count - 1]);
      ASSERT_EQ(seen_after(*game, effective), now) << seed << " after " << count << " acts";
      before = now;
    }
  }
}

TEST_P(EveryHiddenGame, DoesNotChangeAfterItsEnd) {
  int ended = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto game = dealt(seed);
    auto acts = acts_of(*game, seed);
    for_each_cell(size_of(*game), [&](Cell cell) { acts.push_back({Gesture::open, cell}); });
    const auto end = hidden().after(*game, acts).value();
    ended += end.stage == Stage::lost || end.stage == Stage::won ? 1 : 0;
    const auto last = seen(end);
    const auto more = acts_of(*game, seed + 100);
    acts.insert(acts.end(), more.begin(), more.end());
    EXPECT_EQ(seen_after(*game, acts), last) << seed;
  }
  EXPECT_GT(ended, 0);
}

TEST_P(EveryHiddenGame, RefusesAnActBeyondTheBoardInWords) {
  const auto game = dealt(1);
  const auto size = size_of(*game);
  for (const auto cell : {at(-1, 0), at(0, -1), at(size.rows, 0), at(0, size.cols)}) {
    for (const auto gesture : {Gesture::open, Gesture::mark, Gesture::chord}) {
      const Act act{gesture, cell};
      const auto after = hidden().after(*game, {&act, 1});
      ASSERT_FALSE(after);
      expect_in_words(after.error());
    }
  }
}

TEST_P(EveryHiddenGame, HasFiguresWithNames) {
  const auto game = dealt(1);
  const auto reached = hidden().after(*game, acts_of(*game, 1)).value();
  std::set<std::string> names;
  for (const auto& figure : reached.figures) {
    EXPECT_TRUE(names.insert(figure.name).second) << figure.name;
    EXPECT_FALSE(figure.title.empty()) << figure.name;
    EXPECT_FALSE(figure.value.empty()) << figure.name;
  }
}

TEST_P(EveryHiddenGame, IsNeverLostByAnActThatIsProven) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto game = dealt(seed);
    std::vector<Act> acts{{Gesture::open, hidden().first(*game)}};
    while (true) {
      const auto reached = hidden().after(*game, acts).value();
      ASSERT_NE(reached.stage, Stage::lost) << seed;
      if (reached.stage != Stage::playing) break;
      const auto outcome = solved(*hidden().asked(*reached.position));
      ASSERT_NE(outcome.answer(), nullptr);
      Context context({});
      const auto best = hidden().best(*reached.position, *outcome.answer()->answer, context);
      ASSERT_TRUE(best);
      EXPECT_FALSE(best->why.reason.empty());
      if (best->why.risk > 0) break;
      ASSERT_FALSE(best->cells.empty());
      for (const auto cell : best->cells) acts.push_back({best->gesture, cell});
    }
  }
}

TEST_P(EveryHiddenGame, IsJudgedInHindsightOnlyOnceItIsLost) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto game = dealt(seed);
    std::vector<Act> acts{{Gesture::open, hidden().first(*game)}};
    Context context({});
    EXPECT_FALSE(hidden().avoidable(*game, acts, context));
    for_each_cell(size_of(*game), [&](Cell cell) { acts.push_back({Gesture::open, cell}); });
    if (hidden().after(*game, acts).value().stage != Stage::lost) continue;
    const auto said = hidden().avoidable(*game, acts, context);
    ASSERT_TRUE(said);
    EXPECT_FALSE(said->reason.empty());
    EXPECT_FALSE(said->cells.empty());
    auto ended = stopped();
    EXPECT_FALSE(hidden().avoidable(*game, acts, ended));
  }
}

TEST_P(EveryHiddenGame, IsNotDealtBeyondTheBoard) {
  Random random(1);
  Context context({});
  const auto beyond = hidden().deal(easiest(), at(-1, 0), random, context);
  ASSERT_FALSE(beyond);
  expect_in_words(beyond.error());
}

inline std::vector<const FamilySubject*> dealing() {
  auto subjects = family_subjects();
  std::erase_if(subjects, [](const auto* subject) { return subject->family->hidden_games() == nullptr; });
  return subjects;
}

QUADRILLE_EVERY(EveryHiddenGame, dealing());

}  // namespace
}  // namespace quadrille::conformance
