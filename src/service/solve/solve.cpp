#include "service/solve/solve.hpp"

#include <fmt/format.h>

#include <new>

#include "service/catalogue.hpp"
#include "service/sets/resident.hpp"
#include "service/sets/table.hpp"

namespace quadrille::service {
namespace {

using std::chrono::nanoseconds;

constexpr std::chrono::minutes kDefaultTimeLimit{1};
constexpr std::size_t kLongestParameter = 40;  // that a log line shows
// What the referee has even where the run has used up its time or was stopped: a quarter of what a limit may
// be overrun by, since a large answer takes as long again to put into words and to write.
constexpr std::chrono::milliseconds kLeastChecking{25};

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

// A run that asked for more memory than there is counts as one that reached its byte limit.
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
  auto second = guarded([&] { return family.uniqueness()->second(puzzle, *found->answer, context); });
  if (second.impossible() != nullptr) {
    found->unique = true;
  } else if (const auto* other = second.answer(); other != nullptr && other->complete) {
    found->unique = false;
    found->second = other->answer;
  }
  if (second.end != End::finished) outcome.end = second.end;
}

// The referee works in what is left of the run's time, but always has a moment; even a run that was stopped
// is checked in that moment.
Context context_for_check(RunSettings settings, nanoseconds left) {
  settings.limits.time = std::max<nanoseconds>(kLeastChecking, left);
  settings.limits.nodes.reset();
  settings.trace = {};
  settings.progress = {};
  if (settings.stop.stop_requested()) {
    settings.stop = {};
    settings.limits.time = kLeastChecking;
  }
  return Context(std::move(settings));
}

// What a run is asked to do, in one line: "tens auto: 5 s, 1.07 GB, 2 threads, seed 1; prefer=fewest".
std::string plan_of(const Family& family, const StrategyInfo& info, const SolveRequest& request,
                    nanoseconds time) {
  auto line = fmt::format("{} {}: at most {}", family.name(), info.name, duration(milliseconds(time)));
  if (request.nodes) line += fmt::format(", {} nodes", *request.nodes);
  line += fmt::format(", {}, {} {}, seed {}", amount_of_bytes(request.bytes), request.threads,
                      request.threads == 1 ? "thread" : "threads", request.seed);
  // A text may be anything, and a log must not hold what a puzzle says: names are enough.
  if (const auto* given = request.parameters.get<Record::Map>()) {
    for (const auto& [key, value] : *given) {
      const auto* text = value.get<std::string>();
      const bool short_enough = text != nullptr && text->size() <= kLongestParameter;
      line += short_enough ? fmt::format(", {}={}", key, *text) : fmt::format(", {} given", key);
    }
  }
  return line;
}

std::string_view found_word(const AnyOutcome& outcome) {
  if (outcome.impossible() != nullptr) return "there is no answer";
  if (outcome.answer() == nullptr) return "nothing found";
  return outcome.answer()->complete ? "a whole answer" : "a part of an answer";
}

// The result of a phase (info), and what it took (debug).
void tell(Context& context, std::string_view phase, std::string_view result, nanoseconds took) {
  if (context.logs(LogLevel::info))
    context.log(LogLevel::info, fmt::format("{}: {}, ended {}, {}", phase, result, name(context.end()),
                                            duration(milliseconds(took))));
  if (context.logs(LogLevel::debug))
    context.log(LogLevel::debug, fmt::format("{}: {} states, {} backtracks, {} pruned, {} reserved at most",
                                             phase, context.metrics.nodes, context.metrics.backtracks,
                                             context.metrics.pruned, amount_of_bytes(context.peak_bytes())));
}

}  // namespace

Ruling ruling_on(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
                 Context& context) {
  try {
    return family.check(puzzle, answer, extent, context);
  } catch (const std::bad_alloc&) {
    return {.cut = true};
  }
}

void judge(const Family& family, const AnyPuzzle& puzzle, SolveResult& result, Context& context) {
  const auto* found = result.outcome.answer();
  if (found == nullptr) return;
  bool cut = false;
  const auto demand_right = [&](const AnyAnswer& answer, Extent extent) {
    auto ruling = ruling_on(family, puzzle, answer, extent, context);
    if (!ruling.mistakes.empty()) {
      throw Fault(fmt::format("the answer of {} '{}' fails its check: {}", family.name(), result.strategy,
                              ruling.mistakes.front().reason));
    }
    cut = cut || ruling.cut;
    result.unchecked.insert(result.unchecked.end(), ruling.unchecked.begin(), ruling.unchecked.end());
  };
  demand_right(*found->answer, found->complete ? Extent::whole : Extent::so_far);
  if (found->second) {
    demand_right(**found->second, Extent::whole);
    if (family.write_answer(puzzle, *found->answer) == family.write_answer(puzzle, **found->second))
      throw Fault(fmt::format("{} '{}' gave the same answer twice", family.name(), result.strategy));
  }
  if (cut && result.status == Status::solved) result.status = Status::not_checked;
}

Context context_for(const SolveRequest& request, const Hooks& hooks) {
  return Context({.limits = {.time = request.time.value_or(kDefaultTimeLimit),
                             .nodes = request.nodes,
                             .bytes = request.bytes},
                  .stop = hooks.stop,
                  .log = hooks.log,
                  .seed = request.seed,
                  .threads = request.threads,
                  .clock = hooks.clock});
}

Expected<SolveResult> solve(const Family& family, const AnyPuzzle& puzzle, const SolveRequest& request,
                            const Hooks& hooks) {
  const auto info = family.strategy(request.strategy);
  if (!info) return std::unexpected(info.error());
  const auto run = family.bind((*info)->name, request.parameters);
  if (!run) return std::unexpected(run.error());

  const nanoseconds time = request.time.value_or((*info)->time);
  RunSettings settings{.limits = {.time = time, .nodes = request.nodes, .bytes = request.bytes},
                       .stop = hooks.stop,
                       .progress = hooks.progress,
                       .log = hooks.log,
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

  std::optional<ResidentWatch> resident;
  if (request.watch_memory) resident.emplace();

  // 1. The strategy's own answer.
  const auto start = clock.now();
  Context context(settings);
  if (context.logs(LogLevel::info)) context.log(LogLevel::info, plan_of(family, **info, request, time));
  result.outcome = guarded([&] { return (*run)(puzzle, context); });
  const auto answered = clock.now();
  tell(context, "search", found_word(result.outcome), answered - start);
  result.metrics = context.metrics;
  result.peak_bytes = context.peak_bytes();

  // 2. Uniqueness, in what is left of the time and outside the strategy's counts.
  const auto* found = result.outcome.answer();
  if (request.prove_unique && family.uniqueness() != nullptr && found != nullptr && found->complete &&
      !found->unique) {
    settings.trace = {};
    settings.limits.time = std::max(nanoseconds::zero(), time - (answered - start));
    Context proof(settings);
    settle_uniqueness(family, puzzle, proof, result.outcome);
    result.metrics.add("proof_states", static_cast<double>(proof.metrics.nodes));
    const auto took = clock.now() - answered;
    tell(proof, "proof",
         found->unique ? (*found->unique ? "the only answer" : "not the only answer") : "not settled", took);
    result.proof_ms = milliseconds(took);
    result.peak_bytes = std::max(result.peak_bytes, proof.peak_bytes());
  }

  // 3. The checker's verdict.
  result.status = status_of(result.outcome);
  const auto settled = clock.now();
  auto referee = context_for_check(settings, time - (settled - start));
  judge(family, puzzle, result, referee);
  const auto judged = clock.now();
  const bool decided = result.status != Status::not_checked && result.unchecked.empty();
  if (found != nullptr) tell(referee, "check", decided ? "right" : "not all of it decided", judged - settled);
  result.check_ms = milliseconds(judged - settled);
  result.time_ms = milliseconds(judged - start);
  result.peak_bytes = std::max(result.peak_bytes, referee.peak_bytes());
  if (resident) result.rss_bytes = resident->peak();
  return result;
}

}  // namespace quadrille::service
