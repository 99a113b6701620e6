#include "service/play/play.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "service/catalogue.hpp"
#include "service/play/games.hpp"
#include "service/sets/compare.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

// Writes the overlays of every position that a strategy is asked about to a folder.
class OverlayWatch {
 public:
  OverlayWatch(const Sessions& sessions, const OverlayOptions& options, std::string_view id)
      : sessions_(sessions), folder_(OverlayFolder::make(options, id)) {
    if (!folder_) failure_ = folder_.error();
  }

  void show(const AnyPuzzle& position, const AnyAnswer* answer) {
    if (failure_) return;
    if (const auto written = folder_->write(sessions_.overlays(position, answer)); !written)
      failure_ = written.error();
  }

  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  const Sessions& sessions_;
  Expected<OverlayFolder> folder_;
  std::optional<Error> failure_;
};

}  // namespace

Expected<PlayReport> play(const Family& family, const PlayOptions& options, const Hooks& hooks,
                          const std::function<void(const PlayedGame&)>& on_game) {
  const auto info = family.strategy(options.request.strategy);
  if (!info) return std::unexpected(info.error());
  const auto run = family.bind((*info)->name, options.request.parameters);
  if (!run) return std::unexpected(run.error());
  const auto* sessions = family.extension<Sessions>();
  if (options.overlays && sessions == nullptr) return fail(fmt::format("{} has no overlays", family.name()));
  const auto& rules = *family.games();

  // 1. The games: read from a file, or dealt one by one from the seed. The first deal shows whether the
  // settings are valid.
  std::vector<NamedGame> read;
  if (options.layouts) {
    auto games = rules.read(*options.layouts);
    if (!games) return std::unexpected(games.error());
    read = std::move(*games);
  }
  const auto deal = [&](std::uint64_t index) -> Expected<NamedGame> {
    if (options.layouts) return read[index];
    Random random(options.request.seed, index);
    auto game = rules.deal(options.settings, random);
    if (!game) return std::unexpected(game.error());
    return NamedGame{fmt::format("{}", index + 1), std::move(*game)};
  };
  const std::uint64_t count =
      options.layouts ? std::min<std::uint64_t>(read.size(), options.games) : options.games;
  if (count > 0) {
    if (const auto first = deal(0); !first) return std::unexpected(first.error());
  }

  // 2. Played side by side, each under limits of its own.
  const auto play_one = [&](std::uint64_t index) -> Expected<std::optional<PlayedGame>> {
    const auto dealt = deal(index);
    if (!dealt) return std::unexpected(dealt.error());
    std::optional<OverlayWatch> overlays;
    GameWatch watch;
    if (options.overlays) {
      overlays.emplace(*sessions, *options.overlays, dealt->id);
      watch = [&](const AnyPuzzle& position, const AnyAnswer* answer) { overlays->show(position, answer); };
    }
    Context context({.limits = {.time = options.request.time.value_or((*info)->time),
                                .nodes = options.request.nodes,
                                .bytes = options.request.bytes},
                     .stop = hooks.stop,
                     .log = hooks.log,
                     .seed = options.request.seed,
                     .clock = hooks.clock});
    auto& clock = hooks.clock != nullptr ? *hooks.clock : steady_clock();
    const auto start = clock.now();
    PlayedGame played{dealt->id, rules.play(*dealt->puzzle, *run, context, watch)};
    played.time_ms = std::chrono::duration<double, std::milli>(clock.now() - start).count();
    if (overlays && overlays->failure()) return std::unexpected(*overlays->failure());
    if (context.end() == End::stopped) return std::nullopt;
    return played;
  };
  return play_games(count, options.threads, hooks, play_one, on_game);
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
  if (!report.extra.empty()) {
    Record means;
    for (const auto& [name, mean] : report.extra) means.add(name, mean);
    record.add("means", std::move(means));
  }
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
  if (const auto* more = game.result.extra.get<Record::Map>()) {
    for (const auto& [key, value] : *more) record.add(key, value);
  }
  return record;
}

}  // namespace quadrille::service
