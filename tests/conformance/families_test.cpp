#include <gtest/gtest.h>

#include <set>

#include "conformance/every_family.hpp"

// What every family must do beside solving.

namespace quadrille::conformance {
namespace {

TEST_P(EveryFamily, IsDocumented) {
  EXPECT_FALSE(family().name().empty());
  EXPECT_FALSE(family().summary().empty());
  for (const auto& format : family().formats()) {
    SCOPED_TRACE(format.name);
    EXPECT_FALSE(format.name.empty());
    EXPECT_FALSE(format.summary.empty());
    EXPECT_TRUE(format.extension.starts_with('.'));
    EXPECT_TRUE(format.reads || format.writes);
  }
  EXPECT_TRUE(family().formats().front().reads && family().formats().front().writes) << "the plain form";
  for (const auto& generator : family().generators()) {
    SCOPED_TRACE(generator.name);
    EXPECT_FALSE(generator.summary.empty());
    for (const auto& parameter : generator.parameters) EXPECT_FALSE(parameter.help.empty()) << parameter.name;
  }
  if (const auto* games = family().games()) {
    for (const auto& parameter : games->parameters()) EXPECT_FALSE(parameter.help.empty()) << parameter.name;
  }
}

TEST_P(EveryFamily, NoNameIsUsedTwice) {
  std::set<std::string_view> strategies;
  std::set<std::string_view> titles;
  for (const auto& info : family().strategies()) {
    EXPECT_TRUE(strategies.insert(info.name).second) << info.name;
    EXPECT_FALSE(info.title.empty()) << info.name;
    EXPECT_TRUE(titles.insert(info.title).second) << info.title;
    std::set<std::string_view> parameters;
    for (const auto& parameter : info.parameters) {
      EXPECT_TRUE(parameters.insert(parameter.name).second) << info.name << " " << parameter.name;
    }
  }
  std::set<std::string_view> formats;
  for (const auto& format : family().formats())
    EXPECT_TRUE(formats.insert(format.name).second) << format.name;
}

TEST_P(EveryFamily, EverySampleIsRecognisedAndItsAnswerIsRight) {
  for (const auto& file : family().samples()) {
    if (file.name.ends_with(".answer") || file.name.ends_with(".list")) continue;
    EXPECT_TRUE(service::read_puzzles(family(), file.bytes, "")) << file.name;
  }
  for (const auto& [id, puzzle] : samples()) {
    SCOPED_TRACE(id);
    const auto text = sample_answer(family(), id);
    if (text.empty()) {
      // A sample may show a contradiction; then that is the answer.
      Context context({});
      const auto run = family().bind(family().strategies().front().name, {}).value();
      ASSERT_NE(run(*puzzle, context).impossible(), nullptr) << "no answer beside the sample";
      continue;
    }
    const auto answer = family().read_answer(*puzzle, text);
    ASSERT_TRUE(answer) << answer.error().message;
    for (const auto& mistake : family().check(*puzzle, **answer, Extent::whole).mistakes)
      ADD_FAILURE() << mistake.reason;
    EXPECT_EQ(family().write_answer(*puzzle, **answer), text);
  }
}

TEST_P(EveryFamily, AnAnswerIsReadAsItWasWritten) {
  const auto expect_same = [&](const AnyPuzzle& puzzle, const AnswerPtr& answer) {
    const auto text = family().write_answer(puzzle, *answer);
    const auto from_text = family().read_answer(puzzle, std::string_view(text));
    ASSERT_TRUE(from_text) << from_text.error().message;
    EXPECT_EQ(family().write_answer(puzzle, **from_text), text);
    const auto record = family().record(puzzle, {.answer = answer, .complete = false}).expanded();
    const auto from_record = family().read_answer(puzzle, record);
    ASSERT_TRUE(from_record) << from_record.error().message;
    EXPECT_EQ(family().write_answer(puzzle, **from_record), text);
    EXPECT_FALSE(family().headline(puzzle, {.answer = answer, .complete = false}).empty());
  };
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    expect_same(*puzzle, family().blank(*puzzle));
  }
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    expect_same(*puzzle, answer);
  }
}

TEST_P(EveryFamily, WhatIsNotAnAnswerIsRefusedInWords) {
  using namespace std::string_literals;
  const auto& puzzle = *puzzles().front().puzzle;
  for (const auto& rubbish : {"\x1b[2J"s, "\xff\xfe"s, "\0\0"s, "no answer at all"s}) {
    const auto refused = family().read_answer(puzzle, std::string_view(rubbish));
    ASSERT_FALSE(refused) << rubbish;
    expect_in_words(refused.error());
  }
  for (const auto& rubbish : {Record(), Record(1), Record(true), Record(Record::Map{})}) {
    const auto refused = family().read_answer(puzzle, rubbish);
    ASSERT_FALSE(refused);
    expect_in_words(refused.error());
  }
}

// A sample is a promise: what the default strategy finds is right, and where the answer beside it is the only
// one, is that answer.
TEST_P(EveryFamily, SamplesSolveToTheirAnswers) {
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    const auto outcome = solved(*puzzle);
    EXPECT_EQ(outcome.impossible(), nullptr);
    const auto* found = outcome.answer();
    if (found == nullptr || !found->complete) continue;
    expect_right(*puzzle, *found->answer, Extent::whole);
    if (family().uniqueness() == nullptr || second(*puzzle, *answer).impossible() == nullptr) continue;
    EXPECT_EQ(family().write_answer(*puzzle, *found->answer), text);
  }
}

TEST_P(EveryFamily, EveryFormatReadsWhatItWrites) {
  for (const auto& format : family().formats()) {
    if (!format.reads || !format.writes) continue;
    int written = 0;
    int told_whole = 0;
    for (const auto& [id, puzzle] : puzzles()) {
      SCOPED_TRACE(std::string(format.name) + " of " + id);
      // A form may be too narrow for a puzzle and say so.
      const auto text = family().write(std::vector<NamedPuzzle>{{"", puzzle}}, format.name);
      if (!text) {
        EXPECT_FALSE(text.error().message.empty());
        continue;
      }
      ++written;
      for (const auto name : {format.name, std::string_view()}) {
        const auto back = service::read_puzzles(family(), *text, name);
        ASSERT_TRUE(back) << back.error().message;
        ASSERT_EQ(back->size(), 1U);
        // A form may have no place for what is no part of the puzzle, a title or the setter's own picture;
        // what it does say it says for good.
        EXPECT_EQ(family().write(std::vector<NamedPuzzle>{{"", back->front().puzzle}}, format.name), *text);
        told_whole += plain(back->front().puzzle) == plain(puzzle) ? 1 : 0;
      }
    }
    EXPECT_GT(written, 0) << format.name << " wrote none of the puzzles";
    EXPECT_GT(told_whole, 0) << format.name << " told none of the puzzles whole";
  }
}

TEST_P(EveryFamily, TheLegendKnowsEverySymbolOfTheBoard) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto answer = family().blank(*puzzle);
    for (const auto* shown : {static_cast<const AnyAnswer*>(nullptr), answer.get()}) {
      const auto picture = family().picture(*puzzle, shown);
      for (const auto symbol : picture.board.values()) {
        EXPECT_NE(find_swatch(picture, symbol), nullptr) << static_cast<std::uint32_t>(symbol);
      }
    }
  }
  for (const auto& [id, puzzle, answer, text] : answered()) {
    const auto picture = family().picture(*puzzle, answer.get());
    for (const auto symbol : picture.board.values()) EXPECT_NE(find_swatch(picture, symbol), nullptr) << id;
  }
}

TEST_P(EveryFamily, ABoardIsAsLargeAsItsPicture) {
  for (const auto& [id, puzzle] : puzzles())
    EXPECT_EQ(family().size(*puzzle), family().picture(*puzzle, nullptr).board.size()) << id;
}

TEST_P(EveryFamily, NothingFilledInIsAPartialAnswer) {
  for (const auto& [id, puzzle] : puzzles()) {
    const auto blank = family().blank(*puzzle);
    EXPECT_TRUE(family().check(*puzzle, *blank, Extent::so_far).right()) << id;
    EXPECT_EQ(plain_text(family().picture(*puzzle, blank.get()).board),
              plain_text(family().picture(*puzzle, nullptr).board))
        << id;
  }
}

// Bytes that are no puzzle are refused in words; nothing may crash or be read as something.
TEST_P(EveryFamily, RubbishIsRefusedInWords) {
  using namespace std::string_literals;
  for (const auto& rubbish : {""s, "\n\n"s, "\0\0\0"s, "\xff\xfe"s, "{"s, "{}"s, "[]"s, "[[]]"s, "\x1b[2J"s,
                              "<?xml version=\"1.0\"?>"s}) {
    const auto puzzles = service::read_puzzles(family(), rubbish, "");
    ASSERT_FALSE(puzzles) << rubbish;
    expect_in_words(puzzles.error());
  }
}

QUADRILLE_EVERY(EveryFamily, family_subjects());

}  // namespace
}  // namespace quadrille::conformance
