#include "cli/commands/list.hpp"

namespace quadrille::cli {

std::vector<Command> make_commands(const service::Catalogue& catalogue) {
  return {families_command(catalogue),   strategies_command(catalogue), formats_command(catalogue),
          solve_command(catalogue),      check_command(catalogue),      hint_command(catalogue),
          compare_command(catalogue),    bench_command(catalogue),      batch_command(catalogue),
          play_command(catalogue),       generate_command(catalogue),   convert_command(catalogue),
          render_command(catalogue),     tour_command(catalogue),       manual_command(catalogue),
          completions_command(catalogue)};
}

}  // namespace quadrille::cli
