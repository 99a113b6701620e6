#pragma once

#include <memory>

#include "engine/extensions/session.hpp"

namespace quadrille::mines::bot {

// A bot's side of a game: lines of newly seen cells in, decisions out; see docs/session.md. The options are
// those of a line, to begin with and after every reset.
[[nodiscard]] Expected<std::unique_ptr<Session>> open_session(const Record& options);

}  // namespace quadrille::mines::bot
