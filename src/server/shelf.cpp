#include "server/shelf.hpp"

#include <chrono>

#include "server/request_puzzle.hpp"
#include "service/input/collection.hpp"
#include "service/play/hidden_game.hpp"
#include "service/sets/signature.hpp"
#include "service/show/view.hpp"
#include "service/solve/report.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::server {
namespace {

constexpr std::chrono::seconds kEmblemTime{1};  // a first sample takes milliseconds

// A game as its player sees it before the first act.
Expected<RequestPuzzle> begun(const Family& family, const service::CollectedPuzzle& puzzle) {
  const auto game = service::read_game(family, puzzle.text);
  if (!game) return std::unexpected(game.error());
  auto position = family.hidden_games()->after(**game, {});
  if (!position) return std::unexpected(position.error());
  return RequestPuzzle{&family,
                       {.id = std::string(puzzle.title), .puzzle = std::move(position->position)},
                       std::string(family.formats().front().name),
                       {}};
}

Expected<RequestPuzzle> opened(const service::Catalogue& catalogue, const Family& family,
                               const service::CollectedPuzzle& puzzle) {
  if (family.hidden_games() != nullptr) return begun(family, puzzle);
  auto read = service::recognise(catalogue, std::string(puzzle.text), family.name());
  if (!read) return std::unexpected(read.error());
  auto first = read->puzzles.front();
  auto known = read_puzzle(std::move(*read), std::move(first));
  if (known) known->named.id = puzzle.title;
  return known;
}

// What a puzzle looks like in the end, where its cells are filled; otherwise nothing.
AnyOutcome filled(const Family& family, const AnyPuzzle& puzzle) {
  if (family.filled_cells() == nullptr) return {};
  auto solved = service::solve(family, puzzle, {.time = kEmblemTime, .prove_unique = false});
  return solved ? std::move(solved->outcome) : AnyOutcome{};
}

}  // namespace

std::optional<Record> emblem(const service::Catalogue& catalogue, const Family& family) {
  const auto files = service::sample_files(family);
  if (files.empty()) return std::nullopt;
  const auto read = service::recognise(catalogue, files.front().bytes, family.name());
  if (!read) return std::nullopt;
  const auto& puzzle = *read->puzzles.front().puzzle;
  const auto outcome = filled(family, puzzle);
  const auto* found = outcome.answer();
  return service::thumbnail(family.picture(puzzle, found != nullptr ? found->answer.get() : nullptr));
}

Expected<Record> collection(const service::Catalogue& catalogue, std::string_view family_name) {
  const auto family = catalogue.find(family_name);
  if (!family) return std::unexpected(family.error());
  Record::List list;
  for (const auto& each : service::collection(**family)) {
    const auto puzzle = opened(catalogue, **family, each);
    if (!puzzle) return std::unexpected(puzzle.error());
    auto entry = service::record_of(each);
    entry.add("thumbnail", service::thumbnail((*family)->picture(puzzle->puzzle(), nullptr)));
    list.push_back(std::move(entry));
  }
  Record record;
  record.add("puzzles", std::move(list));
  return stamped(std::move(record));
}

Expected<Record> collected(const service::Catalogue& catalogue, std::string_view family_name,
                           std::string_view id) {
  const auto family = catalogue.find(family_name);
  if (!family) return std::unexpected(family.error());
  const auto found = service::collected(**family, id);
  if (!found) return std::unexpected(found.error());
  const auto puzzle = opened(catalogue, **family, *found);
  if (!puzzle) return std::unexpected(puzzle.error());
  auto view = view_of(*puzzle);
  if (!view) return view;
  view->add("id", found->id);
  view->add("grade", found->grade);
  if (const auto* hidden = (*family)->hidden_games()) {
    const auto game = service::read_game(**family, found->text);
    if (!game) return std::unexpected(game.error());
    view->add("game", found->text);
    view->add("first", service::record_of(hidden->first(**game)));
  }
  return stamped(std::move(view));
}

}  // namespace quadrille::server
