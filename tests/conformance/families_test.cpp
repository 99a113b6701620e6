#include <gtest/gtest.h>

#include <set>

#include "conformance/subjects.hpp"

// What every family must do beside solving.

namespace quadrille::conformance {
namespace {

class EveryFamily : public testing::TestWithParam<const FamilySubject*> {
 protected:
  [[nodiscard]] const Family& family() const { return *GetParam()->family; }
  [[nodiscard]] const std::vector<NamedPuzzle>& samples() const { return GetParam()->samples; }
  [[nodiscard]] const std::vector<NamedPuzzle>& puzzles() const { return GetParam()->puzzles; }

  // A puzzle in the plain form, by which two are compared.
  [[nodiscard]] std::string plain(const PuzzlePtr& puzzle) const {
    const auto text = family().write(std::vector<NamedPuzzle>{{"", puzzle}}, family().formats().front().name);
    return text ? *text : "not written: " + text.error().message;
  }
};

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
  for (const auto& info : family().strategies()) {
    EXPECT_TRUE(strategies.insert(info.name).second) << info.name;
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
    const auto text = service::sample_answer(family(), id);
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
  for (const auto& [id, puzzle] : samples()) {
    if (service::sample_answer(family(), id).empty()) continue;
    const auto answer = family().read_answer(*puzzle, service::sample_answer(family(), id)).value();
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

TEST_P(EveryFamily, GeneratorsMakeTheSamePuzzleFromTheSameSeed) {
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

class EveryPlayedFamily : public EveryFamily {};

TEST_P(EveryPlayedFamily, DealsTheSameGameFromTheSameSeed) {
  Random first(5, 3);
  Random again(5, 3);
  Random other(5, 4);
  const auto dealt = [&](Random& random) {
    const auto& games = *family().games();
    return games.write(*games.deal({}, random).value());
  };
  const auto game = dealt(first);
  EXPECT_EQ(dealt(again), game);
  EXPECT_NE(dealt(other), game);
}

TEST_P(EveryPlayedFamily, AGameIsReadAsItWasWritten) {
  const auto& games = *family().games();
  Random random(5, 3);
  const auto text = games.write(*games.deal({}, random).value());
  const auto read = games.read(text);
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->size(), 1U);
  EXPECT_EQ(games.write(*read->front().puzzle), text);
}

class EveryDrawnFamily : public EveryFamily {};

TEST_P(EveryDrawnFamily, ABlankSheetIsAPuzzleToDrawOn) {
  for (const Size size : {Size{1, 1}, Size{3, 4}, Size{20, 10}}) {
    const auto sheet = family().editing()->blank_sheet(size);
    ASSERT_TRUE(sheet) << sheet.error().message;
    EXPECT_EQ(family().picture(**sheet, nullptr).board.size(), size);
    const auto again = service::read_puzzles(family(), plain(*sheet), family().formats().front().name);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(plain(again->front().puzzle), plain(*sheet));
  }
}

TEST_P(EveryDrawnFamily, ThereAreNoSheetsOfImpossibleSizes) {
  for (const Size size :
       {Size{0, 3}, Size{3, 0}, Size{-1, 3}, Size{1, 1'000'000}, Size{2'000'000'000, 2'000'000'000}}) {
    const auto sheet = family().editing()->blank_sheet(size);
    ASSERT_FALSE(sheet);
    EXPECT_FALSE(sheet.error().message.empty());
  }
}

class EveryMarkedFamily : public EveryFamily {};

// Cell by cell, from nothing to the whole answer; and wherever he stops, the rest is solved by the same
// answer.
TEST_P(EveryMarkedFamily, APlayerCanFillInTheAnswer) {
  for (const auto& [id, puzzle] : samples()) {
    SCOPED_TRACE(id);
    const auto text = service::sample_answer(family(), id);
    if (text.empty()) continue;
    const auto answer = family().read_answer(*puzzle, text).value();
    const auto goal = family().picture(*puzzle, answer.get()).board;
    auto position = family().blank(*puzzle);
    for_each_cell(goal.size(), [&](Cell cell) {
      const auto now = family().picture(*puzzle, position.get()).board[cell];
      if (now == goal[cell]) return;
      const auto marked = family().filled_cells()->set_cell(*puzzle, *position, {cell, now, goal[cell]});
      ASSERT_TRUE(marked) << marked.error().message;
      position = *marked;
    });
    EXPECT_EQ(family().write_answer(*puzzle, *position), text);
    const auto rest = family().filled_cells()->remaining(*puzzle, *position).value();
    EXPECT_EQ(family().picture(*rest, nullptr).board, goal);
    EXPECT_TRUE(family().check(*rest, *family().read_answer(*rest, text).value(), Extent::whole).right());
  }
}

// Bytes that are no puzzle are refused in words; nothing may crash or be read as something.
TEST_P(EveryFamily, RubbishIsRefusedInWords) {
  using namespace std::string_literals;
  for (const auto& rubbish : {""s, "\n\n"s, "\0\0\0"s, "\xff\xfe"s, "{"s, "{}"s, "[]"s, "[[]]"s, "\x1b[2J"s,
                              "<?xml version=\"1.0\"?>"s}) {
    const auto puzzles = service::read_puzzles(family(), rubbish, "");
    ASSERT_FALSE(puzzles) << rubbish;
    EXPECT_FALSE(puzzles.error().message.empty());
    EXPECT_EQ(puzzles.error().message.find('\x1b'), std::string::npos);
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, EveryFamily, testing::ValuesIn(family_subjects()),
                         [](const auto& subject) { return subject.param->name(); });
INSTANTIATE_TEST_SUITE_P(Conformance, EveryPlayedFamily,
                         testing::ValuesIn(family_subjects_with(&Family::games)),
                         [](const auto& subject) { return subject.param->name(); });
INSTANTIATE_TEST_SUITE_P(Conformance, EveryDrawnFamily,
                         testing::ValuesIn(family_subjects_with(&Family::editing)),
                         [](const auto& subject) { return subject.param->name(); });
INSTANTIATE_TEST_SUITE_P(Conformance, EveryMarkedFamily,
                         testing::ValuesIn(family_subjects_with(&Family::filled_cells)),
                         [](const auto& subject) { return subject.param->name(); });

}  // namespace
}  // namespace quadrille::conformance
