#include "puzzles/mines/bot/stages/exact.hpp"

#include <algorithm>

#include "puzzles/mines/bot/guess/policy.hpp"
#include "puzzles/mines/bot/stages/focus.hpp"
#include "puzzles/mines/bot/stages/weighing.hpp"
#include "puzzles/mines/search/counting_problem.hpp"
#include "puzzles/mines/search/density.hpp"

namespace quadrille::mines::bot {
namespace {

// Tables kept for weighing again, of all components together; a component beyond that is estimated.
constexpr std::size_t kMostKeptBytes = std::size_t{512} << 20U;

// A component enters the zone store.
ComponentId keep(Draft& draft, const PendingComponent& pending, std::shared_ptr<Counter> counter) {
  const auto id = draft.next_component++;
  const bool counted = counter != nullptr;
  for (const auto zone : pending.zones) {
    draft.zones.edit(zone).component = id;
    set_focus(draft, zone, counted ? FrontierFocus::processed : FrontierFocus::to_process);
  }
  draft.components.put(id, {.zones = pending.zones,
                            .numbers = pending.numbers,
                            .counted = counted,
                            .counter = std::move(counter)});
  return id;
}

// What is known of the density before this tick's components are weighed.
double density_so_far(const Draft& draft) {
  if (draft.board().density) return *draft.board().density;
  return draft.inland ? draft.inland->odds : estimated_density({}, {});
}

class Count {
 public:
  Count(Draft& draft, Context& context)
      : draft_(draft),
        context_(context),
        by_mines_(!draft.board().density),
        odds_(odds_of(density_so_far(draft))) {
    if (!by_mines_) return;
    draft.components.for_each([&](ComponentId /*id*/, const Component& component) {
      if (component.counter != nullptr) kept_bytes_ += component.counter->bytes();
    });
  }

  // False: the context has ended.
  std::expected<bool, Objection> take(const PendingComponent& pending) {
    auto counter = std::make_shared<Counter>();
    switch (counter->count(pending.problem, narrow_order(pending.problem), {by_mines_, by_mines_ ? 1 : odds_},
                           context_)) {
      case Counter::Verdict::ended:
        return false;
      case Counter::Verdict::impossible: {
        Objection wrong{"these numbers cannot all be right: no layout of mines fits them"};
        for (const auto number : smallest_conflict(pending.problem, context_))
          wrong.cells.push_back(pending.numbers[number]);
        std::ranges::sort(wrong.cells);
        return std::unexpected(std::move(wrong));
      }
      case Counter::Verdict::too_wide:
        skip(pending);
        return true;
      case Counter::Verdict::counted:
        break;
    }
    if (by_mines_) {
      if (kept_bytes_ + counter->bytes() > kMostKeptBytes) {
        skip(pending);
        return true;
      }
      kept_bytes_ += counter->bytes();
    }
    ++done_.components;
    const auto id = keep(draft_, pending, std::move(counter));
    kept_.push_back(id);
    if (!draft_.board().mines) weigh_alone(draft_, id, odds_);
    // A given density never changes: the count has yielded all it can.
    if (!by_mines_) draft_.components.edit(id).counter = nullptr;
    return true;
  }

  void skip(const PendingComponent& pending) {
    ++done_.skipped;
    (void)keep(draft_, pending, nullptr);
    const auto rough = approximate_odds(pending.problem, odds_ / (1 + odds_), context_);
    for (std::size_t i = 0; i < rough.size(); ++i) {
      auto& zone = draft_.zones.edit(pending.zones[i]);
      zone.marginal = {rough[i], true, true, true, true};
      zone.weighed = true;
    }
  }

  [[nodiscard]] const Counted& done() const { return done_; }
  [[nodiscard]] const std::vector<ComponentId>& kept() const { return kept_; }

 private:
  Draft& draft_;
  Context& context_;
  bool by_mines_;
  double odds_;
  std::size_t kept_bytes_ = 0;
  Counted done_;
  std::vector<ComponentId> kept_;
};

// What all layouts of some zones agree on.
void conclude_zones(Draft& draft, const std::vector<ZoneId>& zones) {
  for (const auto id : zones) {
    const auto zone = *draft.zones.find(id);
    if (!zone.weighed || (zone.marginal.can_be_mine && zone.marginal.can_be_safe)) continue;
    const auto touched = zone.signature.touched();
    conclude(draft, zone.cells,
             {zone.marginal.can_be_mine ? Finding::mine : Finding::safe, Reason::counting,
              std::vector<Cell>(touched.begin(), touched.end())});
  }
}

void conclude_inland(Draft& draft) {
  if (!draft.inland || (draft.inland->can_be_mine && draft.inland->can_be_safe)) return;
  const auto cells = inland_cells(draft);
  if (!cells.empty())
    conclude(draft, cells, {draft.inland->can_be_mine ? Finding::mine : Finding::safe, Reason::counting, {}});
}

}  // namespace

std::expected<Counted, Objection> count_zones(Draft& draft, const ComponentLimits& limits, Context& context) {
  // 1. Every changed component by itself.
  const auto pendings = components_to_process(draft);
  if (!pendings) return std::unexpected(pendings.error());
  Count count(draft, context);
  for (const auto& pending : *pendings) {
    if (is_beyond(pending.problem, limits)) {
      count.skip(pending);
      continue;
    }
    const auto going_on = count.take(pending);
    if (!going_on) return std::unexpected(going_on.error());
    if (!*going_on) return count.done();
  }

  // 2. Tied together by the total.
  std::vector<ZoneId> weighed;
  if (draft.board().mines) {
    auto wrong = weigh_by_total(draft, context);
    if (wrong) return std::unexpected(std::move(*wrong));
    draft.zones.for_each([&](ZoneId id, const Zone& /*zone*/) { weighed.push_back(id); });
    std::ranges::sort(weighed);
  } else {
    for (const auto id : count.kept()) {
      const auto& zones = draft.components.find(id)->zones;
      weighed.insert(weighed.end(), zones.begin(), zones.end());
    }
    if (draft.board().density) draft.inland = Marginal{*draft.board().density, true, true, true, true};
  }

  // 3. What no layout contradicts.
  conclude_zones(draft, weighed);
  if (draft.board().mines) conclude_inland(draft);
  return count.done();
}

}  // namespace quadrille::mines::bot
