#pragma once

#include <vector>

#include "cli/command.hpp"
#include "cli/scope.hpp"

namespace quadrille::cli {

// One file of this folder each, or of about/: what the program says of itself. The three that list what exists are in
// about/lists.cpp.
[[nodiscard]] Command families_command(const Scope& scope);
[[nodiscard]] Command strategies_command(const Scope& scope);
[[nodiscard]] Command formats_command(const Scope& scope);
[[nodiscard]] Command solve_command(const Scope& scope);
[[nodiscard]] Command check_command(const Scope& scope);
[[nodiscard]] Command hint_command(const Scope& scope);
[[nodiscard]] Command grade_command(const Scope& scope);
[[nodiscard]] Command compare_command(const Scope& scope);
[[nodiscard]] Command bench_command(const Scope& scope);
[[nodiscard]] Command batch_command(const Scope& scope);
[[nodiscard]] Command play_command(const Scope& scope);
[[nodiscard]] Command session_command(const Scope& scope);
[[nodiscard]] Command generate_command(const Scope& scope);
[[nodiscard]] Command daily_command(const Scope& scope);
[[nodiscard]] Command collection_command(const Scope& scope);
[[nodiscard]] Command convert_command(const Scope& scope);
[[nodiscard]] Command render_command(const Scope& scope);
[[nodiscard]] Command serve_command(const Scope& scope);
[[nodiscard]] Command tour_command(const Scope& scope);
[[nodiscard]] Command manual_command(const Scope& scope);
[[nodiscard]] Command completions_command(const Scope& scope);

// A family's own tool as a command.
[[nodiscard]] Command tool_command(const Tool& tool);

// All of them, in the order of the help.
[[nodiscard]] std::vector<Command> make_commands(const Scope& scope);

}  // namespace quadrille::cli
