#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Board, Plan>> strategies();

// The strongest play for the time given: exact search where the board is small enough, annealing elsewhere.
[[nodiscard]] Strategy<Board, Plan> automatic();

// One game by one rule, without looking back.
[[nodiscard]] Strategy<Board, Plan> greedy();

// Greedy play whose ties are broken by playing each of the tied moves to the end.
[[nodiscard]] Strategy<Board, Plan> greedy_plus();

// Before every move the preferred ones are followed a few moves deep; the first move of the best line is
// played.
[[nodiscard]] Strategy<Board, Plan> lookahead();

// Bounded lookahead: before every move a narrow beam of a few levels, or one wide beam over whole games.
[[nodiscard]] Strategy<Board, Plan> beam();

// Tries every game: what it ends with is the best there is.
[[nodiscard]] Strategy<Board, Plan> exhaustive();

// A population of whole games that breed: a child takes the beginning of one game and what still fits of
// another.
[[nodiscard]] Strategy<Board, Plan> genetic();

// Monte-Carlo tree search: random games, more of them where they went well.
[[nodiscard]] Strategy<Board, Plan> mcts();

// Best first: always the position that promises most, by the bound and what such positions usually lose.
[[nodiscard]] Strategy<Board, Plan> astar();

// A fast opening by a wide beam, and an exact endgame.
[[nodiscard]] Strategy<Board, Plan> hybrid();

// Annealing chains alone: improves until its time is up. Boards too large for a bit board go by tiles.
[[nodiscard]] Strategy<Board, Plan> anneal();

}  // namespace quadrille::tens
