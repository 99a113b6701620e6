#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "grid/text.hpp"
#include "service/compare.hpp"
#include "service/json.hpp"
#include "service/render.hpp"
#include "service/report.hpp"
#include "service/steps.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json", "answer", "markdown", "csv", "svg", "png", "pdf"};

// One solved puzzle on its way to the form it is asked for.
struct Solved {
  const Family& family;
  const NamedPuzzle& named;
  const service::SolveResult& result;
  std::vector<Step> steps{};

  [[nodiscard]] const AnyFound* found() const { return result.outcome.answer(); }
  [[nodiscard]] const AnyPuzzle& puzzle() const { return *named.puzzle; }
  [[nodiscard]] Picture picture() const {
    return family.picture(puzzle(), found() != nullptr ? found()->answer.get() : nullptr);
  }
};

// "solved by auto in 5.000 s (stopped by: timeout)"
std::string status_line(const Solved& solved) {
  const auto& result = solved.result;
  std::string line = fmt::format("{} {}: {} in {} ms", solved.family.name(), result.strategy,
                                 name(result.status), service::figure(result.time_ms));
  if (result.outcome.end != End::finished) line += fmt::format(" (ended by {})", name(result.outcome.end));
  if (const auto* impossible = result.outcome.impossible()) line += ": " + printable(impossible->reason);
  if (const auto* found = solved.found()) {
    line += "\n" + solved.family.headline(solved.puzzle(), *found);
    if (found->unique) line += *found->unique ? "\nthe only answer" : "\nnot the only answer";
  }
  return line + "\n";
}

std::string steps_text(const Solved& solved, bool boards) {
  std::string text;
  auto board = solved.family.picture(solved.puzzle(), nullptr).board;
  for (std::size_t i = 0; i < solved.steps.size(); ++i) {
    const auto& step = solved.steps[i];
    service::apply(board, step);
    text += fmt::format("{:>4}. {}: {}\n", i + 1, step.rule, step.reason);
    if (boards) text += plain_text(board) + "\n";
  }
  return text;
}

Expected<std::string> text_of(const Solved& solved, const Arguments& arguments) {
  const bool colour = colour_wanted() && !arguments.has("out");
  const auto board = service::render(solved.picture(), "text", {.colour = colour});
  if (!board) return board;
  std::string text = status_line(solved) + "\n" + *board;
  if (!solved.steps.empty()) return text + "\n" + steps_text(solved, arguments.has("boards"));
  // Where the board does not show the answer by itself, its plain form follows.
  const auto* found = solved.found();
  if (found != nullptr && solved.family.record(solved.puzzle(), *found).get<std::string>() == nullptr) {
    text += "\n" + solved.family.write_answer(solved.puzzle(), *found->answer);
  }
  return text;
}

service::Trial trial_of(const Solved& solved) {
  service::Trial trial{.puzzle = solved.named.id,
                       .strategy = solved.result.strategy,
                       .status = solved.result.status,
                       .end = solved.result.outcome.end,
                       .metrics = solved.result.metrics,
                       .time_ms = solved.result.time_ms};
  if (const auto* found = solved.found()) {
    trial.unique = found->unique;
    trial.score = solved.family.score(solved.puzzle(), *found->answer);
  }
  return trial;
}

Expected<std::string> markdown_of(const Solved& solved) {
  const auto board = service::render(solved.picture(), "text");
  if (!board) return board;
  const service::Table table{service::trial_columns(), {service::trial_row(trial_of(solved))}};
  return fmt::format("## {} {}\n\n{}\n```\n{}```\n", solved.family.name(), solved.named.id,
                     to_markdown(table), *board);
}

Expected<std::string> written(const Solved& solved, const std::string& output, const Arguments& arguments) {
  if (output == "text") return text_of(solved, arguments);
  if (output == "markdown") return markdown_of(solved);
  if (output == "csv")
    return service::to_csv({service::trial_columns(), {service::trial_row(trial_of(solved))}});
  if (output == "json") {
    const service::ReportOptions options{.steps = solved.steps, .boards = arguments.has("boards")};
    return service::to_json(service::report(solved.family, solved.puzzle(), solved.result, options)) + "\n";
  }
  if (output == "answer") {
    return solved.found() == nullptr ? ""
                                     : solved.family.write_answer(solved.puzzle(), *solved.found()->answer);
  }
  return service::render(solved.picture(), output);
}

int exit_code_of(const service::SolveResult& result, bool require_unique) {
  const int code = service::exit_code(result.status);
  if (code != 0 || !require_unique) return code;
  const auto unique = result.outcome.answer()->unique;
  if (!unique) return 3;
  return *unique ? 0 : 1;
}

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  // A wrong strategy is said before the puzzle is read, which may be a person typing.
  if (const auto info = service::find_strategy(**family, request->strategy); !info)
    return std::unexpected(info.error());
  const auto loaded = load_puzzle(**family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());

  Watching watching(program, arguments, request->time);
  const auto result = service::solve(**family, *loaded->named.puzzle, *request, watching.hooks());
  watching.clear();
  if (!result) return std::unexpected(result.error());

  Solved solved{**family, loaded->named, *result};
  if (arguments.has("steps") && solved.found() != nullptr && (*family)->doors().explain) {
    solved.steps = service::steps(**family, solved.puzzle(), *(*family)->blank(solved.puzzle()),
                                  solved.found()->answer.get(), std::numeric_limits<std::size_t>::max(),
                                  *request, watching.hooks());
  }
  const auto text = written(solved, output, arguments);
  if (!text) return std::unexpected(text.error());
  return finish(arguments, *text, exit_code_of(*result, arguments.has("require-unique")),
                service::is_binary(output));
}

}  // namespace

Command solve_command(const service::Catalogue& catalogue) {
  std::vector<Option> own{{.name = "steps", .help = "every step with its reason"},
                          {.name = "boards", .help = "with --steps: the board after every step"}};
  const bool any_unique =
      std::ranges::any_of(catalogue.families(), [](const auto& f) { return f->doors().second; });
  if (any_unique)
    own.push_back({.name = "require-unique", .help = "exit with 1 unless the answer is the only one"});
  return {
      .name = "solve",
      .summary = "Solve one puzzle",
      .positionals = {family_argument(catalogue), file_argument("the puzzle; - or nothing: standard input")},
      .options = joined(
          {solving_options(catalogue), reading_options(), {output_option(kOutputs), out_option()}, own}),
      .examples = {"quadrille solve tens board.txt",
                   "quadrille solve tens board.txt --strategy greedy --param prefer=fewest",
                   "quadrille solve tens board.txt --time-limit 1 --output json",
                   "quadrille solve tens board.txt --steps --boards",
                   "quadrille generate tens | quadrille solve tens - --output svg -o board.svg"},
      .run = run};
}

}  // namespace quadrille::cli
