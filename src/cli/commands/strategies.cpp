#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/show/describe.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};

std::string text_of(const Family& family) {
  std::string text;
  for (const auto& strategy : family.strategies()) {
    text += fmt::format("{} {}  (time limit {:g} s)\n    {}\n", family.name(), strategy.name,
                        std::chrono::duration<double>(strategy.time).count(), strategy.summary);
    for (const auto& parameter : strategy.parameters) {
      text +=
          parameter.initial.is_null()
              ? fmt::format("    --param {}=N  {} ({}; default: {})\n", parameter.name, parameter.help,
                            describe_range(parameter), parameter.otherwise)
              : fmt::format("    --param {}={}  {} ({})\n", parameter.name,
                            service::spelled(parameter.initial), parameter.help, describe_range(parameter));
    }
  }
  return text;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kOutputs);
  std::vector<const Family*> families;
  if (arguments.has("family")) {
    const auto family = family_of(program, arguments);
    if (!family) return std::unexpected(family.error());
    families.push_back(*family);
  } else {
    for (const auto& family : program.catalogue().families()) families.push_back(family.get());
  }
  std::string text;
  Record record;
  for (const auto* family : families) {
    text += text_of(*family);
    Record::List list;
    for (const auto& strategy : family->strategies()) list.push_back(service::describe(strategy));
    record.add(std::string(family->name()), std::move(list));
  }
  service::stamp(record);
  return finish(arguments,
                output == "json" ? service::to_json(record, service::Layout::indented) + "\n" : text,
                ExitCode::answered);
}

}  // namespace

Command strategies_command(const Scope& scope) {
  auto family = family_argument(scope.catalogue);
  family.required = false;
  return {.name = "strategies",
          .summary = "How it can be solved: names, time limits, parameters with defaults and ranges",
          .positionals = {family},
          .options = {output_option(kOutputs), out_option()},
          .examples = {"quadrille strategies tens", "quadrille strategies --output json"},
          .run = run};
}

}  // namespace quadrille::cli
