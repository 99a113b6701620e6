#include "puzzles/mines/bot/stages/weighing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/mines/search/coupling.hpp"
#include "puzzles/mines/search/density.hpp"

namespace quadrille::mines::bot {
namespace {

void write_marginals(Draft& draft, ComponentId id, std::span<const double> weights, double odds) {
  auto& component = draft.components.edit(id);
  component.odds = odds;
  const auto marginals = component.counter->marginals(weights);
  for (std::size_t i = 0; i < marginals.size(); ++i) {
    auto& zone = draft.zones.edit(component.zones[i]);
    zone.marginal = marginals[i];
    zone.weighed = true;
  }
}

// Components that were counted by their number of mines, in a fixed order, with their spectra.
struct Spectra {
  std::vector<ComponentId> ids{};
  std::vector<Spectrum> each{};
  bool all_counted = true;
  int cells = 0;  // of all zones
};

Spectra spectra_of(const Draft& draft) {
  Spectra spectra;
  draft.components.for_each([&](ComponentId id, const Component& component) {
    spectra.all_counted = spectra.all_counted && component.counted;
    if (component.counter != nullptr) spectra.ids.push_back(id);
  });
  std::ranges::sort(spectra.ids);
  for (const auto id : spectra.ids) spectra.each.push_back(draft.components.find(id)->counter->spectrum());
  draft.zones.for_each([&](ZoneId /*id*/, const Zone& zone) {
    spectra.cells += static_cast<int>(zone.cells.size());
    spectra.all_counted = spectra.all_counted && zone.component != kNoComponent;
  });
  return spectra;
}

Objection total_cannot_be(const Draft& draft, int left) {
  Objection wrong{
      fmt::format("no layout of mines that fits the numbers has the total of {}: {} are left to be found",
                  *draft.board().mines, left)};
  draft.components.for_each([&](ComponentId /*id*/, const Component& component) {
    wrong.cells.insert(wrong.cells.end(), component.numbers.begin(), component.numbers.end());
  });
  std::ranges::sort(wrong.cells);
  return wrong;
}

}  // namespace

void weigh_alone(Draft& draft, ComponentId id, double odds) {
  const auto spectrum = draft.components.find(id)->counter->spectrum();
  write_marginals(draft, id, loose(std::span(&spectrum, 1), odds).weights.front(), odds);
}

std::optional<Objection> weigh_by_total(Draft& draft, Context& context) {
  const auto spectra = spectra_of(draft);
  const auto census = draft.census();
  const int unknown = static_cast<int>(draft.board().bounds->size.cells()) - census.clear - census.mines;
  const int inland = unknown - spectra.cells;
  const int left = *draft.board().mines - census.mines;
  if (left < 0 || left > unknown) return total_cannot_be(draft, left);
  const double density = unknown > 0 ? static_cast<double>(left) / unknown : 0;
  const double odds = odds_of(density);
  std::optional<Coupling> coupling;
  const bool can_be_coupled = spectra.all_counted && mines::can_be_coupled(spectra.each);
  if (can_be_coupled) coupling = couple(spectra.each, inland, left, odds, context);
  if (can_be_coupled && !coupling && context.end() == End::finished) return total_cannot_be(draft, left);
  if (!coupling) {
    draft.inland = Marginal{density, true, true, true, true};
    for (const auto id : spectra.ids) weigh_alone(draft, id, odds);
    return std::nullopt;
  }
  for (std::size_t i = 0; i < spectra.ids.size(); ++i)
    write_marginals(draft, spectra.ids[i], coupling->weights[i], 0);
  if (inland > 0) {
    draft.inland = coupling->inland;
  } else {
    draft.inland.reset();
  }
  return std::nullopt;
}

void weigh_by_estimate(Draft& draft) {
  const auto spectra = spectra_of(draft);
  const auto census = draft.census();
  const double density = estimated_density(
      spectra.each, {.clear = census.clear, .mines = census.mines, .frontier = spectra.cells});
  draft.inland = Marginal{density, true, true, true, true};
  const double odds = odds_of(density);
  for (const auto id : spectra.ids) {
    if (draft.components.find(id)->odds != odds) weigh_alone(draft, id, odds);
  }
}

}  // namespace quadrille::mines::bot
