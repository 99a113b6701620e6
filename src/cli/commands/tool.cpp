#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};

Expected<ExitCode> run(const Tool& tool, const Program& program, const Arguments& arguments) {
  Record settings(Record::Map{});
  add_given(settings, tool.parameters, arguments);
  const auto checked_settings = checked(tool.parameters, settings);
  if (!checked_settings) return std::unexpected(checked_settings.error());
  auto result = tool.run(*checked_settings);
  if (!result) return std::unexpected(result.error());
  if (output_of(program, arguments, kOutputs) == "text")
    return finish(arguments, tool.text(*result), ExitCode::answered);
  service::stamp(*result);
  return finish(arguments, service::to_json(*result) + "\n", ExitCode::answered);
}

}  // namespace

Command tool_command(const Tool& tool) {
  Command command{.name = tool.name, .summary = tool.summary, .examples = tool.examples};
  for (std::size_t i = 0; i < tool.parameters.size(); ++i) {
    auto option = flag_of(tool.parameters[i]);
    option.required = i < tool.by_place;
    if (option.required) option.initial.clear();
    (option.required ? command.positionals : command.options).push_back(std::move(option));
  }
  command.options.push_back(output_option(kOutputs));
  command.options.push_back(out_option());
  // The tool belongs to a family, which lives as long as the program.
  command.run = [&tool](Program& program, const Arguments& arguments) {
    return run(tool, program, arguments);
  };
  return command;
}

}  // namespace quadrille::cli
