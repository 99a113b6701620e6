#pragma once

#include <quadrille/values.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/family/required.hpp"
#include "engine/run/context.hpp"
#include "engine/run/random.hpp"
#include "engine/settings/parameters.hpp"
#include "grid/grid.hpp"
#include "grid/picture.hpp"

// How a person plays: the one way in which a family's positions change, and what else a player at a board may
// want. P is the puzzle, A the answer, whole or partial, G a game as it is dealt.

namespace quadrille {

// How far a player has come. wrong: everything is filled in, and not everything is right; over: no move is
// left, and something remains; lost and won: the end.
enum class Stage { playing, wrong, over, lost, won };

[[nodiscard]] constexpr std::string_view name(Stage stage) {
  switch (stage) {
    case Stage::playing:
      return "playing";
    case Stage::wrong:
      return "wrong";
    case Stage::over:
      return "over";
    case Stage::lost:
      return "lost";
    case Stage::won:
      return "won";
  }
  return "";
}

// ---- how a player acts: one of three ----

// Cells are filled: a position is a partial answer.
template <class P, class A>
struct FilledCells {
  // The position with a symbol written into a cell, or cleared. Fails if the symbol is not one of the
  // puzzle's or the cell cannot be written into; whether the symbol is right is not checked.
  Required<Expected<A>(const P&, const A& position, const Mark&)> set_cell;
  // What the position leaves to solve, as a puzzle whose answers are whole answers that agree with the
  // position.
  Required<Expected<P>(const P&, const A& position)> remaining;
  // The position as the whole answer that it stands for once a player has nothing left to do, right or not;
  // nullopt while something is missing. What players need not write counts as written: a nonogram is done
  // when its blocks are painted, marked or not what is between them.
  Required<std::optional<A>(const P&, const A& position)> finished;
  // The symbol that says "nothing belongs here", for the other mouse button; 0: there is none.
  Symbol ruled_out{};
  // A finished answer is an image, to be shown without grid and marks.
  bool paints = false;
};

// What moves are measured by: a rectangle is a move if what is left of its weights adds up to the goal.
struct Weights {
  Grid<int> left;
  int goal = 0;
};

// Moves are played: a position is the moves so far.
template <class P, class A>
struct PlayedMoves {
  // The position with the rectangle between two cells played. Fails if that is not a move.
  Required<Expected<A>(const P&, const A& position, Cell from, Cell to)> play_move;
  // What is left on the board, as a puzzle; and the position with an answer of that puzzle behind it.
  Required<Expected<P>(const P&, const A& position)> remaining;
  Required<A(const A& position, const A& rest)> append;
  // What an answer is worth (higher is better), and an upper bound on what any answer is worth.
  Required<double(const P&, const A&)> score;
  Required<double(const P&)> bound;
  // What a player weighs when choosing the next move, and whether there is any.
  Required<Weights(const P&, const A& position)> weights;
  Required<bool(const P&, const A& position)> can_move;
};

// The puzzle is itself the position: a player's act is an edit of it.
struct OwnPosition {};

template <class P, class A>
using Player = std::variant<OwnPosition, FilledCells<P, A>, PlayedMoves<P, A>>;

// ---- at the board ----

// What a player would otherwise pencil at the edge of the paper: no deductions, only what the clues say.
template <class P, class A>
struct Aids {
  // For every empty cell, the symbols that its clues and what is filled in leave; empty for the others.
  Required<Grid<std::u32string>(const P&, const A& position)> candidates;
  // What each clue through a cell still allows, in a line each: "across, 16 in 2 cells: 7 9".
  Required<std::vector<std::string>(const P&, const A& position, Cell cell)> remarks;
};

// ---- games of which the player sees only a part ----

// What a person does to a cell of a game; the family says what comes of it. open: the main button; mark: the
// other one, or a long press; chord: both.
enum class Gesture { open, mark, chord };

[[nodiscard]] constexpr std::string_view name(Gesture gesture) {
  switch (gesture) {
    case Gesture::open:
      return "open";
    case Gesture::mark:
      return "mark";
    case Gesture::chord:
      return "chord";
  }
  return "";
}

struct Act {
  Gesture gesture = Gesture::open;
  Cell cell;
  friend bool operator==(const Act&, const Act&) = default;
};

// A figure that players of a game compare: {"clicks", "Clicks", "31"}.
struct GameFigure {
  std::string name;
  std::string title;
  std::string value;
};

// A game as its player sees it after some acts.
template <class P>
struct GamePosition {
  P position;  // at the end with all there was to see
  Stage stage = Stage::playing;
  // What only the end shows: other symbols for some cells, and what is drawn on top.
  std::vector<Mark> shown{};
  std::vector<Layer> over{};
  std::vector<GameFigure> figures{};
};

// What a player does best, in any of the cells, and why.
struct BestAct {
  Gesture gesture = Gesture::open;
  std::vector<Cell> cells{};
  Step why{};
};

// Games that a person plays without seeing all of them. The first act belongs to the deal: what lies under
// it depends on it. From then on a position is a function of the game and the acts alone, so that nobody has
// to remember it. How games are read and written, Games says.
template <class P, class A, class G>
struct HiddenGames {
  std::vector<Parameter> parameters;  // of fresh() and deal()
  // The game before its first act. Fails if the settings contradict each other.
  Required<Expected<GamePosition<P>>(const Record& settings)> fresh;
  // A game in which `first` is the first cell that is opened. Fails likewise, or if none is found in time.
  Required<Expected<G>(const Record& settings, Cell first, Random& random, Context& context)> deal;
  // The cell that is to be opened first.
  Required<Cell(const G&)> first;
  // After the acts, in order. An act that has no effect is not an error; one beyond the board is.
  Required<Expected<GamePosition<P>>(const G&, std::span<const Act> acts)> after;
  // Of a lost game: whether the last act could have been avoided, in words and with the cells meant. nullopt:
  // the game is not lost, or the context has ended.
  Required<std::optional<Objection>(const G&, std::span<const Act> acts, Context& context)> avoidable;
  // A position as a strategy is asked about it to advise its player: without the player's own marks, which
  // are claims that may be wrong.
  Required<P(const P& position)> asked;
  // The best act in a position, by the analysis of what was asked. nullopt: there is none, or the context has
  // ended.
  Required<std::optional<BestAct>(const P& position, const A& found, Context& context)> best;
};

}  // namespace quadrille
