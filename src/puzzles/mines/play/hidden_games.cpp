#include <cstdlib>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/make/no_guess.hpp"
#include "puzzles/mines/play/games.hpp"
#include "puzzles/mines/play/replay.hpp"

namespace quadrille::mines {
namespace {

struct PlayedDeal : Deal {
  bool no_guess = false;
};

Parameters<PlayedDeal> play_parameters() {
  return board_parameters<PlayedDeal>().truth("no_guess", &PlayedDeal::no_guess,
                                              "only boards that can be won without a guess");
}

// The cells that a start rule keeps clear of mines.
int kept_clear(Size size, Start start, Cell first) {
  int clear = 0;
  for_each_cell(size, [&](Cell cell) { clear += is_kept_clear(cell, first, start) ? 1 : 0; });
  return clear;
}

// The game before its first act. Which cell will be opened is not known yet: a corner leaves the most room.
Expected<GamePosition<Position>> fresh(const Record& settings) {
  const auto bound = play_parameters().bind(settings);
  if (!bound) return std::unexpected(bound.error());
  const Size size{bound->rows, bound->cols};
  const int room = static_cast<int>(size.cells()) - kept_clear(size, bound->start, at(0, 0));
  if (bound->mines > room)
    return fail(fmt::format("{} mines do not fit on {}x{} cells: at most {} do, since the first cell is {}",
                            bound->mines, size.rows, size.cols, room,
                            bound->start == Start::zero ? "a 0" : "safe"));
  return unopened(size, bound->mines);
}

Expected<Layout> deal_to_player(const Record& settings, Cell first, Random& random, Context& context) {
  if (const auto fits = fresh(settings); !fits) return std::unexpected(fits.error());
  auto bound = *play_parameters().bind(settings);
  const Size size{bound.rows, bound.cols};
  if (!size.contains(first))
    return fail(fmt::format("{} is outside the {}x{} board", place_of(first), size.rows, size.cols));
  bound.first = fmt::format("{} {}", first.row.value, first.col.value);
  if (!bound.no_guess) return deal(bound, random);
  // A first number with nothing beside it says too little to go on without a guess.
  const int room = static_cast<int>(size.cells()) - kept_clear(size, Start::zero, first);
  if (bound.mines <= room) bound.start = Start::zero;
  return deal_without_guess(bound, random, context);
}

Expected<GamePosition<Position>> after(const Layout& layout, std::span<const Act> acts) {
  return mapped(replay(layout, acts), seen);
}

}  // namespace

Position without_flags(const Position& position) {
  auto asked = position;
  asked.question = Question::between_acts;
  for_each_cell(asked.tiles.size(), [&](Cell cell) {
    if (asked.tiles[cell] == Tile::flagged) asked.tiles[cell] = Tile::closed;
  });
  return asked;
}

HiddenGames<Position, Analysis, Layout> hidden_games() {
  return {.parameters = play_parameters().list(),
          .fresh = fresh,
          .deal = deal_to_player,
          .first = [](const Layout& layout) { return layout.first; },
          .after = after,
          .avoidable = avoidable,
          .asked = without_flags,
          .best = best_act};
}

}  // namespace quadrille::mines
