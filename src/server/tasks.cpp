#include "server/tasks.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "engine/spelling.hpp"
#include "server/brought.hpp"
#include "service/base64.hpp"
#include "service/grade.hpp"
#include "service/report.hpp"
#include "service/resume.hpp"
#include "service/steps.hpp"
#include "service/view.hpp"

namespace quadrille::server {
namespace {

using service::Hooks;
using service::SolveRequest;

constexpr std::int64_t kMostThreads = 1024;

Expected<SolveRequest> request_of(Form& form) {
  SolveRequest request{
      .strategy = form.text_or("strategy", ""), .parameters = form.object("params"), .bytes = kJobBytes};
  if (const auto seconds = form.number("time_limit", 0, kLongestJob)) {
    request.time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
  }
  request.seed = static_cast<std::uint64_t>(form.integer("seed", 0, INT64_MAX).value_or(1));
  request.prove_unique = form.truth("unique", true);
  request.threads = static_cast<int>(form.integer("threads", 1, kMostThreads).value_or(kMostThreads));
  if (form.problem()) return std::unexpected(*form.problem());
  return request;
}

Record view_of_found(const Brought& puzzle, const AnyFound& found) {
  return service::view(
             {.family = *puzzle.family, .named = puzzle.named, .format = puzzle.format, .found = &found})
      .value_or(Record());
}

struct SolveOrder {
  Brought puzzle;
  SolveRequest request;
  bool steps = false;
  bool grade = false;
};

Expected<Record> solve(const SolveOrder& order, const Hooks& hooks, int threads) {
  const auto& [puzzle, wanted, with_steps, with_grade] = order;
  const auto& family = *puzzle.family;
  auto request = wanted;
  request.threads = std::min(request.threads, threads);
  auto result = service::solve_from(family, puzzle.puzzle(), *puzzle.position(), request, hooks);
  if (!result) return std::unexpected(result.error());
  if (result->trace.size() > kMostSteps) {
    result->trace.resize(kMostSteps);
    result->trace_cut = true;
  }
  const auto* found = result->outcome.answer();
  const Hooks quiet{.stop = hooks.stop};
  service::ReportOptions options;
  if (with_steps && found != nullptr && family.doors().explain)
    options.steps = service::steps(family, puzzle.puzzle(), *puzzle.position(), found->answer.get(),
                                   kMostSteps, request, quiet);
  if (with_grade && family.doors().grade) {
    if (const auto grade = service::grade(family, puzzle.puzzle(), request, quiet)) options.grade = *grade;
  }
  auto record = service::report(family, puzzle.puzzle(), *result, options);
  if (found == nullptr) return record;
  record.add("headline", family.headline(puzzle.puzzle(), *found));
  const auto score = family.score(puzzle.puzzle(), *found->answer);
  record.add("score", score ? Record(*score) : Record());
  record.add("view", view_of_found(puzzle, *found));
  if (found->second) record.add("second_view", view_of_found(puzzle, {.answer = *found->second}));
  return record;
}

Expected<Task> solve_task(const service::Catalogue& catalogue, Form& form) {
  auto puzzle = brought(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  const auto info = service::find_strategy(*puzzle->family, request->strategy);
  if (!info) return std::unexpected(info.error());
  if (const auto run = puzzle->family->bind((*info)->name, request->parameters); !run)
    return std::unexpected(run.error());
  SolveOrder order{std::move(*puzzle), std::move(*request), form.truth("steps", false),
                   form.truth("grade", false)};
  if (form.problem()) return std::unexpected(*form.problem());
  return [order = std::move(order)](const Hooks& hooks, int threads) { return solve(order, hooks, threads); };
}

struct HintOrder {
  Brought puzzle;
  SolveRequest request;
  std::size_t count = 1;
};

Expected<Record> hint(const HintOrder& order, const Hooks& hooks) {
  const auto& [puzzle, request, count] = order;
  const auto position = puzzle.position();
  const auto steps = service::steps(*puzzle.family, puzzle.puzzle(), *position, nullptr, count, request,
                                    {.stop = hooks.stop});
  Record record;
  record.add("family", puzzle.family->name());
  record.add("status", steps.empty() && hooks.stop.stop_requested() ? "stopped" : "solved");
  record.add("step", steps.empty() ? Record() : service::record_of(steps.front()));
  record.add("steps", service::record_of(*puzzle.family, puzzle.puzzle(), steps, false));
  record.add("view", view_of_found(puzzle, {.answer = position}));
  service::stamp(record);
  return record;
}

Expected<Task> hint_task(const service::Catalogue& catalogue, Form& form) {
  auto puzzle = brought(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  const auto count = form.integer("count", 1, static_cast<std::int64_t>(kMostSteps)).value_or(1);
  if (form.problem()) return std::unexpected(*form.problem());
  if (!puzzle->family->doors().explain) return fail(fmt::format("{} has no hints", puzzle->family->name()));
  request->threads = 1;
  HintOrder order{std::move(*puzzle), std::move(*request), static_cast<std::size_t>(count)};
  return [order = std::move(order)](const Hooks& hooks, int) { return hint(order, hooks); };
}

struct GenerateOrder {
  const Family* family = nullptr;
  std::string generator{};
  Record settings{};
  std::optional<std::string> source{};
  SolveRequest request{};
  bool grade = false;
};

Expected<Record> generate(const GenerateOrder& order, const Hooks& hooks, int threads) {
  auto request = order.request;
  request.threads = std::min(request.threads, threads);
  auto context = service::context_for(request, {.stop = hooks.stop});
  Random random(request.seed, 0);
  const Source source{.text = order.source ? std::string_view(*order.source) : std::string_view()};
  auto made = order.family->generate(order.generator, order.source ? &source : nullptr, order.settings,
                                     random, context);
  if (!made && !hooks.stop.stop_requested()) return std::unexpected(made.error());
  Record record;
  record.add("family", order.family->name());
  record.add("status", made ? "solved" : "stopped");
  if (made) {
    const Brought puzzle{order.family,
                         {.id = order.generator, .puzzle = made->puzzle},
                         std::string(order.family->formats().front().name),
                         {}};
    auto view = view_of(puzzle);
    if (!view) return std::unexpected(view.error());
    record.add("view", std::move(*view));
    if (order.grade && order.family->doors().grade) {
      if (const auto grade = service::grade(*order.family, *made->puzzle, request, {.stop = hooks.stop}))
        record.add("grade", service::record_of(*grade));
    }
  }
  service::stamp(record);
  return record;
}

Expected<Task> generate_task(const service::Catalogue& catalogue, Form& form) {
  const auto family = catalogue.find(form.text("family"));
  if (!family) return std::unexpected(family.error());
  const auto generators = (*family)->generators();
  if (generators.empty()) return fail(fmt::format("{} has no generator", (*family)->name()));
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  GenerateOrder order{.family = *family,
                      .generator = form.text_or("generator", generators.front().name),
                      .settings = form.object("settings"),
                      .request = std::move(*request),
                      .grade = form.truth("grade", false)};
  if (form.has("base64")) {
    auto bytes = service::from_base64(form.text("base64"));
    if (!bytes) return std::unexpected(bytes.error());
    order.source = std::move(*bytes);
  } else if (form.has("text")) {
    order.source = form.text("text");
  }
  if (form.problem()) return std::unexpected(*form.problem());
  const auto info = std::ranges::find(generators, order.generator, &GeneratorInfo::name);
  if (info == generators.end()) {
    std::vector<std::string_view> known;
    for (const auto& each : generators) known.push_back(each.name);
    return fail(unknown_word("generator", order.generator, known));
  }
  if (const auto settings = checked(info->parameters, order.settings); !settings)
    return std::unexpected(settings.error());
  return
      [order = std::move(order)](const Hooks& hooks, int threads) { return generate(order, hooks, threads); };
}

}  // namespace

Expected<Task> task_of(const service::Catalogue& catalogue, Form form) {
  const auto kind = form.text("kind");
  if (form.problem()) return std::unexpected(*form.problem());
  if (kind == "solve") return solve_task(catalogue, form);
  if (kind == "hint") return hint_task(catalogue, form);
  if (kind == "generate") return generate_task(catalogue, form);
  return fail(unknown_word("kind", kind, {"solve", "hint", "generate"}));
}

}  // namespace quadrille::server
