#include "puzzles/mines/rules.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "sat/solver.hpp"

namespace quadrille::mines {
namespace {

constexpr double kClose = 1e-6;
// Placements tried before all layouts are too many: a few milliseconds.
constexpr int kMostTrials = 200'000;
// Cells up to which layouts are tried at all: their counts take the square of it.
constexpr std::size_t kMostTried = 1000;
// Clauses for the total take about as many variables as cells times mines.
constexpr std::size_t kMostCounted = 1'000'000;
constexpr std::chrono::seconds kProofTime{2};
// Up to so many layouts a double counts them one by one.
constexpr double kCountable = 1e15;
constexpr std::size_t kMostMistakes = 20;

enum class Claim : std::uint8_t { open, safe, mine };

// The numbers of a position with the cells around them that may hold a mine, beyond the rim of an endless
// board too. Cells are numbered as they are met.
struct Facts {
  struct Number {
    Cell cell{};
    int mines = 0;  // not yet seen
    std::vector<int> around{};
  };
  std::vector<Cell> cells{};
  std::vector<Number> numbers{};
  int elsewhere = 0;  // cells of the board that no number touches
  int seen_mines = 0;
};

bool is_hidden(const Position& position, Cell cell) {
  if (!position.tiles.size().contains(cell)) return !position.bounded;
  return position.tiles[cell] == Tile::closed || position.tiles[cell] == Tile::unseen;
}

Facts facts_of(const Position& position) {
  Facts facts;
  std::map<Cell, int> index;
  const auto size = position.tiles.size();
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col) {
      const auto tile = position.tiles[at(row, col)];
      facts.seen_mines += tile == Tile::flagged || tile == Tile::mine ? 1 : 0;
      if (!is_number(tile)) continue;
      Facts::Number number{.cell = at(row, col), .mines = number_of(tile)};
      for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = col - 1; c <= col + 1; ++c) {
          const auto beside = at(r, c);
          if (size.contains(beside) &&
              (position.tiles[beside] == Tile::flagged || position.tiles[beside] == Tile::mine))
            --number.mines;
          if (!is_hidden(position, beside)) continue;
          const auto [entry, is_new] = index.try_emplace(beside, static_cast<int>(facts.cells.size()));
          if (is_new) facts.cells.push_back(beside);
          number.around.push_back(entry->second);
        }
      }
      facts.numbers.push_back(std::move(number));
    }
  }
  for (int row = 0; row < size.rows; ++row) {
    for (int col = 0; col < size.cols; ++col)
      facts.elsewhere += is_hidden(position, at(row, col)) && !index.contains(at(row, col)) ? 1 : 0;
  }
  return facts;
}

// Layouts of the cells beside numbers, counted by their number of mines.
struct Census {
  std::vector<double> layouts{};                 // by mines
  std::vector<std::vector<double>> with_mine{};  // by cell, then by mines
};

// Tries every placement, cell by cell. Nothing: too many.
class Trials {
 public:
  explicit Trials(const Facts& facts) : touching_(facts.cells.size()) {
    for (std::size_t i = 0; i < facts.numbers.size(); ++i) {
      need_.push_back(facts.numbers[i].mines);
      room_.push_back(static_cast<int>(facts.numbers[i].around.size()));
      for (const int cell : facts.numbers[i].around) touching_[cell].push_back(static_cast<int>(i));
    }
    census_.layouts.assign(facts.cells.size() + 1, 0);
    census_.with_mine.assign(facts.cells.size(), std::vector<double>(facts.cells.size() + 1, 0));
    mine_.assign(facts.cells.size(), 0);
  }

  std::optional<Census> all() {
    for (std::size_t i = 0; i < need_.size(); ++i) {
      if (need_[i] < 0 || need_[i] > room_[i]) return census_;
    }
    try_from(0, 0);
    if (trials_ > kMostTrials) return std::nullopt;
    return std::move(census_);
  }

 private:
  void try_from(std::size_t next, std::size_t mines) {
    if (++trials_ > kMostTrials) return;
    if (next == mine_.size()) {
      ++census_.layouts[mines];
      for (std::size_t i = 0; i < mine_.size(); ++i) census_.with_mine[i][mines] += mine_[i];
      return;
    }
    for (const int mine : {0, 1}) {
      bool fits = true;
      for (const int number : touching_[next]) {
        need_[number] -= mine;
        --room_[number];
        fits = fits && need_[number] >= 0 && need_[number] <= room_[number];
      }
      mine_[next] = mine;
      if (fits) try_from(next + 1, mines + mine);
      for (const int number : touching_[next]) {
        need_[number] += mine;
        ++room_[number];
      }
    }
  }

  std::vector<std::vector<int>> touching_;
  std::vector<int> need_;
  std::vector<int> room_;
  std::vector<int> mine_;
  Census census_;
  int trials_ = 0;
};

// C(cells, mines) as a double; 0 where it is none.
double ways(int cells, int mines) {
  if (mines < 0 || mines > cells) return 0;
  double product = 1;
  for (int k = 1; k <= mines; ++k) product *= static_cast<double>(cells - mines + k) / k;
  return product;
}

class Referee {
 public:
  Referee(const Position& position, const Analysis& analysis, Extent extent)
      : position_(position), analysis_(analysis), extent_(extent), facts_(facts_of(position)) {}

  std::vector<Error> verdict() {
    look_at_cells();
    if (analysis_.exact && !analysis_.odds.empty()) look_at_sums();
    if (!mistakes_.empty()) return std::move(mistakes_);
    const auto census = facts_.cells.size() <= kMostTried ? Trials(facts_).all() : std::nullopt;
    if (census && is_finite(*census)) {
      compare(*census);
    } else {
      look_for_counterexamples();
    }
    return std::move(mistakes_);
  }

 private:
  void wrong(Cell cell, std::string_view what) {
    if (mistakes_.size() >= kMostMistakes) return;
    const auto [row, col] = on_board(position_, cell);
    mistakes_.push_back({fmt::format("row {}, column {}: {}", row.value, col.value, what), cell.row.value + 1,
                         cell.col.value + 1});
  }
  void wrong(std::string what) { mistakes_.push_back({std::move(what), 0, 0}); }

  [[nodiscard]] Claim claim_of(Cell cell) const {
    if (!position_.tiles.size().contains(cell)) return Claim::open;
    switch (analysis_.findings[cell]) {
      case Finding::none:
        return Claim::open;
      case Finding::safe:
        return Claim::safe;
      case Finding::mine:
        return Claim::mine;
    }
    return Claim::open;
  }

  // 1. Cell by cell.
  void look_at_cells() {
    for (int row = 0; row < position_.tiles.rows(); ++row) {
      for (int col = 0; col < position_.tiles.cols(); ++col) {
        const auto cell = at(row, col);
        const auto claim = claim_of(cell);
        if (claim != Claim::open && position_.tiles[cell] != Tile::closed)
          wrong(cell, "a finding about no closed cell");
        const auto odds = odds_at(analysis_, cell);
        if (!odds) continue;
        if (*odds < 0 || *odds > 1) wrong(cell, fmt::format("{} is no chance", *odds));
        if (claim == Claim::safe && *odds != 0)
          wrong(cell, fmt::format("safe, but a mine with chance {}", *odds));
        if (claim == Claim::mine && *odds != 1)
          wrong(cell, fmt::format("a mine, but only with chance {}", *odds));
      }
    }
    if (analysis_.guess && claim_of(analysis_.guess->cell) == Claim::mine)
      wrong(analysis_.guess->cell, "the guess opens a mine");
  }

  // 2. Exact chances sum to every number, and to the total.
  void look_at_sums() {
    const auto size = position_.tiles.size();
    for (const auto& number : facts_.numbers) {
      double sum = 0;
      bool all_known = true;
      for (const int index : number.around) {
        const auto cell = facts_.cells[index];
        const auto odds = size.contains(cell) ? odds_at(analysis_, cell) : std::nullopt;
        all_known = all_known && odds;
        sum += odds.value_or(0);
      }
      if (all_known && std::abs(sum - number.mines) > kClose)
        wrong(number.cell,
              fmt::format("the chances around this number sum to {} instead of {}", sum, number.mines));
    }
    if (!position_.mines) return;
    double sum = 0;
    for (int row = 0; row < size.rows; ++row) {
      for (int col = 0; col < size.cols; ++col) {
        const auto tile = position_.tiles[at(row, col)];
        if (tile == Tile::unseen) return;
        if (tile == Tile::closed) sum += odds_at(analysis_, at(row, col)).value_or(NAN);
      }
    }
    sum += facts_.seen_mines;
    if (std::abs(sum - *position_.mines) > kClose * std::max(1, *position_.mines))
      wrong(fmt::format("the chances sum to {} mines, the board has {}", sum, *position_.mines));
  }

  // How much a layout with so many mines beside numbers weighs: the ways to lay the rest, or by density.
  [[nodiscard]] double weight(std::size_t mines) const {
    if (position_.mines)
      return ways(facts_.elsewhere, *position_.mines - facts_.seen_mines - static_cast<int>(mines));
    const double density = analysis_.density.value_or(position_.density.value_or(0.5));
    return std::pow(density / (1 - density), static_cast<double>(mines));
  }

  // Boards whose layouts a double cannot count are left to the clauses.
  [[nodiscard]] bool is_finite(const Census& census) const {
    double sum = 0;
    for (std::size_t mines = 0; mines < census.layouts.size(); ++mines) {
      if (census.layouts[mines] > 0) sum += census.layouts[mines] * weight(mines);
    }
    return std::isfinite(sum);
  }

  // 3. Every claim against all layouts.
  void compare(const Census& census) {
    double all = 0;
    double elsewhere = 0;  // mines where no number touches, weighed
    for (std::size_t mines = 0; mines < census.layouts.size(); ++mines) {
      if (census.layouts[mines] == 0) continue;
      const double here = census.layouts[mines] * weight(mines);
      all += here;
      if (position_.mines)
        elsewhere += here * (*position_.mines - facts_.seen_mines - static_cast<int>(mines));
    }
    if (all == 0) {
      if (extent_ == Extent::whole) wrong("no layout fits the position: there is nothing to find out");
      return;
    }
    std::map<Cell, int> index;
    for (std::size_t i = 0; i < facts_.cells.size(); ++i) index.emplace(facts_.cells[i], static_cast<int>(i));
    for (int row = 0; row < position_.tiles.rows(); ++row) {
      for (int col = 0; col < position_.tiles.cols(); ++col) {
        const auto cell = at(row, col);
        if (position_.tiles[cell] != Tile::closed) continue;
        const auto found = index.find(cell);
        double with_mine = 0;
        if (found != index.end()) {
          const auto& counts = census.with_mine[found->second];
          for (std::size_t mines = 0; mines < counts.size(); ++mines)
            with_mine += counts[mines] > 0 ? counts[mines] * weight(mines) : 0;
        } else if (position_.mines) {
          with_mine = elsewhere / facts_.elsewhere;
        } else {
          with_mine = all * analysis_.density.value_or(position_.density.value_or(0.5));
        }
        compare_cell(cell, with_mine / all);
      }
    }
    compare_count(all);
  }

  void compare_cell(Cell cell, double truth) {
    const auto claim = claim_of(cell);
    // Sums of whole numbers, so that never and always are exactly 0 and 1 up to rounding of the weights.
    const bool never = truth < 1e-12;
    const bool always = truth > 1 - 1e-12;
    if (claim == Claim::safe && !never)
      wrong(cell, fmt::format("called safe, but a mine with chance {:.6f}", truth));
    if (claim == Claim::mine && !always)
      wrong(cell, fmt::format("called a mine, but safe with chance {:.6f}", 1 - truth));
    if (!analysis_.exact) return;
    if (claim == Claim::open && extent_ == Extent::whole && (never || always))
      wrong(cell, never ? "certainly safe, and not found" : "certainly a mine, and not found");
    const auto odds = odds_at(analysis_, cell);
    if (odds && std::abs(*odds - truth) > kClose)
      wrong(cell, fmt::format("a mine with chance {:.9f}, not {:.9f}", truth, *odds));
  }

  void compare_count(double all) {
    if (analysis_.solutions.empty() || !position_.mines || all > kCountable) return;
    const auto digits = fmt::format("{:.0f}", all);
    if (digits != analysis_.solutions)
      wrong(fmt::format("{} layouts fit the position, not {}", digits, analysis_.solutions));
  }

  // 4. Too many layouts: is there one in which a claim is wrong?
  void look_for_counterexamples() {
    sat::Solver solver(sat::Tuning::unsatisfiable);
    Context context({.limits = {.time = kProofTime}});
    if (facts_.cells.empty()) return;
    const auto first = solver.variables(static_cast<int>(facts_.cells.size()));
    for (const auto& number : facts_.numbers) forbid_other_counts(solver, first, number);
    const auto most_counted = facts_.cells.size() * static_cast<std::size_t>(position_.mines.value_or(0));
    if (position_.mines && most_counted <= kMostCounted) limit_total(solver, first);
    for (std::size_t i = 0; i < facts_.cells.size(); ++i) {
      const auto claim = claim_of(facts_.cells[i]);
      if (claim == Claim::open) continue;
      const auto mine = first + static_cast<sat::Literal>(i);
      const sat::Literal opposite = claim == Claim::safe ? mine : -mine;
      if (solver.solve(context, std::span(&opposite, 1)) == sat::Verdict::satisfiable &&
          fits_total(solver, first))
        wrong(facts_.cells[i],
              claim == Claim::safe ? "called safe, but may be a mine" : "called a mine, but may be safe");
    }
  }

  // Whether the layout that was found leaves the other cells as many mines as they can hold. Without clauses
  // for the total it may not, and then it shows nothing.
  [[nodiscard]] bool fits_total(const sat::Solver& solver, sat::Literal first) const {
    if (!position_.mines) return true;
    int rest = *position_.mines - facts_.seen_mines;
    for (std::size_t i = 0; i < facts_.cells.size(); ++i)
      rest -= solver.value(first + static_cast<sat::Literal>(i)) ? 1 : 0;
    return rest >= 0 && rest <= facts_.elsewhere;
  }

  // No set of more cells than the number says is all mines, and none of more than the rest is all safe.
  static void forbid_other_counts(sat::Solver& solver, sat::Literal first, const Facts::Number& number) {
    const auto size = static_cast<unsigned>(number.around.size());
    for (unsigned set = 0; set < 1U << size; ++set) {
      const int count = std::popcount(set);
      const bool too_many = count == number.mines + 1;
      const bool too_few = count == static_cast<int>(size) - number.mines + 1;
      std::vector<sat::Literal> clause;
      for (unsigned i = 0; i < size; ++i) {
        if ((set >> i & 1U) != 0) clause.push_back(first + number.around[i]);
      }
      if (too_few) solver.add(clause);
      if (!too_many) continue;
      for (auto& literal : clause) literal = -literal;
      solver.add(clause);
    }
  }

  // A counter along the cells: at_least[k] says that more than k of those so far are mines.
  void limit_total(sat::Solver& solver, sat::Literal first) {
    const int left = *position_.mines - facts_.seen_mines;
    const int cells = static_cast<int>(facts_.cells.size());
    const int least = std::max(0, left - facts_.elsewhere);
    const int most = std::min(left, cells);
    if (most < 0 || least > cells) {
      solver.add({});
      return;
    }
    std::vector<sat::Literal> before;
    for (int i = 0; i < cells; ++i) {
      const auto mine = first + i;
      std::vector<sat::Literal> now;
      for (int k = 0; k <= std::min(i, most); ++k) {
        const auto more = solver.variable();
        now.push_back(more);
        const bool had_k = std::cmp_less(k, before.size());
        const bool had_less = k > 0 && std::cmp_less(k - 1, before.size());
        // more <-> before[k] or (before[k - 1] and mine)
        if (had_k) solver.add({-before[k], more});
        if (k == 0) {
          solver.add({-mine, more});
        } else if (had_less) {
          solver.add({-before[k - 1], -mine, more});
        }
        if (had_k) {
          solver.add({-more, before[k], mine});
          if (had_less) solver.add({-more, before[k], before[k - 1]});
        } else {
          solver.add({-more, mine});
          if (had_less) solver.add({-more, before[k - 1]});
        }
      }
      before = std::move(now);
    }
    if (std::cmp_less(most, before.size())) solver.add({-before[most]});
    if (least > 0) solver.add({before[least - 1]});
  }

  const Position& position_;
  const Analysis& analysis_;
  Extent extent_;
  Facts facts_;
  std::vector<Error> mistakes_;
};

}  // namespace

std::vector<Error> check(const Position& position, const Analysis& analysis, Extent extent) {
  return Referee(position, analysis, extent).verdict();
}

}  // namespace quadrille::mines
