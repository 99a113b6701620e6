#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/sets/table.hpp"
#include "service/show/describe.hpp"
#include "service/solve/report.hpp"

// What exists: families, formats, strategies.

namespace quadrille::cli {
namespace {

const std::vector<std::string> kTables{"text", "json", "markdown", "csv"};
const std::vector<std::string> kTexts{"text", "json"};

// The named family, or all of them.
Expected<std::vector<const Family*>> listed_families(const Program& program, const Arguments& arguments) {
  std::vector<const Family*> families;
  if (arguments.has("family")) {
    const auto family = family_of(program, arguments);
    if (!family) return std::unexpected(family.error());
    families.push_back(*family);
  } else {
    for (const auto& family : program.catalogue().families()) families.push_back(family.get());
  }
  return families;
}

Expected<ExitCode> list_families(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kTables);
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

Expected<ExitCode> list_formats(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kTables);
  const auto families = listed_families(program, arguments);
  if (!families) return std::unexpected(families.error());
  Record record;
  service::Table table{{"family", "format", "extension", "reads", "writes", "what it is"}};
  for (const auto* family : *families) {
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

std::string text_of(const Family& family) {
  std::string text;
  for (const auto& strategy : family.strategies()) {
    text +=
        fmt::format("{} {}  {} (time limit {:g} s)\n    {}\n", family.name(), strategy.name, strategy.title,
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

Expected<ExitCode> list_strategies(Program& program, const Arguments& arguments) {
  const auto output = output_of(program, arguments, kTexts);
  const auto families = listed_families(program, arguments);
  if (!families) return std::unexpected(families.error());
  std::string text;
  Record record;
  for (const auto* family : *families) {
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

Command families_command(const Scope& /*scope*/) {
  return {.name = "families",
          .summary = "What can be solved",
          .options = {output_option(kTables), out_option()},
          .examples = {"quadrille families", "quadrille families --output json"},
          .run = list_families};
}

Command formats_command(const Scope& scope) {
  auto family = family_argument(scope.catalogue);
  family.required = false;
  return {.name = "formats",
          .summary = "File formats: name, extension, whether they are read and written",
          .positionals = {family},
          .options = {output_option(kTables), out_option()},
          .examples = {"quadrille formats", "quadrille formats tens"},
          .run = list_formats};
}

Command strategies_command(const Scope& scope) {
  auto family = family_argument(scope.catalogue);
  family.required = false;
  return {.name = "strategies",
          .summary = "How it can be solved: names, time limits, parameters with defaults and ranges",
          .positionals = {family},
          .options = {output_option(kTexts), out_option()},
          .examples = {"quadrille strategies tens", "quadrille strategies --output json"},
          .run = list_strategies};
}

}  // namespace quadrille::cli
