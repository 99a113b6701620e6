#include "server/tasks.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "server/handlers.hpp"
#include "server/request_puzzle.hpp"
#include "service/input/encoding.hpp"
#include "service/make/daily.hpp"
#include "service/make/generate.hpp"
#include "service/make/grade.hpp"
#include "service/play/hidden_game.hpp"
#include "service/show/describe.hpp"
#include "service/show/view.hpp"
#include "service/solve/arrange.hpp"
#include "service/solve/hint.hpp"
#include "service/solve/report.hpp"
#include "service/solve/request.hpp"
#include "service/solve/resume.hpp"
#include "service/solve/review.hpp"
#include "service/solve/steps.hpp"

namespace quadrille::server {
namespace {

using service::Hooks;
using service::SolveRequest;

// How long a generator looks for a puzzle unless the request says otherwise.
constexpr std::chrono::minutes kGenerating{1};

constexpr service::RequestBounds kBounds{.seconds = kLongestJob, .bytes = kJobBytes};

Expected<SolveRequest> request_of(service::RecordReader& form) {
  auto request = service::read_request(form, {.bytes = kJobBytes, .threads = kBounds.threads}, kBounds);
  if (form.problem()) return std::unexpected(*form.problem());
  return request;
}

Record view_of_found(const RequestPuzzle& puzzle, const AnyFound& found) {
  return service::view(
             {.family = *puzzle.family, .named = puzzle.named, .format = puzzle.format, .found = &found})
      .value_or(Record());
}

struct SolveJob {
  RequestPuzzle puzzle;
  SolveRequest request;
  bool steps = false;
  bool grade = false;
  std::optional<Record> order{};  // in which the moves of the answer are put
};

Expected<Record> solve(const SolveJob& job, const Hooks& hooks, int threads) {
  const auto& [puzzle, wanted, with_steps, with_grade, order] = job;
  const auto& family = *puzzle.family;
  auto request = wanted;
  request.threads = std::min(request.threads, threads);
  std::optional<AnyArranged> arranged;
  const auto arrange = [&](const AnyPuzzle& rest, service::SolveResult& found) -> Expected<void> {
    auto made = service::arrange(family, rest, found, *order);
    if (!made) return std::unexpected(made.error());
    arranged = std::move(*made);
    return {};
  };
  auto result = service::solve_from(family, puzzle.puzzle(), *puzzle.position(), request, hooks,
                                    order ? service::Finish(arrange) : service::Finish());
  if (!result) return std::unexpected(result.error());
  if (result->trace.size() > kMostSteps) {
    result->trace.resize(kMostSteps);
    result->trace_cut = true;
  }
  const auto* found = result->outcome.answer();
  const Hooks quiet{.stop = hooks.stop};
  service::ReportOptions options;
  if (with_steps && found != nullptr && family.teaching() != nullptr)
    options.steps = service::steps(family, puzzle.puzzle(), *puzzle.position(), found->answer.get(),
                                   kMostSteps, request, quiet);
  if (with_grade && family.teaching() != nullptr) {
    if (const auto grade = service::grade(family, puzzle.puzzle(), request, quiet)) options.grade = *grade;
  }
  if (arranged) options.schedule = arranged->schedule;
  auto record = service::report(family, puzzle.puzzle(), *result, options);
  if (arranged) record.add("note", arranged->note);
  if (found == nullptr) return record;
  record.add("headline", family.headline(puzzle.puzzle(), *found));
  if (const auto* moves = family.played_moves()) {
    record.add("score", moves->score(puzzle.puzzle(), *found->answer));
    record.add("bound", moves->bound(puzzle.puzzle()));
  }
  record.add("view", view_of_found(puzzle, *found));
  if (found->second) record.add("second_view", view_of_found(puzzle, {.answer = *found->second}));
  return record;
}

// The settings of the order that is asked for, if one is.
Expected<std::optional<Record>> order_of(const Family& family, service::RecordReader& form) {
  if (!form.has("order")) return std::nullopt;
  const auto* orders = family.extension<Arrangement>();
  if (orders == nullptr) return fail(fmt::format("{} has no order to choose", family.name()));
  return mapped(checked(orders->parameters(), form.object("order")),
                [](Record settings) { return std::optional(std::move(settings)); });
}

Expected<Task> solve_task(const service::Catalogue& catalogue, service::RecordReader& form) {
  auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  if (const auto run = puzzle->family->bind(request->strategy, request->parameters); !run)
    return std::unexpected(run.error());
  auto order = order_of(*puzzle->family, form);
  if (!order) return std::unexpected(order.error());
  SolveJob job{std::move(*puzzle), std::move(*request), form.truth("steps", false),
               form.truth("grade", false), std::move(*order)};
  if (form.problem()) return std::unexpected(*form.problem());
  return [job = std::move(job)](const Hooks& hooks, int threads) { return solve(job, hooks, threads); };
}

struct HintJob {
  RequestPuzzle puzzle;
  SolveRequest request;
  std::size_t count = 1;
};

Expected<Record> hint(const HintJob& job, const Hooks& hooks) {
  const auto& puzzle = job.puzzle;
  // A position is reviewed within the limits of a check, so that both say the same.
  const service::HintRequest wanted{.family = *puzzle.family,
                                    .puzzle = puzzle.puzzle(),
                                    .position = puzzle.answer,
                                    .at_most = job.count,
                                    .limits = job.request,
                                    .review = {.time = kReviewTime, .bytes = kCheckBytes}};
  return mapped(service::hint(wanted, {.stop = hooks.stop}), [&](const std::vector<Step>& steps) {
    auto record = service::record_of(wanted, steps);
    record.add("status", steps.empty() && hooks.stop.stop_requested() ? "stopped" : "solved");
    record.add("step", steps.empty() ? Record() : service::record_of(steps.front()));
    record.add("view", view_of_found(puzzle, {.answer = puzzle.position()}));
    return record;
  });
}

Expected<Task> hint_task(const service::Catalogue& catalogue, service::RecordReader& form) {
  auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  const auto count = form.integer("count", 1, static_cast<std::int64_t>(kMostSteps)).value_or(1);
  if (form.problem()) return std::unexpected(*form.problem());
  if (puzzle->family->teaching() == nullptr)
    return fail(fmt::format("{} has no hints", puzzle->family->name()));
  request->threads = 1;
  HintJob job{std::move(*puzzle), std::move(*request), static_cast<std::size_t>(count)};
  return [job = std::move(job)](const Hooks& hooks, int) { return hint(job, hooks); };
}

struct GenerateJob {
  service::GenerateRequest wanted;
  bool grade = false;
};

Expected<Record> generate(const GenerateJob& job, const Hooks& hooks, int threads) {
  auto wanted = job.wanted;
  wanted.limits.threads = std::min(wanted.limits.threads, threads);
  const auto& family = wanted.family;
  const Hooks quiet{.stop = hooks.stop};
  const auto made = service::generate(wanted, 0, quiet);
  if (!made && !hooks.stop.stop_requested()) return std::unexpected(made.error());
  Record record;
  record.add("family", family.name());
  record.add("status", made ? "solved" : "stopped");
  if (made) {
    const RequestPuzzle puzzle{
        &family, {.id = wanted.kind, .puzzle = made->puzzle}, std::string(family.formats().front().name), {}};
    auto view = view_of(puzzle);
    if (!view) return std::unexpected(view.error());
    record.add("view", std::move(*view));
    if (job.grade && family.teaching() != nullptr) {
      if (const auto grade = service::grade(family, *made->puzzle, wanted.limits, quiet))
        record.add("grade", service::record_of(*grade));
    }
  }
  service::stamp(record);
  return record;
}

// The puzzle of a day. A game is dealt when its first cell is opened: what is told is how.
Expected<Record> make_daily(const service::Daily& daily, const Hooks& hooks) {
  const auto& family = daily.family;
  Record record;
  record.add("family", family.name());
  record.add("preset", service::describe(daily.preset));
  if (service::is_dealt(daily)) {
    record.add("status", "solved");
    record.add("seed", daily.seed);
    service::stamp(record);
    return record;
  }
  const Hooks quiet{.stop = hooks.stop};
  const auto made = service::make(daily, quiet);
  if (!made && !hooks.stop.stop_requested()) return std::unexpected(made.error());
  record.add("status", made ? "solved" : "stopped");
  if (made) {
    const RequestPuzzle puzzle{
        &family, {.id = daily.date, .puzzle = made->puzzle}, std::string(family.formats().front().name), {}};
    auto view = view_of(puzzle);
    if (!view) return std::unexpected(view.error());
    record.add("view", std::move(*view));
    if (family.teaching() != nullptr) {
      if (const auto grade = service::grade(family, *made->puzzle, {}, quiet))
        record.add("grade", service::record_of(*grade));
    }
  }
  service::stamp(record);
  return record;
}

Expected<Task> generate_task(const service::Catalogue& catalogue, service::RecordReader& form) {
  const auto family = catalogue.find(form.text("family"));
  if (!family) return std::unexpected(family.error());
  if (form.has("daily")) {
    auto daily = service::daily(**family, form.text("daily"));
    if (form.problem()) return std::unexpected(*form.problem());
    if (!daily) return std::unexpected(daily.error());
    return [daily = std::move(*daily)](const Hooks& hooks, int) { return make_daily(daily, hooks); };
  }
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  if (!request->time) request->time = kGenerating;
  GenerateJob job{.wanted = {.family = **family,
                             .kind = form.text_or("generator", ""),
                             .settings = form.object("settings"),
                             .limits = std::move(*request)},
                  .grade = form.truth("grade", false)};
  if (form.has("base64")) {
    auto bytes = service::from_base64(form.text("base64"));
    if (!bytes) return std::unexpected(bytes.error());
    job.wanted.file = std::move(*bytes);
  } else if (form.has("text")) {
    job.wanted.file = form.text("text");
  }
  if (form.problem()) return std::unexpected(*form.problem());
  if (const auto can = service::can_generate(job.wanted); !can) return std::unexpected(can.error());
  if (job.wanted.kind.empty()) job.wanted.kind = (*family)->generators().front().name;
  return [job = std::move(job)](const Hooks& hooks, int threads) { return generate(job, hooks, threads); };
}

Expected<Record> deal_game(const service::DealRequest& wanted, const Hooks& hooks) {
  const auto game = service::deal(wanted, {.stop = hooks.stop});
  if (!game && !hooks.stop.stop_requested()) return std::unexpected(game.error());
  Record record;
  record.add("family", wanted.family.name());
  record.add("status", game ? "solved" : "stopped");
  if (game) record.add("game", wanted.family.games()->write(**game));
  service::stamp(record);
  return record;
}

Expected<Task> deal_task(const service::Catalogue& catalogue, service::RecordReader& form) {
  const auto family = catalogue.find(form.text("family"));
  if (!family) return std::unexpected(family.error());
  auto request = request_of(form);
  if (!request) return std::unexpected(request.error());
  if (!request->time) request->time = kGenerating;
  const auto first = form.cell("first");
  service::DealRequest wanted{.family = **family,
                              .settings = form.object("settings"),
                              .first = first.value_or(Cell{}),
                              .limits = std::move(*request)};
  if (form.problem()) return std::unexpected(*form.problem());
  if (!first) return fail("\"first\" is missing: the cell that is opened first, [row, column]");
  const auto fresh = service::unplayed(**family, wanted.settings);
  if (!fresh) return std::unexpected(fresh.error());
  if (const auto fits = fits_page((*family)->size(*fresh->position)); !fits)
    return std::unexpected(fits.error());
  if (const auto can = service::can_deal(wanted); !can) return std::unexpected(can.error());
  return [wanted = std::move(wanted)](const Hooks& hooks, int) { return deal_game(wanted, hooks); };
}

}  // namespace

Expected<Task> task_of(const service::Catalogue& catalogue, service::RecordReader form) {
  const auto kind = form.text("kind");
  if (form.problem()) return std::unexpected(*form.problem());
  if (kind == "solve") return solve_task(catalogue, form);
  if (kind == "hint") return hint_task(catalogue, form);
  if (kind == "generate") return generate_task(catalogue, form);
  if (kind == "deal") return deal_task(catalogue, form);
  return fail(unknown_word("kind", kind, {"solve", "hint", "generate", "deal"}));
}

}  // namespace quadrille::server
