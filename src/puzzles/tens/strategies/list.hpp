#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// Every strategy of the family; the first is the default.
[[nodiscard]] std::vector<Strategy<Board, Plan>> strategies();

// The strongest play for the time given: exact search if the board is small enough, annealing otherwise.
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

// Tries every game: if it finishes, its result is the best possible.
[[nodiscard]] Strategy<Board, Plan> exhaustive();

// A population of whole games that breed: a child takes the beginning of one game and what still fits of
// another.
[[nodiscard]] Strategy<Board, Plan> genetic();

// Monte-Carlo tree search: random games, more of them where earlier ones went well.
[[nodiscard]] Strategy<Board, Plan> mcts();

// Best first: always continues with the most promising position, by the bound and by what such positions
// usually lose.
[[nodiscard]] Strategy<Board, Plan> astar();

// A fast opening by a wide beam, and an exact endgame.
[[nodiscard]] Strategy<Board, Plan> hybrid();

// Annealing chains alone: improves until its time is up. Boards too large for a bit board are cut into tiles.
[[nodiscard]] Strategy<Board, Plan> anneal();

}  // namespace quadrille::tens
