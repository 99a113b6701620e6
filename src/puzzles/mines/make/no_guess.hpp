#pragma once

#include "engine/run/context.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {

// How many games are dealt before a board of a kind, with guesses or without, counts as out of reach.
inline constexpr int kMostDeals = 10'000;

// Plays on as far as certainty goes. False: the context ended it.
[[nodiscard]] bool play_certain(Referee& referee, Context& context);

// Deals a layout that falls to proven cells from its first opening on, so that nobody has to guess. Fails if
// the mines do not fit, if no such layout was found, or if the context ended the search.
[[nodiscard]] Expected<Layout> deal_without_guess(const Deal& deal, Random& random, Context& context);

}  // namespace quadrille::mines
