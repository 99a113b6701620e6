#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "grid/text.hpp"
#include "grid/words.hpp"
#include "service/json/json.hpp"
#include "service/solve/check.hpp"
#include "service/solve/review.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};

// The verdict on an answer, for people and for programs, and its exit code.
struct Verdict {
  std::string text;
  Record record;
  ExitCode code = ExitCode::answered;
};

// The referee's verdict on a whole answer.
Verdict judged(const Family& family, const AnyPuzzle& puzzle, const AnswerPtr& answer,
               const service::SolveRequest& request, const service::Hooks& hooks) {
  const auto ruling = service::check(family, puzzle, *answer, Extent::whole, request, hooks);
  Verdict verdict{.text = {}, .record = service::record_of(ruling), .code = service::exit_code(ruling)};
  if (ruling.right()) {
    verdict.text = fmt::format("right: {}\n", family.headline(puzzle, {.answer = answer}));
  } else if (ruling.mistakes.empty()) {
    verdict.text = "not checked: too much to decide within the limits";
    if (!ruling.unchecked.empty()) verdict.text += ": " + areas_of(ruling.unchecked);
    verdict.text += "\n";
  }
  for (const auto& mistake : ruling.mistakes) verdict.text += "wrong: " + printable(mistake.reason) + "\n";
  return verdict;
}

// The review of a player's position, the same as on the page.
Verdict reviewed(const Family& family, const AnyPuzzle& puzzle, const AnswerPtr& position,
                 const service::SolveRequest& request, const service::Hooks& hooks) {
  const auto review = service::review(family, puzzle, *position, request, hooks);
  Verdict verdict{.text = {}, .record = service::record_of(review), .code = service::exit_code(review)};
  for (std::size_t i = 0; i < review.mistakes.size(); ++i) {
    const auto& [reason, cells] = review.mistakes[i];
    verdict.text += "wrong: " + printable(reason);
    if (i >= review.placed && !cells.empty()) verdict.text += ": " + areas_of(cells);
    verdict.text += "\n";
  }
  if (!review.mistakes.empty()) return verdict;
  const auto headline = family.headline(puzzle, {.answer = position, .complete = false});
  verdict.text = review.sure ? fmt::format("right so far: {}\n", headline)
                             : fmt::format(
                                   "not checked: nothing wrong was found, but the limits were reached "
                                   "before an answer was: {}\n",
                                   headline);
  return verdict;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  const bool so_far = arguments.has("from");
  const auto path = so_far ? arguments.get("from") : arguments.get("answer");
  if (path.empty()) return fail("check needs an ANSWER, or --from FILE for a partly filled one");

  const auto loaded = load_puzzle(program, **family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());
  const auto text = program.read(path);
  if (!text) return fail(service::located(path, text.error()));
  const auto answer = service::read_answer(**family, *loaded->named.puzzle, *text);
  if (!answer) return fail(service::located(path, answer.error()));

  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const service::Hooks hooks{.stop = program.stop(), .log = run_log()};
  const auto& puzzle = *loaded->named.puzzle;
  const auto verdict = so_far ? reviewed(**family, puzzle, *answer, *request, hooks)
                              : judged(**family, puzzle, *answer, *request, hooks);
  return finish(
      arguments,
      output == "json" ? service::to_json(verdict.record, service::Layout::indented) + "\n" : verdict.text,
      verdict.code);
}

}  // namespace

Command check_command(const Scope& scope) {
  auto puzzle = file_argument("the puzzle");
  puzzle.required = true;
  return {.name = "check",
          .summary = "Verify an answer independently of every solver",
          .positionals = {family_argument(scope.catalogue),
                          puzzle,
                          {.name = "answer",
                           .value = "ANSWER",
                           .help = "the plain answer form, or the JSON of solve",
                           .is_file = true}},
          .options = joined(
              {reading_options(),
               {{.name = "from",
                 .value = "FILE",
                 .help = "a partly filled answer: is it right so far, and does an answer lead on from it?",
                 .is_file = true},
                {.name = "time-limit",
                 .value = "SECONDS",
                 .help = "anything undecided by then is reported as not checked; default: one minute"},
                memory_option(),
                output_option(kOutputs),
                out_option()},
               talking_options()}),
          .examples = {"quadrille check tens board.txt plan.txt",
                       "quadrille solve tens board.txt --output json | quadrille check tens board.txt -"},
          .run = run};
}

}  // namespace quadrille::cli
