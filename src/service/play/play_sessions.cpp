#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "service/play/games.hpp"
#include "service/play/play.hpp"
#include "service/play/session.hpp"
#include "service/sets/compare.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

Record tick_times(std::vector<double> times) {
  std::ranges::sort(times);
  Record record;
  const double sum = std::accumulate(times.begin(), times.end(), 0.0);
  record.add("mean", times.empty() ? 0.0 : sum / static_cast<double>(times.size()));
  record.add("p99", percentile(times, 0.99));
  record.add("max", times.empty() ? 0.0 : times.back());
  return record;
}

struct Game {
  const Sessions& sessions;
  const PlayOptions& options;
  const Record& session_options;
  const Hooks& hooks;

  // Plays to the end. nullopt: it was stopped first. An error: overlays could not be written.
  [[nodiscard]] Expected<std::optional<PlayedGame>> run(const std::string& id, std::uint64_t seed) const {
    auto arena = sessions.play().deal(options.settings, seed);
    if (!arena) return std::unexpected(arena.error());
    auto session = sessions.open(session_options);
    if (!session) return std::unexpected(session.error());
    std::optional<OverlayFolder> folder;
    if (options.overlays) {
      auto made = OverlayFolder::make(*options.overlays, id);
      if (!made) return std::unexpected(made.error());
      folder = std::move(*made);
    }
    auto& clock = hooks.clock != nullptr ? *hooks.clock : steady_clock();
    const auto since = [&](std::chrono::nanoseconds start) {
      return std::chrono::duration<double, std::milli>(clock.now() - start).count();
    };
    const auto begin = clock.now();
    std::vector<double> times;
    for (auto input = (*arena)->open(); !input.is_null();) {
      Context context({.limits = {.time = options.request.time, .bytes = options.request.bytes},
                       .stop = hooks.stop,
                       .clock = hooks.clock});
      const auto start = clock.now();
      const auto reply = (*session)->tick(input, context);
      times.push_back(since(start));
      if (hooks.stop.stop_requested()) return std::nullopt;
      if (folder) {
        if (const auto written = folder->write((*session)->overlays()); !written)
          return std::unexpected(written.error());
      }
      input = (*arena)->next(reply);
    }
    PlayedGame played{id, (*arena)->result(), since(begin)};
    const auto ticks = tick_times(std::move(times));
    for (const auto& [name, value] : *ticks.get<Record::Map>())
      played.result.extra.add("tick_ms_" + name, value);
    return played;
  }
};

std::vector<std::string> more_names(const std::vector<Contender>& contenders) {
  std::vector<std::string> names;
  for (const auto& contender : contenders) {
    for (const auto& [name, mean] : contender.report.extra) {
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

// The same hooks, whose progress says whose games they are.
Hooks named(const Hooks& hooks, const std::string& name) {
  auto own = hooks;
  if (hooks.progress) {
    own.progress = [sink = hooks.progress, name](Progress progress) {
      progress.message = fmt::format("{}: {}", name, progress.message);
      sink(progress);
    };
  }
  return own;
}

}  // namespace

Expected<PlayReport> play_sessions(const Family& family, const PlayOptions& options, const Hooks& hooks,
                                   const std::function<void(const PlayedGame&)>& on_game) {
  const auto& sessions = *family.extension<Sessions>();
  // 1. The first deal and session show whether the settings are valid.
  const auto base = sessions.play().options(options.settings);
  if (!base) return std::unexpected(base.error());
  const auto session_options = merged(*base, options.request.parameters);
  if (const auto session = sessions.open(session_options); !session) return std::unexpected(session.error());
  if (const auto arena = sessions.play().deal(options.settings, options.request.seed); !arena)
    return std::unexpected(arena.error());

  // 2. Played side by side. The seeds follow the first.
  const Game game{sessions, options, session_options, hooks};
  return play_games(
      options.games, options.threads, hooks,
      [&](std::uint64_t index) {
        return game.run(fmt::format("{}", index + 1), options.request.seed + index);
      },
      on_game);
}

Expected<std::vector<Contender>> play_pipelines(const Family& family, const PlayOptions& options,
                                                const Hooks& hooks) {
  std::vector<Contender> contenders;
  for (const auto& pipeline : family.extension<Sessions>()->play().pipelines) {
    auto own = options;
    own.request.parameters = merged(pipeline.options, options.request.parameters);
    auto report = play_sessions(family, own, named(hooks, pipeline.name), nullptr);
    if (!report) return std::unexpected(report.error());
    contenders.push_back({pipeline.name, std::move(*report)});
  }
  return contenders;
}

Expected<std::vector<Contender>> play_strategies(const Family& family, const PlayOptions& options,
                                                 const std::vector<std::string>& strategies,
                                                 const Hooks& hooks) {
  std::vector<Contender> contenders;
  for (const auto& strategy : strategies) {
    auto own = options;
    own.request.strategy = strategy;
    auto report = play(family, own, named(hooks, strategy), nullptr);
    if (!report) return std::unexpected(report.error());
    contenders.push_back({strategy, std::move(*report)});
  }
  return contenders;
}

Table table_of(const std::vector<Contender>& contenders) {
  Table table{.columns = {"pipeline", "games", "won", "won %", "score", "guesses"}};
  const auto names = more_names(contenders);
  table.columns.insert(table.columns.end(), names.begin(), names.end());
  for (const auto* column : {"ms a game", "p99 ms"}) table.columns.emplace_back(column);
  for (const auto& [name, report] : contenders) {
    std::vector<std::string> row{name,
                                 fmt::format("{}", report.games),
                                 fmt::format("{}", report.wins),
                                 figure(100 * report.win_rate),
                                 fmt::format("{:.6g}", report.score.mean),
                                 figure(report.guesses_per_game)};
    for (const auto& column : names) {
      const auto mean = std::ranges::find(report.extra, column, &std::pair<std::string, double>::first);
      row.push_back(mean == report.extra.end() ? "" : fmt::format("{:.6g}", mean->second));
    }
    row.push_back(figure(report.mean_ms));
    row.push_back(figure(report.p99_ms));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Record record_of(const std::vector<Contender>& contenders) {
  Record::List list;
  for (const auto& [name, report] : contenders) {
    Record entry;
    entry.add("pipeline", name);
    const auto figures = record_of(report);
    for (const auto& [key, value] : *figures.get<Record::Map>()) {
      if (key != "schema" && key != "version") entry.add(key, value);
    }
    list.push_back(std::move(entry));
  }
  Record record;
  record.add("pipelines", std::move(list));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
