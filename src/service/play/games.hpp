#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "service/play/play.hpp"

namespace quadrille::service {

// Plays the game of an index. nullopt: a stop cut the game, and it is not counted. An error ends them all: no
// further game begins.
using PlayOne = std::function<Expected<std::optional<PlayedGame>>(std::uint64_t index)>;

// Plays that many games side by side; they are counted and reported in order.
[[nodiscard]] Expected<PlayReport> play_games(std::uint64_t count, int threads, const Hooks& hooks,
                                              const PlayOne& play_one,
                                              const std::function<void(const PlayedGame&)>& on_game);

}  // namespace quadrille::service
