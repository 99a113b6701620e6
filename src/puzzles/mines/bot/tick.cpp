#include "puzzles/mines/bot/tick.hpp"

#include <algorithm>
#include <set>

#include "puzzles/mines/bot/stages/focus.hpp"
#include "puzzles/mines/bot/stages/list.hpp"
#include "puzzles/mines/bot/stages/segmentation.hpp"
#include "puzzles/mines/bot/stages/weighing.hpp"

namespace quadrille::mines::bot {
namespace {

class Cycle {
 public:
  Cycle(const Store& store, const TickOptions& options, PatternTable& patterns, Context& context)
      : draft_(store), options_(options), patterns_(patterns), context_(context) {}

  std::expected<Decision, Objection> run(std::span<const Sighting> sightings) {
    // 1. What was read is classified, and wakes up what is beside it.
    auto mismatched = mismatch(draft_.store(), sightings);
    const auto changed = see(draft_, sightings);
    if (mismatched) return std::unexpected(proven_otherwise(std::move(*mismatched)));
    decision_.stats.read = static_cast<int>(changed.size());
    promote(draft_, reclassify(draft_, changed));
    // 2. The rules.
    if (auto wrong = reduce()) return std::unexpected(traced_back(std::move(*wrong)));
    segment(draft_);
    forget_odds(draft_);
    // 3. The exact count, if they gave too little.
    const auto safe = std::ranges::count(draft_.actions, Kind::safe, &Action::kind);
    decision_.stats.bypassed = options_.bypass_actions > 0 && safe >= options_.bypass_actions;
    if (!decision_.stats.bypassed) {
      if (auto wrong = count()) return std::unexpected(std::move(*wrong));
    }
    // 4. A guess, if nothing is safe.
    if (options_.odds_wanted) weigh();
    if (!decision_.stats.bypassed && !any_to_visualize(draft_)) guess();
    // 5. What else may be clicked, and the one upsert.
    if (options_.enable_cleanup) decision_.cleanup = cleanup_of(draft_);
    note_progress();
    take_actions();
    decision_.upsert = draft_.finish();
    return std::move(decision_);
  }

 private:
  // Rules of one number and of several in turn, until neither finds anything.
  std::optional<Objection> reduce() {
    std::size_t looked_at = 0;
    for (;;) {
      const auto before = draft_.actions.size();
      if (auto wrong = reduce_frontier(draft_, context_)) return wrong;
      decision_.stats.reduced += static_cast<int>(draft_.actions.size() - before);
      if (!options_.propagate || looked_at == draft_.woken().size()) break;
      const std::vector<Cell> numbers(draft_.woken().begin() + static_cast<std::ptrdiff_t>(looked_at),
                                      draft_.woken().end());
      looked_at = draft_.woken().size();
      const auto reduced = draft_.actions.size();
      if (auto wrong = propagate(draft_, numbers, patterns_, context_)) return wrong;
      decision_.stats.propagated += static_cast<int>(draft_.actions.size() - reduced);
    }
    return settled_wrongly(draft_);
  }

  // Mines that were found leave smaller components, and numbers that ask for less: if nothing is safe these
  // are counted once more, so that all odds are those of the board as it is now.
  std::optional<Objection> count() {
    for (;;) {
      const auto before = draft_.actions.size();
      auto counted = count_zones(draft_, options_.limits, context_);
      if (!counted) return std::move(counted.error());
      decision_.stats.exact.components += counted->components;
      decision_.stats.exact.skipped += counted->skipped;
      decision_.stats.counted += static_cast<int>(draft_.actions.size() - before);
      // Cells out of sight are not actions, but what is proven about them changes the odds of others too.
      const bool concluded = draft_.any_touched();
      segment(draft_);
      if (!concluded || any_to_visualize(draft_) || context_.end() != End::finished) return std::nullopt;
    }
  }

  void weigh() {
    if (weighed_ || draft_.board().mines || draft_.board().density) return;
    weigh_by_estimate(draft_);
    weighed_ = true;
  }

  void guess() {
    weigh();
    decision_.best = safest_choice(draft_);
    if (!decision_.best || !options_.allow_guess) return;
    if (const auto choice = choose(draft_, *decision_.best, options_.policy, options_.lives, context_))
      draft_.actions.push_back({choice->cell, Kind::guess, choice->why, {}, choice->risk});
  }

  // Safe cells first, then flags, then the guess, each in the order in which they were found.
  void take_actions() {
    for (const auto kind : {Kind::safe, Kind::flag, Kind::guess}) {
      for (auto& action : draft_.actions) {
        if (action.kind == kind) decision_.actions.push_back(std::move(action));
      }
    }
  }

  void note_progress() {
    std::set<Cell> numbers;
    draft_.for_each_changed([&](Cell cell, const CellState& before, const CellState& state) {
      if (before.finding == state.finding) return;
      draft_.board().for_each_beside(cell, [&](Cell beside) {
        if (is_number(draft_.store()[beside].tile)) numbers.insert(beside);
      });
    });
    decision_.progress.assign(numbers.begin(), numbers.end());
  }

  // Rules may stumble over a conclusion that is wrong because of numbers elsewhere: the user wants to see
  // those numbers.
  Objection traced_back(Objection wrong) {
    auto cells = conflict_around(draft_, wrong.cells.front(), context_);
    if (cells.size() > 1) wrong.reason = "these numbers cannot all be right: no layout of mines fits them";
    if (!cells.empty()) wrong.cells = std::move(cells);
    return wrong;
  }

  // A cell that turns out differently from what the numbers prove, with those numbers.
  Objection proven_otherwise(Objection wrong) {
    const auto cell = wrong.cells.front();
    if (draft_.store()[cell].finding == Finding::none) return wrong;
    if (auto cells = conflict_around(draft_, cell, context_); !cells.empty()) wrong.cells = std::move(cells);
    return wrong;
  }

  Draft draft_;
  const TickOptions& options_;
  PatternTable& patterns_;
  Context& context_;
  Decision decision_;
  bool weighed_ = false;
};

}  // namespace

std::expected<Decision, Objection> tick(const Store& store, std::span<const Sighting> sightings,
                                        const TickOptions& options, PatternTable& patterns,
                                        Context& context) {
  return Cycle(store, options, patterns, context).run(sightings);
}

}  // namespace quadrille::mines::bot
