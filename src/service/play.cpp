#include "service/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/parallel.hpp"
#include "service/catalogue.hpp"
#include "service/compare.hpp"
#include "service/report.hpp"

namespace quadrille::service {
namespace {

constexpr double kZ95 =
    1.959964;  // standard deviations on either side that hold 95 % of a normal distribution

// Collects what the report is made of without keeping the games.
class Tally {
 public:
  void add(const PlayedGame& game) {
    ++games_;
    wins_ += game.result.won ? 1 : 0;
    guesses_ += game.result.guesses;
    score_sum_ += game.result.score;
    score_squares_ += game.result.score * game.result.score;
    times_.push_back(game.time_ms);
  }

  [[nodiscard]] PlayReport report() {
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
    return report;
  }

 private:
  std::uint64_t games_ = 0;
  std::uint64_t wins_ = 0;
  std::uint64_t guesses_ = 0;
  double score_sum_ = 0;
  double score_squares_ = 0;
  std::vector<double> times_;
};

struct Round {
  NamedGame game;
  PlayedGame played;
};

}  // namespace

Expected<PlayReport> play(const Family& family, const PlayOptions& options, const Hooks& hooks,
                          const std::function<void(const PlayedGame&)>& on_game) {
  const auto info = find_strategy(family, options.request.strategy);
  if (!info) return std::unexpected(info.error());
  const auto run = family.bind((*info)->name, options.request.parameters);
  if (!run) return std::unexpected(run.error());

  // 1. The games: read from a file, or dealt one by one from the seed. The first deal shows whether the
  // settings are right.
  std::vector<NamedGame> read;
  if (options.layouts) {
    auto games = family.read_games(*options.layouts);
    if (!games) return std::unexpected(games.error());
    read = std::move(*games);
  }
  const auto deal = [&](std::uint64_t index) -> Expected<NamedGame> {
    if (options.layouts) return read[index];
    Random random(options.request.seed, index);
    auto game = family.deal(options.settings, random);
    if (!game) return std::unexpected(game.error());
    return NamedGame{fmt::format("{}", index + 1), std::move(*game)};
  };
  const std::uint64_t count =
      options.layouts ? std::min<std::uint64_t>(read.size(), options.games) : options.games;
  if (count > 0) {
    if (const auto first = deal(0); !first) return std::unexpected(first.error());
  }

  // 2. Played side by side, counted in order.
  Tally tally;
  std::uint64_t next = 0;
  run_pipeline({.take = [&]() -> std::shared_ptr<void> {
                  if (next >= count || hooks.stop.stop_requested()) return nullptr;
                  return std::make_shared<Round>(Round{std::move(*deal(next++)), {}});
                },
                .work =
                    [&](std::shared_ptr<void> held) {
                      auto& round = *std::static_pointer_cast<Round>(held);
                      Context context({.limits = {.time = options.request.time.value_or((*info)->time),
                                                  .nodes = options.request.nodes,
                                                  .bytes = options.request.bytes},
                                       .stop = hooks.stop,
                                       .seed = options.request.seed});
                      const auto start = steady_clock().now();
                      round.played = {round.game.id, family.play(round.game.game, *run, context), 0};
                      round.played.time_ms =
                          std::chrono::duration<double, std::milli>(steady_clock().now() - start).count();
                      return held;
                    },
                .put =
                    [&](const std::shared_ptr<void>& held) {
                      const auto& played = std::static_pointer_cast<Round>(held)->played;
                      tally.add(played);
                      if (on_game) on_game(played);
                    }},
               options.threads, Order::as_read);
  return tally.report();
}

Record record_of(const PlayReport& report) {
  Record record;
  record.add("games", report.games);
  record.add("wins", report.wins);
  record.add("win_rate", report.win_rate);
  record.add("win_rate_95", Record::List{report.win_low, report.win_high});
  record.add("mean_score", report.score.mean);
  record.add("mean_score_95", Record::List{report.score.mean - report.score.half_width,
                                           report.score.mean + report.score.half_width});
  record.add("guesses_per_game", report.guesses_per_game);
  Record time;
  time.add("mean", report.mean_ms);
  time.add("p99", report.p99_ms);
  time.add("max", report.max_ms);
  record.add("time_ms", std::move(time));
  stamp(record);
  return record;
}

Record record_of(const PlayedGame& game) {
  Record record;
  record.add("id", game.id);
  record.add("won", game.result.won);
  record.add("score", game.result.score);
  record.add("guesses", game.result.guesses);
  record.add("time_ms", game.time_ms);
  if (const auto* more = game.result.more.get<Record::Map>()) {
    for (const auto& [key, value] : *more) record.add(key, value);
  }
  return record;
}

}  // namespace quadrille::service
