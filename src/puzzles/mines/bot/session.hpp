#pragma once

#include <memory>

#include "engine/extensions/session.hpp"

namespace quadrille::mines::bot {

// A bot's side of a game: lines of newly seen cells in, decisions out; see docs/session.md. The options are
// those of a line; they apply at the start and after every reset.
[[nodiscard]] Expected<std::unique_ptr<Dialogue>> open_session(const Record& options);

// Games on an endless board, seen through a window. The referee opens the cell in the middle, and from then
// on what the session calls safe; zeros flood as far as the window reaches. If nothing safe is in sight, the
// window moves to the nearest safe cell, or else to the nearest that the session wants to look at; if there
// is neither, its guess is opened. A mine costs a life. The game ends with the last life, after a number of
// ticks, or when the session names no guess.
[[nodiscard]] SessionPlay session_play();

}  // namespace quadrille::mines::bot
