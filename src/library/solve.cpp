#include "library/solving.hpp"
#include "service/json/json.hpp"
#include "service/solve/report.hpp"
#include "service/solve/resume.hpp"

namespace quadrille {
namespace library {
namespace {

Solution solution_of(const Opened& opened, const service::SolveResult& result) {
  const auto& [family, puzzle] = opened;
  Solution solution{.status = result.status,
                    .end = result.outcome.end,
                    .strategy = result.strategy,
                    .unchecked = result.unchecked,
                    .time_ms = result.time_ms,
                    .nodes = result.metrics.nodes,
                    .json = service::to_json(service::report(*family, *puzzle, result))};
  if (const auto* found = result.outcome.answer()) {
    solution.unique = found->unique;
    solution.score = family->score(*puzzle, *found->answer);
    solution.answer = family->write_answer(*puzzle, *found->answer);
    solution.headline = family->headline(*puzzle, *found);
  }
  if (const auto* objection = result.outcome.impossible()) solution.impossible = *objection;
  return solution;
}

}  // namespace

Expected<Planned> plan(std::string_view family, std::string_view puzzle, const SolveOptions& options) {
  auto opened = open(family, puzzle, options.read);
  if (!opened) return std::unexpected(opened.error());
  auto position = answer_in(*opened, options.position);
  if (!position) return std::unexpected(position.error());
  auto parameters = record_of(options.parameters);
  if (!parameters) return std::unexpected(parameters.error());
  auto request = request_of(options.limits, options.threads, options.seed);
  request.strategy = options.strategy;
  request.parameters = std::move(*parameters);
  request.prove_unique = options.prove_unique;
  if (const auto bound = opened->family->bind(request.strategy, request.parameters); !bound)
    return std::unexpected(bound.error());
  return Planned{std::move(*opened), std::move(*position), std::move(request)};
}

Expected<Solution> run(const Planned& planned, const service::Hooks& hooks) {
  const auto& [opened, position, request] = planned;
  const auto& [family, puzzle] = opened;
  return mapped(position == nullptr ? service::solve(*family, *puzzle, request, hooks)
                                    : service::solve_from(*family, *puzzle, *position, request, hooks),
                [&](const service::SolveResult& result) { return solution_of(opened, result); });
}

Following::Following(std::stop_token stop, std::function<void(const Progress&)> listener)
    : listener_(std::move(listener)), link_(std::move(stop), [this] { ending_.request_stop(); }) {}

service::Hooks Following::hooks() {
  service::Hooks hooks{.stop = ending_.get_token()};
  if (listener_) hooks.progress = [this](const Progress& progress) { hear(progress); };
  return hooks;
}

void Following::hear(const Progress& progress) noexcept {
  const std::scoped_lock lock(guard_);
  if (thrown_) return;
  try {
    listener_(progress);
  } catch (...) {
    thrown_ = std::current_exception();
    ending_.request_stop();
  }
}

void Following::settle() {
  const std::scoped_lock lock(guard_);
  if (thrown_) std::rethrow_exception(thrown_);
}

}  // namespace library

Expected<Solution> solve(std::string_view family, std::string_view puzzle, const SolveOptions& options) {
  const auto planned = library::plan(family, puzzle, options);
  if (!planned) return std::unexpected(planned.error());
  library::Following following(options.stop, options.progress);
  auto solution = library::run(*planned, following.hooks());
  following.settle();
  return solution;
}

}  // namespace quadrille
