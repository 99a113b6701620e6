#include "puzzles/tens/search/beam/beam.hpp"

#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/boards.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {
namespace {

struct Answered {
  Found<Plan> found;
  End end = End::finished;
};

Answered solve(std::string_view name, const Board& board, Record::Map parameters, RunSettings settings = {}) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  Context context(std::move(settings));
  const auto outcome = strategy->bind(Record(std::move(parameters))).value()(board, context);
  return {*outcome.answer(), outcome.end};
}

// Boards of at most 64 cells as they lie on a bit board.
struct Laid {
  explicit Laid(const Board& board) : bit_board(board, *sheet_shape(board.digits.size())) {}
  BitBoard<1> bit_board;
  Context context{RunSettings{}};
};

TEST(TensBeam, PutsHigherScoresFirst) {
  // Two moves of two cells and one of three: fewest wants the pairs, most the three.
  const auto board = drawn("1 9 . 2 3 5\n. . . . . .\n4 6 . . . .\n");
  for (const auto objective : {Objective::fewest, Objective::most}) {
    Laid laid(board);
    Beam<1> beam(laid.bit_board, {.objective = objective}, Beam<1>::Ties::small_box, laid.context);
    beam.start(laid.bit_board.filled());
    ASSERT_TRUE(beam.advance({.width = 10}));
    ASSERT_EQ(beam.level().size(), 3U);
    EXPECT_EQ(beam.best().cleared, objective == Objective::fewest ? 2 : 3);
  }
}

TEST(TensBeam, KeepsAPositionOnceHoweverItIsReached) {
  // Two moves that do not touch: two orders, one position.
  Laid laid(drawn("1 9 . 4 6\n"));
  Beam<1> beam(laid.bit_board, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.bit_board.filled());
  ASSERT_TRUE(beam.advance({.width = 10}));
  EXPECT_EQ(beam.level().size(), 2U);
  ASSERT_TRUE(beam.advance({.width = 10}));
  EXPECT_EQ(beam.level().size(), 1U);
  EXPECT_TRUE(beam.best().filled.empty());
  EXPECT_EQ(beam.line_to(beam.best().line).size(), 2U);
  EXPECT_FALSE(beam.advance({.width = 10}));
  EXPECT_EQ(beam.finish().cleared, 4);
}

TEST(TensBeam, KeepsAFinishedGameBesideOnesThatGoOn) {
  // 7 3 at the top left ends the game at once: the nines are in the way of all else. 3 7 leaves a second
  // move.
  Laid laid(drawn("7 3 7\n3 9 9\n"));
  Beam<1> beam(laid.bit_board, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.bit_board.filled());
  ASSERT_TRUE(beam.advance({.width = 50}));
  ASSERT_TRUE(beam.advance({.width = 50}));
  std::multiset<int> cleared;
  for (const auto& node : beam.level()) cleared.insert(node.cleared);
  EXPECT_EQ(cleared, (std::multiset<int>{2, 4}));
  EXPECT_FALSE(beam.advance({.width = 50}));
  EXPECT_EQ(beam.finish().cleared, 4);
}

RC_GTEST_PROP(TensBeam, LooksAtEveryPositionOfALevelWhenWideEnough, ()) {
  const auto board = *mixed_board({3, 4}, 12);
  Laid laid(board);
  Beam<1> beam(laid.bit_board, {}, Beam<1>::Ties::chance, laid.context);
  beam.start(laid.bit_board.filled());
  while (beam.advance({.width = 100'000})) {
    std::set<std::array<std::uint64_t, 1>> positions;
    for (const auto& node : beam.level()) positions.insert(node.filled.words);
    RC_ASSERT(positions.size() == beam.level().size());
  }
  RC_ASSERT(beam.finish().cleared == most_by_trying(board));
}

RC_GTEST_PROP(TensBeam, CutsALevelToTheBest, ()) {
  const auto board = *mixed_board({5, 8}, 12);
  const auto width = *rc::gen::inRange<std::size_t>(1, 8);
  Laid laid(board);
  Beam<1> all(laid.bit_board, {}, Beam<1>::Ties::small_box, laid.context);
  Beam<1> cut(laid.bit_board, {}, Beam<1>::Ties::small_box, laid.context);
  all.start(laid.bit_board.filled());
  cut.start(laid.bit_board.filled());
  const bool goes_on = all.advance({.width = 100'000});
  RC_ASSERT(cut.advance({.width = width}) == goes_on);
  if (!goes_on) return;
  RC_ASSERT(cut.level().size() == std::min(width, all.level().size()));
  std::vector<float> scores;
  for (const auto& node : all.level()) scores.push_back(node.score);
  std::ranges::sort(scores, std::greater{});
  std::vector<float> kept;
  for (const auto& node : cut.level()) kept.push_back(node.score);
  std::ranges::sort(kept, std::greater{});
  RC_ASSERT(std::ranges::equal(kept, std::span(scores).first(kept.size())));
}

TEST(TensBeam, WidensOnlyWhereManyAreEquallyGood) {
  // Nine pairs of fives in a row: eight moves, all alike.
  Laid laid(drawn("5 5 5 5 5 5 5 5 5\n"));
  Beam<1> beam(laid.bit_board, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.bit_board.filled());
  ASSERT_TRUE(beam.advance({.width = 2, .widest = 8}));
  EXPECT_EQ(beam.level().size(), 3U);
  beam.start(laid.bit_board.filled());
  ASSERT_TRUE(beam.advance({.width = 5, .widest = 20}));
  EXPECT_EQ(beam.level().size(), 5U);
}

TEST(TensBeam, SeesACascadeThatGreedyMisses) {
  // 8 1 1 is the largest move and leaves the nines without their ones.
  const auto board = drawn("9 1 . . .\n. 1 8 . 9\n. . 2 . .\n");
  const auto greedy = solve("greedy", board, {});
  for (const auto* preset : {"fast", "balanced", "quality", "maximum", "wide"}) {
    const auto beam = solve("beam", board, {{"preset", preset}}, {.limits = {.nodes = 10'000}});
    EXPECT_GE(cleared_by(board, beam.found.answer), cleared_by(board, greedy.found.answer)) << preset;
  }
}

// Hashes may be alike; positions are not taken for each other on that account.
TEST(TensBeam, TellsPositionsApartWhoseHashesAreAlike) {
  Context context({});
  Reservation memory(context, MetPositions<1>::first_bytes());
  MetPositions<1> met(memory);
  met.open();
  // The way's parent stands for the position here.
  const auto position = [](const MetPositions<1>::Way& way) { return way.parent; };
  EXPECT_TRUE(met.add(77, {.parent = 1}, position));
  EXPECT_TRUE(met.add(77, {.parent = 2}, position));
  EXPECT_FALSE(met.add(77, {.parent = 1}, position));
  BeamCache<1> cache(context, 1 << 20U);
  cache.keep(77, {{1}}, false, 0.5F);
  ASSERT_NE(cache.find(77, {{1}}, false), nullptr);
  EXPECT_EQ(cache.find(77, {{2}}, false), nullptr);
  EXPECT_EQ(cache.find(77, {{1}}, true), nullptr) << "a leaf is looked at in another way";
}

Board random_board(std::uint64_t seed) {
  Board board{Grid<std::uint8_t>(Size{10, 16}), 10};
  Random random(seed);
  for_each_cell(board.digits.size(),
                [&](Cell cell) { board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 9)); });
  return board;
}

Plan plan_of_beam(const Board& board, Record::Map parameters) {
  return solve("beam", board, std::move(parameters), {.limits = {.nodes = 100'000}}).found.answer;
}

// The document's score, cells cleared plus 0.3 times the cells left, ranks as the cells cleared alone do.
// Ours hopes for what the digits left could still clear.
TEST(TensBeam, TheWeightOfTheHeuristicMattersUnlessItIsTheDocuments) {
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto board = random_board(seed);
    const auto none = plan_of_beam(board, {{"heuristic_weight", 0.0}});
    differ += plan_of_beam(board, {{"heuristic_weight", 0.3}}) == none ? 0 : 1;
    EXPECT_EQ(plan_of_beam(board, {{"heuristic", "simple"}, {"heuristic_weight", 0.3}}), none);
  }
  EXPECT_GE(differ, 15);
}

// What the second document claims, at least five per cent over greedy, is not true of what it describes: most
// cells first, deeper. It is true of fewest cells first, which is the default here. And a hope that says
// something is no worse than the document's, which says nothing.
TEST(TensBeam, OfAHundredBoardsClearsFivePercentMoreThanGreedyButNotAsTheDocumentDescribesIt) {
  int greedy = 0;
  int as_documented = 0;
  int simple = 0;
  int ours = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto board = random_board(seed);
    greedy += cleared_by(board, solve("greedy", board, {}, {.limits = {.nodes = 1000}}).found.answer);
    as_documented += cleared_by(board, plan_of_beam(board, {{"objective", "most"}, {"heuristic", "simple"}}));
    simple += cleared_by(board, plan_of_beam(board, {{"heuristic", "simple"}}));
    ours += cleared_by(board, plan_of_beam(board, {}));
  }
  EXPECT_LT(as_documented, greedy * 1.05);
  EXPECT_GT(ours, greedy * 1.05);
  EXPECT_GE(ours, simple);
}

TEST(TensBeam, DeepeningUsesItsBudgetAndIsTheBetterForIt) {
  int plain = 0;
  int deepening = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto board = random_board(seed);
    const auto list = strategies();
    const auto beam = std::ranges::find(list, "beam", [](const auto& each) { return each.info.name; });
    Context context({.limits = {.nodes = 20'000}});
    const auto outcome = beam->bind(Record::Map{{"deepening", true}}).value()(board, context);
    EXPECT_GT(context.metrics.nodes, 12'000U);
    deepening += cleared_by(board, outcome.answer()->answer);
    plain += cleared_by(board, plan_of_beam(board, {}));
  }
  EXPECT_GT(deepening, plain);
}

TEST(TensBeam, DeepensNoFurtherThanItMay) {
  const auto board = random_board(1);
  // As deep as it would look anyway.
  EXPECT_EQ(plan_of_beam(board, {{"deepening", true}, {"max_depth", 2}}), plan_of_beam(board, {}));
  EXPECT_NE(plan_of_beam(board, {{"deepening", true}, {"max_depth", 6}}), plan_of_beam(board, {}));
}

TEST(TensBeam, AnAdaptiveBeamGrowsNoWiderThanItMay) {
  // 35 fives: more than twice as many equally good moves as are kept, on every level.
  const Board board{Grid<std::uint8_t>(Size{5, 7}, 5), 10};
  const auto nodes_of = [&](Record::Map parameters) {
    parameters.emplace_back("adaptive", true);
    parameters.emplace_back("depth", 6);
    const auto list = strategies();
    const auto beam = std::ranges::find(list, "beam", [](const auto& each) { return each.info.name; });
    Context context({.limits = {.nodes = 1'000'000}});
    static_cast<void>(beam->bind(Record(std::move(parameters))).value()(board, context));
    return context.metrics.nodes;
  };
  EXPECT_LT(nodes_of({{"max_beam_width", 5}}), nodes_of({{"max_beam_width", 10}}));
  EXPECT_LT(nodes_of({{"max_beam_width", 10}}), nodes_of({}));
  EXPECT_EQ(nodes_of({{"max_beam_width", 20}}), nodes_of({}));
}

TEST(TensBeam, PlaysRandomGamesFromItsLeavesOnlyUnlessToldOtherwise) {
  Laid laid(drawn("1 9 . 4 6\n5 5 . 3 7\n"));
  const auto looked_at = [&](PlayoutsAt where, bool leaf) {
    Context context({});
    Beam<1> beam(laid.bit_board, {.playouts = 2, .playouts_at = where}, Beam<1>::Ties::small_box, context);
    beam.start(laid.bit_board.filled());
    EXPECT_TRUE(beam.advance({.width = 10, .leaf = leaf}));
    return context.metrics.nodes - 1;  // beside the root
  };
  EXPECT_EQ(looked_at(PlayoutsAt::leaves, false), 0U);
  EXPECT_EQ(looked_at(PlayoutsAt::leaves, true), 4U);
  EXPECT_EQ(looked_at(PlayoutsAt::every_level, false), 4U);
}

TEST(TensBeam, TakesDepthAndWidthFromItsPresetUnlessTheyAreGiven) {
  const auto board = random_board(4);
  EXPECT_EQ(plan_of_beam(board, {{"preset", "maximum"}}),
            plan_of_beam(board, {{"preset", "fast"}, {"depth", 4}, {"beam_width", 8}}));
  EXPECT_EQ(plan_of_beam(board, {{"preset", "maximum"}, {"depth", nullptr}}),
            plan_of_beam(board, {{"preset", "maximum"}}));
  const auto list = strategies();
  const auto beam = std::ranges::find(list, "beam", [](const auto& each) { return each.info.name; });
  EXPECT_EQ(beam->bind(Record::Map{{"depth", 0}}).error().message, "parameter 'depth' is 1 to 10, not '0'");
}

RC_GTEST_PROP(TensBeam, GivesTheSameWithAndWithoutItsCache, ()) {
  const auto board = *mixed_board({6, 8}, 12);
  Record::Map with{{"heuristic", *rc::gen::element<std::string>("moves", "one_step")},
                   {"objective", *rc::gen::element<std::string>("fewest", "most")},
                   {"playouts", *rc::gen::inRange(0, 3)}};
  auto without = with;
  without.emplace_back("cache_megabytes", 0);
  RC_ASSERT(solve("beam", board, with).found.answer == solve("beam", board, without).found.answer);
}

RC_GTEST_PROP(TensBeam, GivesTheSameForAnyNumberOfThreads, ()) {
  const auto board = *mixed_board({10, 14}, 12);
  const Record::Map parameters{
      {"preset", *rc::gen::element<std::string>("maximum", "wide")},
      {"beam_width", *rc::gen::inRange(1, 200)},
      {"adaptive", *rc::gen::arbitrary<bool>()},
      {"deepening", *rc::gen::arbitrary<bool>()},
      {"heuristic", *rc::gen::element<std::string>("packing", "simple", "moves", "one_step")},
      {"heuristic_weight", *rc::gen::element(0.0, 0.3, 2.0)}};
  const Limits limits{.nodes = *rc::gen::inRange<std::uint64_t>(1, 5000)};
  const auto one = solve("beam", board, parameters, {.limits = limits, .threads = 1});
  const auto three = solve("beam", board, parameters, {.limits = limits, .threads = 3});
  RC_ASSERT(one.found.answer == three.found.answer);
  RC_ASSERT(one.end == three.end);
  RC_ASSERT(one.found.complete == !any_move_left(after(board, one.found.answer)));
}

RC_GTEST_PROP(TensLookahead, WithoutLookingPlaysAsGreedyDoes, ()) {
  // A board that lies on its bit board as it is read.
  auto board = *mixed_board({5, 12}, 15);
  RC_PRE(board.digits.cols() >= board.digits.rows());
  const auto ahead = solve("lookahead", board, {{"depth", 1}, {"beam_width", 1}});
  const auto greedy = solve("greedy", board, {{"prefer", "fewest"}});
  RC_ASSERT(ahead.found.answer == greedy.found.answer);
}

TEST(TensLookahead, LooksAtThePreferredMovesAndNotAtTheFirst) {
  // The first move in reading order is the long one; with a width of one only a pair is looked at.
  const auto board = drawn("1 2 3 4 . . .\n. . . . . . .\n. . . . . 9 1\n");
  const auto fewest = solve("lookahead", board, {{"beam_width", 1}});
  EXPECT_EQ(fewest.found.answer.moves.front(), box(2, 5, 2, 6));
  const auto most = solve("lookahead", board, {{"beam_width", 1}, {"objective", "most"}});
  EXPECT_EQ(most.found.answer.moves.front(), box(0, 0, 0, 3));
}

RC_GTEST_PROP(TensGreedyPlus, AlwaysPlaysAMoveOfThePreferredSize, ()) {
  auto board = *mixed_board({6, 8}, 12);
  const bool most = *rc::gen::arbitrary<bool>();
  const auto answered = solve("greedy_plus", board, {{"objective", most ? "most" : "fewest"}});
  for (const auto& move : answered.found.answer.moves) {
    const auto moves = moves_by_trying(board);
    const auto [low, high] = std::ranges::minmax(moves, {}, &Move::cells);
    const int before = count_cells(board);
    board = *played(board, move);
    RC_ASSERT(before - count_cells(board) == (most ? high.cells : low.cells));
  }
}

}  // namespace
}  // namespace quadrille::tens
