#include "puzzles/kakuro/make/recipe.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "puzzles/kakuro/search/domains.hpp"
#include "puzzles/kakuro/search/proof.hpp"
#include "puzzles/kakuro/search/search.hpp"
#include "puzzles/kakuro/teach/by_hand.hpp"

namespace quadrille::kakuro {
namespace {

// Dead ends allowed to the search for the first digits; it seldom has any.
constexpr std::uint64_t kFillingDeadEnds = 1'000;
// Changes without improvement before the digits are given up.
constexpr int kPatience = 3'000;
// A change for the worse is kept with probability exp(-loss / temperature), more easily the more is open.
constexpr double kLeastTemperature = 0.2;
constexpr double kTemperaturePerOpen = 0.02;
constexpr double kMostTemperature = 1.5;
// A proof is worth trying once at most this share of the cells is open, and worth this many nodes.
constexpr std::size_t kProofShare = 3;
constexpr std::uint64_t kNodesPerProof = 300;
// If a puzzle turned out too easy, some changes are made blindly, and then it is improved again; this many
// times.
constexpr int kKick = 6;
constexpr int kMostKicks = 50;

struct Change {
  std::uint32_t cell = 0;
  std::uint8_t digit = 0;
};

// What deductions leave undecided: the cells, and the digits summed over them.
struct Openness {
  std::vector<std::uint32_t> cells;
  int score = 0;

  void look_at(std::uint32_t cell, Digits digits) {
    if (is_single(digits)) return;
    cells.push_back(cell);
    score += 1 + count(digits);
  }
};

class Composition {
 public:
  Composition(Puzzle puzzle, std::optional<Tier> grade, Random& random, Context& context)
      : puzzle_(std::move(puzzle)), grade_(grade), random_(random), context_(context) {}

  // False: no digits fit the pattern, or none were found.
  [[nodiscard]] bool fill() {
    Domains domains(puzzle_);
    if (!domains.propagate(context_)) return false;
    std::vector<std::uint32_t> cells(puzzle_.cells.size());
    std::iota(cells.begin(), cells.end(), std::uint32_t{0});
    Search search(domains, context_, random_.next());
    if (search.find(cells, 1, kFillingDeadEnds) != SearchEnd::enough) return false;
    for (const Digits digit : search.fillings().front())
      digits_.push_back(static_cast<std::uint8_t>(only_digit(digit)));
    write_sums();
    return true;
  }

  // False: given up.
  [[nodiscard]] bool improve() {
    for (int kicks = 0; kicks <= kMostKicks; ++kicks) {
      const auto end = descend();
      if (end != Descent::too_easy) return end == Descent::as_wished;
      for (int i = 0; i < kKick; ++i) make(any_change(any_cell()));
      write_sums();
    }
    return false;
  }

  [[nodiscard]] const std::vector<std::uint8_t>& digits() const { return digits_; }

 private:
  enum class Descent : std::uint8_t { as_wished, too_easy, given_up };

  // Changes digits until no cell is left open.
  [[nodiscard]] Descent descend() {
    auto open = look();
    if (is_as_wished(open)) return Descent::as_wished;
    int best = open.score;
    for (int in_vain = 0; in_vain < kPatience && !open.cells.empty(); ++in_vain) {
      if (!context_.enter_node()) return Descent::given_up;
      const auto back = make(any_change(cell_near(open)));
      if (back.empty()) continue;
      write_sums();
      auto now = look();
      if (!accept(now.score - open.score, open.score)) {
        make(back);
        write_sums();
        continue;
      }
      open = std::move(now);
      if (is_as_wished(open)) return Descent::as_wished;
      if (open.score < best) {
        best = open.score;
        in_vain = 0;
      }
    }
    return open.cells.empty() ? Descent::too_easy : Descent::given_up;
  }

  void write_sums() {
    for (auto& run : puzzle_.runs) {
      int sum = 0;
      for (const auto cell : puzzle_.cells_of(run)) sum += digits_[cell];
      run.sum = static_cast<std::uint8_t>(sum);
    }
  }

  // For a grade below expert, positions are judged with the techniques of that grade; for others with exact
  // consistency, which is much faster.
  [[nodiscard]] Openness look() {
    Openness open;
    if (grade_ && *grade_ < Tier::expert) {
      ByHand hand(puzzle_, Filling{std::vector<std::uint8_t>(digits_.size(), 0)});
      while (const auto insight = hand.next(*grade_, context_)) hand.note(insight->finding);
      for (std::uint32_t cell = 0; cell < digits_.size(); ++cell) open.look_at(cell, hand.notes()[cell]);
    } else {
      Domains domains(puzzle_);
      [[maybe_unused]] const bool holds = domains.propagate(context_);
      for (std::uint32_t cell = 0; cell < digits_.size(); ++cell) open.look_at(cell, domains[cell]);
    }
    return open;
  }

  // Whether the puzzle has one answer, and the grade.
  [[nodiscard]] bool is_as_wished(const Openness& open) {
    if (grade_ == Tier::diabolical) return !open.cells.empty() && is_proven(open) && !yields_to(Tier::expert);
    if (!grade_) return open.cells.empty() || is_proven(open);
    return open.cells.empty() && (*grade_ == Tier::easy || !yields_to(easier(*grade_)));
  }

  static Tier easier(Tier tier) { return static_cast<Tier>(static_cast<int>(tier) - 1); }

  [[nodiscard]] bool is_proven(const Openness& open) {
    if (open.cells.size() > digits_.size() / kProofShare) return false;
    auto own = context_.child({.nodes = kNodesPerProof, .quiet = true});
    const bool unique = is_unique(puzzle_, own);
    context_.metrics.join(own.metrics);
    return unique;
  }

  // Whether the techniques up to a tier solve it.
  [[nodiscard]] bool yields_to(Tier tier) {
    ByHand hand(puzzle_, Filling{std::vector<std::uint8_t>(digits_.size(), 0)});
    while (const auto insight = hand.next(tier, context_)) hand.note(insight->finding);
    return hand.notes().count_open() == 0;
  }

  [[nodiscard]] bool accept(int loss, int score) {
    if (loss <= 0) return true;
    const double temperature = std::min(kMostTemperature, kLeastTemperature + kTemperaturePerOpen * score);
    return static_cast<double>(random_.unit()) < std::exp(-loss / temperature);
  }

  [[nodiscard]] std::uint32_t any_cell() { return random_.below(static_cast<std::uint32_t>(digits_.size())); }

  // An open cell, or one that shares a run with it.
  [[nodiscard]] std::uint32_t cell_near(const Openness& open) {
    const auto cell = open.cells[random_.below(static_cast<std::uint32_t>(open.cells.size()))];
    return random_.below(3) == 0 ? neighbour(cell) : cell;
  }

  [[nodiscard]] std::uint32_t neighbour(std::uint32_t cell) {
    const auto run = puzzle_.runs_of_cell[cell][random_.below(2)];
    const auto cells = puzzle_.cells_of(puzzle_.runs[run]);
    return cells[random_.below(static_cast<std::uint32_t>(cells.size()))];
  }

  // The digits held by the other cells of its runs, except one of these cells.
  [[nodiscard]] Digits taken(std::uint32_t cell, std::uint32_t but) const {
    Digits taken = 0;
    for (const auto run : puzzle_.runs_of_cell[cell]) {
      for (const auto other : puzzle_.cells_of(puzzle_.runs[run])) {
        if (other != cell && other != but) taken = static_cast<Digits>(taken | digit_bit(digits_[other]));
      }
    }
    return taken;
  }

  // Another digit for the cell, or a swap with the digit of a cell in its run. Empty: the drawn change does
  // not fit.
  [[nodiscard]] std::vector<Change> any_change(std::uint32_t cell) {
    const auto own = digit_bit(digits_[cell]);
    const auto free = static_cast<Digits>(kAllDigits & ~(taken(cell, cell) | own));
    if (free != 0 && random_.below(3) > 0) {
      unsigned rest = free;
      for (auto skip = random_.below(static_cast<std::uint32_t>(count(free))); skip > 0; --skip)
        rest &= rest - 1;
      return {{cell, static_cast<std::uint8_t>(std::countr_zero(rest) + 1)}};
    }
    const auto other = neighbour(cell);
    const auto others = digit_bit(digits_[other]);
    if (other == cell || (taken(cell, other) & others) != 0 || (taken(other, cell) & own) != 0) return {};
    return {{cell, digits_[other]}, {other, digits_[cell]}};
  }

  // Returns the change that undoes it.
  std::vector<Change> make(const std::vector<Change>& changes) {
    std::vector<Change> back;
    for (const auto& [cell, digit] : changes) {
      back.push_back({cell, digits_[cell]});
      digits_[cell] = digit;
    }
    return back;
  }

  Puzzle puzzle_;
  std::optional<Tier> grade_;
  Random& random_;
  Context& context_;
  std::vector<std::uint8_t> digits_;
};

// Writes the sums of all runs into the squares before them.
Grid<Square> with_clues(const Puzzle& puzzle, const std::vector<std::uint8_t>& digits) {
  auto squares = puzzle.squares;
  for (const auto& run : puzzle.runs) {
    int sum = 0;
    for (const auto cell : puzzle.cells_of(run)) sum += digits[cell];
    const auto [row, col] = puzzle.cells[puzzle.cells_of(run).front()];
    if (run.direction == Direction::across) {
      squares[at(row.value, col.value - 1)].across = static_cast<std::uint8_t>(sum);
    } else {
      squares[at(row.value - 1, col.value)].down = static_cast<std::uint8_t>(sum);
    }
  }
  return squares;
}

}  // namespace

std::optional<Puzzle> compose(const Grid<Square>& pattern, std::optional<Tier> grade, Random& random,
                              Context& context) {
  auto puzzle = make_puzzle(pattern);
  if (!puzzle) return std::nullopt;
  Composition composition(*puzzle, grade, random, context);
  if (!composition.fill() || !composition.improve()) return std::nullopt;
  auto composed = make_puzzle(with_clues(*puzzle, composition.digits()));
  if (!composed) return std::nullopt;
  return std::move(*composed);
}

}  // namespace quadrille::kakuro
