#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/sets/table.hpp"
#include "service/show/describe.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kOutputs);
  if (arguments.has("family")) {
    if (const auto known = family_of(program, arguments); !known) return std::unexpected(known.error());
  }
  Record record;
  service::Table table{{"family", "format", "extension", "reads", "writes", "what it is"}};
  for (const auto& family : program.catalogue().families()) {
    if (arguments.has("family") && family->name() != arguments.get("family")) continue;
    Record::List list;
    for (const auto& format : family->formats()) {
      list.push_back(service::describe(format));
      table.rows.push_back({std::string(family->name()), std::string(format.name),
                            std::string(format.extension), format.reads ? "yes" : "no",
                            format.writes ? "yes" : "no", std::string(format.summary)});
    }
    record.add(std::string(family->name()), std::move(list));
  }
  service::stamp(record);
  return finish(arguments, tabulated(table, record, output), ExitCode::answered);
}

}  // namespace

Command formats_command(const Scope& scope) {
  auto family = family_argument(scope.catalogue);
  family.required = false;
  return {.name = "formats",
          .summary = "File formats: name, extension, whether they are read and written",
          .positionals = {family},
          .options = {output_option(kOutputs), out_option()},
          .examples = {"quadrille formats", "quadrille formats tens"},
          .run = run};
}

}  // namespace quadrille::cli
