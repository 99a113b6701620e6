#include <fmt/format.h>

#include "cli/cell_names.hpp"
#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/solve/check.hpp"
#include "service/solve/hint.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};
constexpr int kFirst = 0;  // rows and columns count from here, as in the reasons beside them

std::string text_of(const std::vector<Step>& steps) {
  if (steps.empty()) return "no further step\n";
  std::string text;
  for (const auto& step : steps) {
    text += fmt::format("{}: {}\n", step.rule, step.reason);
    if (!step.because.empty()) text += fmt::format("    {}\n", named_cells(step.because, kFirst));
  }
  return text;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto count = arguments.integer("count", 1, 1'000'000);
  if (!count) return std::unexpected(count.error());
  const auto loaded = load_puzzle(program, **family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());

  service::HintRequest wanted{.family = **family,
                              .puzzle = *loaded->named.puzzle,
                              .at_most = static_cast<std::size_t>(count->value_or(1)),
                              .limits = *request,
                              .review = *request};
  if (arguments.has("from")) {
    const auto path = arguments.get("from");
    const auto text = program.read(path);
    if (!text) return fail(service::located(path, text.error()));
    auto position = service::read_answer(**family, *loaded->named.puzzle, *text);
    if (!position) return fail(service::located(path, position.error()));
    wanted.position = std::move(*position);
  }
  const auto steps = service::hint(wanted, {.stop = program.stop(), .log = run_log()});
  if (!steps) return std::unexpected(steps.error());
  const auto shown =
      output == "json" ? service::to_json(service::record_of(wanted, *steps)) + "\n" : text_of(*steps);
  return finish(arguments, shown, service::exit_code_of_run(steps->empty()));
}

}  // namespace

Command hint_command(const Scope& scope) {
  return {.name = "hint",
          .summary = "The next step a person could take, with its reason",
          .positionals = {family_argument(scope.catalogue),
                          file_argument("the puzzle; - or nothing: standard input")},
          .options = joined({{{.name = "from",
                               .value = "FILE",
                               .help = "what has been filled in so far, in an answer form",
                               .is_file = true},
                              {.name = "count", .value = "N", .help = "the number of steps", .initial = "1"},
                              output_option(kOutputs),
                              out_option()},
                             reading_options(),
                             limit_options(),
                             talking_options()}),
          .examples = {"quadrille hint tens board.txt",
                       "quadrille hint tens board.txt --from played.txt --count 3"},
          .run = run};
}

}  // namespace quadrille::cli
