#include "puzzles/mines/search/analysis.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "puzzles/mines/model/answer.hpp"
#include "puzzles/mines/search/deductions/reduction.hpp"
#include "puzzles/mines/search/exact.hpp"
#include "puzzles/mines/search/guess.hpp"
#include "puzzles/mines/search/solutions.hpp"

namespace quadrille::mines {
namespace {

// PaddedBoard, lists and weights of one cell, roughly, and something for the rest.
constexpr std::size_t kBytesPerCell = 96;
constexpr std::size_t kBytesAlways = 4096;

constexpr double kUnknownOdds = std::numeric_limits<double>::quiet_NaN();

class Analyst {
 public:
  Analyst(const Position& position, Depth depth, Context& context, const ComponentLimits& limits)
      : position_(position), depth_(depth), context_(context), limits_(limits), analysis_(blank(position)) {}

  Outcome<Analysis> run() {
    const Reservation room(context_, kBytesAlways + kBytesPerCell * position_.tiles.size().cells());
    if (!room.granted() || !context_.enter_node()) return cut();
    auto padded = padded_board_of(position_, context_);
    if (!padded) return cut();
    ground_ = std::move(*padded);

    // 1. Rules.
    PatternTable table;
    const bool in_game = position_.question == Question::next_opening;
    const auto reduction = reduce(
        ground_, {.table = depth_ == Depth::patterns ? &table : nullptr, .until_safe = in_game}, context_);
    note_findings();
    say(LogLevel::info, "{}: {} safe, {} mines", depth_ == Depth::patterns ? "rules and patterns" : "rules",
        count_findings(analysis_, Finding::safe), count_findings(analysis_, Finding::mine));
    say(LogLevel::debug, "rules: {} nodes, {} patterns worked out", context_.metrics.nodes, table.size());
    if (reduction.conflict) return impossible(reduction.conflict->reason, reduction.conflict->numbers);
    if (context_.end() != End::finished) return cut();
    const bool rules_alone = depth_ <= Depth::patterns;
    if (rules_alone && !is_settled()) return {Found<Analysis>{std::move(analysis_), false}};
    if (in_game && any_safe_) return {Found<Analysis>{std::move(analysis_)}};

    // 2. Every layout.
    auto counted = count();
    tell_count(counted);
    if (const auto* conflict = std::get_if<Conflict>(&counted))
      return impossible(conflict->reason, conflict->numbers.empty() ? numbers() : conflict->numbers);
    if (std::holds_alternative<std::monostate>(counted)) return cut();
    if (rules_alone) return {Found<Analysis>{std::move(analysis_)}};  // and the total agrees
    const auto& marginals = std::get<Marginals>(counted);
    note_survey(marginals);
    if (!in_game) count_all(marginals);

    // 3. A guess, if nothing is safe.
    if (!any_safe_) guess(marginals);
    if (analysis_.guess) say(LogLevel::info, "guess: {}", name(analysis_.guess->motive));
    const bool complete = context_.end() == End::finished && marginals.shown;
    return {Found<Analysis>{std::move(analysis_), complete}, context_.end()};
  }

 private:
  // A line of the run's log. It has counts and names, never a cell: a log must not quote the puzzle.
  template <class... Values>
  void say(LogLevel level, fmt::format_string<Values...> text, Values&&... values) {
    if (context_.logs(level)) context_.log(level, fmt::format(text, std::forward<Values>(values)...));
  }

  void tell_count(const ExactCounter::Result& counted) {
    std::size_t largest = 0;
    for (const auto& component : frontier_.components) largest = std::max(largest, component.zones.size());
    say(LogLevel::debug, "counting: {} zones, the largest component has {}; {} cells beside no number",
        frontier_.zones.size(), largest, frontier_.inland.size());
    const auto* marginals = std::get_if<Marginals>(&counted);
    say(LogLevel::info, "counting: {} components, {}", frontier_.components.size(),
        std::holds_alternative<Conflict>(counted) ? "which no layout fits"
        : marginals == nullptr                    ? "cut"
        : marginals->exact                        ? "every layout counted"
                                                  : "some estimated");
  }

  ExactCounter::Result count() {
    auto frontier = frontier_of(ground_, context_);
    if (!frontier) return std::monostate{};
    frontier_ = std::move(*frontier);
    stock_ = budget_of(position_, ground_);
    return surveyor_.count(frontier_, stock_, context_, limits_);
  }

  void note_findings() {
    for (int row = 0; row < ground_.rows; ++row) {
      const auto tiles = position_.tiles.row(Row{row});
      const auto findings = analysis_.findings.row(Row{row});
      const auto first = ground_.place(at(row, 0));
      for (std::size_t col = 0; col < tiles.size(); ++col) {
        if (tiles[col] != Tile::closed) continue;
        const auto kinds = ground_.kinds[static_cast<std::size_t>(first) + col];
        if (kinds == CellKind::clear) {
          findings[col] = Finding::safe;
          any_safe_ = true;
        } else if (kinds == CellKind::mine) {
          findings[col] = Finding::mine;
        }
      }
    }
  }

  // What the count proves is written into the padded board, where rules left off; so are the chances of
  // everything else.
  void note_survey(const Marginals& marginals) {
    analysis_.odds.assign(position_.tiles.size().cells(), kUnknownOdds);
    analysis_.exact = marginals.exact;
    if (!stock_.left) analysis_.density = marginals.density;
    const auto note = [&](PaddedIndex place, const Marginal& marginal) {
      if (!marginal.can_be_mine) {
        settle(ground_, place, CellKind::clear);
      } else if (!marginal.can_be_safe) {
        settle(ground_, place, CellKind::mine);
      }
      if (ground_.is_inside(place)) odds_at(place) = marginal.odds;
    };
    for (std::size_t i = 0; i < frontier_.zones.size(); ++i) {
      for (const auto place : frontier_.cells_of(frontier_.zones[i])) note(place, marginals.zones[i]);
    }
    for (const auto place : frontier_.inland) note(place, marginals.inland);
    ground_.for_each_inside([&](PaddedIndex place) {
      const auto tile = position_.tiles[ground_.cell(place)];
      if (is_number(tile) || tile == Tile::unseen) {
        odds_at(place) = kUnknownOdds;
      } else if (ground_.kinds[place] == CellKind::clear) {
        odds_at(place) = 0;
      } else if (ground_.kinds[place] == CellKind::mine) {
        odds_at(place) = 1;
      }
    });
    note_findings();
  }

  void count_all(const Marginals& marginals) {
    if (marginals.exact && stock_.left)
      analysis_.solutions = count_solutions(frontier_, surveyor_.spectra(), *stock_.left, context_);
  }

  // Certain mines are taken out first: they leave smaller components, and numbers that ask for less.
  void guess(const Marginals& marginals) {
    const bool settled_some =
        std::ranges::any_of(marginals.zones, [](const Marginal& zone) { return !zone.can_be_safe; }) ||
        (!frontier_.inland.empty() && !marginals.inland.can_be_safe);
    auto again = settled_some ? count() : ExactCounter::Result(marginals);
    const auto* last = std::get_if<Marginals>(&again);
    if (last == nullptr) return;
    GuessContext situation{ground_, frontier_, *last, stock_, HUGE_VAL, position_.question};
    if (last->exact && stock_.left)
      situation.solutions =
          estimate_solutions(surveyor_.spectra(), static_cast<int>(frontier_.inland.size()), *stock_.left);
    analysis_.guess = depth_ == Depth::choosing ? best_guess(situation, context_) : safest(situation);
  }

  double& odds_at(PaddedIndex place) {
    const auto cell = ground_.cell(place);
    return analysis_.odds[static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(ground_.cols) +
                          static_cast<std::size_t>(cell.col.value)];
  }

  // All of them: for when rules have settled every cell and the total still does not fit.
  [[nodiscard]] std::vector<PaddedIndex> numbers() const {
    std::vector<PaddedIndex> places;
    ground_.for_each_inside([&](PaddedIndex place) {
      if (is_number(ground_.kinds[place])) places.push_back(place);
    });
    return places;
  }

  // Nothing closed is left without a finding.
  [[nodiscard]] bool is_settled() const {
    bool settled = true;
    for_each_cell(position_.tiles.size(), [&](Cell cell) {
      settled =
          settled && (position_.tiles[cell] != Tile::closed || analysis_.findings[cell] != Finding::none);
    });
    return settled;
  }

  [[nodiscard]] Outcome<Analysis> impossible(std::string reason,
                                             const std::vector<PaddedIndex>& numbers) const {
    Objection impossible{.reason = std::move(reason)};
    for (const auto number : numbers) impossible.cells.push_back(on_board(position_, ground_.cell(number)));
    return {std::move(impossible)};
  }

  Outcome<Analysis> cut() { return {Found<Analysis>{std::move(analysis_), false}, context_.end()}; }

  const Position& position_;
  Depth depth_;
  Context& context_;
  ComponentLimits limits_;
  Analysis analysis_;
  PaddedBoard ground_;
  Frontier frontier_;
  MineBudget stock_;
  ExactCounter surveyor_;
  bool any_safe_ = false;
};

}  // namespace

Outcome<Analysis> analyse(const Position& position, Depth depth, Context& context,
                          const ComponentLimits& limits) {
  return Analyst(position, depth, context, limits).run();
}

}  // namespace quadrille::mines
