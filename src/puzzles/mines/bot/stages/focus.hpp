#pragma once

#include <span>

#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// Wakes up the cells beside those that have become active, solved or to be visualized: active numbers are to
// be reduced again, frontier cells to be processed again, each with its whole zone. Called with the cells
// that changed, after vision and after every conclusion; keeps nothing itself.
void promote(Draft& draft, std::span<const Cell> changed);

// Gives a zone and all its cells in sight a focus.
void set_focus(Draft& draft, ZoneId zone, FrontierFocus focus);

// Forgets what was counted for a component: its zones have to be processed again.
void drop_component(Draft& draft, ComponentId component);

}  // namespace quadrille::mines::bot
