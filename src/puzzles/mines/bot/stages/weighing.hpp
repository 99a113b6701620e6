#pragma once

#include <optional>
#include <vector>

#include "puzzles/mines/bot/stages/conclusion.hpp"

namespace quadrille::mines::bot {

// Weighs the layouts of one counted component, every mine by its odds against none, and writes the odds of
// its zones.
void weigh_alone(Draft& draft, ComponentId id, double odds);

// Weighs all components against each other by the total of the board. If some were skipped, the total counts
// only through the density it leaves. An objection: no layout has that total.
[[nodiscard]] std::optional<Objection> weigh_by_total(Draft& draft, Context& context);

// Brings the odds of every zone, and of cells that touch no number, to the density suggested by everything
// seen. For boards of unknown density, before odds are reported; it changes nothing that is certain.
void weigh_by_estimate(Draft& draft);

}  // namespace quadrille::mines::bot
