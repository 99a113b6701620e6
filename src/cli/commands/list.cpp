#include "cli/commands/list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/options.hpp"
#include "engine/extensions/session.hpp"

namespace quadrille::cli {
namespace {

// If a family was named, examples about others are left out, unless that leaves none.
void keep_examples_of(const Scope& scope, Command& command) {
  if (scope.family == nullptr) return;
  const auto is_foreign = [&](const std::string& example) {
    return std::ranges::any_of(scope.catalogue.families(), [&](const auto& family) {
      return family.get() != scope.family &&
             example.find(fmt::format(" {} ", family->name())) != std::string::npos;
    });
  };
  if (!std::ranges::all_of(command.examples, is_foreign)) std::erase_if(command.examples, is_foreign);
}

}  // namespace

std::vector<Command> make_commands(const Scope& scope) {
  std::vector<Command> commands{families_command(scope), strategies_command(scope), formats_command(scope),
                                solve_command(scope),    check_command(scope),      hint_command(scope)};
  if (any_family(scope.catalogue, &Family::teaching)) commands.push_back(grade_command(scope));
  for (auto& command :
       {compare_command(scope), bench_command(scope), batch_command(scope), play_command(scope)}) {
    commands.push_back(command);
  }
  if (any_family(scope.catalogue, &Family::extension<Sessions>)) commands.push_back(session_command(scope));
  for (auto& command : {generate_command(scope), daily_command(scope), collection_command(scope),
                        convert_command(scope), render_command(scope)}) {
    commands.push_back(command);
  }
  for (const auto& family : scope.catalogue.families()) {
    for (const auto& tool : family->tools()) commands.push_back(tool_command(tool));
  }
  for (auto& command :
       {serve_command(scope), tour_command(scope), manual_command(scope), completions_command(scope)}) {
    commands.push_back(command);
  }
  for (auto& command : commands) keep_examples_of(scope, command);
  return commands;
}

}  // namespace quadrille::cli
