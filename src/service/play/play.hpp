#pragma once

#include <functional>
#include <string>
#include <vector>

#include "service/play/overlays.hpp"
#include "service/sets/table.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

struct PlayOptions {
  SolveRequest request{};
  Record settings{};                         // the family's own: rows, cols, ...
  std::uint64_t games = 100;                 // dealt by seed
  std::optional<std::string> layouts{};      // or the text of a file of games
  int threads = 1;                           // games at once
  std::optional<OverlayOptions> overlays{};  // pictures of every tick, if the family has them
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
  std::vector<std::pair<std::string, double>> extra{};  // means of the family's own counts
};

// Plays whole games against the family's referee. on_game is called one at a time, in the order of the games.
// If the hooks stop it, it reports the games that were finished.
[[nodiscard]] Expected<PlayReport> play(const Family& family, const PlayOptions& options, const Hooks& hooks,
                                        const std::function<void(const PlayedGame&)>& on_game);

// Games of the family's session against its arena, all under one set of session options: those of the
// request's parameters, over what the game itself asks for. A game's "tick_ms" is the session's time for a
// tick. Layouts and the request's strategy are ignored here.
[[nodiscard]] Expected<PlayReport> play_sessions(const Family& family, const PlayOptions& options,
                                                 const Hooks& hooks,
                                                 const std::function<void(const PlayedGame&)>& on_game);

// The same games under several names: strategies, or pipelines of a session.
struct Contender {
  std::string name;
  PlayReport report{};
};
[[nodiscard]] Expected<std::vector<Contender>> play_strategies(const Family& family,
                                                               const PlayOptions& options,
                                                               const std::vector<std::string>& strategies,
                                                               const Hooks& hooks);
[[nodiscard]] Expected<std::vector<Contender>> play_pipelines(const Family& family,
                                                              const PlayOptions& options, const Hooks& hooks);
[[nodiscard]] Table table_of(const std::vector<Contender>& contenders);
[[nodiscard]] Record record_of(const std::vector<Contender>& contenders);

[[nodiscard]] Record record_of(const PlayReport& report);
[[nodiscard]] Record record_of(const PlayedGame& game);

}  // namespace quadrille::service
