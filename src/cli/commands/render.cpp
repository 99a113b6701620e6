#include "service/show/render.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "cli/session_options.hpp"
#include "engine/extensions/session.hpp"
#include "grid/text.hpp"
#include "service/solve/check.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kForms{"text", "svg", "png", "pdf"};

constexpr long kMostPerPage = 36;

// Many puzzles on the pages of one PDF; their answers, if wanted, are found here.
Expected<ExitCode> render_book(Program& program, const Family& family, const Arguments& arguments,
                               const std::vector<std::string>& files) {
  if (arguments.get("to", "pdf") != "pdf") return fail("several puzzles make a book: --to pdf");
  if (arguments.has("answer")) return fail("--answer belongs to one puzzle; a book finds its own: --answers");
  const auto per_page = arguments.integer("per-page", 1, kMostPerPage);
  if (!per_page) return std::unexpected(per_page.error());
  const service::BookOptions options{.per_page = static_cast<int>(per_page->value_or(1)),
                                     .answers = arguments.has("answers"),
                                     .rulers = arguments.has("rulers")};
  std::vector<service::BookPuzzle> pages;
  for (const auto& file : files) {
    const auto puzzles = load_puzzles(program, family, arguments, file);
    if (!puzzles) return std::unexpected(puzzles.error());
    for (const auto& [id, puzzle] : *puzzles) {
      service::BookPuzzle page{.name = id, .puzzle = family.picture(*puzzle, nullptr), .answer = {}};
      if (options.answers) {
        const auto result =
            service::solve(family, *puzzle, {.prove_unique = false}, {.stop = program.stop()});
        const auto* found = result ? result->outcome.answer() : nullptr;
        if (found == nullptr || !found->complete) return fail(fmt::format("{} has no answer to print", id));
        page.answer = family.picture(*puzzle, found->answer.get());
      }
      pages.push_back(std::move(page));
    }
  }
  const auto bytes = service::book(pages, options);
  if (!bytes) return std::unexpected(bytes.error());
  return finish(arguments, *bytes, ExitCode::answered, true);
}

// Shows the layers with these names and no others.
Expected<void> show_only(Picture& picture, const std::vector<std::string>& names) {
  std::vector<std::string> known;
  for (auto& layer : picture.layers) {
    layer.shown = std::ranges::find(names, layer.name) != names.end();
    known.push_back(layer.name);
  }
  for (const auto& name : names) {
    if (std::ranges::find(known, name) != known.end()) continue;
    return fail(known.empty() ? "this picture has no layers"
                              : fmt::format("no layer {}; this picture has {}", in_quotes(name),
                                            fmt::join(known, ", ")));
  }
  return {};
}

// The pictures a session would show of this position, in addition to the one asked for.
Expected<void> write_overlays(const Family& family, const LoadedPuzzle& loaded, const AnyAnswer* answer,
                              const service::OverlayOptions& options) {
  const auto* sessions = family.extension<Sessions>();
  if (sessions == nullptr) return fail(fmt::format("{} has no overlays", family.name()));
  const auto overlays = sessions->overlays(*loaded.named.puzzle, answer);
  if (overlays.empty()) return fail("a position that contradicts itself has no overlays");
  auto folder = service::OverlayFolder::make(options, loaded.named.id);
  if (!folder) return std::unexpected(folder.error());
  return folder->write(overlays);
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto files = service::expand_files(arguments.all("files"));
  if (!files) return std::unexpected(files.error());
  if (files->size() != 1 || arguments.has("per-page") || arguments.has("answers"))
    return render_book(program, **family, arguments, *files);
  const auto loaded = load_puzzle(program, **family, arguments, files->front());
  if (!loaded) return std::unexpected(loaded.error());
  AnswerPtr answer;
  if (arguments.has("answer")) {
    const auto path = arguments.get("answer");
    const auto text = program.read(path);
    if (!text) return fail(service::located(path, text.error()));
    auto read = service::read_for_drawing(**family, *loaded->named.puzzle, *text, {.stop = program.stop()});
    if (!read) return fail(service::located(path, read.error()));
    answer = std::move(*read);
  }
  if (const auto overlays = overlays_of(arguments)) {
    const auto written = write_overlays(**family, *loaded, answer.get(), *overlays);
    if (!written) return std::unexpected(written.error());
  }
  const auto form = arguments.get("to", kForms.front());
  const bool colour = colour_wanted() && !arguments.has("out");
  auto picture = (*family)->picture(*loaded->named.puzzle, answer.get());
  if (arguments.has("layer")) {
    if (const auto shown = show_only(picture, arguments.all("layer")); !shown)
      return std::unexpected(shown.error());
  }
  const auto drawn = service::render(picture, form, {.colour = colour, .rulers = arguments.has("rulers")});
  if (!drawn) return std::unexpected(drawn.error());
  return finish(arguments, *drawn, ExitCode::answered, service::is_binary(form));
}

}  // namespace

Command render_command(const Scope& scope) {
  return {.name = "render",
          .summary = "A picture of a puzzle, with its answer if given, or a book of many",
          .positionals = {family_argument(scope.catalogue),
                          files_argument("the puzzle; - : standard input; several make a book", true)},
          .options = joined(
              {{{.name = "answer", .value = "FILE", .help = "an answer to draw on it", .is_file = true},
                {.name = "to",
                 .value = "FORM",
                 .help = "the form of the picture",
                 .initial = "text",
                 .choices = kForms},
                {.name = "layer", .value = "NAME", .help = "show only the layers named", .repeatable = true},
                {.name = "rulers", .help = "with the numbers of rows and columns, from 1"},
                {.name = "per-page", .value = "N", .help = "a book: N puzzles on each page of a PDF"},
                {.name = "answers", .help = "a book: with the answers on its last pages"},
                out_option()},
               overlay_options(),
               reading_options(),
               talking_options()}),
          .examples = {"quadrille render tens board.txt", "quadrille render tens board.txt --rulers",
                       "quadrille render tens board.txt --answer plan.txt --to png -o board.png",
                       "quadrille render kakuro puzzles/ --to pdf --per-page 6 --answers -o book.pdf"},
          .run = run};
}

}  // namespace quadrille::cli
