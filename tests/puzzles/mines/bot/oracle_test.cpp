#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/bot/table.hpp"
#include "puzzles/mines/every_layout.hpp"

// Small boards, some of them read wrongly, held against every layout of mines: what is proven, and what can
// be of no board at all.

namespace quadrille::mines::bot {
namespace {

constexpr int kMostClosed = 18;

// A number that was read one too high or one too low; perhaps it can still be right.
void misread(Position& position, Random& random) {
  std::vector<Cell> numbers;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (is_number(position.tiles[cell])) numbers.push_back(cell);
  });
  if (numbers.empty()) return;
  auto& tile = position.tiles[numbers[random.below(static_cast<std::uint32_t>(numbers.size()))]];
  const int number = number_of(tile);
  tile = number_tile(number == 0 || (number < 8 && random.below(2) == 0) ? number + 1 : number - 1);
}

// Numbers that see nothing closed are of no interest to every_layout.
bool settled_numbers_are_right(const Position& position) {
  bool right = true;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (!is_number(position.tiles[cell])) return;
    int mines = 0;
    bool any_closed = false;
    for_each_neighbour(position.tiles.size(), cell, [&](Cell beside) {
      mines += position.tiles[beside] == Tile::flagged ? 1 : 0;
      any_closed = any_closed || position.tiles[beside] == Tile::closed;
    });
    right = right && (any_closed || mines == number_of(position.tiles[cell]));
  });
  return right;
}

// A tick for each half of the board, cut anywhere. Nothing: one of them ended in a contradiction.
std::optional<Proven> proven_in_two_ticks(const Position& position, const TickOptions& options,
                                          Random& random) {
  std::array<std::vector<Sighting>, 2> halves;
  for_each_cell(position.tiles.size(),
                [&](Cell cell) { halves[random.below(2)].push_back({cell, position.tiles[cell]}); });
  Table table({.bounds = Bounds{{}, position.tiles.size()}, .mines = position.mines}, options);
  for (const auto& half : halves) {
    Context context({});
    auto decision = tick(table.store, half, options, table.patterns, context);
    if (!decision) return std::nullopt;
    table.store.apply(decision->upsert);
  }
  return proven_by(table.store);
}

RC_GTEST_PROP(BotOracle, ProvesWhatEveryLayoutSaysAndRefusesWhatNoneCan, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, kMostClosed);
  if (*rc::gen::arbitrary<bool>()) misread(position, random);
  const auto truth = every_layout(position);
  const bool possible = truth.count > 0 && settled_numbers_are_right(position);
  const TickOptions options{.propagate = *rc::gen::arbitrary<bool>(), .bypass_actions = 0};
  const auto proven = proven_in_two_ticks(position, options, random);
  RC_ASSERT(proven.has_value() == possible);
  if (!possible) return;
  Proven expected;
  for (std::size_t i = 0; i < truth.cells.size(); ++i) {
    if (truth.with_mine[i] == 0) expected[truth.cells[i]] = Finding::safe;
    if (truth.with_mine[i] == truth.count) expected[truth.cells[i]] = Finding::mine;
  }
  RC_ASSERT(*proven == expected);
}

}  // namespace
}  // namespace quadrille::mines::bot
