#include <gtest/gtest.h>

#include <algorithm>

#include "engine/settings/parameters.hpp"
#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/model/picture.hpp"
#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {
namespace {

// A game drawn as a layout; the first cell is given by its header.
Layout game(std::string_view text) { return read_layout(text).value(); }

constexpr std::string_view kCorner =
    "rows 3 cols 4 mines 2 start 2 0\n"
    "...*\n"
    "....\n"
    "...*\n";

GamePosition<Position> after(const Layout& layout, std::initializer_list<Act> acts) {
  return hidden_games().after(layout, std::span(acts.begin(), acts.size())).value();
}

std::string rows(const GamePosition<Position>& reached) { return write_rows(reached.position.tiles); }

Act open(int row, int col) { return {Gesture::open, at(row, col)}; }
Act mark(int row, int col) { return {Gesture::mark, at(row, col)}; }
Act chord(int row, int col) { return {Gesture::chord, at(row, col)}; }

std::string figure(const GamePosition<Position>& reached, std::string_view name) {
  const auto found = std::ranges::find(reached.figures, name, &GameFigure::name);
  return found == reached.figures.end() ? "none" : found->value;
}

Record settings(int rows, int cols, int mines, std::string_view start = "safe", bool no_guess = false) {
  return checked(hidden_games().parameters, Record::Map{{"rows", rows},
                                                        {"cols", cols},
                                                        {"mines", mines},
                                                        {"start", std::string(start)},
                                                        {"no_guess", no_guess}})
      .value();
}

Expected<Layout> dealt(const Record& settings, Cell first, std::uint64_t seed = 1) {
  Random random(seed);
  Context context({.seed = seed});
  return hidden_games().deal(settings, first, random, context);
}

TEST(HiddenGames, AnOpeningSpreadsFromAZeroAndAGameIsWonWhenEverySafeCellIsOpen) {
  const auto layout = game(kCorner);
  const auto begun = after(layout, {open(2, 0)});
  EXPECT_EQ(rows(begun), "001?\n002?\n001?\n");
  EXPECT_EQ(begun.stage, Stage::playing);
  EXPECT_EQ(figure(begun, "mines_left"), "2");
  EXPECT_EQ(figure(begun, "clicks"), "1");
  EXPECT_EQ(figure(begun, "3bv"), "none") << "it would tell where the zeros are";
  const auto won = after(layout, {open(2, 0), open(1, 3)});
  EXPECT_EQ(won.stage, Stage::won);
  EXPECT_EQ(rows(won), "001F\n0022\n001F\n");
  EXPECT_TRUE(won.over.empty());
  EXPECT_EQ(figure(won, "mines_left"), "0");
  EXPECT_EQ(figure(won, "3bv"), "2");
  EXPECT_EQ(figure(won, "3bv_done"), "2");
  EXPECT_EQ(figure(won, "efficiency"), "100%");
}

TEST(HiddenGames, AFlagGoesUpAndDownAndKeepsItsCellFromBeingOpened) {
  const auto layout = game(kCorner);
  EXPECT_EQ(rows(after(layout, {mark(0, 0)})), "F???\n????\n????\n");
  EXPECT_EQ(rows(after(layout, {mark(0, 0), mark(0, 0)})), "????\n????\n????\n");
  EXPECT_EQ(rows(after(layout, {mark(0, 0), open(2, 0), open(0, 0)})), "F01?\n002?\n001?\n");
  EXPECT_EQ(figure(after(layout, {mark(0, 0)}), "mines_left"), "1");
}

TEST(HiddenGames, AChordOpensTheRestAroundANumberThatHasItsFlags) {
  const auto layout = game(kCorner);
  EXPECT_EQ(rows(after(layout, {open(2, 0), chord(0, 2)})), "001?\n002?\n001?\n") << "no flag yet";
  EXPECT_EQ(rows(after(layout, {open(2, 0), mark(0, 3), chord(1, 2)})), "001F\n002?\n001?\n") << "one of two";
  const auto won = after(layout, {open(2, 0), mark(0, 3), chord(0, 2)});
  EXPECT_EQ(won.stage, Stage::won);
  EXPECT_EQ(figure(won, "clicks"), "3");
  EXPECT_EQ(figure(won, "efficiency"), "67%");
}

TEST(HiddenGames, AWrongFlagLosesByAChordAndTheEndShowsEverything) {
  const auto layout = game(kCorner);
  const auto lost = after(layout, {open(2, 0), mark(1, 3), chord(0, 2)});
  EXPECT_EQ(lost.stage, Stage::lost);
  EXPECT_EQ(rows(lost), "001*\n002F\n001*\n");
  ASSERT_EQ(lost.shown.size(), 2U);
  EXPECT_EQ(lost.shown[0], (Mark{at(0, 3), U'*', kExploded}));
  EXPECT_EQ(lost.shown[1], (Mark{at(1, 3), U'F', kWrongFlag}));
  ASSERT_EQ(lost.over.size(), 2U);
  EXPECT_EQ(lost.over[0].name, "exploded");
  EXPECT_EQ(lost.over[0].shapes.size(), 1U);
  EXPECT_EQ(lost.over[1].name, "wrong flags");
  EXPECT_EQ(lost.over[1].shapes.size(), 1U);
  EXPECT_EQ(figure(lost, "3bv_done"), "1");
}

TEST(HiddenGames, NothingChangesAfterTheEnd) {
  const auto layout = game(kCorner);
  const auto lost = after(layout, {open(0, 3)});
  const auto later = after(layout, {open(0, 3), open(2, 0), mark(1, 1), chord(1, 1)});
  EXPECT_EQ(rows(later), rows(lost));
  EXPECT_EQ(figure(later, "clicks"), "1");
  const auto won = after(layout, {open(2, 0), open(1, 3)});
  EXPECT_EQ(rows(after(layout, {open(2, 0), open(1, 3), open(0, 3), mark(2, 3)})), rows(won));
}

TEST(HiddenGames, AnActBeyondTheBoardIsNamed) {
  const std::vector<Act> acts{open(2, 0), mark(3, 1)};
  const auto refused = hidden_games().after(game(kCorner), acts);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "act 2: row 4, column 2 is outside the 3x4 board");
}

TEST(HiddenGames, SettingsThatContradictEachOtherAreRefusedInWords) {
  const auto refused = [](const Record& settings) {
    const auto fresh = hidden_games().fresh(settings);
    return fresh ? "taken" : fresh.error().message;
  };
  EXPECT_EQ(refused(settings(3, 3, 8)), "taken");
  EXPECT_EQ(refused(settings(3, 3, 9)),
            "9 mines do not fit on 3x3 cells: at most 8 do, since the first cell is safe");
  EXPECT_EQ(refused(settings(3, 3, 5, "zero")), "taken");
  EXPECT_EQ(refused(settings(3, 3, 6, "zero")),
            "6 mines do not fit on 3x3 cells: at most 5 do, since the first cell is a 0");
  const auto middle = dealt(settings(3, 3, 5, "zero"), at(1, 1));
  ASSERT_FALSE(middle) << "in the middle there is less room than in the corner";
  EXPECT_EQ(middle.error().message, "5 mines do not fit: the start leaves 0 cells for them");
  const auto beyond = dealt(settings(3, 3, 1), at(3, 0));
  ASSERT_FALSE(beyond);
  EXPECT_EQ(beyond.error().message, "row 4, column 1 is outside the 3x3 board");
}

TEST(HiddenGames, TheFirstCellIsSafeOrAZero) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto first = at(static_cast<int>(seed % 4), static_cast<int>(seed % 5));
    const auto safe = dealt(settings(4, 5, 19), first, seed).value();
    EXPECT_EQ(after(safe, {{Gesture::open, first}}).stage, Stage::won) << "only that cell has no mine";
    const auto zero = dealt(settings(4, 5, 8, "zero"), first, seed).value();
    EXPECT_EQ(after(zero, {{Gesture::open, first}}).position.tiles[first], number_tile(0));
  }
}

// The strategy `csp` alone, from the first cell on, wins the game.
void expect_no_guess(const Layout& layout) {
  Referee referee(layout);
  referee.open(layout.first);
  while (!referee.won()) {
    ASSERT_FALSE(referee.lost());
    const auto outcome = analysed(referee.position(), Depth::counting);
    ASSERT_NE(outcome.answer(), nullptr);
    const auto& findings = outcome.answer()->answer.findings;
    ASSERT_NE(std::ranges::count(findings.values(), Finding::safe), 0) << write_layout(layout);
    for_each_cell(findings.size(), [&](Cell cell) {
      if (findings[cell] == Finding::safe) referee.open(cell);
    });
  }
}

TEST(HiddenGames, ABoardWithoutGuessesFallsToProvenCells) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto first = at(static_cast<int>(seed % 9), static_cast<int>(seed * 5 % 9));
    expect_no_guess(dealt(settings(9, 9, 10, "safe", true), first, seed).value());
  }
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    expect_no_guess(dealt(settings(16, 16, 40, "zero", true), at(8, 8), seed).value());
  expect_no_guess(dealt(settings(16, 30, 99, "zero", true), at(8, 15), 1).value());
  expect_no_guess(dealt(settings(16, 30, 99, "safe", true), at(0, 0), 2).value());
}

TEST(HiddenGames, ABoardWithoutGuessesHasAnOpeningWhereThereIsRoomForOne) {
  const auto roomy = dealt(settings(9, 9, 10, "safe", true), at(4, 4)).value();
  EXPECT_EQ(after(roomy, {open(4, 4)}).position.tiles[at(4, 4)], number_tile(0));
  const auto full = dealt(settings(3, 3, 8, "safe", true), at(1, 1)).value();
  EXPECT_EQ(after(full, {open(1, 1)}).stage, Stage::won);
}

std::string hindsight(const Layout& layout, std::initializer_list<Act> acts) {
  Context context({});
  const auto said = hidden_games().avoidable(layout, std::span(acts.begin(), acts.size()), context);
  return said ? said->reason : "nothing";
}

TEST(HiddenGames, HindsightNamesACertainCell) {
  // After the first opening the middle of the last column is safe, for the ones above and below leave no third
  // mine.
  const auto layout = game(kCorner);
  Context context({});
  const std::vector<Act> acts{open(2, 0), open(0, 3)};
  const auto said = hidden_games().avoidable(layout, acts, context);
  ASSERT_TRUE(said);
  EXPECT_EQ(said->reason,
            "it could have been avoided: row 1, column 4 was certain to be a mine, and row 2, column 4 was "
            "certain to be safe");
  EXPECT_EQ(said->cells, (std::vector{at(0, 3), at(1, 3)}));
}

TEST(HiddenGames, HindsightComparesChancesAndKnowsBadLuck) {
  // Nothing is open yet: one mine among eight cells.
  EXPECT_EQ(
      hindsight(game("rows 2 cols 4 mines 1 start 0 3\n*...\n....\n"), {open(0, 0)}),
      "it was bad luck: row 1, column 1 was a mine with a chance of 12.5 %, and no other cell was safer");
  // The 1 in the corner has three neighbours with one mine; the other four cells beyond have one more.
  EXPECT_EQ(
      hindsight(game("rows 2 cols 5 mines 2 start 0 0\n.*...\n....*\n"), {open(0, 0), open(0, 1)}),
      "there was a better choice: row 1, column 2 was a mine with a chance of 33.3 %, and row 1, column 3 "
      "only with 16.7 %, the least of all");
}

TEST(HiddenGames, HindsightBlamesTheFlagBehindAChord) {
  EXPECT_EQ(hindsight(game(kCorner), {open(2, 0), mark(1, 3), chord(0, 2)}),
            "it could have been avoided: row 1, column 4 was certain to be a mine, and row 2, column 4 was "
            "certain to be safe; what was wrong was the flag at row 2, column 4");
}

TEST(HiddenGames, HindsightIsForLostGames) {
  EXPECT_EQ(hindsight(game(kCorner), {open(2, 0)}), "nothing");
  EXPECT_EQ(hindsight(game(kCorner), {open(2, 0), open(1, 3)}), "nothing");
}

BestAct best_in(std::string_view text) {
  const auto position = drawn(text);
  Context context({});
  const auto outcome = analyse(without_flags(position), Depth::choosing, context);
  return best_act(position, outcome.answer()->answer, context).value();
}

TEST(HiddenGames, TheBestActOpensWhatIsProvenByTheEasiestReason) {
  const auto best = best_in("mines 2\n001?\n002?\n001?\n");
  EXPECT_EQ(best.gesture, Gesture::open);
  EXPECT_EQ(best.cells, (std::vector{at(1, 3)}));
  EXPECT_EQ(best.why.risk, 0);
  EXPECT_FALSE(best.why.reason.empty());
}

TEST(HiddenGames, TheBestActTakesAWrongFlagAway) {
  const auto best = best_in("mines 2\n001?\n002F\n001?\n");
  EXPECT_EQ(best.gesture, Gesture::mark);
  EXPECT_EQ(best.cells, (std::vector{at(1, 3)}));
  EXPECT_EQ(best.why.reason, "row 2, column 4 is certain to be safe: the flag is wrong");
}

TEST(HiddenGames, TheBestActIsAGuessWhereNothingIsSafe) {
  const auto best = best_in("mines 1\n1?\n??\n");
  EXPECT_EQ(best.gesture, Gesture::open);
  EXPECT_EQ(best.cells.size(), 1U);
  EXPECT_NEAR(best.why.risk, 1.0 / 3, 1e-9);
  EXPECT_EQ(best.why.rule, "guess");
}

TEST(HiddenGames, AdviceShowsTheChanceOfAFlagInItsCorner) {
  const auto position = drawn("mines 1\n1F\n??\n");
  const auto asked = without_flags(position);
  const auto found = analysed(asked).answer()->answer;
  const auto shown = picture(position, &found);
  EXPECT_EQ(shown.board[at(0, 1)], U'F');
  const auto layer = std::ranges::find(shown.layers, "probabilities", &Layer::name);
  ASSERT_EQ(layer->labels.size(), 3U);
  EXPECT_EQ(layer->labels[0].place, quadrille::Place::corner);
  EXPECT_EQ(layer->labels[0].text, "33%");
  EXPECT_EQ(layer->labels[1].place, quadrille::Place::centre);
}

TEST(MinesPicture, SaysTheStateOfACellInWords) {
  const auto spoken = [](char32_t symbol) {
    for (const auto& swatch : legend()) {
      if (swatch.symbol == symbol) return swatch.spoken;
    }
    return std::string("none");
  };
  EXPECT_EQ(spoken(U'?'), "closed");
  EXPECT_EQ(spoken(U'F'), "flag");
  EXPECT_EQ(spoken(U'*'), "mine");
  EXPECT_EQ(spoken(U'0'), "open 0");
  EXPECT_EQ(spoken(U'8'), "open 8");
  EXPECT_EQ(spoken(U'+'), "closed, safe");
}

}  // namespace
}  // namespace quadrille::mines
