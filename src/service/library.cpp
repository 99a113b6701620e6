#include <quadrille/quadrille.hpp>

#include "service/catalogue.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"
#include "service/show/render.hpp"
#include "service/solve/check.hpp"
#include "service/solve/report.hpp"
#include "service/solve/solve.hpp"

namespace quadrille {
namespace {

const service::Catalogue& catalogue() {
  static const service::Catalogue kCatalogue;
  return kCatalogue;
}

std::unexpected<Trouble> trouble(const Error& error) {
  return std::unexpected(Trouble{error.message, error.line, error.column});
}

struct Opened {
  const Family* family = nullptr;
  PuzzlePtr puzzle{};
};

Expected<Opened> open(std::string_view family_name, std::string_view text, std::string_view format) {
  const auto family = catalogue().find(family_name);
  if (!family) return std::unexpected(family.error());
  auto puzzles = service::read_puzzles(**family, text, format);
  if (!puzzles) return std::unexpected(puzzles.error());
  return Opened{*family, std::move(puzzles->front().puzzle)};
}

service::SolveRequest request_of(const SolveOptions& options) {
  service::SolveRequest request{.strategy = options.strategy,
                                .time = options.time_limit,
                                .nodes = options.node_limit,
                                .bytes = options.memory_limit,
                                .threads = options.threads,
                                .seed = options.seed,
                                .prove_unique = options.prove_unique};
  for (const auto& [name, value] : options.parameters) request.parameters.add(name, value);
  return request;
}

service::Hooks hooks_of(const SolveOptions& options) {
  service::Hooks hooks{.stop = options.stop};
  if (options.progress) {
    hooks.progress = [listener = options.progress](const Progress& progress) {
      listener(progress.done.value_or(-1), progress.message);
    };
  }
  return hooks;
}

// The library's own exception, since its users see no header but the public one.
Expected<service::SolveResult> solved(const Opened& opened, const SolveOptions& options) {
  try {
    return service::solve(*opened.family, *opened.puzzle, request_of(options), hooks_of(options));
  } catch (const service::Fault& fault) {
    throw Fault(fault.what());
  }
}

}  // namespace

std::vector<std::string> families() {
  std::vector<std::string> names;
  for (const auto& family : catalogue().families()) names.emplace_back(family->name());
  return names;
}

std::expected<std::vector<std::string>, Trouble> strategies(std::string_view family) {
  const auto found = catalogue().find(family);
  if (!found) return trouble(found.error());
  std::vector<std::string> names;
  for (const auto& strategy : (*found)->strategies()) names.push_back(strategy.name);
  return names;
}

std::expected<Solution, Trouble> solve(std::string_view family, std::string_view puzzle,
                                       const SolveOptions& options) {
  const auto opened = open(family, puzzle, options.format);
  if (!opened) return trouble(opened.error());
  const auto result = solved(*opened, options);
  if (!result) return trouble(result.error());
  Solution solution{.status = std::string(name(result->status)),
                    .ended = std::string(name(result->outcome.end)),
                    .strategy = result->strategy,
                    .unique = {},
                    .score = {},
                    .answer = {},
                    .json = service::to_json(service::report(*opened->family, *opened->puzzle, *result)),
                    .time_ms = result->time_ms,
                    .states = result->metrics.nodes};
  if (const auto* found = result->outcome.answer()) {
    solution.unique = found->unique;
    solution.score = opened->family->score(*opened->puzzle, *found->answer);
    solution.answer = opened->family->write_answer(*opened->puzzle, *found->answer);
  }
  return solution;
}

std::expected<std::vector<Mistake>, Trouble> check(std::string_view family, std::string_view puzzle,
                                                   std::string_view answer) {
  const auto opened = open(family, puzzle, "");
  if (!opened) return trouble(opened.error());
  const auto read = service::read_answer(*opened->family, *opened->puzzle, answer);
  if (!read) return trouble(read.error());
  const auto ruling = service::check(*opened->family, *opened->puzzle, **read, Extent::whole);
  std::vector<Mistake> mistakes;
  for (const auto& [reason, cells] : ruling.mistakes) {
    auto& mistake = mistakes.emplace_back(Mistake{.reason = reason});
    for (const auto [row, col] : cells) mistake.cells.emplace_back(row.value, col.value);
  }
  if (mistakes.empty() && ruling.cut) return trouble(Error{"the answer could not be checked in a minute"});
  return mistakes;
}

std::expected<std::string, Trouble> render(std::string_view family, std::string_view puzzle,
                                           std::string_view answer, std::string_view form) {
  const auto opened = open(family, puzzle, "");
  if (!opened) return trouble(opened.error());
  AnswerPtr shown;
  if (!answer.empty()) {
    auto read = service::read_answer(*opened->family, *opened->puzzle, answer);
    if (!read) return trouble(read.error());
    const auto ruling = service::check(*opened->family, *opened->puzzle, **read, Extent::so_far);
    if (!ruling.mistakes.empty()) return trouble(Error{ruling.mistakes.front().reason});
    shown = std::move(*read);
  }
  auto picture = service::render(opened->family->picture(*opened->puzzle, shown.get()), form);
  if (!picture) return trouble(picture.error());
  return std::move(*picture);
}

}  // namespace quadrille
