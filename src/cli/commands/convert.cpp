#include "service/make/convert.hpp"
#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if (!arguments.has("to")) return fail("convert needs --to FORMAT; see quadrille formats");
  const auto file = arguments.get("file", "-");
  const auto text = program.read(file);
  if (!text) return fail(service::located(file, text.error()));
  auto puzzles = service::read_puzzles(**family, *text, arguments.get("format"));
  if (!puzzles) return fail(service::located(file, puzzles.error()));
  const auto converted = service::convert({.family = **family,
                                           .puzzles = std::move(*puzzles),
                                           .pick = arguments.get("puzzle"),
                                           .to = arguments.get("to")});
  if (!converted) return std::unexpected(converted.error());
  return finish(arguments, *converted, ExitCode::answered);
}

}  // namespace

Command convert_command(const Scope& scope) {
  auto file = file_argument("the puzzles; - : standard input");
  file.required = true;
  return {.name = "convert",
          .summary = "From one file format to another",
          .positionals = {family_argument(scope.catalogue), file},
          .options = joined(
              {{{.name = "to", .value = "FORMAT", .help = "the format to write; see quadrille formats"},
                out_option()},
               reading_options(),
               talking_options()}),
          .examples = {"quadrille convert tens board.txt --to json"},
          .run = run};
}

}  // namespace quadrille::cli
