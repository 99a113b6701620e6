#pragma once

#include "engine/settings/record.hpp"
#include "puzzles/mines/bot/talk/request.hpp"

namespace quadrille::mines::bot {

// A decision as the bot reads it, from the store as the decision has left it; see docs/session.md.
[[nodiscard]] Record reply_of(const Record& id, const Decision& decision, const Store& store,
                              const Emit& emit, End end);

// A line that changed nothing, and why.
[[nodiscard]] Record refusal(const Record& id, const Objection& wrong);

}  // namespace quadrille::mines::bot
