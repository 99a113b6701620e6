#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands/list.hpp"
#include "cli/csv_file.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "engine/extensions/classic.hpp"
#include "service/sets/compare.hpp"
#include "service/sets/signature.hpp"
#include "service/solve/classic.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

ExitCode exit_code_of(const Program& program, const std::vector<service::Trial>& trials) {
  service::Tally tally{.puzzles = trials.size()};
  for (const auto& trial : trials) {
    const bool unread = trial.strategy.empty();
    tally.unread += unread ? 1 : 0;
    tally.faults += trial.error && !unread ? 1 : 0;
  }
  return service::exit_code(tally, program.stop().stop_requested());
}

Expected<ExitCode> print_signatures(Program& program, const Arguments& arguments) {
  std::string text;
  for (const auto& family : program.catalogue().families()) {
    if (arguments.has("family") && family->name() != arguments.get("family")) continue;
    text += service::signature(*family);
  }
  return finish(arguments, text, ExitCode::answered);
}

// The puzzles of the older program's folder, or of its demonstration: from the given folder, or else the
// built-in ones.
Expected<std::vector<service::ClassicPuzzle>> classic_puzzles(Program& program, const Family& family,
                                                              const Arguments& arguments) {
  const auto demo = service::demo_names(family);
  const auto wanted = [&](const std::string& name) {
    return !arguments.has("demo") || std::ranges::find(demo, name) != demo.end();
  };
  std::vector<std::pair<std::string, std::string>> texts;  // file, text
  if (arguments.has("puzzles-dir")) {
    const auto files = service::expand_files({arguments.get("puzzles-dir")});
    if (!files) return std::unexpected(files.error());
    for (const auto& file : *files) {
      const std::filesystem::path path(file);
      if (path.extension() != ".txt" || !wanted(path.stem().string())) continue;
      auto text = program.read(file);
      if (!text) {
        tell(service::located(file, text.error()));
        continue;
      }
      texts.emplace_back(file, std::move(*text));
    }
  } else {
    for (const auto& name : demo) {
      for (const auto& sample : family.samples()) {
        if (sample.name == name + ".txt") texts.emplace_back(sample.name, sample.bytes);
      }
    }
  }
  std::vector<service::ClassicPuzzle> puzzles;
  for (auto& [file, text] : texts) {
    const auto read = service::read_puzzles(family, text, arguments.get("format"));
    if (!read) {
      tell(service::located(file, read.error()));
      continue;
    }
    const std::filesystem::path path(file);
    puzzles.push_back(
        {path.stem().string(), path.filename().string(), std::move(text), read->front().puzzle});
  }
  if (puzzles.empty()) return fail("there is no puzzle to run: --puzzles-dir names a folder with .txt files");
  return puzzles;
}

Expected<ExitCode> run_classic(Program& program, const Family& family, const Arguments& arguments,
                               const service::SolveRequest& request) {
  if (family.extension<Classic>() == nullptr)
    return fail(fmt::format("{} has no --puzzles-dir or --demo: give files or folders", family.name()));
  const auto puzzles = classic_puzzles(program, family, arguments);
  if (!puzzles) return std::unexpected(puzzles.error());
  auto csv = CsvFile::open(arguments.get("csv"), service::classic_columns(family));
  if (!csv) return std::unexpected(csv.error());
  const service::ClassicSinks sinks{.print = [](std::string_view piece) { print(piece); },
                                    .row = [&](const std::vector<std::string>& row) { csv->add(row); }};
  for (const auto& puzzle : *puzzles) {
    const auto ran = service::classic_trials(family, puzzle, request, {.stop = program.stop()}, sinks);
    if (!ran) return std::unexpected(ran.error());
  }
  if (const auto written = csv->finish(); !written) return std::unexpected(written.error());
  return service::exit_code_of_run(program.stop().stop_requested());
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  if (arguments.has("family")) {
    if (const auto known = family_of(program, arguments); !known) return std::unexpected(known.error());
  }
  if (arguments.has("signature")) return print_signatures(program, arguments);
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  request->watch_memory = true;
  if (arguments.has("puzzles-dir") || arguments.has("demo"))
    return run_classic(program, **family, arguments, *request);
  const auto strategies = service::strategy_list(**family, strategy_of(arguments));
  if (!strategies) return std::unexpected(strategies.error());
  const auto files = service::expand_files(arguments.all("files"));
  if (!files) return std::unexpected(files.error());
  if (files->empty()) return fail("bench needs puzzles: give files or folders");
  const auto limit = arguments.integer("first", 1, INT64_MAX);
  if (!limit) return std::unexpected(limit.error());
  const auto detail = arguments.has("depths") ? service::Detail::depths : service::Detail::totals;
  auto csv = CsvFile::open(arguments.get("csv"), service::trial_columns(detail));
  if (!csv) return std::unexpected(csv.error());

  std::vector<service::Trial> trials;
  const auto keep = [&](service::Trial trial) {
    csv->add(service::trial_row(trial, detail));
    trials.push_back(std::move(trial));
  };
  long taken = 0;
  for (const auto& file : *files) {
    if (program.stop().stop_requested()) break;
    const auto puzzles = read_all(program, **family, arguments, file);
    if (!puzzles) {
      if (program.reading_was_cut()) break;
      tell(service::located(file, puzzles.error()));
      keep(service::unreadable(service::batch_id(file, "", true), puzzles.error()));
      continue;
    }
    for (const auto& puzzle : *puzzles) {
      if (taken++ >= limit->value_or(INT64_MAX)) break;
      for (const auto& strategy : *strategies) {
        if (program.stop().stop_requested()) break;
        Watching watching(program, arguments, request->time);
        auto trial = service::try_strategy(**family, puzzle, strategy, *request, watching.hooks());
        watching.clear();
        if (!trial) return std::unexpected(trial.error());
        if (trial->error) tell(fmt::format("{} {}: {}", puzzle.id, strategy, trial->error->message));
        keep(std::move(*trial));
      }
    }
  }
  if (const auto written = csv->finish(); !written) return std::unexpected(written.error());

  const auto summaries = service::summarise(trials);
  Record record;
  Record::List summary_list;
  Record::List trial_list;
  for (const auto& summary : summaries) summary_list.push_back(service::record_of(summary));
  for (const auto& trial : trials) trial_list.push_back(service::record_of(trial, detail));
  record.add("family", (*family)->name());
  record.add("summary", std::move(summary_list));
  record.add("trials", std::move(trial_list));
  service::stamp(record);
  return finish(arguments, tabulated(service::table_of(summaries), record, output),
                exit_code_of(program, trials));
}

}  // namespace

Command bench_command(const Scope& scope) {
  auto family = family_argument(scope.catalogue);
  family.required = false;
  std::vector<Option> classic;
  if (scope.extension<Classic>() != nullptr) {
    classic = {{.name = "puzzles-dir",
                .value = "DIR",
                .help = "every .txt in DIR by the methods of the older program, in its words",
                .is_file = true},
               {.name = "demo", .help = "the same for the few puzzles of the demonstration"}};
  }
  return {
      .name = "bench",
      .summary = "Many puzzles by many strategies, one after the other, to a table and --csv",
      .positionals = {family, files_argument("puzzles", false)},
      .options =
          joined({solving_options(scope),
                  {{.name = "format", .value = "NAME", .help = "the files' format; default: recognised"},
                   {.name = "csv",
                    .value = "FILE",
                    .help = "one row per puzzle and strategy, written as they come",
                    .is_file = true},
                   {.name = "depths",
                    .help = "in the CSV and the JSON: states and backtracks at every depth of a search"},
                   {.name = "first", .value = "N", .help = "run only the first N puzzles"},
                   {.name = "signature",
                    .help = "nodes of every strategy on the built-in samples under a node limit"},
                   output_option(kOutputs),
                   out_option()},
                  classic}),
      .examples =
          {"quadrille bench tens boards/ --strategy auto,greedy --time-limit 1 --threads 1 --csv results.csv",
           "quadrille bench kakuro puzzles/ --strategy mrv,full --depths --csv shape.csv",
           "quadrille bench --signature"},
      .note = note_on_families(scope, "bench"),
      .run = run};
}

}  // namespace quadrille::cli
