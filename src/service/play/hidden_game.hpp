#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// Games of which a person sees only a part. Nobody has to remember one: it is dealt once, and from then on a
// position is a function of the game and the acts of its player.

// How to deal one.
struct DealRequest {
  const Family& family;
  Record settings{};
  Cell first{};           // the cell that is opened first
  SolveRequest limits{};  // seed, time, nodes and bytes
};

// Whether it can be dealt, checked before anything is: the family deals games, the settings agree with each
// other, and the cell is on the board.
[[nodiscard]] Expected<void> can_deal(const DealRequest& request);

// The game. Fails if none is found within the limits. The same request gives the same game on any machine,
// unless a limit of time ends it.
[[nodiscard]] Expected<GamePtr> deal(const DealRequest& request, const Hooks& hooks);

// A game as its player sees it before the first act. Fails if the settings contradict each other.
[[nodiscard]] Expected<AnyGamePosition> unplayed(const Family& family, const Record& settings);

// The game of a text, in the form that the family's games are written in. Fails if there is not exactly one.
[[nodiscard]] Expected<GamePtr> read_game(const Family& family, std::string_view text);

// {"view", "figures"}
[[nodiscard]] Expected<Record> record_of(const Family& family, const AnyGamePosition& reached);

// A game after some acts, and what its player wants to know.
struct PlayRequest {
  const Family& family;
  const AnyGame& game;
  std::span<const Act> acts;
  bool advice = false;     // while it is played: the analysis of the default strategy, and the best act
  bool avoidable = false;  // once it is lost: whether that could have been avoided
};

// {"view", "figures"}; with advice also what `advised` gives, and with avoidable {"avoidable": objection or
// null}. Fails if an act is beyond the board.
[[nodiscard]] Expected<Record> played(const PlayRequest& request, std::stop_token stop);

// Advice on a puzzle that is itself the position, within a second: {"view": with the analysis of the default
// strategy, "best": an act or null}. If no answer fits the position, the view is without one, and "objection"
// says why. A player's own marks are not believed. Fails if the family has no such positions.
[[nodiscard]] Expected<Record> advised(const Family& family, const NamedPuzzle& puzzle,
                                       std::string_view format, std::stop_token stop);

}  // namespace quadrille::service
