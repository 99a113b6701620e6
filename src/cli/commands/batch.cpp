#include "service/sets/batch.hpp"

#include <fmt/format.h>

#include <iostream>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  if (const auto bound = (*family)->bind(request->strategy, request->parameters); !bound)
    return std::unexpected(bound.error());
  const auto files = service::expand_files(arguments.all("files"));
  if (!files) return std::unexpected(files.error());
  const service::BatchOptions options{
      .request = *request,
      .threads = request->threads,
      .order = arguments.has("unordered") ? DeliveryOrder::as_done : DeliveryOrder::as_read,
      .format = arguments.get("format"),
      .grade = arguments.has("grade"),
      .read = [&](const std::string& path) { return program.read(path); }};

  const service::LineSink put = [](const std::string& line) { return print_line(line); };
  const service::Hooks hooks{.stop = program.stop(), .log = run_log()};
  const auto start = std::chrono::steady_clock::now();
  const bool from_input =
      arguments.all("files").empty() || arguments.all("files") == std::vector<std::string>{"-"};
  const auto summary = from_input ? service::batch_lines(**family, std::cin, options, hooks, put)
                                  : service::batch_files(**family, *files, options, hooks, put);
  if (!arguments.has("quiet")) {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    tell(service::sentence(summary, seconds));
  }
  return service::exit_code(
      service::Tally{.puzzles = summary.puzzles, .unread = summary.errors, .faults = summary.faults},
      program.stop().stop_requested());
}

}  // namespace

Command batch_command(const Scope& scope) {
  std::vector<Option> own{
      {.name = "format", .value = "NAME", .help = "the puzzles' format; default: recognised"},
      {.name = "unordered", .help = "write results as they are done, not in the order of the input"}};
  if (any_family(scope.catalogue, &Family::teaching))
    own.push_back({.name = "grade", .help = "with each answer, how hard its puzzle is for a person"});
  return {.name = "batch",
          .summary = "Many puzzles to JSON lines; from standard input: JSON lines with \"puzzle\"",
          .positionals = {family_argument(scope.catalogue),
                          files_argument("puzzles; nothing or -: JSON lines from standard input", false)},
          .options = joined({solving_options(scope), own}),
          .examples = {"quadrille batch tens boards/ --time-limit 0.1 > results.jsonl",
                       "echo '{\"id\": 1, \"puzzle\": \"19\\n28\"}' | quadrille batch tens"},
          .run = run};
}

}  // namespace quadrille::cli
