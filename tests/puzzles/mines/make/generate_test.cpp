#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/facets.hpp"

namespace quadrille::mines {
namespace {

using FromNothing = Generator<Position, Analysis>::FromNothing;

// What the generator of that name makes, or says.
Expected<Position> generated(std::string_view name, const Record& settings, std::uint64_t seed = 1,
                             const RunSettings& run = {}) {
  for (const auto& generator : generators()) {
    if (generator.name != name) continue;
    Random random(seed);
    Context context(run);
    auto made = std::get<FromNothing>(generator.make)(settings, random, context);
    if (!made) return std::unexpected(made.error());
    return std::move(made->puzzle);
  }
  return fail("there is no such generator");
}

const Record kSmallDeal = Record::Map{{"rows", 7}, {"cols", 7}, {"mines", 8}};

TEST(MinesGenerator, AStartedGameShowsItsFirstOpeningAlone) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto position = generated("started", kSmallDeal, seed).value();
    EXPECT_EQ(position.tiles.size(), (Size{7, 7}));
    EXPECT_EQ(position.mines, 8);
    EXPECT_TRUE(is_number(position.tiles[at(0, 0)]));
    for (const auto tile : position.tiles.values()) EXPECT_TRUE(is_number(tile) || tile == Tile::closed);
  }
}

TEST(MinesGenerator, WhereAGameIsStuckNoLayoutHasASafeCell) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto position = generated("stuck", kSmallDeal, seed).value();
    const auto outcome = analysed(position, Depth::counting);
    ASSERT_NE(outcome.answer(), nullptr);
    EXPECT_EQ(count_findings(outcome.answer()->answer, Finding::safe), 0);
    EXPECT_TRUE(outcome.answer()->answer.exact);
  }
}

TEST(MinesGenerator, TheSameSeedIsTheSameBoard) {
  for (const auto* name : {"started", "stuck", "no_guess"}) {
    EXPECT_EQ(generated(name, kSmallDeal, 3).value(), generated(name, kSmallDeal, 3).value()) << name;
    EXPECT_NE(generated(name, kSmallDeal, 3).value(), generated(name, kSmallDeal, 4).value()) << name;
  }
}

TEST(MinesGenerator, SaysWhatCannotBeDealt) {
  EXPECT_EQ(generated("started", Record::Map{{"rows", 2}, {"cols", 2}, {"mines", 4}}).error().message,
            "4 mines do not fit: the start leaves 3 cells for them");
  EXPECT_FALSE(generated("started", Record::Map{{"rows", 0}}));
  EXPECT_EQ(generated("no_guess", Record::Map{{"rows", 2}, {"cols", 4}, {"mines", 5}, {"start", "zero"}})
                .error()
                .message,
            "5 mines do not fit: the start leaves 4 cells for them");
}

TEST(MinesGenerator, AStopEndsTheSearchForABoard) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(generated("no_guess", kSmallDeal, 1, {.stop = stop.get_token()}).error().message,
            "the limits were reached before a board was found");
}

TEST(MinesSheet, IsClosedAllOver) {
  const auto sheet = blank_sheet({2, 3}).value();
  EXPECT_EQ(sheet, drawn("???\n???\n"));
  EXPECT_EQ(blank_sheet({0, 3}).error().message, "a position has 1 to 2000 rows and columns, not 0x3");
  EXPECT_FALSE(blank_sheet({3, kLongestSide + 1}));
}

TEST(MinesSheet, EveryTileOfThePlainFormCanBeSet) {
  auto sheet = blank_sheet({1, 1}).value();
  for (const char symbol : std::string_view("012345678?F*_")) {
    const Mark mark{at(0, 0), U'?', static_cast<Symbol>(symbol)};
    EXPECT_EQ(edit(sheet, mark).value().tiles[at(0, 0)], tile_of(symbol)) << symbol;
  }
  EXPECT_EQ(edit(sheet, Mark{at(1, 0), U'?', U'1'}).error().message,
            "row 2, column 1 is outside the 1x1 position");
}

}  // namespace
}  // namespace quadrille::mines
