#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/stages/conclusion.hpp"
#include "puzzles/mines/bot/store/draft.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"

namespace quadrille::mines::bot {

// The only place that says what a cell is.
[[nodiscard]] Status classify(const Draft& draft, Cell cell);

// Classifies cells whose tile or finding has changed, and their neighbours. The work is proportional to the
// number of cells given. Returns those whose status has changed; numbers among them are awake.
std::vector<Cell> reclassify(Draft& draft, std::span<const Cell> changed);

// Numbers around a cell that cannot all be right by what vision alone has read, leaving conclusions aside: as
// few as show it. Looks further and further around the cell; empty if nothing shows within reach.
[[nodiscard]] std::vector<Cell> conflict_around(const Draft& draft, Cell cell, Context& context);

// Looks at every number to be reduced, and at those this wakes up, until none is left: if its mines are all
// found, the rest beside it is safe; if it needs all closed cells, these are mines. A number looked at counts
// as reduced. If the context ends it early, it goes on from there in the next tick.
[[nodiscard]] std::optional<Objection> reduce_frontier(Draft& draft, Context& context);

// Numbers that this tick has settled but that are wrong: nothing is closed beside them, and the number of
// mines is not what they say.
[[nodiscard]] std::optional<Objection> settled_wrongly(const Draft& draft);

// Looks at numbers together with those around them: subset, difference and patterns of five by five cells,
// alternating with the rules of one number, until none of them finds anything. The rules are those of
// deductions/, on small pieces of padded board around the numbers given.
[[nodiscard]] std::optional<Objection> propagate(Draft& draft, std::span<const Cell> numbers,
                                                 PatternTable& patterns, Context& context);

// Clicks that are worthwhile while the hand is there, none of them a decision: safe cells that earlier ticks
// announced and that have not been opened yet, and active numbers beside a safe cell whose mines are all
// found, where one click opens all the rest.
[[nodiscard]] std::vector<Cleanup> cleanup_of(const Draft& draft);

// Whether a safe cell in sight has a number that was not read.
[[nodiscard]] bool any_to_visualize(const Draft& draft);

}  // namespace quadrille::mines::bot
