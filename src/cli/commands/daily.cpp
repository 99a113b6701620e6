#include "service/make/daily.hpp"

#include <chrono>

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

// Today, by this machine's clock and in its time zone.
std::string today() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm here{};
  localtime_r(&now, &here);
  return fmt::format("{:04}-{:02}-{:02}", here.tm_year + 1900, here.tm_mon + 1, here.tm_mday);
}

Expected<std::string> text_of_the_day(const service::Daily& daily, std::string_view format,
                                      const service::Hooks& hooks) {
  if (service::is_dealt(daily)) return service::deal(daily, hooks);
  auto made = service::make(daily, hooks);
  if (!made) return std::unexpected(made.error());
  const NamedPuzzle puzzle{daily.date, std::move(made->puzzle)};
  return daily.family.write(std::span(&puzzle, 1), format);
}

Expected<ExitCode> run_daily(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto daily = service::daily(**family, arguments.get("date", today()));
  if (!daily) return std::unexpected(daily.error());
  const auto format = arguments.get("to", std::string((*family)->formats().front().name));
  Watching watching(program, arguments, std::nullopt);
  const auto text = text_of_the_day(*daily, format, watching.hooks());
  watching.clear();
  if (!text) return std::unexpected(text.error());
  return finish(arguments, *text, ExitCode::answered);
}

}  // namespace

Command daily_command(const Scope& scope) {
  return {.name = "daily",
          .summary = "The puzzle of the day: the same for everybody, easier on Monday than on Saturday",
          .positionals = {family_argument(scope.catalogue)},
          .options = joined(
              {{{.name = "date", .value = "DATE", .help = "another day than today: 2026-11-19"},
                {.name = "to", .value = "FORMAT", .help = "the format to write; default: the plain form"},
                out_option()},
               talking_options()}),
          .examples = {"quadrille daily kakuro", "quadrille daily nonogram --date 2026-11-19"},
          .run = run_daily};
}

}  // namespace quadrille::cli
