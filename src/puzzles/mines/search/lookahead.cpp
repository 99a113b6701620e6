#include "puzzles/mines/search/lookahead.hpp"

#include <algorithm>
#include <cmath>

namespace quadrille::mines {
namespace {

// Keeps the two largest.
void take(std::array<double, 2>& two, double safety, int times = 1) {
  if (safety > two[0]) {
    two[1] = times > 1 ? safety : two[0];
    two[0] = safety;
  } else if (safety > two[1]) {
    two[1] = safety;
  }
}

constexpr double kLeastDensity = 1e-4;

}  // namespace

Lookahead::Lookahead(const PaddedBoard& padded, const Frontier& frontier, const Marginals& marginals)
    : ground_(padded),
      frontier_(frontier),
      survey_(marginals),
      safest_(frontier.components.size()),
      in_view_(frontier.components.size()) {
  for (std::size_t i = 0; i < frontier.zones.size(); ++i) {
    const auto& zone = frontier.zones[i];
    take(safest_[zone.component], 1 - marginals.zones[i].odds, static_cast<int>(zone.size));
  }
}

Lookahead::View Lookahead::view_of(PaddedIndex cell) {
  View view;
  std::ranges::fill(in_view_, char{0});
  if (frontier_.zone_at[cell] >= 0) in_view_[frontier_.zones[frontier_.zone_at[cell]].component] = 1;
  int inland = 0;
  ground_.for_each_beside(cell, [&](PaddedIndex beside) {
    const auto kinds = ground_.kinds[beside];
    view.known += kinds == CellKind::mine ? 1 : 0;
    if (!is_unknown(kinds)) return;
    ++view.unknown;
    const auto zone = frontier_.zone_at[beside];
    if (zone < 0) {
      ++inland;
    } else {
      in_view_[frontier_.zones[zone].component] = 1;
    }
  });
  for (std::size_t i = 0; i < in_view_.size(); ++i) {
    if (in_view_[i] == 0) continue;
    const auto& component = frontier_.components[i];
    const auto base = static_cast<std::uint32_t>(view.problem.needs.size());
    view.problem.needs.insert(view.problem.needs.end(), component.problem.needs.begin(),
                              component.problem.needs.end());
    for (std::size_t k = 0; k < component.zones.size(); ++k) {
      auto twin = component.problem.zones[k];
      for (int n = 0; n < twin.touching; ++n) twin.numbers[n] += base;
      view.problem.zones.push_back(twin);
    }
  }
  // Zones are split into the part beside the cell and the rest.
  const auto number = static_cast<std::uint32_t>(view.problem.needs.size());
  view.problem.needs.push_back(0);
  std::size_t next = 0;
  for (std::size_t i = 0; i < in_view_.size(); ++i) {
    if (in_view_[i] == 0) continue;
    for (const auto zone : frontier_.components[i].zones) {
      auto& twin = view.problem.zones[next++];
      auto beside = twin;
      beside.cells = 0;
      for (const auto place : frontier_.cells_of(frontier_.zones[zone])) {
        const auto away = place - cell;
        if (away == 0) {
          --twin.cells;
        } else if (std::ranges::find(ground_.around, away) != ground_.around.end()) {
          --twin.cells;
          ++beside.cells;
        }
      }
      if (beside.cells == 0) continue;
      beside.numbers[beside.touching++] = number;
      if (twin.cells == 0) {
        twin = beside;
      } else {
        view.problem.zones.push_back(beside);
      }
    }
  }
  if (inland > 0) {
    view.problem.zones.push_back(
        {.cells = static_cast<std::uint8_t>(inland), .touching = 1, .numbers = {number}});
  }
  std::erase_if(view.problem.zones, [](const CountingProblem::Zone& zone) { return zone.cells == 0; });
  return view;
}

std::optional<std::vector<Prospect>> Lookahead::prospects(PaddedIndex cell, Context& context) {
  auto view = view_of(cell);
  const auto order = narrow_order(view.problem);
  const double density = std::clamp(survey_.density, kLeastDensity, 1 - kLeastDensity);
  const Tally tally{.by_mines = false, .odds = density / (1 - density)};

  // The best cells out of view stay the same.
  std::array<double, 2> elsewhere{};
  for (std::size_t i = 0; i < in_view_.size(); ++i) {
    if (in_view_[i] != 0) continue;
    take(elsewhere, safest_[i][0]);
    take(elsewhere, safest_[i][1]);
  }
  if (frontier_.inland.size() > 9) take(elsewhere, 1 - survey_.inland.odds, 2);

  std::vector<Prospect> prospects;
  double all = 0;
  for (int mines = 0; mines <= view.unknown; ++mines) {
    view.problem.needs.back() = static_cast<std::uint8_t>(mines);
    switch (counter_.count(view.problem, order, tally, context)) {
      case Counter::Verdict::ended:
        return std::nullopt;
      case Counter::Verdict::impossible:
      case Counter::Verdict::too_wide:
        continue;
      case Counter::Verdict::counted:
        break;
    }
    const auto spectrum = counter_.spectrum();
    Prospect prospect{.number = view.known + mines,
                      .chance = std::ldexp(spectrum.by_mines[0], spectrum.exponent)};
    all += prospect.chance;
    auto two = elsewhere;
    const std::array<double, 1> alone{1.0};
    const auto marginals = counter_.marginals(alone);
    for (std::size_t zone = 0; zone < marginals.size(); ++zone) {
      const int cells = view.problem.zones[zone].cells;
      if (!marginals[zone].can_be_mine) prospect.certain += cells;
      take(two, 1 - marginals[zone].odds, cells);
    }
    prospect.best = prospect.certain > 0 ? 1 : two[0];
    prospect.second = two[1];
    prospects.push_back(prospect);
  }
  for (auto& prospect : prospects) prospect.chance /= all;
  return prospects;
}

}  // namespace quadrille::mines
