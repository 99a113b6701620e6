#include "service/play/session.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "cli/session_options.hpp"
#include "engine/extensions/session.hpp"
#include "service/output/output_file.hpp"

namespace quadrille::cli {
namespace {

bool put(const std::string& reply) { return print_line(reply); }

Expected<ExitCode> run_replay(Program& program, const Family& family, const Arguments& arguments,
                              const service::SessionOptions& options) {
  const auto path = arguments.get("replay");
  std::ifstream recorded(path, std::ios::binary);
  if (!recorded) return fail(fmt::format("{}: cannot be read: {}", path, std::strerror(errno)));
  const auto summary = service::replay(family, recorded, options, {.stop = program.stop()}, put);
  if (!summary) return fail(service::located(path, summary.error()));
  if (!arguments.has("quiet")) {
    tell(summary->different == 0
             ? fmt::format("{} ticks, every reply as recorded", summary->ticks)
             : fmt::format("{} ticks, {} replies differ from the recorded ones, the first at tick {}",
                           summary->ticks, summary->different, summary->first_different));
  }
  return summary->different > 0 ? ExitCode::refuted : ExitCode::answered;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if ((*family)->extension<Sessions>() == nullptr)
    return fail(fmt::format("{} has no sessions", (*family)->name()));
  if (arguments.has("record") && arguments.has("replay"))
    return fail("--record keeps a conversation and --replay repeats one: give one of them");
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto parameters = session_parameters_of(arguments);
  if (!parameters) return std::unexpected(parameters.error());
  service::SessionOptions options{.options = *parameters,
                                  .bytes = request->bytes,
                                  .overlays = overlays_of(arguments),
                                  .id = arguments.get("id", "session")};
  if (request->time) options.time = *request->time;
  if (arguments.has("replay")) return run_replay(program, **family, arguments, options);

  service::OutputFile kept;
  service::RecordSink record;
  if (arguments.has("record")) {
    auto opened = service::OutputFile::open(arguments.get("record"), service::Unfinished::kept);
    if (!opened) return std::unexpected(opened.error());
    kept = std::move(*opened);
    record = [&](const std::string& line) { (void)kept.write(line + '\n'); };
  }
  const auto summary = service::converse(**family, std::cin, options, {.stop = program.stop()}, put, record);
  if (!summary) return std::unexpected(summary.error());
  if (const auto written = kept.finish(); !written) return std::unexpected(written.error());
  return service::exit_code_of_run(program.stop().stop_requested());
}

}  // namespace

Command session_command(const Scope& scope) {
  return {
      .name = "session",
      .summary = "A bot's side of a game: JSON lines of newly seen cells in, actions out",
      .positionals = {family_argument(scope.catalogue)},
      .options = joined(
          {{{.name = "param",
             .value = "KEY=VALUE",
             .help = "an option the session begins with, as in {\"options\": {KEY: VALUE}}",
             .repeatable = true},
            {.name = "record", .value = "FILE", .help = "keep every line and its reply", .is_file = true},
            {.name = "replay",
             .value = "FILE",
             .help = "repeat a recorded conversation and compare its replies",
             .is_file = true},
            {.name = "id", .value = "NAME", .help = "the game's folder of overlays", .initial = "session"}},
           overlay_options(),
           {{.name = "time-limit", .value = "SECONDS", .help = "for one tick", .initial = "15"},
            {.name = "memory-limit", .value = "N[K|M|G]", .help = "for one tick", .initial = "1G"},
            {.name = "quiet", .help = "no messages"}}}),
      .examples =
          {"echo '{\"upsert\": [[0,0,\"1\"],[0,1,\"?\"]]}' | quadrille session mines --param density=0.2",
           "quadrille session mines --record game.jsonl < lines.jsonl",
           "quadrille session mines --replay game.jsonl --overlays pictures"},
      .run = run};
}

}  // namespace quadrille::cli
