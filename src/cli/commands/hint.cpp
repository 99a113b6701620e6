#include <fmt/format.h>

#include <optional>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "grid/words.hpp"
#include "service/json/json.hpp"
#include "service/show/render.hpp"
#include "service/solve/check.hpp"
#include "service/solve/hint.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};

// With the board after every step if there is one to show, and with rulers, since a person looks for the cells
// there.
Expected<std::string> text_of(const std::vector<Step>& steps, std::optional<Picture> board, bool colour) {
  if (steps.empty()) return "no further step\n";
  std::string text;
  for (const auto& step : steps) {
    text += fmt::format("{}: {}\n", step.rule, step.reason);
    if (!step.because.empty()) text += fmt::format("    {}\n", areas_of(step.because));
    if (!board) continue;
    service::apply(board->board, step);
    const auto drawn = service::render(*board, "text", {.colour = colour, .rulers = true});
    if (!drawn) return drawn;
    text += *drawn;
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
  const auto code = service::exit_code_of_run(steps->empty());
  if (output == "json")
    return finish(arguments, service::to_json(service::record_of(wanted, *steps)) + "\n", code);
  std::optional<Picture> board;
  if (arguments.has("boards")) {
    board = (*family)->picture(wanted.puzzle, wanted.position.get());
    board->caption.clear();
  }
  const auto shown = text_of(*steps, std::move(board), colour_wanted() && !arguments.has("out"));
  if (!shown) return std::unexpected(shown.error());
  return finish(arguments, *shown, code);
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
                              {.name = "boards", .help = "with the board after every step"},
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
