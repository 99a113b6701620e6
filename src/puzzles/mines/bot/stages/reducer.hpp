#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/stages/conclusion.hpp"

namespace quadrille::mines::bot {

// Looks at every number that is to be reduced, and at those this wakes up, until none is left: where its
// mines are all found the rest beside it is safe, where it needs all that is closed these are mines. A number
// looked at is reduced. Ended early by the context it goes on from there in the next tick.
[[nodiscard]] std::optional<Objection> reduce_frontier(Draft& draft, Context& context);

// Numbers that this tick has settled and that are wrong: nothing is closed beside them, and their mines are
// not as many as they say.
[[nodiscard]] std::optional<Objection> settled_wrongly(const Draft& draft);

}  // namespace quadrille::mines::bot
