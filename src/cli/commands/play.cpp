#include "service/play.hpp"

#include <fmt/format.h>

#include <fstream>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};
constexpr long kMostGames = 100'000'000;

std::string text_of(const service::PlayReport& report) {
  return fmt::format(
      "{} games, {} won: {:.2f} % (95 %: {:.2f} to {:.2f})\nmean score {:.2f} +- {:.2f}\nguesses a game "
      "{:.2f}\n"
      "time a game: mean {} ms, p99 {} ms, max {} ms\n",
      report.games, report.wins, 100 * report.win_rate, 100 * report.win_low, 100 * report.win_high,
      report.score.mean, report.score.half_width, report.guesses_per_game, service::figure(report.mean_ms),
      service::figure(report.p99_ms), service::figure(report.max_ms));
}

// The family's own settings that were given as flags.
Record settings_of(const Program& program, const Arguments& arguments) {
  Record settings(Record::Map{});
  for (const auto& family : program.catalogue().families())
    add_given(settings, family->play_parameters(), arguments);
  return settings;
}

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if (!(*family)->doors().play) return fail(fmt::format("{} has no games to play", (*family)->name()));
  const auto output = output_of(program, arguments, kOutputs);
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto games = arguments.integer("games", 1, kMostGames);
  if (!games) return std::unexpected(games.error());

  service::PlayOptions options{
      .request = *request, .settings = settings_of(program, arguments), .threads = request->threads};
  if (*games) options.games = static_cast<std::uint64_t>(**games);
  if (arguments.has("layouts")) {
    auto text = service::read_file(arguments.get("layouts"));
    if (!text) return fail(service::located(arguments.get("layouts"), text.error()));
    options.layouts = std::move(*text);
    if (!*games) options.games = static_cast<std::uint64_t>(kMostGames);
  }
  std::ofstream games_out;
  if (arguments.has("games-out")) {
    games_out.open(arguments.get("games-out"), std::ios::binary | std::ios::trunc);
    if (!games_out) return fail(fmt::format("{}: cannot be written", arguments.get("games-out")));
  }
  const auto report =
      service::play(**family, options, {.stop = program.stop()}, [&](const service::PlayedGame& game) {
        if (games_out.is_open())
          games_out << service::to_json(service::record_of(game)) << '\n' << std::flush;
      });
  if (!report) {
    return fail(arguments.has("layouts") ? service::located(arguments.get("layouts"), report.error())
                                         : report.error().message);
  }
  if (games_out.is_open() && !games_out)
    return fail(fmt::format("{}: cannot be written", arguments.get("games-out")));
  const auto text = output == "json"
                        ? service::to_json(service::record_of(*report), service::Layout::indented) + "\n"
                        : text_of(*report);
  return finish(arguments, text, program.stop().stop_requested() ? 3 : 0);
}

}  // namespace

Command play_command(const service::Catalogue& catalogue) {
  std::vector<Option> own{
      {.name = "games", .value = "N", .help = "so many games; with --layouts: at most", .initial = "100"},
      {.name = "layouts", .value = "FILE", .help = "play the games of this file", .is_file = true},
      {.name = "games-out", .value = "FILE", .help = "one JSON line per game", .is_file = true},
      output_option(kOutputs),
      out_option()};
  for (const auto& family : catalogue.families()) add_flags(own, family->play_parameters());
  return {.name = "play",
          .summary = "Play whole games against the built-in referee",
          .positionals = {family_argument(catalogue)},
          .options = joined({own, solving_options(catalogue)}),
          .examples =
              {"quadrille play tens --games 20 --strategy greedy",
               "quadrille play mines --games 1000 --rows 16 --cols 30 --mines 99 --start zero --first 3 3",
               "quadrille play tens --games 50 --time-limit 0.1 --output json --games-out games.jsonl"},
          .run = run};
}

}  // namespace quadrille::cli
