#include "service/play/games.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "engine/parallel/parallel.hpp"
#include "service/sets/compare.hpp"

namespace quadrille::service {
namespace {

// Standard deviations on either side that hold 95 % of a normal distribution.
constexpr double kZ95 = 1.959964;

// Collects what the report on many games needs, without keeping the games.
class GameTally {
 public:
  void add(const PlayedGame& game);
  [[nodiscard]] PlayReport report();

 private:
  std::uint64_t games_ = 0;
  std::uint64_t wins_ = 0;
  std::uint64_t guesses_ = 0;
  double score_sum_ = 0;
  double score_squares_ = 0;
  std::vector<double> times_;
  std::vector<std::pair<std::string, double>> more_;  // sums
};

void GameTally::add(const PlayedGame& game) {
  ++games_;
  wins_ += game.result.won ? 1 : 0;
  guesses_ += game.result.guesses;
  score_sum_ += game.result.score;
  score_squares_ += game.result.score * game.result.score;
  times_.push_back(game.time_ms);
  const auto* counts = game.result.extra.get<Record::Map>();
  if (counts == nullptr) return;
  for (const auto& [name, value] : *counts) {
    const auto* whole = value.get<std::int64_t>();
    const auto* real = value.get<double>();
    if (whole == nullptr && real == nullptr) continue;
    auto sum = std::ranges::find(more_, name, &std::pair<std::string, double>::first);
    if (sum == more_.end()) sum = more_.insert(more_.end(), {name, 0.0});
    sum->second += whole != nullptr ? static_cast<double>(*whole) : *real;
  }
}

PlayReport GameTally::report() {
  PlayReport report{.games = games_, .wins = wins_};
  if (games_ == 0) return report;
  const auto n = static_cast<double>(games_);
  report.win_rate = static_cast<double>(wins_) / n;
  // Wilson's interval stays within 0..1 and is right for rates near either end.
  const double centre = (report.win_rate + kZ95 * kZ95 / (2 * n)) / (1 + kZ95 * kZ95 / n);
  const double half = kZ95 / (1 + kZ95 * kZ95 / n) *
                      std::sqrt(report.win_rate * (1 - report.win_rate) / n + kZ95 * kZ95 / (4 * n * n));
  report.win_low = wins_ == 0 ? 0.0 : centre - half;
  report.win_high = wins_ == games_ ? 1.0 : centre + half;
  report.score.mean = score_sum_ / n;
  if (games_ > 1) {
    const double variance = std::max(0.0, (score_squares_ - score_sum_ * score_sum_ / n) / (n - 1));
    report.score.half_width = kZ95 * std::sqrt(variance / n);
  }
  report.guesses_per_game = static_cast<double>(guesses_) / n;
  std::ranges::sort(times_);
  report.mean_ms = std::accumulate(times_.begin(), times_.end(), 0.0) / n;
  report.p99_ms = percentile(times_, 0.99);
  report.max_ms = times_.back();
  for (const auto& [name, sum] : more_) report.extra.emplace_back(name, sum / n);
  return report;
}

// Reports how many of the games have been played, at most ten times a second.
class GameProgress {
 public:
  GameProgress(const Hooks& hooks, std::uint64_t games)
      : hooks_(hooks), games_(games), told_(clock().now()) {}

  void add_one() {
    ++played_;
    if (!hooks_.progress || clock().now() - told_ < kInterval) return;
    told_ = clock().now();
    hooks_.progress({.done = static_cast<double>(played_) / static_cast<double>(games_),
                     .message = fmt::format("{} of {} games", played_, games_),
                     .nodes = played_});
  }

 private:
  static constexpr std::chrono::milliseconds kInterval{100};
  [[nodiscard]] Clock& clock() const { return hooks_.clock != nullptr ? *hooks_.clock : steady_clock(); }

  const Hooks& hooks_;
  std::uint64_t games_;
  std::uint64_t played_ = 0;
  std::chrono::nanoseconds told_;
};

struct Round {
  std::uint64_t index = 0;
  Expected<std::optional<PlayedGame>> played{};
};

}  // namespace

Expected<PlayReport> play_games(std::uint64_t count, int threads, const Hooks& hooks, const PlayOne& play_one,
                                const std::function<void(const PlayedGame&)>& on_game) {
  GameTally tally;
  GameProgress progress(hooks, count);
  std::optional<Error> failure;
  std::atomic<bool> failed = false;
  std::uint64_t next = 0;
  const Pipeline<Round> pipeline{.take = [&]() -> std::shared_ptr<Round> {
                                   if (next >= count || failed || hooks.stop.stop_requested()) return nullptr;
                                   return std::make_shared<Round>(Round{.index = next++});
                                 },
                                 .work =
                                     [&](Round& round) {
                                       round.played = play_one(round.index);
                                       if (!round.played) failed = true;
                                     },
                                 .put =
                                     [&](Round& round) {
                                       if (!round.played) {
                                         if (!failure) failure = round.played.error();
                                       } else if (const auto& game = *round.played) {
                                         tally.add(*game);
                                         if (on_game) on_game(*game);
                                         progress.add_one();
                                       }
                                     }};
  run_pipeline(pipeline, threads, DeliveryOrder::as_read);
  if (failure) return std::unexpected(*failure);
  return tally.report();
}

}  // namespace quadrille::service
