#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "grid/text.hpp"
#include "service/check.hpp"
#include "service/json.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kOutputs{"text", "json"};
constexpr int kWrong = 1;

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, kOutputs);
  const bool so_far = arguments.has("from");
  const auto path = so_far ? arguments.get("from") : arguments.get("answer");
  if (path.empty()) return fail("check needs an ANSWER, or --from FILE for a partly filled one");

  const auto loaded = load_puzzle(**family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());
  const auto text = service::read_file(path);
  if (!text) return fail(service::located(path, text.error()));
  const auto answer = service::read_answer(**family, *loaded->named.puzzle, *text);
  if (!answer) return fail(service::located(path, answer.error()));

  const auto verdict =
      service::check(**family, *loaded->named.puzzle, **answer, so_far ? Extent::so_far : Extent::whole);
  std::string shown;
  if (output == "json") {
    shown = service::to_json(service::record_of(verdict), service::Layout::indented) + "\n";
  } else if (verdict.right) {
    shown = fmt::format("right{}: {}\n", so_far ? " so far" : "",
                        (*family)->headline(*loaded->named.puzzle, {.answer = *answer, .complete = !so_far}));
  } else {
    for (const auto& mistake : verdict.mistakes) shown += "wrong: " + printable(mistake.message) + "\n";
  }
  return finish(arguments, shown, verdict.right ? 0 : kWrong);
}

}  // namespace

Command check_command(const service::Catalogue& catalogue) {
  auto puzzle = file_argument("the puzzle");
  puzzle.required = true;
  return {.name = "check",
          .summary = "Verify an answer independently of every solver",
          .positionals = {family_argument(catalogue),
                          puzzle,
                          {.name = "answer",
                           .value = "ANSWER",
                           .help = "the plain answer form, or the JSON of solve",
                           .is_file = true}},
          .options = joined({reading_options(),
                             {{.name = "from",
                               .value = "FILE",
                               .help = "a partly filled answer: is it right so far?",
                               .is_file = true},
                              output_option(kOutputs),
                              out_option()},
                             talking_options()}),
          .examples = {"quadrille check tens board.txt plan.txt",
                       "quadrille solve tens board.txt --output json | quadrille check tens board.txt -"},
          .run = run};
}

}  // namespace quadrille::cli
