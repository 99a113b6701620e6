#include "service/input/collection.hpp"

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kCollectionOutputs{"text", "json", "markdown", "csv"};

Expected<ExitCode> run_collection(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if (arguments.has("id")) {
    const auto puzzle = service::collected(**family, arguments.get("id"));
    if (!puzzle) return std::unexpected(puzzle.error());
    return finish(arguments, puzzle->text, ExitCode::answered);
  }
  const auto puzzles = service::collection(**family);
  if (puzzles.empty()) return fail(fmt::format("{} has no collection", (*family)->name()));
  service::Table table{{"id", "title", "grade", "size"}};
  Record::List list;
  for (const auto& puzzle : puzzles) {
    table.rows.push_back({std::string(puzzle.id), std::string(puzzle.title), std::string(puzzle.grade),
                          fmt::format("{}x{}", puzzle.size.rows, puzzle.size.cols)});
    list.push_back(service::record_of(puzzle));
  }
  Record record;
  record.add("family", (*family)->name());
  record.add("puzzles", std::move(list));
  service::stamp(record);
  return finish(arguments, tabulated(table, record, output_of(program, arguments, kCollectionOutputs)),
                ExitCode::answered);
}

}  // namespace

Command collection_command(const Scope& scope) {
  return {.name = "collection",
          .summary = "Puzzles to play that come with the program: a list, or one of them",
          .positionals = {family_argument(scope.catalogue),
                          {.name = "id", .help = "the puzzle to print; without it all are listed"}},
          .options = {output_option(kCollectionOutputs), out_option()},
          .examples = {"quadrille collection kakuro", "quadrille collection nonogram n-030",
                       "quadrille collection kakuro k-017 | quadrille solve kakuro -"},
          .run = run_collection};
}

}  // namespace quadrille::cli
