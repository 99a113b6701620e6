#include "puzzles/kakuro/backtracking.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "puzzles/kakuro/combinations.hpp"
#include "puzzles/kakuro/partial_runs.hpp"

namespace quadrille::kakuro {
namespace {

// What the textbook's call of the recursive function keeps: its cell, the digits to try, and how far it is.
struct Call {
  std::uint32_t cell = 0;
  std::uint32_t trail = 0;               // its length before the digit being tried
  std::array<std::uint8_t, 9> digits{};  // in the order to try
  std::uint8_t count = 0;
  std::uint8_t tried = 0;

  [[nodiscard]] std::uint8_t current() const { return digits[tried - 1U]; }
};

struct RunState {
  Digits used = 0;
  std::uint8_t open = 0;
};

// The recursion is a stack of calls, since a large grid is deeper than any thread's stack, and what a call
// takes from its neighbours is a trail instead of the textbook's copy of all domains.
class Backtracker {
 public:
  Backtracker(const Puzzle& puzzle, const BacktrackingOptions& options, Context& context)
      : puzzle_(puzzle), options_(options), context_(context), open_(puzzle.cells.size()) {}

  // What a search of this puzzle may come to hold: a digit can be taken from a cell nine times.
  [[nodiscard]] static std::size_t bytes(const Puzzle& puzzle) {
    constexpr auto kPerCell =
        sizeof(Call) + sizeof(Digits) + 2 + 9 * sizeof(std::uint32_t) + sizeof(std::uint64_t);
    return puzzle.cells.size() * kPerCell + puzzle.runs.size() * sizeof(RunState);
  }

  Outcome<Filling> solve() {
    if (auto impossible = prepare()) return {std::move(*impossible)};
    tracing_ = options_.trace && context_.traced();
    bool going = enter_call();
    while (going && open_ > 0) {
      if (try_next_digit()) {
        going = enter_call();
        continue;
      }
      ++context_.metrics.backtracks;
      calls_.pop_back();
      if (calls_.empty()) {
        tell_trace();
        return {Impossible{"no filling satisfies all clues"}};
      }
      undo();
    }
    tell_trace();
    return {Found<Filling>{.answer = {std::move(digits_)}, .complete = open_ == 0}, context_.end()};
  }

 private:
  // ---- before the search ----

  // Domains by the combinations, then the given digits. One pass is the fixed point: which combinations a run
  // has does not depend on what is left in its cells.
  std::optional<Impossible> prepare() {
    domains_.assign(puzzle_.cells.size(), kAllDigits);
    digits_.assign(puzzle_.cells.size(), 0);
    neighbours_.assign(puzzle_.cells.size(), 0);
    runs_.resize(puzzle_.runs.size());
    if (options_.trace) calls_at_depth_.assign(puzzle_.cells.size() + 1, 0);
    for (std::size_t number = 0; number < runs_.size(); ++number) {
      const auto& run = puzzle_.runs[number];
      runs_[number].open = run.length;
      Digits possible = run.sum == 0 ? kAllDigits : 0;
      for (const auto combination : combinations(run.length, run.sum)) possible |= combination;
      for (const auto cell : puzzle_.cells_of(run)) {
        domains_[cell] &= possible;
        neighbours_[cell] = static_cast<std::uint8_t>(neighbours_[cell] + run.length - 1);
      }
    }
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      const auto given = puzzle_.squares[puzzle_.cells[cell]].given;
      if (given == 0) continue;
      if ((domains_[cell] & digit_bit(given)) == 0 || !consistent(cell, given)) return nothing_fits(cell);
      assign(cell, given);
      if (!forward_check(cell, given)) return nothing_fits(trail_.back());
    }
    trail_.clear();
    assigned_ = removed_ = 0;
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (domains_[cell] == 0) return nothing_fits(cell);
    }
    return std::nullopt;
  }

  [[nodiscard]] Impossible nothing_fits(std::uint32_t number) const {
    const auto cell = puzzle_.cells[number];
    return {fmt::format("no digit fits the runs of row {} column {}", cell.row.value, cell.col.value),
            {cell}};
  }

  // ---- the search ----

  // False: the run is to end now.
  bool enter_call() {
    if (!context_.enter_node()) return false;
    if (options_.trace) ++calls_at_depth_[calls_.size()];
    if (context_.report_due()) {
      const auto cells = puzzle_.cells.size();
      context_.report({.message = fmt::format("{} of {} cells filled", cells - open_, cells)});
    }
    if (open_ == 0) return true;
    Call call{.cell = choose_cell()};
    order_digits(call);
    calls_.push_back(call);
    return true;
  }

  // Assigns the next digit of the last call that passes both checks. False: it has none left.
  bool try_next_digit() {
    auto& call = calls_.back();
    while (call.tried < call.count) {
      const auto digit = call.digits[call.tried++];
      call.trail = static_cast<std::uint32_t>(trail_.size());
      if (consistent(call.cell, digit)) {
        assign(call.cell, digit);
        if (forward_check(call.cell, digit)) return true;
        undo();
      } else if (tracing_) {
        tell("prune", call.cell, U'.', U'.');
      }
      ++context_.metrics.pruned;
    }
    return false;
  }

  [[nodiscard]] std::uint32_t choose_cell() const {
    const auto is_open = [](std::uint8_t digit) { return digit == 0; };
    // Without MRV the cells before the last call's are all filled.
    const auto from = calls_.empty() || options_.heuristics.mrv ? 0U : calls_.back().cell + 1;
    auto best = static_cast<std::uint32_t>(std::find_if(digits_.begin() + from, digits_.end(), is_open) -
                                           digits_.begin());
    if (!options_.heuristics.mrv) return best;
    for (auto cell = best + 1; cell < digits_.size(); ++cell) {
      if (digits_[cell] == 0 && rank(cell) < rank(best)) best = cell;
    }
    return best;
  }

  // Fewest digits first, then most neighbours.
  [[nodiscard]] std::pair<int, int> rank(std::uint32_t cell) const {
    return {count(domains_[cell]), -neighbours_[cell]};
  }

  void order_digits(Call& call) const {
    for (int digit = 1; digit <= 9; ++digit) {
      if ((domains_[call.cell] & digit_bit(digit)) != 0)
        call.digits[call.count++] = static_cast<std::uint8_t>(digit);
    }
    if (!options_.heuristics.lcv) return;
    std::array<int, 10> losers{};  // by digit: how many neighbours would lose it
    for_each_open_neighbour(call.cell, [&](std::uint32_t neighbour) {
      for (const auto digit : std::span(call.digits).first(call.count)) {
        losers[digit] += (domains_[neighbour] & digit_bit(digit)) != 0 ? 1 : 0;
      }
      return true;
    });
    std::ranges::sort(std::span(call.digits).first(call.count), {},
                      [&](std::uint8_t digit) { return std::pair(losers[digit], digit); });
  }

  // Would every run of the cell still have a way to be finished?
  [[nodiscard]] bool consistent(std::uint32_t cell, std::uint8_t digit) const {
    const auto bit = digit_bit(digit);
    return std::ranges::all_of(puzzle_.runs_of_cell[cell], [&](std::uint32_t number) {
      if (number == kNoRun) return true;
      const auto& [used, open] = runs_[number];
      if ((used & bit) != 0) return false;
      const int sum = puzzle_.runs[number].sum;
      return sum == 0 || kPartialRuns.can_make(sum, static_cast<Digits>(used | bit), open - 1);
    });
  }

  void assign(std::uint32_t cell, std::uint8_t digit) {
    if (tracing_) tell("assign", cell, U'.', symbol(digit));
    digits_[cell] = digit;
    --open_;
    ++assigned_;
    for (const auto number : puzzle_.runs_of_cell[cell]) {
      if (number == kNoRun) continue;
      runs_[number].used |= digit_bit(digit);
      --runs_[number].open;
    }
  }

  // Takes the digit from the open neighbours. False: the last one on the trail has no digit left.
  bool forward_check(std::uint32_t cell, std::uint8_t digit) {
    const auto bit = digit_bit(digit);
    return for_each_open_neighbour(cell, [&](std::uint32_t neighbour) {
      if ((domains_[neighbour] & bit) == 0) return true;
      domains_[neighbour] = static_cast<Digits>(domains_[neighbour] & ~bit);
      trail_.push_back(neighbour);
      ++removed_;
      return domains_[neighbour] != 0;
    });
  }

  // Takes back the digit of the last call.
  void undo() {
    const auto& call = calls_.back();
    const auto bit = digit_bit(call.current());
    for (const auto neighbour : std::span(trail_).subspan(call.trail)) domains_[neighbour] |= bit;
    trail_.resize(call.trail);
    if (tracing_) tell("undo", call.cell, symbol(call.current()), U'.');
    digits_[call.cell] = 0;
    ++open_;
    ++undone_;
    for (const auto number : puzzle_.runs_of_cell[call.cell]) {
      if (number == kNoRun) continue;
      runs_[number].used = static_cast<Digits>(runs_[number].used & ~bit);
      ++runs_[number].open;
    }
  }

  // Calls visit until it says false; tells whether it never did. Two cells share at most one run, so nobody
  // is visited twice.
  template <class Visit>
  bool for_each_open_neighbour(std::uint32_t cell, Visit&& visit) const {
    for (const auto number : puzzle_.runs_of_cell[cell]) {
      if (number == kNoRun) continue;
      for (const auto neighbour : puzzle_.cells_of(puzzle_.runs[number])) {
        if (neighbour != cell && digits_[neighbour] == 0 && !visit(neighbour)) return false;
      }
    }
    return true;
  }

  static Symbol symbol(std::uint8_t digit) { return U'0' + digit; }

  // One event of the search as a step that can be played back.
  void tell(const char* event, std::uint32_t number, Symbol was, Symbol now) {
    const Cell cell = puzzle_.cells[number];
    const int digit = calls_.back().current();
    Step step{.rule = event,
              .reason = fmt::format("{} {} at row {}, column {}, depth {}", event, digit, cell.row.value,
                                    cell.col.value, calls_.size()),
              .marks = {},
              .because = {cell}};
    if (was != now) step.marks.push_back({cell, was, now});
    context_.trace(std::move(step));
  }

  void tell_trace() {
    if (!options_.trace) return;
    auto& more = context_.metrics.more;
    more.emplace_back("assigned", static_cast<double>(assigned_));
    more.emplace_back("removed", static_cast<double>(removed_));
    more.emplace_back("undone", static_cast<double>(undone_));
    for (std::size_t depth = 0; depth < calls_at_depth_.size(); ++depth) {
      if (calls_at_depth_[depth] == 0) break;
      more.emplace_back(fmt::format("depth_{}", depth), static_cast<double>(calls_at_depth_[depth]));
    }
  }

  const Puzzle& puzzle_;
  BacktrackingOptions options_;
  Context& context_;
  bool tracing_ = false;

  std::vector<std::uint8_t> digits_;  // by cell; 0: open
  std::vector<Digits> domains_;
  std::vector<std::uint8_t> neighbours_;  // by cell: how many
  std::vector<RunState> runs_;
  std::vector<Call> calls_;
  std::vector<std::uint32_t> trail_;  // cells that lost the digit of some call
  std::size_t open_;

  std::vector<std::uint64_t> calls_at_depth_;
  std::uint64_t assigned_ = 0;
  std::uint64_t removed_ = 0;
  std::uint64_t undone_ = 0;
};

}  // namespace

Outcome<Filling> backtrack(const Puzzle& puzzle, const BacktrackingOptions& options, Context& context) {
  const Reservation reservation(context, Backtracker::bytes(puzzle));
  if (!reservation.granted()) return {.found = {}, .end = context.end()};
  return Backtracker(puzzle, options, context).solve();
}

}  // namespace quadrille::kakuro
