#include "service/solve.hpp"

#include <fmt/format.h>

#include <new>

#include "service/catalogue.hpp"

namespace quadrille::service {
namespace {

using std::chrono::nanoseconds;

constexpr std::chrono::minutes kPatience{1};

double milliseconds(nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

Status status_of(const AnyOutcome& outcome) {
  if (outcome.impossible() != nullptr) return Status::impossible;
  const auto* found = outcome.answer();
  if (found != nullptr && found->complete) return Status::solved;
  switch (outcome.end) {
    case End::finished:
      return Status::partial;
    case End::stopped:
      return Status::stopped;
    case End::timeout:
      return Status::timeout;
    case End::nodes:
      return Status::nodes;
    case End::memory:
      return Status::memory;
  }
  return Status::partial;
}

// A run that asked for more memory than there is has reached its byte limit the hard way.
template <class Work>
AnyOutcome guarded(Work&& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return {.found = {}, .end = End::memory};
  }
}

void settle_uniqueness(const Family& family, const AnyPuzzle& puzzle, Context& context, AnyOutcome& outcome) {
  auto* found = std::get_if<AnyFound>(&outcome.found);
  auto second = guarded([&] { return family.second(puzzle, *found->answer, context); });
  if (second.impossible() != nullptr) {
    found->unique = true;
  } else if (const auto* other = second.answer(); other != nullptr && other->complete) {
    found->unique = false;
    found->second = other->answer;
  }
  if (second.end != End::finished) outcome.end = second.end;
}

void demand_right(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
                  std::string_view strategy) {
  const auto faults = family.check(puzzle, answer, extent);
  if (faults.empty()) return;
  throw Fault(fmt::format("the answer of {} '{}' fails its check: {}", family.name(), strategy,
                          faults.front().message));
}

void demand_right(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result) {
  const auto* found = result.outcome.answer();
  if (found == nullptr) return;
  demand_right(family, puzzle, *found->answer, found->complete ? Extent::whole : Extent::so_far,
               result.strategy);
  if (!found->second) return;
  demand_right(family, puzzle, **found->second, Extent::whole, result.strategy);
  if (family.write_answer(puzzle, *found->answer) == family.write_answer(puzzle, **found->second)) {
    throw Fault(fmt::format("{} '{}' gave the same answer twice", family.name(), result.strategy));
  }
}

}  // namespace

std::string_view name(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::impossible:
      return "impossible";
    case Status::partial:
      return "partial";
    case Status::stopped:
      return "stopped";
    case Status::timeout:
      return "timeout";
    case Status::nodes:
      return "nodes";
    case Status::memory:
      return "memory";
  }
  return "";
}

Context context_for(const SolveRequest& request, const Hooks& hooks) {
  return Context(
      {.limits = {.time = request.time.value_or(kPatience), .nodes = request.nodes, .bytes = request.bytes},
       .stop = hooks.stop,
       .seed = request.seed,
       .threads = request.threads,
       .clock = hooks.clock});
}

int exit_code(Status status) {
  if (status == Status::solved) return 0;
  return status == Status::impossible ? 1 : 3;
}

Expected<SolveResult> solve(const Family& family, const AnyPuzzle& puzzle, const SolveRequest& request,
                            const Hooks& hooks) {
  const auto info = find_strategy(family, request.strategy);
  if (!info) return std::unexpected(info.error());
  const auto run = family.bind((*info)->name, request.parameters);
  if (!run) return std::unexpected(run.error());

  const nanoseconds time = request.time.value_or((*info)->time);
  RunSettings settings{.limits = {.time = time, .nodes = request.nodes, .bytes = request.bytes},
                       .stop = hooks.stop,
                       .progress = hooks.progress,
                       .seed = request.seed,
                       .threads = request.threads,
                       .clock = hooks.clock,
                       .unique_wanted = request.prove_unique};
  auto& clock = hooks.clock != nullptr ? *hooks.clock : steady_clock();

  SolveResult result{.strategy = (*info)->name, .threads = request.threads, .seed = request.seed};
  settings.trace = [&result](Step step) {
    result.trace_cut = result.trace.size() >= kMostTraced;
    if (!result.trace_cut) result.trace.push_back(std::move(step));
  };

  // 1. The strategy's own answer.
  const auto start = clock.now();
  Context context(settings);
  result.outcome = guarded([&] { return (*run)(puzzle, context); });
  const auto answered = clock.now();
  result.metrics = context.metrics;

  // 2. Uniqueness, in what is left of the time and outside the strategy's counts.
  const auto* found = result.outcome.answer();
  if (request.prove_unique && family.doors().second && found != nullptr && found->complete &&
      !found->unique) {
    settings.trace = {};
    settings.limits.time = std::max(nanoseconds::zero(), time - (answered - start));
    Context proof(settings);
    settle_uniqueness(family, puzzle, proof, result.outcome);
    result.metrics.add("proof_states", static_cast<double>(proof.metrics.nodes));
    result.proof_ms = milliseconds(clock.now() - answered);
  }
  result.time_ms = milliseconds(answered - start) + result.proof_ms.value_or(0);

  // 3. The checker's word.
  result.status = status_of(result.outcome);
  demand_right(family, puzzle, result);
  return result;
}

}  // namespace quadrille::service
