#include "service/make/generate.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "service/solve/check.hpp"

namespace quadrille::service {
namespace {

std::string_view kind_of(const GenerateRequest& request) {
  return request.kind.empty() ? std::string_view(request.family.generators().front().name) : request.kind;
}

}  // namespace

Expected<void> can_generate(const GenerateRequest& request) {
  const auto generators = request.family.generators();
  if (generators.empty()) return fail(fmt::format("{} has no generator", request.family.name()));
  const auto kind = kind_of(request);
  const auto found = std::ranges::find(generators, kind, &GeneratorInfo::name);
  if (found == generators.end()) {
    std::vector<std::string_view> known;
    for (const auto& each : generators) known.push_back(each.name);
    return fail(unknown_word("generator", kind, known));
  }
  return mapped(checked(found->parameters, request.settings), [](const Record&) {});
}

Expected<MadePuzzle> generate(const GenerateRequest& request, std::uint64_t number, const Hooks& hooks) {
  const auto& limits = request.limits;
  Random random(limits.seed, number);
  Context context({.limits = {.time = limits.time, .nodes = limits.nodes, .bytes = limits.bytes},
                   .stop = hooks.stop,
                   .progress = hooks.progress,
                   .log = hooks.log,
                   .seed = limits.seed,
                   .threads = limits.threads,
                   .clock = hooks.clock});
  const Source source{.text = request.file ? std::string_view(*request.file) : std::string_view()};
  return request.family.generate(kind_of(request), request.file ? &source : nullptr, request.settings, random,
                                 context);
}

Expected<AnswerPtr> answer_of(const Family& family, const MadePuzzle& made, const SolveRequest& limits,
                              const Hooks& hooks) {
  if (made.answer == nullptr) {
    return mapped(solve(family, *made.puzzle, limits, hooks), [](const SolveResult& result) {
      const auto* found = result.outcome.answer();
      return found != nullptr ? found->answer : nullptr;
    });
  }
  const auto ruling = check(family, *made.puzzle, *made.answer, Extent::whole, limits);
  if (!ruling.mistakes.empty())
    throw Fault("the answer a puzzle was made from is wrong: " + ruling.mistakes.front().reason);
  return made.answer;
}

}  // namespace quadrille::service
