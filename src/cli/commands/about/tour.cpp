#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "engine/parallel/parallel.hpp"
#include "service/sets/signature.hpp"
#include "service/show/render.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::cli {
namespace {

// A tour must not take long: each family gets this time.
constexpr std::chrono::seconds kTimePerFamily{1};

Expected<ExitCode> run(Program& program, const Arguments& /*arguments*/) {
  for (const auto& family : program.catalogue().families()) {
    const auto samples = service::sample_puzzles(*family);
    if (samples.empty()) continue;
    const auto& sample = samples.front();
    const auto result =
        service::solve(*family, *sample.puzzle, {.time = kTimePerFamily, .threads = machine_threads()},
                       {.stop = program.stop()});
    if (!result) return std::unexpected(result.error());
    const auto* found = result->outcome.answer();
    const auto before =
        service::render(family->picture(*sample.puzzle, nullptr), "text", {.colour = colour_wanted()});
    if (!before) return std::unexpected(before.error());
    print(fmt::format("{}: {}\n\nsample {}:\n{}\n", family->name(), family->summary(), sample.id, *before));
    if (found == nullptr) continue;
    const auto after = service::render(family->picture(*sample.puzzle, found->answer.get()), "text",
                                       {.colour = colour_wanted()});
    if (!after) return std::unexpected(after.error());
    print(fmt::format("{} by {} in {:.0f} ms: {}\n{}\n", name(result->status), result->strategy,
                      result->time_ms, family->headline(*sample.puzzle, *found), *after));
  }
  print("Next: quadrille serve, the page in your browser; quadrille solve --help, quadrille families\n");
  return ExitCode::answered;
}

}  // namespace

Command tour_command(const Scope& /*scope*/) {
  return {.name = "tour",
          .summary = "Solve one built-in sample of every family and show the boards",
          .examples = {"quadrille tour"},
          .run = run};
}

}  // namespace quadrille::cli
