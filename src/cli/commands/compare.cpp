#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/output/output_file.hpp"
#include "service/sets/compare.hpp"
#include "service/sets/comparison_page.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

// Rounded for people, whole for programs.
service::Table shown(const std::vector<service::Trial>& trials, std::string_view output) {
  if (output != "csv") return service::table_of(trials);
  service::Table table{service::trial_columns()};
  for (const auto& trial : trials) table.rows.push_back(service::trial_row(trial));
  return table;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  request->watch_memory = true;
  const auto strategies = service::strategy_list(**family, strategy_of(arguments));
  if (!strategies) return std::unexpected(strategies.error());

  service::OutputFile report;
  if (arguments.has("report")) {
    auto opened = service::OutputFile::open(arguments.get("report"));
    if (!opened) return std::unexpected(opened.error());
    report = std::move(*opened);
  }

  service::Comparison comparison{.family = (*family)->name(), .request = *request};
  Record::List list;
  for (const auto& path : arguments.all("files")) {
    const auto loaded = load_puzzle(program, **family, arguments, path);
    if (!loaded) return std::unexpected(loaded.error());
    const NamedPuzzle named{service::batch_id(path, loaded->named.id, true), loaded->named.puzzle};
    for (const auto& strategy : *strategies) {
      if (program.stop().stop_requested()) break;
      Watching watching(program, arguments, request->time);
      const auto trial = service::try_strategy(**family, named, strategy, *request, watching.hooks());
      watching.clear();
      if (!trial) return std::unexpected(trial.error());
      if (trial->error) throw Fault(trial->error->message);
      list.push_back(service::record_of(*trial));
      comparison.trials.push_back(*trial);
    }
  }
  if (report.is_open()) (void)report.write(service::comparison_page(comparison));
  if (const auto written = report.finish(); !written) return std::unexpected(written.error());
  Record record;
  record.add("family", (*family)->name());
  record.add("trials", std::move(list));
  service::stamp(record);
  return finish(arguments, tabulated(shown(comparison.trials, output), record, output),
                service::exit_code_of_run(program.stop().stop_requested()));
}

}  // namespace

Command compare_command(const Scope& scope) {
  return {.name = "compare",
          .summary = "Strategies side by side on the same puzzle; --strategy a,b,c",
          .positionals = {family_argument(scope.catalogue), files_argument("the puzzles", true)},
          .options = joined({solving_options(scope),
                             reading_options(),
                             {output_option(kOutputs),
                              out_option(),
                              {.name = "report",
                               .value = "FILE",
                               .help = "also write one HTML file with charts and a table that sorts",
                               .is_file = true}}}),
          .examples = {"quadrille compare tens board.txt",
                       "quadrille compare tens board.txt --strategy auto,greedy --time-limit 1",
                       "quadrille compare kakuro puzzle.txt --report comparison.html"},
          .run = run};
}

}  // namespace quadrille::cli
