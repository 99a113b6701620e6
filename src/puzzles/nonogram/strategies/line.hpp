#pragma once

#include "engine/strategy.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// `line`: all that every line implies by itself, and nothing guessed.
[[nodiscard]] Strategy<Puzzle, Painting> line();

}  // namespace quadrille::nonogram
