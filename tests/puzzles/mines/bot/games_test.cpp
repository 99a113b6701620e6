#include <gtest/gtest.h>

#include "puzzles/mines/bot/table.hpp"
#include "puzzles/mines/play/referee.hpp"

// Whole games, tick by tick: what a session has proven is what a solve of the whole board from scratch
// proves.

namespace quadrille::mines::bot {
namespace {

constexpr TickOptions kNoBypass{.bypass_actions = 0};

void expect_as_from_scratch(const Table& table, const Decision& decision) {
  auto position = position_of(table.store);
  // What a session estimates counts proven cells out of sight too; from there on all must agree.
  if (!position.mines && !position.density && table.store.inland())
    position.density = table.store.inland()->odds;
  Context context({});
  const auto outcome = analyse(position, Depth::counting, context);
  ASSERT_NE(outcome.answer(), nullptr);
  const auto& analysis = outcome.answer()->answer;
  EXPECT_EQ(proven_by(table.store), proven_by(position, analysis));
  ASSERT_EQ(decision.best.has_value(), analysis.guess.has_value());
  if (decision.best) {
    EXPECT_EQ(decision.best->cell, on_board(position, analysis.guess->cell));
    EXPECT_NEAR(decision.best->risk, 1 - analysis.guess->safety, 1e-9);
  }
  table.store.for_each_seen([](Cell cell, const CellState& state) {
    EXPECT_TRUE(is_coherent(state)) << cell.row.value << ' ' << cell.col.value;
    EXPECT_NE(state.status, Status::just_visualized);
  });
}

// A tick that is cut after so many nodes: what it has proven by then is proven.
void see_cut_short(Table& table, std::span<const Sighting> sightings, std::uint64_t nodes) {
  Context context({.limits = {.nodes = nodes}});
  auto cut = tick(table.store, sightings, table.options, table.patterns, context).value();
  table.store.apply(cut.upsert);
}

// Plays a dealt game to its end, by the guesses of the session. Of a hasty one every position is first seen
// by a tick that is cut short somewhere.
enum class Pace : std::uint8_t { steady, hasty };
void play_bounded(std::uint64_t seed, bool with_total, Pace pace = Pace::steady) {
  Random random(seed);
  const Size size{random.between(4, 16), random.between(4, 30)};
  const Deal deal{
      .rows = size.rows, .cols = size.cols, .mines = random.between(3, static_cast<int>(size.cells()) / 5)};
  auto layout = mines::deal(deal, random);
  ASSERT_TRUE(layout);
  const auto corner = quadrille::at(random.between(-50, 50), random.between(-50, 50));
  Table table({.bounds = Bounds{corner, size},
               .mines = with_total ? std::optional(deal.mines) : std::nullopt,
               .density = std::nullopt},
              kNoBypass);
  const auto first = layout->first;
  Referee referee(std::move(*layout));
  referee.open(first);
  while (!referee.lost() && !referee.won()) {
    std::vector<Sighting> sightings;
    for_each_cell(size, [&](Cell cell) {
      sightings.push_back(
          {quadrille::at(cell.row.value + corner.row.value, cell.col.value + corner.col.value),
           referee.position().tiles[cell]});
    });
    if (pace == Pace::hasty)
      see_cut_short(table, sightings, static_cast<std::uint64_t>(random.between(0, 40)));
    const auto decision = table.see(sightings);
    ASSERT_NO_FATAL_FAILURE(expect_as_from_scratch(table, decision));
    const auto open = [&](Cell cell) {
      referee.open(quadrille::at(cell.row.value - corner.row.value, cell.col.value - corner.col.value));
    };
    const auto safe = table.store.to_visualize();
    for (const auto& cell : safe) open(cell);
    ASSERT_FALSE(referee.lost());
    const auto guess = std::ranges::find(decision.actions, Kind::guess, &Action::kind);
    ASSERT_EQ(guess == decision.actions.end(), !safe.empty());
    if (guess != decision.actions.end()) open(guess->cell);
  }
}

TEST(BotGames, ABoundedGameWithATotalProvesWhatASolveFromScratchProves) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) ASSERT_NO_FATAL_FAILURE(play_bounded(seed, true));
}

TEST(BotGames, ABoundedGameWithoutATotalProvesWhatASolveFromScratchProves) {
  for (std::uint64_t seed = 100; seed < 200; ++seed) ASSERT_NO_FATAL_FAILURE(play_bounded(seed, false));
}

TEST(BotGames, TicksThatAreCutShortAnywhereAreMadeGoodByTheNext) {
  for (std::uint64_t seed = 400; seed < 440; ++seed)
    ASSERT_NO_FATAL_FAILURE(play_bounded(seed, seed % 2 == 0, Pace::hasty));
}

// Cells in a window that wanders over an endless board; what was opened stays open.
void play_endless(std::uint64_t seed, std::optional<double> density) {
  Random random(seed);
  const Endless board{.seed = seed, .density = 0.12 + 0.1 * random.unit()};
  Table table({.density = density}, kNoBypass);
  std::set<Cell> open;
  std::set<Cell> exploded;
  auto centre = quadrille::at(0, 0);
  const Size window{7, 8};
  const auto in_sight = [&](Cell cell) {
    return std::abs(cell.row.value - centre.row.value) <= window.rows / 2 &&
           std::abs(cell.col.value - centre.col.value) <= window.cols / 2;
  };
  open.insert(centre);
  for (int moves = 0; moves < 40; ++moves) {
    std::vector<Sighting> sightings;
    for (int row = -window.rows / 2; row <= window.rows / 2; ++row) {
      for (int col = -window.cols / 2; col <= window.cols / 2; ++col) {
        const auto cell = quadrille::at(centre.row.value + row, centre.col.value + col);
        const auto tile = open.contains(cell)       ? number_tile(board.number_at(cell))
                          : exploded.contains(cell) ? Tile::mine
                                                    : Tile::closed;
        sightings.push_back({cell, tile});
      }
    }
    const auto decision = table.see(sightings);
    ASSERT_NO_FATAL_FAILURE(expect_as_from_scratch(table, decision));
    for (const auto& cell : table.store.to_visualize()) {
      ASSERT_FALSE(board.has_mine(cell));
      if (in_sight(cell)) open.insert(cell);
    }
    for (const auto& action : decision.actions) {
      ASSERT_TRUE(action.kind != Kind::flag || board.has_mine(action.cell));
      if (action.kind != Kind::guess) continue;
      (board.has_mine(action.cell) ? exploded : open).insert(action.cell);
    }
    if (moves % 3 == 2)
      centre =
          quadrille::at(centre.row.value + random.between(-3, 3), centre.col.value + random.between(-3, 3));
  }
}

TEST(BotGames, AnEndlessGameOfKnownDensityProvesWhatASolveFromScratchProves) {
  for (std::uint64_t seed = 200; seed < 300; ++seed) ASSERT_NO_FATAL_FAILURE(play_endless(seed, 0.2));
}

TEST(BotGames, AnEndlessGameOfUnknownDensityProvesWhatASolveFromScratchProves) {
  for (std::uint64_t seed = 300; seed < 400; ++seed)
    ASSERT_NO_FATAL_FAILURE(play_endless(seed, std::nullopt));
}

}  // namespace
}  // namespace quadrille::mines::bot
