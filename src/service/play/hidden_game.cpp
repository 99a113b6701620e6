#include "service/play/hidden_game.hpp"

#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "service/show/view.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

// Somebody waits at the board.
constexpr std::chrono::seconds kAdvising{1};

Expected<const AnyHiddenGames*> hidden_games_of(const Family& family) {
  const auto* hidden = family.hidden_games();
  if (hidden == nullptr) return fail(fmt::format("no games of {} are dealt", family.name()));
  return hidden;
}

SolveRequest advising() { return {.time = kAdvising, .prove_unique = false}; }

Record record_of(const BestAct& best) {
  Record record;
  record.add("gesture", name(best.gesture));
  record.add("rule", best.why.rule);
  record.add("reason", best.why.reason);
  record.add("cells", list_of(best.cells));
  record.add("because", list_of(best.why.because));
  record.add("risk", best.why.risk);
  return record;
}

Record record_of(const std::vector<GameFigure>& figures) {
  Record::List list;
  for (const auto& figure : figures) {
    Record entry;
    entry.add("name", figure.name);
    entry.add("title", figure.title);
    entry.add("value", figure.value);
    list.push_back(std::move(entry));
  }
  return list;
}

// A position with what is said about it.
struct Advised {
  std::optional<AnyFound> found{};
  std::optional<Objection> objection{};
  std::optional<BestAct> best{};
};

Expected<Advised> advice_on(const Family& family, const PuzzlePtr& position, std::stop_token stop) {
  const auto* hidden = family.hidden_games();
  const Hooks hooks{.stop = std::move(stop)};
  const auto asked = hidden != nullptr ? hidden->asked(*position) : position;
  const auto result = solve(family, *asked, advising(), hooks);
  if (!result) return std::unexpected(result.error());
  Advised advised;
  if (const auto* impossible = result->outcome.impossible()) advised.objection = *impossible;
  const auto* found = result->outcome.answer();
  if (found == nullptr) return advised;
  advised.found = *found;
  if (hidden == nullptr) return advised;
  auto context = context_for(advising(), hooks);
  advised.best = hidden->best(*position, *found->answer, context);
  return advised;
}

void add_advice(const Advised& advised, Record& record) {
  record.add("best", advised.best ? record_of(*advised.best) : Record());
  if (advised.objection) record.add("objection", service::record_of(*advised.objection));
}

Expected<Record> view_of(const Family& family, const AnyGamePosition& reached, const AnyFound* found) {
  const NamedPuzzle named{.id = {}, .puzzle = reached.position};
  return view({.family = family,
               .named = named,
               .format = family.formats().front().name,
               .found = found,
               .game = &reached});
}

Expected<Record> record_of(const Family& family, const AnyGamePosition& reached, const AnyFound* found) {
  return mapped(view_of(family, reached, found), [&](Record view) {
    Record record;
    record.add("view", std::move(view));
    record.add("figures", record_of(reached.figures));
    stamp(record);
    return record;
  });
}

}  // namespace

Expected<AnyGamePosition> unplayed(const Family& family, const Record& settings) {
  return then(hidden_games_of(family), [&](const AnyHiddenGames* hidden) { return hidden->fresh(settings); });
}

Expected<void> can_deal(const DealRequest& request) {
  const auto fresh = unplayed(request.family, request.settings);
  if (!fresh) return std::unexpected(fresh.error());
  const auto size = request.family.size(*fresh->position);
  if (size.contains(request.first)) return {};
  return fail(fmt::format("{} is outside the {}x{} board", place_of(request.first), size.rows, size.cols));
}

Expected<GamePtr> deal(const DealRequest& request, const Hooks& hooks) {
  const auto hidden = hidden_games_of(request.family);
  if (!hidden) return std::unexpected(hidden.error());
  const auto& limits = request.limits;
  Random random(limits.seed);
  Context context({.limits = {.time = limits.time, .nodes = limits.nodes, .bytes = limits.bytes},
                   .stop = hooks.stop,
                   .seed = limits.seed,
                   .clock = hooks.clock});
  return (*hidden)->deal(request.settings, request.first, random, context);
}

Expected<GamePtr> read_game(const Family& family, std::string_view text) {
  if (const auto hidden = hidden_games_of(family); !hidden) return std::unexpected(hidden.error());
  const auto games = family.games()->read(text);
  if (!games) return std::unexpected(games.error());
  if (games->size() != 1) return fail(fmt::format("one game is played at a time, not {}", games->size()));
  return games->front().puzzle;
}

Expected<Record> record_of(const Family& family, const AnyGamePosition& reached) {
  return record_of(family, reached, nullptr);
}

Expected<Record> played(const PlayRequest& request, std::stop_token stop) {
  const auto& family = request.family;
  const auto hidden = hidden_games_of(family);
  if (!hidden) return std::unexpected(hidden.error());
  const auto reached = (*hidden)->after(request.game, request.acts);
  if (!reached) return std::unexpected(reached.error());
  std::optional<Advised> advised;
  if (request.advice && reached->stage == Stage::playing) {
    auto given = advice_on(family, reached->position, stop);
    if (!given) return std::unexpected(given.error());
    advised = std::move(*given);
  }
  auto record = record_of(family, *reached, advised && advised->found ? &*advised->found : nullptr);
  if (!record) return record;
  if (advised) add_advice(*advised, *record);
  if (request.avoidable && reached->stage == Stage::lost) {
    auto context = context_for(advising(), {.stop = std::move(stop)});
    const auto said = (*hidden)->avoidable(request.game, request.acts, context);
    record->add("avoidable", said ? record_of(*said) : Record());
  }
  return record;
}

Expected<Record> advised(const Family& family, const NamedPuzzle& puzzle, std::string_view format,
                         std::stop_token stop) {
  if (!std::holds_alternative<OwnPosition>(family.player()))
    return fail(fmt::format("a puzzle of {} is not a position in a game: ask for a hint", family.name()));
  const auto given = advice_on(family, puzzle.puzzle, std::move(stop));
  if (!given) return std::unexpected(given.error());
  auto shown = view({.family = family,
                     .named = puzzle,
                     .format = format,
                     .found = given->found ? &*given->found : nullptr});
  if (!shown) return shown;
  Record record;
  record.add("view", std::move(*shown));
  add_advice(*given, record);
  stamp(record);
  return record;
}

}  // namespace quadrille::service
