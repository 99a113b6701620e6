#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "service/play/play.hpp"

namespace quadrille::service {

// Plays the game of an index. Nothing: a stop has cut it, and it counts for none. An error is one of the
// whole undertaking: no further game begins.
using PlayOne = std::function<Expected<std::optional<PlayedGame>>(std::uint64_t index)>;

// Plays so many games side by side, counted and told in their order.
[[nodiscard]] Expected<PlayReport> play_games(std::uint64_t count, int threads, const Hooks& hooks,
                                              const PlayOne& play_one,
                                              const std::function<void(const PlayedGame&)>& on_game);

}  // namespace quadrille::service
