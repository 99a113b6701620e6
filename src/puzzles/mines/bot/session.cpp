#include "puzzles/mines/bot/session.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/mines/bot/talk/overlays.hpp"
#include "puzzles/mines/bot/talk/reply.hpp"

namespace quadrille::mines::bot {
namespace {

// Patterns are looked up faster than worked out, but not in a table of any size: some 20 MB.
constexpr std::size_t kMostPatterns = 200'000;

// Whether what has been concluded and counted so far depends on settings that are changing.
bool starts_over(const Settings& before, const Settings& after) {
  return before.board != after.board || before.tick.limits != after.tick.limits;
}

std::vector<Sighting> all_seen(const Store& store) {
  std::vector<Sighting> sightings;
  store.for_each_seen([&](Cell cell, const CellState& state) { sightings.push_back({cell, state.tile}); });
  return sightings;
}

// Earlier sightings, replaced by newer ones of the same cells.
std::vector<Sighting> with_newer(std::vector<Sighting> earlier, std::span<const Sighting> newer) {
  std::unordered_map<Cell, std::size_t> index_of;
  for (std::size_t i = 0; i < earlier.size(); ++i) index_of.emplace(earlier[i].cell, i);
  for (const auto& sighting : newer) {
    if (sighting.tile == Tile::unseen) continue;
    const auto known = index_of.find(sighting.cell);
    if (known == index_of.end()) {
      earlier.push_back(sighting);
    } else {
      earlier[known->second].tile = sighting.tile;
    }
  }
  std::ranges::sort(earlier, {}, &Sighting::cell);
  return earlier;
}

class MinesSession final : public Dialogue {
 public:
  explicit MinesSession(const Settings& settings)
      : initial_(settings), settings_(settings), store_(settings.board) {}

  Record tick(const Record& input, Context& context) override {
    auto line = read_request(input, settings_, initial_);
    if (line) return answer(std::move(*line), context);
    const auto* id = input.find("id");
    return refusal(id != nullptr ? *id : Record(), {line.error().message});
  }

  std::vector<NamedPicture> overlays() const override {
    return draw_overlays(store_, decision_.actions, decision_.actions);
  }

 private:
  Record answer(BotRequest line, Context& context) {
    const auto& settings = line.settings;
    auto& sightings = line.sightings;
    // A fresh store replaces the old one only once its first tick has succeeded.
    std::optional<Store> fresh;
    if (line.reset) {
      fresh.emplace(settings.board);
    } else {
      if (starts_over(settings_, settings) || takes_back(store_, sightings)) {
        if (const auto wrong = mismatch(store_, sightings)) return refusal(line.id, *wrong);
        for (const auto& sighting : sightings = with_newer(all_seen(store_), sightings)) {
          if (settings.board.has(sighting.cell)) continue;
          return refusal(line.id, {fmt::format("[{}, {}] was seen, and is outside the new bounds",
                                               sighting.cell.row.value, sighting.cell.col.value),
                                   {sighting.cell}});
        }
        fresh.emplace(settings.board);
      }
    }
    auto& store = fresh ? *fresh : store_;
    auto decision = bot::tick(store, sightings, settings.tick, patterns_, context);
    if (!decision) return refusal(line.id, decision.error());
    if (!store.has_room_for(decision->upsert))
      return refusal(line.id,
                     {fmt::format("the board has grown beyond {} blocks of 8 x 8 cells: begin anew with "
                                  "{{\"reset\": true}}",
                                  kMostBlocks)});
    store.apply(decision->upsert);
    if (fresh) store_ = std::move(*fresh);
    settings_ = settings;
    if (patterns_.size() > kMostPatterns) patterns_ = {};
    decision_ = std::move(*decision);
    return reply_of(line.id, decision_, store_, settings_.emit, context.end());
  }

  Settings initial_;
  Settings settings_;
  Store store_;
  PatternTable patterns_;
  Decision decision_;
};

}  // namespace

Expected<std::unique_ptr<Dialogue>> open_session(const Record& options) {
  const auto settings = read_options(options.is_null() ? Record(Record::Map{}) : options, {});
  if (!settings) return std::unexpected(settings.error());
  return std::make_unique<MinesSession>(*settings);
}

}  // namespace quadrille::mines::bot
