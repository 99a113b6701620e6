#include <gtest/gtest.h>

#include "engine/sketches/kakuro.hpp"
#include "engine/sketches/mines.hpp"
#include "engine/sketches/nonogram.hpp"
#include "engine/sketches/tens.hpp"

// One FamilySpec must fit four very different families: each is sketched with toy rules, erased, and driven
// through every door it has.

namespace quadrille::sketch {
namespace {

using namespace std::string_view_literals;

PuzzlePtr puzzle_of(const Family& family, std::string_view text) {
  return family.read({text}, "").value().front().puzzle;
}

AnyOutcome solved(const Family& family, const AnyPuzzle& puzzle, std::string_view strategy,
                  RunSettings settings = {}) {
  Context context(std::move(settings));
  return family.bind(strategy, {}).value()(puzzle, context);
}

TEST(TensSketch, AnswersWithMovesAndAScore) {
  const auto family = tens::family();
  const auto puzzle = puzzle_of(*family, "192855\n");
  const auto outcome = solved(*family, *puzzle, "greedy");
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& found = *outcome.answer();
  EXPECT_EQ(family->write_answer(*puzzle, *found.answer), "0 1\n2 3\n4 5\n");
  EXPECT_EQ(family->score(*puzzle, *found.answer), 6);
  EXPECT_EQ(family->headline(*puzzle, found), "3 moves");
  EXPECT_TRUE(family->check(*puzzle, *found.answer, Extent::whole).right());
}

TEST(TensSketch, ItsAnswerIsARecordAndComesBack) {
  const auto family = tens::family();
  const auto puzzle = puzzle_of(*family, "1928");
  const auto outcome = solved(*family, *puzzle, "greedy");
  const auto record = family->record(*puzzle, *outcome.answer());
  EXPECT_EQ(*record.find("cleared"), Record(4.0));
  const auto back = family->read_answer(*puzzle, record).value();
  EXPECT_EQ(family->write_answer(*puzzle, *back), "0 1\n2 3\n");
  EXPECT_EQ(family->read_answer(*puzzle, Record("text")).error().message, "no moves");
}

TEST(TensSketch, BindChecksParametersOnce) {
  const auto family = tens::family();
  EXPECT_TRUE(family->bind("greedy", Record::Map{{"longest", 2}}));
  EXPECT_EQ(family->bind("greedy", Record::Map{{"longest", 0}}).error().message,
            "parameter 'longest' is 1 to 9, not '0'");
  EXPECT_EQ(family->bind("gredy", {}).error().message,
            "unknown strategy 'gredy'; did you mean 'greedy'? (known: greedy)");
}

TEST(TensSketch, ReadsManyBoardsAndWritesThem) {
  const auto family = tens::family();
  const auto boards = family->read({"19\n28\n"}, "plain").value();
  EXPECT_EQ(boards.size(), 2U);
  EXPECT_EQ(family->write(boards, "plain"), "19\n28\n");
  EXPECT_EQ(family->write(boards, "plian").error().message,
            "unknown format 'plian'; did you mean 'plain'? (known: plain)");
}

TEST(TensSketch, EditAndScanGiveAnotherPuzzle) {
  const auto family = tens::family();
  const auto puzzle = puzzle_of(*family, "19");
  const auto edited = family->edit(*puzzle, Mark{at(0, 1), U'9', U'5'}).value();
  EXPECT_EQ(family->write(std::vector<NamedPuzzle>{{"", edited}}, "plain"), "15\n");
  EXPECT_FALSE(family->edit(*puzzle, Field{"row 1", "", "3"}));
  Scan scan{Grid<ScannedCell>({1, 2}, {U'5', 0.9}), "window"};
  EXPECT_EQ(family->write(std::vector<NamedPuzzle>{{"", family->from_scan(scan).value()}}, "plain"), "55\n");
  scan.board[at(0, 1)].confidence = 0.1;
  EXPECT_EQ(family->from_scan(scan).error(), (Error{"window: a doubtful digit", 1, 2}));
}

TEST(TensSketch, ExplainsFromAPositionTowardsAnAnswer) {
  const auto family = tens::family();
  const auto puzzle = puzzle_of(*family, "1928");
  const auto answer = family->read_answer(*puzzle, "0 1\n2 3\n"sv).value();
  const auto from = family->read_answer(*puzzle, "0 1\n"sv).value();
  Context context({});
  EXPECT_EQ(family->explain(*puzzle, *family->blank(*puzzle), answer.get(), 10, context).size(), 2U);
  const auto rest = family->explain(*puzzle, *from, answer.get(), 10, context);
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0].marks, (std::vector<Mark>{{at(0, 2), U'2', U'.'}, {at(0, 3), U'8', U'.'}}));
  EXPECT_EQ(family->explain(*puzzle, *from, nullptr, 1, context).size(), 1U);
  EXPECT_EQ(plain_text(family->picture(*puzzle, from.get()).board), "..28\n");
}

TEST(TensSketch, GeneratesAndPlays) {
  const auto family = tens::family();
  Random random(1);
  Context context({});
  const auto made = family->generate("uniform", nullptr, Record::Map{{"cols", "4"}}, random, context).value();
  EXPECT_EQ(family->write(std::vector<NamedPuzzle>{{"", made.puzzle}}, "plain")->size(), 5U);
  EXPECT_FALSE(family->generate("uniform", nullptr, Record::Map{{"cols", 0}}, random, context));
  EXPECT_EQ(family->generate("unifrom", nullptr, {}, random, context).error().message,
            "unknown kind 'unifrom'; did you mean 'uniform'? (known: uniform)");
  const auto run = family->bind("greedy", {}).value();
  EXPECT_EQ(family->deal(Record::Map{{"cols", 3}}, random)->find("board")->get<std::string>()->size(), 4U);
  EXPECT_FALSE(family->deal(Record::Map{{"rows", 3}}, random));
  const auto games = family->read_games("1928\n").value();
  ASSERT_EQ(games.size(), 1U);
  const auto result = family->play(games[0].game, run, context);
  EXPECT_TRUE(result.won);
  EXPECT_EQ(result.score, 4);
  EXPECT_GT(context.metrics.nodes, 0U);
}

TEST(NonogramSketch, ASecondAnswerShowsThatTheFirstIsNotTheOnlyOne) {
  const auto family = nonogram::family();
  const auto loose = puzzle_of(*family, "5 3");
  const auto tight = puzzle_of(*family, "5 5");
  const auto first = solved(*family, *loose, "auto");
  ASSERT_NE(first.answer(), nullptr);
  EXPECT_FALSE(first.answer()->unique);
  Context context({});
  const auto other = family->second(*loose, *first.answer()->answer, context);
  ASSERT_NE(other.answer(), nullptr);
  EXPECT_EQ(family->write_answer(*loose, *other.answer()->answer), ".###.\n");
  const auto only = solved(*family, *tight, "auto");
  EXPECT_NE(family->second(*tight, *only.answer()->answer, context).impossible(), nullptr);
}

TEST(NonogramSketch, AProofOfNoneHasAReasonAndCells) {
  const auto family = nonogram::family();
  const auto outcome = solved(*family, *puzzle_of(*family, "3 5"), "auto");
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_EQ(outcome.impossible()->reason, "the block does not fit");
  EXPECT_EQ(outcome.impossible()->cells, (std::vector{at(0, 0)}));
}

TEST(NonogramSketch, APartialAnswerPassesThePartialCheckOnly) {
  const auto family = nonogram::family();
  const auto puzzle = puzzle_of(*family, "5 3");
  const auto outcome = solved(*family, *puzzle, "line");
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& answer = *outcome.answer()->answer;
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_EQ(family->write_answer(*puzzle, answer), "??#??\n");
  EXPECT_TRUE(family->check(*puzzle, answer, Extent::so_far).right());
  EXPECT_FALSE(family->check(*puzzle, answer, Extent::whole).right());
}

TEST(NonogramSketch, ALimitIsAnEndBesideWhatWasFound) {
  const auto family = nonogram::family();
  const auto outcome = solved(*family, *puzzle_of(*family, "5 3"), "auto", {.limits = {.nodes = 0}});
  EXPECT_EQ(outcome.end, End::nodes);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_FALSE(outcome.answer()->complete);
}

TEST(NonogramSketch, AFormatMayBeWrittenOnly) {
  const auto family = nonogram::family();
  const auto puzzles = family->read({"5 3\n"}, "").value();
  EXPECT_EQ(family->recognise({"5 3\n"}), "non");
  EXPECT_EQ(family->recognise({"hello"}), "");
  EXPECT_EQ(family->write(puzzles, "picture"), "###..");
  EXPECT_EQ(family->read({"###.."}, "picture").error().message, "unknown format 'picture' (known: non)");
  EXPECT_TRUE(family->formats()[0].reads);
  EXPECT_FALSE(family->formats()[1].reads);
  // What nobody recognises gets the plain form's message.
  EXPECT_EQ(family->read({"hello"}, "").error(), (Error{"a puzzle is 'width block'", 1, 1}));
}

TEST(NonogramSketch, ItsAnswerIsATextAlsoInARecord) {
  const auto family = nonogram::family();
  const auto puzzle = puzzle_of(*family, "3 3");
  const auto outcome = solved(*family, *puzzle, "auto");
  EXPECT_EQ(family->record(*puzzle, *outcome.answer()), Record("###\n"));
  EXPECT_TRUE(family->read_answer(*puzzle, Record("###\n")));
  EXPECT_EQ(family->read_answer(*puzzle, Record(3)).error().message, "the answer is not a text");
}

TEST(NonogramSketch, CluesAreFieldsThatCanBeEdited) {
  const auto family = nonogram::family();
  const auto puzzle = puzzle_of(*family, "5 3");
  EXPECT_EQ(family->picture(*puzzle, nullptr).row_clues.at(0).text, "3");
  const auto edited = family->edit(*puzzle, Field{"row 1", "", "4"}).value();
  EXPECT_EQ(family->write(std::vector<NamedPuzzle>{{"", edited}}, "non"), "5 4\n");
  Context context({});
  const auto steps = family->explain(*edited, *family->blank(*edited), nullptr, 1, context);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].marks.size(), 3U);
}

TEST(KakuroSketch, ReadsTextAndRecords) {
  const auto family = kakuro::family();
  const Record json(Record::Map{{"sum", 17}});
  EXPECT_EQ(family->recognise({"{\"sum\": 17}", &json}), "json");
  EXPECT_EQ(family->write(family->read({"", &json}, "").value(), "plain"), "17\n");
  const auto both = family->read({"3\n4\n"}, "").value();
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(both[1].id, "run 2");
  EXPECT_EQ(family->read({"3\nx\n"}, "").error(), (Error{"'x' is not a whole number", 2, 1}));
}

TEST(KakuroSketch, AStrategyMaySettleUniquenessItself) {
  const auto family = kakuro::family();
  const auto puzzle = puzzle_of(*family, "10");
  const auto outcome = solved(*family, *puzzle, "auto");
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_EQ(outcome.answer()->unique, false);
  ASSERT_TRUE(outcome.answer()->second);
  EXPECT_EQ(family->write_answer(*puzzle, **outcome.answer()->second), "91\n");
  EXPECT_NE(solved(*family, *puzzle_of(*family, "2"), "auto").impossible(), nullptr);
}

TEST(KakuroSketch, ToolsStandBesideSolving) {
  const auto family = kakuro::family();
  ASSERT_EQ(family->tools().size(), 1U);
  const auto& combos = family->tools().front();
  const auto settings = checked(combos.parameters, Record::Map{{"sum", "5"}}).value();
  EXPECT_EQ(combos.run(settings), Record(Record::List{14, 23}));
}

TEST(MinesSketch, AnswersWithAnAnalysis) {
  const auto family = mines::family();
  const auto puzzle = puzzle_of(*family, "?1?0");
  const auto outcome = solved(*family, *puzzle, "csp");
  ASSERT_NE(outcome.answer(), nullptr);
  const auto record = family->record(*puzzle, *outcome.answer());
  EXPECT_EQ(*record.find("probability"), Record(Record::List{1.0, 0.0, 0.0, 0.0}));
  EXPECT_EQ(*record.find("guess"), Record(2));
  const auto back = family->read_answer(*puzzle, record).value();
  EXPECT_TRUE(family->check(*puzzle, *back, Extent::whole).right());
  EXPECT_EQ(family->picture(*puzzle, back.get()).layers.at(0).labels.size(), 4U);
  EXPECT_NE(solved(*family, *puzzle_of(*family, "000"), "csp").impossible(), nullptr);
}

TEST(MinesSketch, TheRefereePlaysGamesWithAnyStrategy) {
  const auto family = mines::family();
  EXPECT_TRUE(family->doors().play);
  EXPECT_FALSE(family->doors().play_files);
  const auto run = family->bind("csp", {}).value();
  int wins = 0;
  for (int mine = 0; mine < 5; ++mine) {
    Context context({});
    wins += family->play(Record::Map{{"cols", 5}, {"mine", mine}}, run, context).won ? 1 : 0;
  }
  EXPECT_EQ(wins, 4);
  Random random(1);
  EXPECT_EQ(*family->deal({}, random)->find("cols"), Record(5));
}

TEST(MinesSketch, ASessionRemembersBetweenTicks) {
  const auto family = mines::family();
  EXPECT_EQ(family->session({}).error().message, "a session needs \"cols\"");
  const auto session = family->session(Record::Map{{"cols", 4}}).value();
  Context context({});
  EXPECT_EQ(session->tick(Record::Map{{"cell", 0}, {"number", 0}}, context),
            Record(Record::Map{{"open", 1}}));
  EXPECT_EQ(session->tick(Record::Map{{"cell", 1}, {"number", 1}}, context),
            Record(Record::Map{{"open", 3}}));
}

TEST(Doors, AreOpenWhereTheSpecHasSomethingBehindThem) {
  const auto tens = tens::family();
  const auto nonogram = nonogram::family();
  const auto mines = mines::family();
  EXPECT_TRUE(tens->doors().score && tens->doors().scan && tens->doors().play && tens->doors().play_files);
  EXPECT_FALSE(tens->doors().second || tens->doors().session);
  EXPECT_TRUE(nonogram->doors().second && nonogram->doors().explain && nonogram->doors().edit);
  EXPECT_FALSE(nonogram->doors().play || nonogram->doors().score);
  EXPECT_TRUE(mines->doors().session);
  EXPECT_FALSE(mines->doors().explain);
  EXPECT_EQ(nonogram->score(*puzzle_of(*nonogram, "3 3"), *nonogram->blank(*puzzle_of(*nonogram, "3 3"))),
            std::nullopt);
  EXPECT_TRUE(nonogram->play_parameters().empty());
  EXPECT_EQ(tens->samples().size(), 2U);
}

}  // namespace
}  // namespace quadrille::sketch
