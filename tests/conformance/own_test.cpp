#include <gtest/gtest.h>

#include <set>

#include "conformance/every_family.hpp"
#include "engine/extensions/arrangement.hpp"
#include "engine/extensions/classic.hpp"
#include "engine/extensions/session.hpp"
#include "grid/text.hpp"

// What a family has of its own: small commands, and extensions asked for by type.

namespace quadrille::conformance {
namespace {

class EveryOwnFamily : public EveryFamily {};
class EveryArrangedFamily : public EveryFamily {};
class EveryClassicFamily : public EveryFamily {};
class EverySessionFamily : public EveryFamily {};

// The settings that an example on the command line gives.
Record settings_in(const Tool& tool, std::string_view example) {
  Record settings(Record::Map{});
  const auto words = split_words(example);
  std::size_t placed = 0;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto word = words[i].text;
    if (word.starts_with("--") && i + 1 < words.size()) {
      settings.add(std::string(word.substr(2)), words[++i].text);
    } else {
      settings.add(tool.parameters.at(placed++).name, word);
    }
  }
  return settings;
}

TEST_P(EveryOwnFamily, ItsToolsDoWhatTheirExamplesShow) {
  for (const auto& tool : family().tools()) {
    SCOPED_TRACE(tool.name);
    EXPECT_FALSE(tool.summary.empty());
    EXPECT_FALSE(tool.examples.empty());
    ASSERT_LE(tool.by_place, tool.parameters.size());
    for (const auto& parameter : tool.parameters) EXPECT_FALSE(parameter.help.empty()) << parameter.name;
    for (const auto& example : tool.examples) {
      SCOPED_TRACE(example);
      EXPECT_TRUE(example.starts_with("quadrille " + tool.name + " "));
      const auto settings = checked(tool.parameters, settings_in(tool, example));
      ASSERT_TRUE(settings) << settings.error().message;
      const auto result = tool.run(*settings);
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_FALSE(tool.text(*result).empty());
    }
  }
}

TEST_P(EveryOwnFamily, NoExtensionIsThereTwice) {
  std::set<std::string_view> names;
  for (const auto& extension : family().extensions()) {
    ASSERT_NE(extension, nullptr);
    EXPECT_FALSE(extension->name().empty());
    EXPECT_TRUE(names.insert(extension->name()).second) << extension->name();
  }
}

TEST_P(EveryArrangedFamily, AnAnswerInAnotherOrderIsAsRight) {
  const auto* arrangement = family().extension<Arrangement>();
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    const auto arranged = arrangement->arrange(*puzzle, *answer, {});
    ASSERT_TRUE(arranged) << arranged.error().message;
    expect_right(*puzzle, *arranged->answer, Extent::whole);
  }
  const auto& sample = answered().front();
  EXPECT_FALSE(arrangement->arrange(*sample.puzzle, *sample.answer, Record::Map{{"no_such_setting", 1}}));
}

TEST_P(EveryClassicFamily, TheWordsOfAnOlderProgramFitItsStrategies) {
  const auto* classic = family().extension<Classic>();
  for (const auto& name : classic->strategies()) {
    EXPECT_TRUE(family().strategy(name)) << name;
    EXPECT_EQ(classic->row({.strategy = name}).size(), classic->columns().size());
    EXPECT_FALSE(classic->statistics({.strategy = name}).empty());
  }
  for (const auto& [id, puzzle, answer, text] : answered())
    EXPECT_FALSE(classic->board(*puzzle, *answer).empty()) << id;
}

TEST_P(EverySessionFamily, EverySetOfSessionOptionsOpensASession) {
  const auto* sessions = family().extension<Sessions>();
  EXPECT_TRUE(sessions->open(Record::Map{}));
  EXPECT_FALSE(sessions->open(Record::Map{{"no_such_option", 1}}));
  for (const auto& [name, options] : sessions->play().pipelines) {
    EXPECT_FALSE(name.empty());
    EXPECT_TRUE(sessions->open(options)) << name;
  }
  for (const auto& parameter : sessions->play().parameters)
    EXPECT_FALSE(parameter.help.empty()) << parameter.name;
  for (const auto& [id, puzzle] : samples()) {
    const auto outcome = solved(*puzzle);
    const auto* found = outcome.answer();
    const auto shown = sessions->overlays(*puzzle, found != nullptr ? found->answer.get() : nullptr);
    for (const auto& [name, picture] : shown)
      EXPECT_FALSE(name.empty() || picture.board.values().empty()) << id;
  }
}

QUADRILLE_EVERY(EveryOwnFamily, family_subjects());
QUADRILLE_EVERY(EveryArrangedFamily, family_subjects_with<Arrangement>());
QUADRILLE_EVERY(EveryClassicFamily, family_subjects_with<Classic>());
QUADRILLE_EVERY(EverySessionFamily, family_subjects_with<Sessions>());

}  // namespace
}  // namespace quadrille::conformance
