#include "service/render.hpp"

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/check.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kForms{"text", "svg", "png", "pdf"};

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto loaded = load_puzzle(**family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());
  AnswerPtr answer;
  if (arguments.has("answer")) {
    const auto path = arguments.get("answer");
    const auto text = service::read_file(path);
    if (!text) return fail(service::located(path, text.error()));
    auto read = service::read_answer(**family, *loaded->named.puzzle, *text);
    if (!read) return fail(service::located(path, read.error()));
    const auto verdict = service::check(**family, *loaded->named.puzzle, **read, Extent::so_far);
    if (!verdict.right) return fail(service::located(path, verdict.mistakes.front()));
    answer = std::move(*read);
  }
  const auto form = arguments.get("to", kForms.front());
  const bool colour = colour_wanted() && !arguments.has("out");
  const auto picture =
      service::render((*family)->picture(*loaded->named.puzzle, answer.get()), form, {.colour = colour});
  if (!picture) return std::unexpected(picture.error());
  return finish(arguments, *picture, 0, service::is_binary(form));
}

}  // namespace

Command render_command(const service::Catalogue& catalogue) {
  auto file = file_argument("the puzzle; - : standard input");
  file.required = true;
  return {.name = "render",
          .summary = "A picture of a puzzle, with its answer if given",
          .positionals = {family_argument(catalogue), file},
          .options = joined(
              {{{.name = "answer", .value = "FILE", .help = "an answer to draw on it", .is_file = true},
                {.name = "to",
                 .value = "FORM",
                 .help = "the form of the picture",
                 .initial = "text",
                 .choices = kForms},
                out_option()},
               reading_options(),
               talking_options()}),
          .examples = {"quadrille render tens board.txt",
                       "quadrille render tens board.txt --answer plan.txt --to png -o board.png"},
          .run = run};
}

}  // namespace quadrille::cli
