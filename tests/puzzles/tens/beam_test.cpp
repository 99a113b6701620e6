#include "puzzles/tens/beam.hpp"

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

// Boards of at most 64 cells as they lie on a sheet.
struct Laid {
  explicit Laid(const Board& board) : sheet(board, *sheet_shape(board.digits.size())) {}
  Sheet<1> sheet;
  Context context{RunSettings{}};
};

TEST(TensBeam, PutsHigherScoresFirst) {
  // Two moves of two cells and one of three: fewest wants the pairs, most the three.
  const auto board = drawn("1 9 . 2 3 5\n. . . . . .\n4 6 . . . .\n");
  for (const auto objective : {Objective::fewest, Objective::most}) {
    Laid laid(board);
    Beam<1> beam(laid.sheet, {.objective = objective}, Beam<1>::Ties::small_box, laid.context);
    beam.start(laid.sheet.filled());
    ASSERT_TRUE(beam.advance(10));
    ASSERT_EQ(beam.level().size(), 3U);
    EXPECT_EQ(beam.best().cleared, objective == Objective::fewest ? 2 : 3);
  }
}

TEST(TensBeam, KeepsAPositionOnceHoweverItIsReached) {
  // Two moves that do not touch: two orders, one position.
  Laid laid(drawn("1 9 . 4 6\n"));
  Beam<1> beam(laid.sheet, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.sheet.filled());
  ASSERT_TRUE(beam.advance(10));
  EXPECT_EQ(beam.level().size(), 2U);
  ASSERT_TRUE(beam.advance(10));
  EXPECT_EQ(beam.level().size(), 1U);
  EXPECT_TRUE(beam.best().filled.empty());
  EXPECT_EQ(beam.line_to(beam.best().line).size(), 2U);
  EXPECT_FALSE(beam.advance(10));
  EXPECT_EQ(beam.finish().cleared, 4);
}

TEST(TensBeam, KeepsAFinishedGameBesideOnesThatGoOn) {
  // 7 3 at the top left ends the game at once: the nines are in the way of all else. 3 7 leaves a second
  // move.
  Laid laid(drawn("7 3 7\n3 9 9\n"));
  Beam<1> beam(laid.sheet, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.sheet.filled());
  ASSERT_TRUE(beam.advance(50));
  ASSERT_TRUE(beam.advance(50));
  std::multiset<int> cleared;
  for (const auto& node : beam.level()) cleared.insert(node.cleared);
  EXPECT_EQ(cleared, (std::multiset<int>{2, 4}));
  EXPECT_FALSE(beam.advance(50));
  EXPECT_EQ(beam.finish().cleared, 4);
}

RC_GTEST_PROP(TensBeam, LooksAtEveryPositionOfALevelWhenWideEnough, ()) {
  const auto board = *mixed_board({3, 4}, 12);
  Laid laid(board);
  Beam<1> beam(laid.sheet, {}, Beam<1>::Ties::chance, laid.context);
  beam.start(laid.sheet.filled());
  while (beam.advance(100'000)) {
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
  Beam<1> all(laid.sheet, {}, Beam<1>::Ties::small_box, laid.context);
  Beam<1> cut(laid.sheet, {}, Beam<1>::Ties::small_box, laid.context);
  all.start(laid.sheet.filled());
  cut.start(laid.sheet.filled());
  const bool goes_on = all.advance(100'000);
  RC_ASSERT(cut.advance(width) == goes_on);
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
  Beam<1> beam(laid.sheet, {}, Beam<1>::Ties::small_box, laid.context);
  beam.start(laid.sheet.filled());
  ASSERT_TRUE(beam.advance(2, 8));
  EXPECT_EQ(beam.level().size(), 3U);
  beam.start(laid.sheet.filled());
  ASSERT_TRUE(beam.advance(5, 20));
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
  const Record::Map parameters{{"preset", *rc::gen::element<std::string>("maximum", "wide")},
                               {"beam_width", *rc::gen::inRange(1, 200)},
                               {"adaptive", *rc::gen::arbitrary<bool>()},
                               {"deepening", *rc::gen::arbitrary<bool>()},
                               {"heuristic", *rc::gen::element<std::string>("simple", "moves", "one_step")},
                               {"heuristic_weight", *rc::gen::element(0.0, 0.3, 2.0)}};
  const Limits limits{.nodes = *rc::gen::inRange<std::uint64_t>(1, 5000)};
  const auto one = solve("beam", board, parameters, {.limits = limits, .threads = 1});
  const auto three = solve("beam", board, parameters, {.limits = limits, .threads = 3});
  RC_ASSERT(one.found.answer == three.found.answer);
  RC_ASSERT(one.end == three.end);
  RC_ASSERT(one.found.complete == !any_move_left(after(board, one.found.answer)));
}

RC_GTEST_PROP(TensLookahead, WithoutLookingPlaysAsGreedyDoes, ()) {
  // A board that lies on its sheet as it is read.
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
