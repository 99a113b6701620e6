#include "puzzles/mines/search/exact.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/mines/search/counting_problem.hpp"
#include "puzzles/mines/search/density.hpp"

namespace quadrille::mines {
namespace {

// Tables of all components together; a component that would go beyond is estimated.
constexpr std::size_t kMostBytes = std::size_t{512} << 20U;

Conflict numbers_conflict(const Frontier& frontier, const Component& component, Context& context) {
  Conflict conflict{.reason = "these numbers cannot all be right: no layout of mines fits them"};
  for (const auto number : smallest_conflict(component.problem, context))
    conflict.numbers.push_back(frontier.numbers[component.numbers[number]]);
  return conflict;
}

// The mines that all components and the cells inland hold together, at least and at most.
struct Holding {
  int least = 0;
  int most = 0;
  int widest_step = 1;  // from one number of mines that a component can hold to the next
};

Holding holding_of(const Frontier& frontier, std::span<const Spectrum> spectra) {
  Holding holding{.most = static_cast<int>(frontier.inland.size())};
  for (const auto& spectrum : spectra) {
    holding.least += spectrum.least;
    holding.most += spectrum.least + static_cast<int>(spectrum.by_mines.size()) - 1;
    int step = 1;
    for (const double ways : spectrum.by_mines) {
      step = ways > 0 ? 1 : step + 1;
      holding.widest_step = std::max(holding.widest_step, step);
    }
  }
  return holding;
}

Conflict total_conflict(const Frontier& frontier, std::span<const Spectrum> spectra, int left) {
  const auto [least, most, widest_step] = holding_of(frontier, spectra);
  Conflict conflict{.reason = {}, .numbers = frontier.numbers};
  if (left < least) {
    conflict.reason =
        fmt::format("the numbers ask for at least {} mines more, the total leaves {}", least, left);
  } else if (left > most) {
    conflict.reason = fmt::format("at most {} mines more fit, the total leaves {}", most, left);
  } else {
    conflict.reason =
        fmt::format("no layout that fits the numbers has the {} mines that the total leaves", left);
  }
  return conflict;
}

// The remaining mines spread over all unknown cells.
double even_density(const Frontier& frontier, int left) {
  const auto unknown = static_cast<double>(frontier.cells.size() + frontier.inland.size());
  return unknown > 0 ? std::clamp(left / unknown, 0.0, 1.0) : 0;
}

}  // namespace

MineBudget budget_of(const Position& position, const PaddedBoard& padded) {
  MineBudget budget{.density = position.density};
  padded.for_each_inside([&](PaddedIndex place) {
    budget.found += padded.kinds[place] == CellKind::mine ? 1 : 0;
    budget.open += is_unknown(padded.kinds[place]) || padded.kinds[place] == CellKind::mine ? 0 : 1;
  });
  if (position.mines) budget.left = *position.mines - budget.found;
  return budget;
}

ExactCounter::Result ExactCounter::count(const Frontier& frontier, const MineBudget& budget, Context& context,
                                         const ComponentLimits& limits) {
  const auto components = frontier.components.size();
  room_.emplace(context, components * sizeof(Counter));
  if (!room_->granted()) return std::monostate{};
  if (counters_.size() < components) counters_.resize(components);
  counted_.assign(components, 1);

  // 1. Every component by itself.
  const bool by_mines = budget.left || !budget.density;
  std::size_t bytes = 0;
  const Tally tally{.by_mines = by_mines, .odds = by_mines ? 1 : odds_of(*budget.density)};
  for (std::size_t i = 0; i < components; ++i) {
    const auto& component = frontier.components[i];
    const auto give_up = [&] {
      counted_[i] = 0;
      counters_[i] = {};
    };
    if (is_beyond(component.problem, limits)) {
      give_up();
      continue;
    }
    switch (counters_[i].count(component.problem, narrow_order(component.problem), tally, context)) {
      case Counter::Verdict::counted:
        if (bytes + counters_[i].bytes() > kMostBytes) {
          give_up();
        } else {
          bytes += counters_[i].bytes();
          // Growing vectors have room to spare.
          if (!room_->grow(counters_[i].bytes() * 3 / 2)) return std::monostate{};
        }
        break;
      case Counter::Verdict::impossible:
        return numbers_conflict(frontier, component, context);
      case Counter::Verdict::too_wide:
        give_up();
        break;
      case Counter::Verdict::ended:
        return std::monostate{};
    }
  }
  const auto spectra = this->spectra();
  const bool exact =
      std::ranges::find(counted_, 0) == counted_.end() && (!budget.left || can_be_coupled(spectra));

  // 2. Tied together by the total, or by a density alone.
  if (exact && budget.left) {
    const auto coupling = couple(spectra, static_cast<int>(frontier.inland.size()), *budget.left,
                                 odds_of(even_density(frontier, *budget.left)), context);
    if (context.end() != End::finished) return std::monostate{};
    if (!coupling) return total_conflict(frontier, spectra, *budget.left);
    auto marginals = gathered(frontier, *coupling);
    if (!context.proceed()) return std::monostate{};
    marginals.density =
        frontier.inland.empty() ? even_density(frontier, *budget.left) : marginals.inland.odds;
    return marginals;
  }
  const bool all_counted = std::ranges::find(counted_, 0) == counted_.end();
  bool shown = all_counted;
  if (all_counted && budget.left) {
    const auto holding = holding_of(frontier, spectra);
    if (*budget.left < holding.least || *budget.left > holding.most)
      return total_conflict(frontier, spectra, *budget.left);
    // As many cells inland as the widest step are enough to fill every gap.
    shown = std::cmp_greater_equal(frontier.inland.size(), holding.widest_step - 1);
  }
  const double density =
      budget.left      ? even_density(frontier, *budget.left)
      : budget.density ? *budget.density
                       : estimated_density(spectra, {.clear = budget.open,
                                                     .mines = budget.found,
                                                     .frontier = static_cast<int>(frontier.cells.size())});
  if (!context.proceed()) return std::monostate{};
  auto marginals = gathered(frontier, loose(spectra, odds_of(density)));
  if (!context.proceed()) return std::monostate{};
  marginals.density = density;

  // 3. What could not be counted is estimated.
  marginals.exact = exact;
  marginals.shown = shown;
  for (std::size_t i = 0; i < components; ++i) {
    if (counted_[i] != 0) continue;
    const auto odds = approximate_odds(frontier.components[i].problem, density, context);
    for (std::size_t zone = 0; zone < odds.size(); ++zone)
      marginals.zones[frontier.components[i].zones[zone]] = {odds[zone], true, true, true, true};
  }
  return marginals;
}

std::vector<Spectrum> ExactCounter::spectra() const {
  std::vector<Spectrum> spectra;
  for (std::size_t i = 0; i < counted_.size(); ++i) {
    if (counted_[i] != 0) spectra.push_back(counters_[i].spectrum());
  }
  return spectra;
}

// The marginals of the components that were counted.
Marginals ExactCounter::gathered(const Frontier& frontier, const Coupling& coupling) {
  Marginals marginals{.zones = std::vector<Marginal>(frontier.zones.size()), .inland = coupling.inland};
  std::size_t next = 0;
  for (std::size_t i = 0; i < counted_.size(); ++i) {
    if (counted_[i] == 0) continue;
    const auto chances = counters_[i].marginals(coupling.weights[next++]);
    for (std::size_t zone = 0; zone < chances.size(); ++zone)
      marginals.zones[frontier.components[i].zones[zone]] = chances[zone];
  }
  return marginals;
}

}  // namespace quadrille::mines
