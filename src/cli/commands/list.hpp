#pragma once

#include <vector>

#include "cli/command.hpp"
#include "service/catalogue.hpp"

namespace quadrille::cli {

// One function per file of this folder.
[[nodiscard]] Command families_command(const service::Catalogue& catalogue);
[[nodiscard]] Command strategies_command(const service::Catalogue& catalogue);
[[nodiscard]] Command formats_command(const service::Catalogue& catalogue);
[[nodiscard]] Command solve_command(const service::Catalogue& catalogue);
[[nodiscard]] Command check_command(const service::Catalogue& catalogue);
[[nodiscard]] Command hint_command(const service::Catalogue& catalogue);
[[nodiscard]] Command grade_command(const service::Catalogue& catalogue);
[[nodiscard]] Command compare_command(const service::Catalogue& catalogue);
[[nodiscard]] Command bench_command(const service::Catalogue& catalogue);
[[nodiscard]] Command batch_command(const service::Catalogue& catalogue);
[[nodiscard]] Command play_command(const service::Catalogue& catalogue);
[[nodiscard]] Command session_command(const service::Catalogue& catalogue);
[[nodiscard]] Command generate_command(const service::Catalogue& catalogue);
[[nodiscard]] Command convert_command(const service::Catalogue& catalogue);
[[nodiscard]] Command render_command(const service::Catalogue& catalogue);
[[nodiscard]] Command serve_command(const service::Catalogue& catalogue);
[[nodiscard]] Command tour_command(const service::Catalogue& catalogue);
[[nodiscard]] Command manual_command(const service::Catalogue& catalogue);
[[nodiscard]] Command completions_command(const service::Catalogue& catalogue);

// A family's own tool as a command.
[[nodiscard]] Command tool_command(const Tool& tool);

// All of them, in the order of the help.
[[nodiscard]] std::vector<Command> make_commands(const service::Catalogue& catalogue);

}  // namespace quadrille::cli
