#include "library/solving.hpp"
#include "service/input/input.hpp"
#include "service/make/convert.hpp"
#include "service/make/generate.hpp"
#include "service/show/render.hpp"
#include "service/solve/check.hpp"

namespace quadrille {
namespace {

Expected<Generated> written(const service::GenerateRequest& request, const MadePuzzle& made,
                            const GenerateOptions& options, const service::Hooks& hooks) {
  const auto& family = request.family;
  const std::vector<NamedPuzzle> puzzles{{"", made.puzzle}};
  auto text = family.write(
      puzzles, options.format.empty() ? family.formats().front().name : std::string_view(options.format));
  if (!text) return std::unexpected(text.error());
  Generated generated{.puzzle = std::move(*text)};
  if (!options.with_answer) return generated;
  return mapped(service::answer_of(family, made, request.limits, hooks), [&](const AnswerPtr& answer) {
    if (answer != nullptr) generated.answer = family.write_answer(*made.puzzle, *answer);
    return std::move(generated);
  });
}

Expected<Generated> made(const service::GenerateRequest& request, const GenerateOptions& options,
                         const service::Hooks& hooks) {
  if (const auto can = service::can_generate(request); !can) return std::unexpected(can.error());
  return then(service::generate(request, options.number, hooks),
              [&](const MadePuzzle& puzzle) { return written(request, puzzle, options, hooks); });
}

}  // namespace

Expected<Generated> generate(std::string_view family, const GenerateOptions& options) {
  const auto found = library::catalogue().find(family);
  if (!found) return std::unexpected(found.error());
  auto settings = library::record_of(options.settings);
  if (!settings) return std::unexpected(settings.error());
  service::GenerateRequest request{
      .family = **found,
      .kind = options.kind,
      .settings = std::move(*settings),
      .limits = library::request_of(options.limits, options.threads, options.seed)};
  if (!options.file.empty()) request.file = options.file;
  library::Following following(options.stop, options.progress);
  auto generated = made(request, options, following.hooks());
  following.settle();
  return generated;
}

Expected<std::string> convert(std::string_view family, std::string_view puzzles, std::string_view to,
                              const ConvertOptions& options) {
  const auto found = library::catalogue().find(family);
  if (!found) return std::unexpected(found.error());
  return then(service::read_puzzles(**found, puzzles, options.format), [&](std::vector<NamedPuzzle> read) {
    return service::convert(
        {.family = **found, .puzzles = std::move(read), .pick = options.pick, .to = std::string(to)});
  });
}

Expected<std::string> render(std::string_view family, std::string_view puzzle, std::string_view form,
                             const RenderOptions& options) {
  const auto opened = library::open(family, puzzle, options.read);
  if (!opened) return std::unexpected(opened.error());
  AnswerPtr shown;
  if (!options.answer.empty()) {
    auto read = service::read_for_drawing(*opened->family, *opened->puzzle, options.answer);
    if (!read) return std::unexpected(read.error());
    shown = std::move(*read);
  }
  return service::render(opened->family->picture(*opened->puzzle, shown.get()), form);
}

}  // namespace quadrille
