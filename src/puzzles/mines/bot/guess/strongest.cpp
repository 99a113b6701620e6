#include "puzzles/mines/bot/guess/policy.hpp"

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines::bot {
namespace {

// A bounded board of more cells is not a game that looking ahead can decide.
constexpr std::size_t kMostCells = 10'000;
// Cells on either side of a choice that bear on it.
constexpr int kReach = 20;

std::optional<Position> position_around(const Draft& draft, Cell middle) {
  const auto& board = draft.board();
  Position position{.mines = board.mines,
                    .density = board.density,
                    .bounded = board.bounds.has_value(),
                    .question = Question::next_opening};
  if (board.bounds) {
    if (board.bounds->size.cells() > kMostCells) return std::nullopt;
    position.origin = board.bounds->first;
    position.tiles = Grid<Tile>(board.bounds->size);
  } else {
    position.origin = at(middle.row.value - kReach, middle.col.value - kReach);
    position.tiles = Grid<Tile>({2 * kReach + 1, 2 * kReach + 1});
  }
  // Everything seen so far gives a better estimate of the density than a piece of it.
  if (!board.mines && !board.density && draft.inland) position.density = draft.inland->odds;
  for_each_cell(position.tiles.size(), [&](Cell tile) {
    const auto& state = draft[on_board(position, tile)];
    position.tiles[tile] = is_mine(state) && state.tile != Tile::mine ? Tile::flagged : state.tile;
  });
  return position;
}

}  // namespace

std::optional<Choice> strongest_choice(const Draft& draft, const Choice& safest, Context& context) {
  const auto position = position_around(draft, safest.cell);
  if (!position) return std::nullopt;
  const auto outcome = analyse(*position, Depth::choosing, context);
  const auto* found = outcome.answer();
  if (found == nullptr || !found->answer.guess) return std::nullopt;
  const auto& guess = *found->answer.guess;
  const auto why = guess.motive == Motive::safest ? Reason::safest : Reason::outlook;
  return Choice{on_board(*position, guess.cell), 1 - guess.safety, why};
}

}  // namespace quadrille::mines::bot
