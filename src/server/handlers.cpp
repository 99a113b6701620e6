#include "server/handlers.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "server/request_puzzle.hpp"
#include "server/shelf.hpp"
#include "service/input/encoding.hpp"
#include "service/input/input.hpp"
#include "service/input/recognise.hpp"
#include "service/play/aids.hpp"
#include "service/play/hidden_game.hpp"
#include "service/sets/signature.hpp"
#include "service/show/describe.hpp"
#include "service/show/render.hpp"
#include "service/show/view.hpp"
#include "service/solve/check.hpp"
#include "service/solve/report.hpp"
#include "service/solve/review.hpp"

namespace quadrille::server {
namespace {

// A user who hands in a whole answer waits at most this long; what is not decided by then is reported as not
// checked.
constexpr std::chrono::seconds kChecking{10};

// Every change copies the board, so one request may not have too many.
constexpr std::size_t kMostChanges = 10'000;

// A game is replayed from its first act. Twice as many as an expert's board of the largest size takes would
// be a game that nobody plays.
constexpr std::size_t kMostActs = 20'000;

Expected<void> within_limit(std::size_t changes) {
  if (changes <= kMostChanges) return {};
  return fail(
      fmt::format("{} changes are too many for one request; at most {} are allowed", changes, kMostChanges));
}

Record samples_of(const Family& family) {
  Record::List list;
  for (const auto& file : service::sample_files(family)) {
    Record entry;
    entry.add("name", file.name);
    list.push_back(std::move(entry));
  }
  return list;
}

Expected<Mark> mark_of(service::RecordReader& form) {
  const auto cell = form.cell("cell");
  const auto text = form.text("symbol");
  if (form.problem()) return std::unexpected(*form.problem());
  if (!cell) return fail("\"cell\" is missing");
  const auto symbol = service::symbol_in(text);
  if (!symbol) return std::unexpected(symbol.error());
  return Mark{.cell = *cell, .now = *symbol};
}

Expected<Edit> edit_of(const Record& record) {
  service::RecordReader form(record);
  if (form.has("field")) {
    Field field{.id = form.text("field"), .spoken = {}, .text = form.text("text")};
    if (form.problem()) return std::unexpected(*form.problem());
    return field;
  }
  return mark_of(form);
}

// One act of a player. Where the puzzle is itself the position, the act changes the puzzle.
Expected<void> apply(RequestPuzzle& puzzle, const Record& act) {
  const auto& family = *puzzle.family;
  service::RecordReader form(act);
  const auto* moves = family.played_moves();
  if (form.has("from") && moves != nullptr) {
    const auto from = form.cell("from");
    const auto to = form.cell("to");
    if (form.problem()) return std::unexpected(*form.problem());
    auto played = moves->play_move(puzzle.puzzle(), *puzzle.position(), *from, to.value_or(*from));
    if (!played) return std::unexpected(played.error());
    puzzle.answer = std::move(*played);
    return {};
  }
  const auto mark = mark_of(form);
  if (!mark) return std::unexpected(mark.error());
  if (const auto* cells = family.filled_cells()) {
    auto filled = cells->set_cell(puzzle.puzzle(), *puzzle.position(), *mark);
    if (!filled) return std::unexpected(filled.error());
    puzzle.answer = std::move(*filled);
    return {};
  }
  if (moves != nullptr || family.editing() == nullptr)
    return fail(fmt::format("{} cannot be filled in cell by cell", family.name()));
  auto edited = family.editing()->edit(puzzle.puzzle(), *mark);
  if (!edited) return std::unexpected(edited.error());
  puzzle.named.puzzle = std::move(*edited);
  puzzle.answer = nullptr;
  return {};
}

Expected<Act> act_of(const Record& record) {
  service::RecordReader form(record);
  const auto word = form.text("gesture");
  const auto cell = form.cell("cell");
  if (form.problem()) return std::unexpected(*form.problem());
  if (!cell) return fail("\"cell\" is missing");
  for (const auto gesture : {Gesture::open, Gesture::mark, Gesture::chord}) {
    if (name(gesture) == word) return Act{gesture, *cell};
  }
  return fail(unknown_word("gesture", word, {"open", "mark", "chord"}));
}

Expected<std::vector<Act>> acts_of(const Record::List& records) {
  if (records.size() > kMostActs)
    return fail(
        fmt::format("{} acts are too many for one game; at most {} are allowed", records.size(), kMostActs));
  std::vector<Act> acts;
  acts.reserve(records.size());
  for (const auto& record : records) {
    const auto act = act_of(record);
    if (!act) return fail(fmt::format("act {}: {}", acts.size() + 1, act.error().message));
    acts.push_back(*act);
  }
  return acts;
}

Expected<Record> game_before_first_act(const Family& family, const Record& settings) {
  const auto fresh = service::unplayed(family, settings);
  if (!fresh) return std::unexpected(fresh.error());
  if (const auto fits = fits_page(family.size(*fresh->position)); !fits) return std::unexpected(fits.error());
  return service::record_of(family, *fresh);
}

Expected<void> show_layers(Picture& picture, service::RecordReader& form) {
  if (!form.has("layers")) return {};
  const auto wanted = form.list("layers");
  if (form.problem()) return std::unexpected(*form.problem());
  for (auto& layer : picture.layers)
    layer.shown = std::ranges::find(wanted, Record(layer.name)) != wanted.end();
  return {};
}

std::string_view type_of(std::string_view form) {
  if (form == "svg") return "image/svg+xml";
  if (form == "png") return "image/png";
  return form == "pdf" ? "application/pdf" : "text/plain; charset=utf-8";
}

}  // namespace

Record families(const service::Catalogue& catalogue) {
  Record::List list;
  for (const auto& family : catalogue.families()) {
    auto record = service::describe(*family);
    record.add("samples", samples_of(*family));
    if (auto picture = emblem(catalogue, *family)) record.add("thumbnail", std::move(*picture));
    list.push_back(std::move(record));
  }
  Record record;
  record.add("families", std::move(list));
  record.add("picture_style", service::picture_style());
  service::stamp(record);
  return record;
}

Expected<Record> sample(const service::Catalogue& catalogue, std::string_view family_name,
                        std::string_view name) {
  const auto family = catalogue.find(family_name);
  if (!family) return std::unexpected(family.error());
  const auto files = service::sample_files(**family);
  const auto file = std::ranges::find(files, name, &EmbeddedFile::name);
  if (file == files.end()) {
    std::vector<std::string_view> known;
    for (const auto& each : files) known.push_back(each.name);
    return fail(unknown_word("sample", name, known));
  }
  auto read = service::recognise(catalogue, file->bytes, family_name);
  if (!read) return std::unexpected(read.error());
  auto first = read->puzzles.front();
  auto puzzle = read_puzzle(std::move(*read), std::move(first));
  if (!puzzle) return std::unexpected(puzzle.error());
  puzzle->named.id = name;
  return stamped(view_of(*puzzle));
}

std::expected<Record, service::Misread> read(const service::Catalogue& catalogue,
                                             service::RecordReader form) {
  auto text = form.text_or("text", "");
  const auto bytes = form.text_or("base64", "");
  const auto family = form.text_or("family", "");
  const auto format = form.text_or("format", "");
  const auto wanted = form.text_or("puzzle", "");
  if (form.problem()) return std::unexpected(*form.problem());
  if (form.has("text") == form.has("base64")) return fail("give either \"text\" or \"base64\"");
  if (form.has("base64")) {
    auto file = service::from_base64(bytes);
    if (!file) return std::unexpected(file.error());
    auto decoded = service::decoded(std::move(*file));
    if (!decoded) return std::unexpected(decoded.error());
    text = std::move(*decoded);
  }
  auto read = service::recognise(catalogue, text, family, format);
  if (!read) return std::unexpected(read.error());
  auto picked = service::pick_puzzle(read->puzzles, wanted);
  if (!picked) return std::unexpected(picked.error());
  Record::List names;
  for (const auto& puzzle : read->puzzles) {
    Record entry;
    entry.add("name", puzzle.id);
    names.push_back(std::move(entry));
  }
  const auto puzzle = read_puzzle(std::move(*read), std::move(*picked));
  if (!puzzle) return std::unexpected(puzzle.error());
  auto view = view_of(*puzzle);
  if (view) view->add("puzzles", std::move(names));
  return stamped(std::move(view));
}

Record attempt(const service::Misread& misread) {
  if (misread.family == nullptr) return {};
  const auto& family = *misread.family;
  Record record;
  record.add("family", family.name());
  record.add("title", family.introduction().title);
  record.add("format", misread.format);
  record.add("example", service::example(family, misread.format));
  return record;
}

Expected<Record> blank(const service::Catalogue& catalogue, service::RecordReader form) {
  constexpr auto kMost = static_cast<std::int64_t>(kMostCells);
  const auto name = form.text("family");
  const auto rows = form.integer("rows", 1, kMost);
  const auto cols = form.integer("cols", 1, kMost);
  if (form.problem()) return std::unexpected(*form.problem());
  if (!rows || !cols || *rows * *cols > kMost)
    return fail(fmt::format("a board has \"rows\" and \"cols\", and at most {} cells", kMost));
  const auto family = catalogue.find(name);
  if (!family) return std::unexpected(family.error());
  const auto* editing = (*family)->editing();
  if (editing == nullptr) return fail(fmt::format("{} has no editor", name));
  auto sheet = editing->blank_sheet({static_cast<int>(*rows), static_cast<int>(*cols)});
  if (!sheet) return std::unexpected(sheet.error());
  return stamped(view_of({*family,
                          {.id = {}, .puzzle = std::move(*sheet)},
                          std::string((*family)->formats().front().name),
                          {}}));
}

Expected<Record> view(const service::Catalogue& catalogue, service::RecordReader form) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  return stamped(view_of(*puzzle));
}

Expected<Record> edit(const service::Catalogue& catalogue, service::RecordReader form) {
  auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto edits = form.list("edits");
  if (form.problem()) return std::unexpected(*form.problem());
  const auto* editing = puzzle->family->editing();
  if (editing == nullptr) return fail(fmt::format("{} has no editor", puzzle->family->name()));
  if (const auto fits = within_limit(edits.size()); !fits) return std::unexpected(fits.error());
  for (const auto& each : edits) {
    const auto edit = edit_of(each);
    if (!edit) return std::unexpected(edit.error());
    auto edited = editing->edit(puzzle->puzzle(), *edit);
    if (!edited) return std::unexpected(edited.error());
    puzzle->named.puzzle = std::move(*edited);
  }
  puzzle->answer = nullptr;
  return stamped(view_of(*puzzle));
}

Expected<Record> fill(const service::Catalogue& catalogue, service::RecordReader form) {
  auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto marks = form.list("marks");
  if (form.problem()) return std::unexpected(*form.problem());
  if (const auto fits = within_limit(marks.size()); !fits) return std::unexpected(fits.error());
  for (const auto& mark : marks) {
    if (const auto done = apply(*puzzle, mark); !done) return std::unexpected(done.error());
  }
  return stamped(view_of(*puzzle));
}

Expected<Record> check(const service::Catalogue& catalogue, service::RecordReader form,
                       std::stop_token stop) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto extent = form.text_or("extent", "whole");
  if (form.problem()) return std::unexpected(*form.problem());
  if (extent != "whole" && extent != "so_far")
    return fail(unknown_word("extent", extent, {"whole", "so_far"}));
  const bool whole = extent == "whole";
  const service::SolveRequest request{.time = whole ? kChecking : kReviewTime, .bytes = kCheckBytes};
  const service::Hooks hooks{.stop = std::move(stop)};
  const auto& family = *puzzle->family;
  if (!whole) {
    return service::record_of(service::review(family, puzzle->puzzle(), *puzzle->position(), request, hooks));
  }
  return service::record_of(
      service::check(family, puzzle->puzzle(), *puzzle->position(), Extent::whole, request, hooks));
}

Expected<Record> aids(const service::Catalogue& catalogue, service::RecordReader form) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto cell = form.cell("cell");
  if (form.problem()) return std::unexpected(*form.problem());
  return service::aids(*puzzle->family, puzzle->puzzle(), *puzzle->position(), cell);
}

Expected<Record> game(const service::Catalogue& catalogue, service::RecordReader form, std::stop_token stop) {
  const auto name = form.text("family");
  const auto text = form.text_or("game", "");
  const auto settings = form.object("settings");
  const auto records = form.list("acts");
  const bool advice = form.truth("advice", false);
  const bool avoidable = form.truth("avoidable", false);
  if (form.problem()) return std::unexpected(*form.problem());
  const auto family = catalogue.find(name);
  if (!family) return std::unexpected(family.error());
  if (form.has("game") == form.has("settings"))
    return fail("give either \"settings\", before the first act, or \"game\" with its \"acts\"");
  if (form.has("settings")) {
    if (!records.empty()) return fail("\"acts\" need the \"game\" that a deal has given");
    return game_before_first_act(**family, settings);
  }
  const auto acts = acts_of(records);
  if (!acts) return std::unexpected(acts.error());
  const auto game = service::read_game(**family, text);
  if (!game) return std::unexpected(game.error());
  const auto& hidden = *(*family)->hidden_games();
  const auto before = hidden.after(**game, {});
  if (!before) return std::unexpected(before.error());
  if (const auto fits = fits_page((*family)->size(*before->position)); !fits)
    return std::unexpected(fits.error());
  return service::played(
      {.family = **family, .game = **game, .acts = *acts, .advice = advice, .avoidable = avoidable},
      std::move(stop));
}

Expected<Record> advice(const service::Catalogue& catalogue, service::RecordReader form,
                        std::stop_token stop) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  return service::advised(*puzzle->family, puzzle->named, puzzle->format, std::move(stop));
}

Expected<Record> convert(const service::Catalogue& catalogue, service::RecordReader form) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto to = form.text("to");
  if (form.problem()) return std::unexpected(*form.problem());
  const auto text = puzzle->family->write(std::span(&puzzle->named, 1), to);
  if (!text) return std::unexpected(text.error());
  Record record;
  record.add("text", *text);
  return stamped(record);
}

Expected<Response> render(const service::Catalogue& catalogue, service::RecordReader form) {
  const auto puzzle = read_puzzle(catalogue, form);
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto to = form.text("to");
  const bool rulers = form.truth("rulers", false);
  if (form.problem()) return std::unexpected(*form.problem());
  auto picture = puzzle->family->picture(puzzle->puzzle(), puzzle->answer.get());
  if (const auto shown = show_layers(picture, form); !shown) return std::unexpected(shown.error());
  auto bytes = service::render(picture, to, {.rulers = rulers});
  if (!bytes) return std::unexpected(bytes.error());
  return Response{.type = std::string(type_of(to)), .body = std::move(*bytes)};
}

}  // namespace quadrille::server
