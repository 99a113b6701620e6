#include "puzzles/kakuro/search/backtracking.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/search/partial_runs.hpp"

namespace quadrille::kakuro {
namespace {

// Runs narrowed between two looks at the clock: some 100 microseconds.
constexpr std::size_t kNarrowedPerLook = 512;
// A traced step, with what it becomes on its way out: record and text.
constexpr std::size_t kBytesPerStep = 3'000;

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

// The recursion is a stack of calls, since a large grid needs more depth than any thread's stack has, and a
// trail records what a call takes from its neighbours, in place of the textbook's copy of all domains.
class Backtracker {
 public:
  Backtracker(const Puzzle& puzzle, const BacktrackingOptions& options, Context& context)
      : puzzle_(puzzle),
        options_(options),
        context_(context),
        told_(context, 0),
        open_(puzzle.cells.size()) {}

  // What a search of this puzzle may come to hold: a cell can lose a digit nine times.
  [[nodiscard]] static std::size_t bytes(const Puzzle& puzzle) {
    constexpr auto kPerCell =
        2 * sizeof(Call) + sizeof(Digits) + 2 + 9 * sizeof(std::uint32_t);  // a vector of calls doubles
    return puzzle.cells.size() * kPerCell +
           puzzle.runs.size() * (sizeof(RunState) + sizeof(std::uint32_t) + 1);
  }

  Outcome<Filling> solve() {
    if (auto impossible = prepare()) return {std::move(*impossible)};
    if (context_.end() != End::finished) return {.found = {}, .end = context_.end()};
    if (context_.logs(LogLevel::info))
      context_.log(LogLevel::info,
                   fmt::format("domains: {} digits left in {} open cells", digits_left(), open_));
    tracing_ = options_.trace && context_.traced();
    bool going = enter_call();
    while (going && open_ > 0) {
      if (try_next_digit()) {
        going = enter_call();
        continue;
      }
      ++context_.metrics.backtracks;
      calls_.pop_back();
      ++context_.metrics.at_depth(calls_.size()).backtracks;
      if (calls_.empty()) {
        tell_trace();
        return {Objection{"no filling satisfies all clues"}};
      }
      undo();
    }
    tell_trace();
    return {Found<Filling>{.answer = {std::move(digits_)}, .complete = open_ == 0}, context_.end()};
  }

 private:
  // ---- before the search ----

  // The domains at their fixed point, then the given digits. nullopt: all is well, or the context has ended.
  std::optional<Objection> prepare() {
    domains_.assign(puzzle_.cells.size(), kAllDigits);
    digits_.assign(puzzle_.cells.size(), 0);
    neighbours_.assign(puzzle_.cells.size(), 0);
    runs_.resize(puzzle_.runs.size());
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (const auto given = given_in(cell); given != 0) domains_[cell] = digit_bit(given);
    }
    if (auto impossible = narrow_domains()) return impossible;
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size() && context_.end() == End::finished; ++cell) {
      const auto given = given_in(cell);
      if (given == 0) continue;
      if (!consistent(cell, given)) return nothing_fits(cell);
      assign(cell, given);
      if (!forward_check(cell, given)) return nothing_fits(trail_.back());
    }
    trail_.clear();
    assigned_ = removed_ = 0;
    return std::nullopt;
  }

  [[nodiscard]] std::uint8_t given_in(std::uint32_t cell) const {
    return puzzle_.squares[puzzle_.cells[cell]].given;
  }

  // Keeps in every cell the digits that occur in a combination of each of its runs, counting only
  // combinations that the other cells still allow. A cell that loses a digit queues its other run, until
  // nothing changes.
  std::optional<Objection> narrow_domains() {
    std::vector<std::uint32_t> waiting(puzzle_.runs.size());
    std::vector<std::uint8_t> is_waiting(puzzle_.runs.size(), 1);
    for (std::uint32_t number = 0; number < puzzle_.runs.size(); ++number) {
      const auto& run = puzzle_.runs[number];
      waiting[puzzle_.runs.size() - 1 - number] = number;  // the first run is taken first
      runs_[number].open = run.length;
      for (const auto cell : puzzle_.cells_of(run))
        neighbours_[cell] = static_cast<std::uint8_t>(neighbours_[cell] + run.length - 1);
    }
    for (std::size_t looked_at = 0; !waiting.empty(); ++looked_at) {
      if (looked_at % kNarrowedPerLook == 0 && !context_.proceed()) return std::nullopt;
      const auto number = waiting.back();
      waiting.pop_back();
      is_waiting[number] = 0;
      const auto possible = possible_in(puzzle_.runs[number]);
      for (const auto cell : puzzle_.cells_of(puzzle_.runs[number])) {
        const auto left = static_cast<Digits>(domains_[cell] & possible);
        if (left == domains_[cell]) continue;
        domains_[cell] = left;
        if (left == 0) return nothing_fits(cell);
        for (const auto other : puzzle_.runs_of_cell[cell]) {
          if (other == kNoRun || is_waiting[other] != 0) continue;
          is_waiting[other] = 1;
          waiting.push_back(other);
        }
      }
    }
    return std::nullopt;
  }

  // The digits of those combinations that have a place for every digit and a digit for every cell.
  [[nodiscard]] Digits possible_in(const Run& run) const {
    if (run.sum == 0) return kAllDigits;
    const auto cells = puzzle_.cells_of(run);
    Digits somewhere = 0;
    for (const auto cell : cells) somewhere |= domains_[cell];
    Digits possible = 0;
    for (const auto combination : combinations(run.length, run.sum)) {
      const bool fits =
          (combination & ~somewhere) == 0 &&
          std::ranges::all_of(cells, [&](std::uint32_t cell) { return (domains_[cell] & combination) != 0; });
      if (fits) possible |= combination;
    }
    return possible;
  }

  [[nodiscard]] std::size_t digits_left() const {
    std::size_t left = 0;
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] == 0) left += static_cast<std::size_t>(count(domains_[cell]));
    }
    return left;
  }

  [[nodiscard]] Objection nothing_fits(std::uint32_t number) const {
    const auto cell = puzzle_.cells[number];
    return {fmt::format("no digit fits the runs of {}", place_of(cell)), {cell}};
  }

  // ---- the search ----

  // False: the run must end now.
  bool enter_call() {
    if (!context_.enter_node()) return false;
    ++context_.metrics.at_depth(calls_.size()).nodes;
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

  // Takes the digit from the open neighbours. False: the last neighbour on the trail has no digit left.
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

  // Calls visit until it returns false; returns whether it never did. Two cells share at most one run, so
  // none is visited twice.
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
    // A trace may take a quarter of the memory; beyond that the search goes on without it.
    if (told_bytes_ + kBytesPerStep > context_.limits().bytes / 4 || !told_.grow(kBytesPerStep)) {
      tracing_ = false;
      context_.log(LogLevel::warn, fmt::format("the trace ends after {} steps", told_bytes_ / kBytesPerStep));
      return;
    }
    told_bytes_ += kBytesPerStep;
    const Cell cell = puzzle_.cells[number];
    const int digit = calls_.back().current();
    Step step{.rule = event,
              .reason = fmt::format("{} {} at {}, depth {}", event, digit, place_of(cell), calls_.size()),
              .marks = {},
              .because = {cell}};
    if (was != now) step.marks.push_back({cell, was, now});
    context_.trace(std::move(step));
  }

  void tell_trace() {
    if (!options_.trace) return;
    auto& more = context_.metrics.extra;
    more.emplace_back("assigned", static_cast<double>(assigned_));
    more.emplace_back("removed", static_cast<double>(removed_));
    more.emplace_back("undone", static_cast<double>(undone_));
    const auto& depths = context_.metrics.depths;
    for (std::size_t depth = 0; depth < depths.size(); ++depth) {
      more.emplace_back(fmt::format("depth_{}", depth), static_cast<double>(depths[depth].nodes));
    }
  }

  const Puzzle& puzzle_;
  BacktrackingOptions options_;
  Context& context_;
  bool tracing_ = false;
  Reservation told_;  // the bytes of the steps traced so far
  std::size_t told_bytes_ = 0;

  std::vector<std::uint8_t> digits_;  // by cell; 0: open
  std::vector<Digits> domains_;
  std::vector<std::uint8_t> neighbours_;  // by cell: how many
  std::vector<RunState> runs_;
  std::vector<Call> calls_;
  std::vector<std::uint32_t> trail_;  // cells that lost the digit of some call
  std::size_t open_;

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
