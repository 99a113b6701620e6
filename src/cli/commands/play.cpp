#include "service/play/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "cli/session_options.hpp"
#include "engine/extensions/session.hpp"
#include "service/json/json.hpp"
#include "service/output/output_file.hpp"
#include "service/sets/compare.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};
constexpr long kMostGames = 100'000'000;

std::string text_of(const service::PlayReport& report) {
  auto text = fmt::format(
      "{} games, {} won: {:.2f} % (95 %: {:.2f} to {:.2f})\nmean score {:.2f} +- {:.2f}\nguesses a game "
      "{:.2f}\n"
      "time a game: mean {} ms, p99 {} ms, max {} ms\n",
      report.games, report.wins, 100 * report.win_rate, 100 * report.win_low, 100 * report.win_high,
      report.score.mean, report.score.half_width, report.guesses_per_game, service::figure(report.mean_ms),
      service::figure(report.p99_ms), service::figure(report.max_ms));
  for (const auto& [name, mean] : report.extra) text += fmt::format("{}: mean {:.6g}\n", name, mean);
  return text;
}

// The settings by which the family's games, or its endless ones, are dealt; empty if it has none.
std::span<const Parameter> dealt_by(const Family& family) {
  const auto* games = family.games();
  return games != nullptr ? std::span<const Parameter>(games->parameters()) : std::span<const Parameter>();
}
std::span<const Parameter> endless_by(const Family& family) {
  const auto* sessions = family.extension<Sessions>();
  return sessions != nullptr ? std::span<const Parameter>(sessions->play().parameters)
                             : std::span<const Parameter>();
}

// The family's own settings given as flags: those of its endless games, or of the others.
Record settings_of(const Family& family, const Arguments& arguments) {
  Record settings(Record::Map{});
  add_given(settings, arguments.has("endless") ? endless_by(family) : dealt_by(family), arguments);
  return settings;
}

// A given flag that belongs to some parameters, but not to others.
std::optional<std::string> given_flag(const Arguments& arguments, std::span<const Parameter> parameters,
                                      std::span<const Parameter> others) {
  for (const auto& parameter : parameters) {
    if (arguments.has(flag_name(parameter.name)) &&
        std::ranges::find(others, parameter.name, &Parameter::name) == others.end())
      return flag_name(parameter.name);
  }
  return std::nullopt;
}

// Flags that apply to only one of the two kinds of game.
Expected<void> check_kind(const Family& family, const Arguments& arguments) {
  const bool is_endless = arguments.has("endless");
  if (!is_endless && family.games() == nullptr)
    return fail(fmt::format("{} has no games to play", family.name()));
  const auto dealt = dealt_by(family);
  const auto endless = endless_by(family);
  if (!is_endless) {
    if (const auto flag = given_flag(arguments, endless, dealt))
      return fail(fmt::format("--{} belongs to --endless", *flag));
    return {};
  }
  for (const auto* flag : {"layouts", "strategy", "method"}) {
    if (arguments.has(flag)) return fail(fmt::format("--{} does not apply to endless games", flag));
  }
  if (const auto flag = given_flag(arguments, dealt, endless))
    return fail(fmt::format("--{} does not apply to endless games", *flag));
  return {};
}

Expected<service::PlayOptions> options_of(Program& program, const Family& family,
                                          const Arguments& arguments) {
  const auto request = request_of(program, family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto games = arguments.integer("games", 1, kMostGames);
  if (!games) return std::unexpected(games.error());
  service::PlayOptions options{.request = *request,
                               .settings = settings_of(family, arguments),
                               .threads = request->threads,
                               .overlays = overlays_of(arguments)};
  if (arguments.has("endless")) {
    auto parameters = session_parameters_of(arguments);
    if (!parameters) return std::unexpected(parameters.error());
    options.request.parameters = std::move(*parameters);
    options.games = 1;
  }
  if (*games) options.games = static_cast<std::uint64_t>(**games);
  if (arguments.has("layouts")) {
    auto text = program.read(arguments.get("layouts"));
    if (!text) return fail(service::located(arguments.get("layouts"), text.error()));
    options.layouts = std::move(*text);
    if (!*games) options.games = static_cast<std::uint64_t>(kMostGames);
  }
  return options;
}

// The same games by every strategy, or by every pipeline of a session, to a file of Markdown or JSON.
Expected<ExitCode> write_comparison(Program& program, const Family& family, const Arguments& arguments,
                                    const service::PlayOptions& options) {
  const auto path = arguments.get("report");
  const bool is_markdown = path.ends_with(".md");
  if (!is_markdown && !path.ends_with(".json"))
    return fail(fmt::format("--report {}: the name ends in .md or .json", path));
  auto file = service::OutputFile::open(path);
  if (!file) return std::unexpected(file.error());
  const auto strategies =
      service::strategy_list(family, arguments.has("endless") ? "" : strategy_of(arguments));
  if (!strategies) return std::unexpected(strategies.error());
  Watching watching(program, arguments, std::nullopt);
  const auto contenders = arguments.has("endless")
                              ? service::play_pipelines(family, options, watching.hooks())
                              : service::play_strategies(family, options, *strategies, watching.hooks());
  watching.clear();
  if (!contenders) return std::unexpected(contenders.error());
  const auto table = service::table_of(*contenders);
  (void)file->write(
      is_markdown ? service::to_markdown(table)
                  : service::to_json(service::record_of(*contenders), service::Layout::indented) + "\n");
  if (const auto written = file->finish(); !written) return std::unexpected(written.error());
  return finish(arguments, service::to_text(table),
                service::exit_code_of_run(program.stop().stop_requested()));
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if (const auto fits = check_kind(**family, arguments); !fits) return std::unexpected(fits.error());
  const auto output = output_of(program, arguments, kOutputs);
  const auto options = options_of(program, **family, arguments);
  if (!options) return std::unexpected(options.error());
  if (arguments.has("report")) return write_comparison(program, **family, arguments, *options);

  service::OutputFile games_out;
  if (arguments.has("games-out")) {
    auto opened = service::OutputFile::open(arguments.get("games-out"), service::Unfinished::kept);
    if (!opened) return std::unexpected(opened.error());
    games_out = std::move(*opened);
  }
  const auto on_game = [&](const service::PlayedGame& game) {
    if (games_out.is_open()) (void)games_out.write(service::to_json(service::record_of(game)) + '\n');
  };
  Watching watching(program, arguments, std::nullopt);
  const auto report = arguments.has("endless")
                          ? service::play_sessions(**family, *options, watching.hooks(), on_game)
                          : service::play(**family, *options, watching.hooks(), on_game);
  watching.clear();
  if (!report) {
    return fail(arguments.has("layouts") ? service::located(arguments.get("layouts"), report.error())
                                         : report.error().message);
  }
  if (const auto written = games_out.finish(); !written) return std::unexpected(written.error());
  const auto text = output == "json"
                        ? service::to_json(service::record_of(*report), service::Layout::indented) + "\n"
                        : text_of(*report);
  return finish(arguments, text, service::exit_code_of_run(program.stop().stop_requested()));
}

}  // namespace

Command play_command(const Scope& scope) {
  std::vector<Option> own{
      {.name = "games",
       .value = "N",
       .help = "the number of games; with --layouts: at most this many",
       .initial = "100"},
      {.name = "layouts", .value = "FILE", .help = "play the games of this file", .is_file = true},
      {.name = "games-out", .value = "FILE", .help = "one JSON line per game", .is_file = true},
      {.name = "report",
       .value = "FILE",
       .help = "the same games by each of --strategy a,b,c, else by every strategy, with --endless by every "
               "pipeline; .md or .json",
       .is_file = true},
      output_option(kOutputs),
      out_option()};
  if (scope.extension<Sessions>() != nullptr)
    own.push_back(
        {.name = "endless", .help = "a bot's session against an endless board; --param sets its options"});
  if (scope.family != nullptr) {
    add_flags(own, dealt_by(*scope.family));
    add_flags(own, endless_by(*scope.family));
  }
  return {.name = "play",
          .summary = "Play whole games against the built-in referee",
          .positionals = {family_argument(scope.catalogue)},
          .options = joined({own, overlay_options(), solving_options(scope)}),
          .examples =
              {"quadrille play tens --games 20 --strategy greedy",
               "quadrille play mines --games 1000 --rows 16 --cols 30 --mines 99 --start zero --first 3 3",
               "quadrille play mines --endless --density 0.2 --window 16x30 --lives 3 --ticks 1000",
               "quadrille play tens --games 20 --strategy greedy,beam --report strategies.md",
               "quadrille play tens --games 50 --time-limit 0.1 --output json --games-out games.jsonl"},
          .note = note_on_families(scope, "play"),
          .run = run};
}

}  // namespace quadrille::cli
