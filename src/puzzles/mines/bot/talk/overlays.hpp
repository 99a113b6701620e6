#pragma once

#include <span>
#include <vector>

#include "engine/extensions/session.hpp"
#include "puzzles/mines/bot/store/store.hpp"
#include "puzzles/mines/bot/talk/action.hpp"

namespace quadrille::mines::bot {

// The document's pictures of a board: states with their focus; what each phase of the pipeline concluded;
// zones; and zones with their chances together with the actions, which stand out; a guess is a white cross.
// For a large board, a piece around the actions.
[[nodiscard]] std::vector<NamedPicture> draw_overlays(const Store& store, std::span<const Action> actions,
                                                      std::span<const Action> concluded);

// The same of a position by itself, with the findings and the guess of an analysis if there is one. None for
// a position that contradicts itself.
[[nodiscard]] std::vector<NamedPicture> overlays_of(const Position& position, const Analysis* analysis);

}  // namespace quadrille::mines::bot
