#pragma once

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// The page that the referee hides.
struct Game {
  Grid<Symbol> hidden;
  friend bool operator==(const Game&, const Game&) = default;
};

// The player is shown the numbers and names a page; the referee gives away the first square that is wrong,
// and asks again. Won is who names the page that is hidden; each wrong one was a guess; the score is the
// squares that did not have to be shown. Leave games out where solving a puzzle is all there is to it.
[[nodiscard]] Games<Puzzle, Answer, Game> games();

}  // namespace quadrille::template_family
