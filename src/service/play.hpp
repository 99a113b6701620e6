#pragma once

#include <functional>
#include <string>
#include <vector>

#include "service/solve.hpp"

namespace quadrille::service {

struct PlayOptions {
  SolveRequest request{};
  Record settings{};                     // the family's own: rows, cols, ...
  std::uint64_t games = 100;             // dealt by seed
  std::optional<std::string> layouts{};  // or the text of a file of games
  int threads = 1;                       // games at once
};

struct PlayedGame {
  std::string id;
  GameResult result{};
  double time_ms = 0;
};

// A mean with the half width of its 95 % interval.
struct Estimate {
  double mean = 0;
  double half_width = 0;
};

struct PlayReport {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  double win_rate = 0;
  double win_low = 0;  // Wilson's 95 % interval
  double win_high = 0;
  Estimate score{};
  double guesses_per_game = 0;
  double mean_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
};

// Plays whole games against the family's referee. on_game is called one at a time, in the order of the games.
// Stopped by the hooks it reports the games that were finished.
[[nodiscard]] Expected<PlayReport> play(const Family& family, const PlayOptions& options, const Hooks& hooks,
                                        const std::function<void(const PlayedGame&)>& on_game);

[[nodiscard]] Record record_of(const PlayReport& report);
[[nodiscard]] Record record_of(const PlayedGame& game);

}  // namespace quadrille::service
