#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/sets/table.hpp"
#include "service/show/describe.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "markdown", "csv"};

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kOutputs);
  Record record;
  Record::List list;
  service::Table table{{"family", "the puzzle", "strategies"}};
  for (const auto& family : program.catalogue().families()) {
    list.push_back(service::describe(*family));
    std::string names;
    for (const auto& strategy : family->strategies()) names += (names.empty() ? "" : " ") + strategy.name;
    table.rows.push_back({std::string(family->name()), std::string(family->summary()), names});
  }
  record.add("families", std::move(list));
  service::stamp(record);
  return finish(arguments, tabulated(table, record, output), ExitCode::answered);
}

}  // namespace

Command families_command(const Scope& /*scope*/) {
  return {.name = "families",
          .summary = "What can be solved",
          .options = {output_option(kOutputs), out_option()},
          .examples = {"quadrille families", "quadrille families --output json"},
          .run = run};
}

}  // namespace quadrille::cli
