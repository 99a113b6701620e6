#include "cli/commands/list.hpp"

#include <algorithm>

#include "cli/options.hpp"

namespace quadrille::cli {

std::vector<Command> make_commands(const service::Catalogue& catalogue) {
  std::vector<Command> commands{families_command(catalogue), strategies_command(catalogue),
                                formats_command(catalogue),  solve_command(catalogue),
                                check_command(catalogue),    hint_command(catalogue)};
  const auto graded = [](const auto& family) { return family->doors().grade; };
  if (std::ranges::any_of(catalogue.families(), graded)) commands.push_back(grade_command(catalogue));
  for (auto& command : {compare_command(catalogue), bench_command(catalogue), batch_command(catalogue),
                        play_command(catalogue)}) {
    commands.push_back(command);
  }
  if (any_family(catalogue, &Doors::session)) commands.push_back(session_command(catalogue));
  for (auto& command : {generate_command(catalogue), convert_command(catalogue), render_command(catalogue)})
    commands.push_back(command);
  for (const auto& family : catalogue.families()) {
    for (const auto& tool : family->tools()) commands.push_back(tool_command(tool));
  }
  for (auto& command : {serve_command(catalogue), tour_command(catalogue), manual_command(catalogue),
                        completions_command(catalogue)}) {
    commands.push_back(command);
  }
  return commands;
}

}  // namespace quadrille::cli
