#include <fmt/format.h>

#include <cstdio>
#include <memory>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/compare.hpp"
#include "service/report.hpp"
#include "service/signature.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

// Rows are written and flushed as they come, so that a long run that dies leaves what it had.
class CsvFile {
 public:
  [[nodiscard]] static Expected<CsvFile> open(const std::string& path) {
    CsvFile file;
    if (path.empty()) return file;
    file.handle_.reset(std::fopen(path.c_str(), "wb"));
    if (!file.handle_) return fail(fmt::format("{}: cannot be written", path));
    file.add(service::trial_columns());
    return file;
  }

  void add(const std::vector<std::string>& row) {
    if (!handle_) return;
    const auto line = service::csv_row(row);
    written_ = std::fwrite(line.data(), 1, line.size(), handle_.get()) == line.size() &&
               std::fflush(handle_.get()) == 0 && written_;
  }

  [[nodiscard]] bool written() const { return written_; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> handle_;
  bool written_ = true;
};

Expected<int> print_signatures(Program& program, const Arguments& arguments) {
  std::string text;
  for (const auto& family : program.catalogue().families()) {
    if (arguments.has("family") && family->name() != arguments.get("family")) continue;
    text += service::signature(*family);
  }
  return finish(arguments, text, 0);
}

// Every puzzle of a file with the name it has in the table.
Expected<std::vector<NamedPuzzle>> puzzles_in(const Family& family, const Arguments& arguments,
                                              const std::string& file) {
  const auto text = service::read_file(file);
  if (!text) return fail(service::located(file, text.error()));
  auto puzzles = service::read_puzzles(family, *text, arguments.get("format"));
  if (!puzzles) return fail(service::located(file, puzzles.error()));
  for (auto& puzzle : *puzzles) puzzle.id = service::batch_id(file, puzzle.id, puzzles->size() == 1);
  return puzzles;
}

Expected<int> run(Program& program, const Arguments& arguments) {
  if (arguments.has("family")) {
    if (const auto known = family_of(program, arguments); !known) return std::unexpected(known.error());
  }
  if (arguments.has("signature")) return print_signatures(program, arguments);
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto strategies = service::strategy_list(**family, arguments.get("strategy"));
  if (!strategies) return std::unexpected(strategies.error());
  const auto files = service::expand_files(arguments.all("files"));
  if (!files) return std::unexpected(files.error());
  if (files->empty()) return fail("bench needs puzzles: give files or folders");
  const auto limit = arguments.integer("first", 1, INT64_MAX);
  if (!limit) return std::unexpected(limit.error());
  auto csv = CsvFile::open(arguments.get("csv"));
  if (!csv) return std::unexpected(csv.error());

  std::vector<service::Trial> trials;
  long taken = 0;
  for (const auto& file : *files) {
    const auto puzzles = puzzles_in(**family, arguments, file);
    if (!puzzles) {
      tell(puzzles.error().message);
      continue;
    }
    for (const auto& puzzle : *puzzles) {
      if (taken++ >= limit->value_or(INT64_MAX)) break;
      for (const auto& strategy : *strategies) {
        if (program.stop().stop_requested()) break;
        Watching watching(program, arguments, request->time);
        const auto trial = service::try_strategy(**family, puzzle, strategy, *request, watching.hooks());
        watching.clear();
        if (!trial) return std::unexpected(trial.error());
        csv->add(service::trial_row(*trial));
        trials.push_back(*trial);
      }
    }
  }

  if (!csv->written()) return fail(fmt::format("{}: cannot be written", arguments.get("csv")));

  const auto summaries = service::summarise(trials);
  const service::Table table = service::table_of(summaries);
  Record record;
  Record::List summary_list;
  Record::List trial_list;
  for (const auto& summary : summaries) summary_list.push_back(service::record_of(summary));
  for (const auto& trial : trials) trial_list.push_back(service::record_of(trial));
  record.add("family", (*family)->name());
  record.add("summary", std::move(summary_list));
  record.add("trials", std::move(trial_list));
  service::stamp(record);
  return finish(arguments, tabulated(table, record, output), program.stop().stop_requested() ? 3 : 0);
}

}  // namespace

Command bench_command(const service::Catalogue& catalogue) {
  auto family = family_argument(catalogue);
  family.required = false;
  return {
      .name = "bench",
      .summary = "Many puzzles by many strategies, one after the other, to a table and --csv",
      .positionals = {family, files_argument("puzzles", false)},
      .options =
          joined({solving_options(catalogue),
                  {{.name = "format", .value = "NAME", .help = "the files' format; default: recognised"},
                   {.name = "csv",
                    .value = "FILE",
                    .help = "a row per puzzle and strategy, written as they come",
                    .is_file = true},
                   {.name = "first", .value = "N", .help = "only the first N puzzles"},
                   {.name = "signature",
                    .help = "nodes of every strategy on the built-in samples under a node limit"},
                   output_option(kOutputs),
                   out_option()}}),
      .examples =
          {"quadrille bench tens boards/ --strategy auto,greedy --time-limit 1 --threads 1 --csv results.csv",
           "quadrille bench --signature"},
      .run = run};
}

}  // namespace quadrille::cli
