#include "service/make/grade.hpp"

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/csv_file.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if ((*family)->teaching() == nullptr) return fail(fmt::format("{} has no grades", (*family)->name()));
  const auto output = output_of(program, arguments, kOutputs);
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto files = service::expand_files(arguments.all("files"));
  if (!files) return std::unexpected(files.error());
  auto csv = CsvFile::open(arguments.get("csv"), service::grade_columns());
  if (!csv) return std::unexpected(csv.error());

  service::Table table{service::grade_columns()};
  Record::List list;
  for (const auto& file : *files) {
    const auto puzzles = load_puzzles(program, **family, arguments, file);
    if (!puzzles) {
      // A single bad file is an error; one among many is reported and skipped.
      if (files->size() == 1) return std::unexpected(puzzles.error());
      tell(puzzles.error().message);
      continue;
    }
    for (const auto& puzzle : *puzzles) {
      if (program.stop().stop_requested()) break;
      Watching watching(program, arguments, request->time);
      const auto graded = service::graded(**family, puzzle, *request, watching.hooks());
      watching.clear();
      if (!graded) return std::unexpected(graded.error());
      csv->add(service::grade_row(*graded));
      table.rows.push_back(service::grade_row(*graded));
      list.push_back(service::record_of(*graded));
    }
  }
  if (const auto written = csv->finish(); !written) return std::unexpected(written.error());
  Record record;
  record.add("family", (*family)->name());
  record.add("puzzles", std::move(list));
  service::stamp(record);
  return finish(arguments, tabulated(table, record, output),
                service::exit_code_of_run(program.stop().stop_requested()));
}

}  // namespace

Command grade_command(const Scope& scope) {
  return {.name = "grade",
          .summary = "How hard puzzles are for a person: size, verdict, grade, hardest technique",
          .positionals = {family_argument(scope.catalogue), files_argument("the puzzles", true)},
          .options =
              joined({{{.name = "csv",
                        .value = "FILE",
                        .help = "one row per puzzle, written as they come",
                        .is_file = true},
                       {.name = "format", .value = "NAME", .help = "the files' format; default: recognised"},
                       output_option(kOutputs),
                       out_option()},
                      limit_options(),
                      talking_options()}),
          .examples = {"quadrille grade kakuro puzzles/", "quadrille grade kakuro puzzle.txt --output json"},
          .run = run};
}

}  // namespace quadrille::cli
