#include "puzzles/kakuro/search/domains.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "puzzles/kakuro/search/reach.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::uint8_t kCheap = 1;
constexpr std::uint8_t kExact = 2;
// Runs looked at between two looks at the clock: some 100 microseconds.
constexpr int kRunsPerLook = 512;
// A cell changes this often on the way to a filling, counted with what a growing vector keeps in reserve.
constexpr std::size_t kChangesPerCell = 4;

// Every digit d as 10 - d: bit i of the index becomes bit 8 - i.
constexpr auto kReversed = [] {
  std::array<Digits, kAllDigits + 1> reversed{};
  for (unsigned set = 0; set <= kAllDigits; ++set) {
    for (unsigned bit = 0; bit < 9; ++bit) {
      if ((set >> bit & 1U) != 0) reversed[set] = static_cast<Digits>(reversed[set] | 1U << (8 - bit));
    }
  }
  return reversed;
}();

constexpr auto kSumOf = [] {
  std::array<std::uint8_t, kAllDigits + 1> sums{};
  for (unsigned set = 0; set <= kAllDigits; ++set) {
    sums[set] = static_cast<std::uint8_t>(sum_of(static_cast<Digits>(set)));
  }
  return sums;
}();

// The digits s - d for the digits d of a set: what the other of two cells with that sum may hold.
constexpr Digits partners(Digits digits, int sum) {
  const unsigned reversed = kReversed[digits];
  const unsigned moved =
      sum >= 10 ? reversed << static_cast<unsigned>(sum - 10) : reversed >> static_cast<unsigned>(10 - sum);
  const unsigned half =
      sum % 2 == 0 && sum <= 18 ? digit_bit(sum / 2) : 0U;  // d = s - d is not two different digits
  return static_cast<Digits>(moved & kAllDigits & ~half);
}

// Looks at all cells, however early one fails: there are few, and the loop is cheaper without an early exit.
[[nodiscard]] bool fits(Digits set, std::span<const Digits> cells) {
  bool fits = true;
  for (const Digits cell : cells) fits &= (cell & set) != 0;
  return fits;
}

}  // namespace

// The cells of a run that are not fixed yet, with what is left of its sum.
struct Domains::OpenCells {
  std::array<std::uint32_t, kLongestRun> cells{};
  std::array<Digits, kLongestRun> digits{};
  int count = 0;
  int sum_left = 0;
  Digits any = 0;  // possible in at least one of them

  [[nodiscard]] std::span<const Digits> all() const {
    return {digits.data(), static_cast<std::size_t>(count)};
  }
};

Domains::Domains(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      digits_(puzzle.cells.size(), kAllDigits),
      cheap_(puzzle.runs.size()),
      queued_(puzzle.runs.size(), kCheap) {
  std::iota(cheap_.begin(), cheap_.end(), std::uint32_t{0});
  exact_.reserve(puzzle.runs.size());
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if (const auto given = puzzle.squares[puzzle.cells[cell]].given; given != 0)
      digits_[cell] = digit_bit(given);
  }
  // What the clues say about single cells, before any run is examined.
  for (const auto& run : puzzle.runs) {
    if (run.sum == 0) continue;
    Digits useful = 0;
    for (const Digits set : combinations(run.length, run.sum)) useful = static_cast<Digits>(useful | set);
    for (const auto cell : puzzle.cells_of(run)) digits_[cell] = static_cast<Digits>(digits_[cell] & useful);
  }
}

void Domains::queue_cheap(std::uint32_t run) {
  if ((queued_[run] & kCheap) != 0) return;
  queued_[run] |= kCheap;
  cheap_.push_back(run);
}

// The run that made the change knows already: only the other one must be examined again.
bool Domains::narrow(std::uint32_t cell, Digits digits, std::uint32_t by_run) {
  if (digits == 0) return false;
  if (digits == digits_[cell]) return true;
  if (recording_) trail_.emplace_back(cell, digits_[cell]);
  digits_[cell] = digits;
  const auto& runs = puzzle_->runs_of_cell[cell];
  if (const auto other = runs[0] == by_run ? runs[1] : runs[0]; other != kNoRun) queue_cheap(other);
  return true;
}

bool Domains::keep(std::uint32_t cell, Digits digits) {
  const auto left = static_cast<Digits>(digits_[cell] & digits);
  if (left == 0 || left == digits_[cell]) return left != 0;
  const auto asking = puzzle_->runs_of_cell[cell][0];
  if (asking != kNoRun) queue_cheap(asking);
  return narrow(cell, left, asking);
}

bool Domains::fail_at(std::uint32_t run) {
  failed_run_ = run;
  for (; cheap_head_ < cheap_.size(); ++cheap_head_) queued_[cheap_[cheap_head_]] = 0;
  for (const auto other : exact_) queued_[other] = 0;
  if (run != kNoRun) queued_[run] = 0;
  cheap_.clear();
  exact_.clear();
  cheap_head_ = 0;
  return false;
}

bool Domains::propagate(Context& context) {
  failed_run_ = kNoRun;
  std::size_t exact_head = 0;
  const auto goes_on = [&] {
    if (--until_look_ > 0) return true;
    until_look_ = kRunsPerLook;
    return context.proceed();
  };
  while (true) {
    while (cheap_head_ < cheap_.size()) {
      if (!goes_on()) return fail_at(kNoRun);
      const auto run = cheap_[cheap_head_++];
      queued_[run] = static_cast<std::uint8_t>(queued_[run] & ~kCheap);
      if (!look_cheaply(run)) return fail_at(run);
    }
    cheap_.clear();
    cheap_head_ = 0;
    if (exact_head == exact_.size()) break;
    if (!goes_on()) return fail_at(kNoRun);
    const auto run = exact_[exact_head++];
    queued_[run] = static_cast<std::uint8_t>(queued_[run] & ~kExact);
    if (!look_exactly(run)) return fail_at(run);
  }
  exact_.clear();
  return true;
}

// Separates fixed cells from open ones and takes the fixed digits out of the open cells, until that fixes no
// more cells. False: two equal digits, an empty cell, or a sum out of reach.
bool Domains::gather(std::uint32_t number, OpenCells& open) {
  const Run& run = puzzle_->runs[number];
  const auto cells = puzzle_->cells_of(run);
  for (bool again = true; again;) {
    again = false;
    // Without branches: which cells are fixed changes from visit to visit, and no processor predicts it. An
    // empty cell counts as fixed without a digit, which the count below notices.
    unsigned fixed = 0;
    unsigned any = 0;
    int count_open = 0;
    for (const auto cell : cells) {
      const unsigned digits = digits_[cell];
      const bool is_fixed = (digits & (digits - 1)) == 0;
      open.cells[count_open] = cell;
      open.digits[count_open] = static_cast<Digits>(digits);
      count_open += is_fixed ? 0 : 1;
      fixed |= is_fixed ? digits : 0;
      any |= is_fixed ? 0 : digits;
    }
    open.count = count_open;
    open.any = static_cast<Digits>(any & ~fixed);
    if (std::popcount(fixed) + count_open != run.length) return false;
    open.sum_left = run.sum - kSumOf[fixed];
    if ((any & fixed) == 0) break;
    for (int i = 0; i < count_open; ++i) {
      open.digits[i] = static_cast<Digits>(open.digits[i] & ~fixed);
      if (!narrow(open.cells[i], open.digits[i], number)) return false;
      again = again || is_single(open.digits[i]);
    }
  }
  return run.sum == 0 ||
         (open.count == 0 ? open.sum_left == 0 : open.sum_left > 0 && open.sum_left <= kLargestSum);
}

bool Domains::keep_all(std::uint32_t run, const OpenCells& open, Digits digits) {
  for (int i = 0; i < open.count; ++i) {
    if (!narrow(open.cells[i], static_cast<Digits>(open.digits[i] & digits), run)) return false;
  }
  return true;
}

bool Domains::look_cheaply(std::uint32_t number) {
  // 1. Fixed cells.
  OpenCells open;
  if (!gather(number, open)) return false;
  if (open.count == 0) return true;
  const bool clued = puzzle_->runs[number].sum != 0;

  // 2. One or two open cells are settled directly; a run without a clue by the fixed digits alone.
  if (!clued && open.count == 1) return true;
  if (clued && open.count == 1) {
    return open.sum_left <= 9 && keep_all(number, open, digit_bit(open.sum_left));
  }
  if (clued && open.count == 2) {
    const auto first = static_cast<Digits>(open.digits[0] & partners(open.digits[1], open.sum_left));
    const auto second = static_cast<Digits>(open.digits[1] & partners(open.digits[0], open.sum_left));
    return narrow(open.cells[0], first, number) && narrow(open.cells[1], second, number);
  }

  // 3. The digit sets that can still make the sum.
  if (clued) {
    Digits useful = 0;
    for (const Digits set : combinations(open.count, open.sum_left)) {
      if ((set & ~open.any) == 0 && fits(set, open.all())) useful = static_cast<Digits>(useful | set);
    }
    if (useful == 0 || !keep_all(number, open, useful)) return false;
  }

  // 4. The exact check waits until nothing cheaper is left anywhere.
  if ((queued_[number] & kExact) == 0) {
    queued_[number] |= kExact;
    exact_.push_back(number);
  }
  return true;
}

bool Domains::look_exactly(std::uint32_t number) {
  OpenCells open;
  if (!gather(number, open)) return false;
  // What the cheap check settles alone is left to it.
  if (open.count <= (puzzle_->runs[number].sum != 0 ? 2 : 1)) return look_cheaply(number);
  const Digits in_play = open.any;
  const int digits = count(in_play);
  if (digits < open.count) return false;
  if (digits <= 6) return keep_reachable<1>(number, open, in_play);
  if (digits == 7) return keep_reachable<2>(number, open, in_play);
  if (digits == 8) return keep_reachable<4>(number, open, in_play);
  return keep_reachable<8>(number, open, in_play);
}

// Keeps in every open cell the digits that occur in a filling of all of them. ahead[i] holds the digit sets
// from which cells i, i + 1, ... can complete the run; walking forward, a digit stays if it leads from a
// reachable set into one of them. Digits are renumbered so that those in play come first.
template <std::size_t Words>
bool Domains::keep_reachable(std::uint32_t number, const OpenCells& open, Digits in_play) {
  std::array<std::uint8_t, 10> index{};  // by digit
  std::uint8_t next = 0;
  for (unsigned rest = in_play; rest != 0; rest &= rest - 1) index[std::countr_zero(rest) + 1] = next++;
  const auto renumbered = [&](Digits digits) {
    unsigned set = 0;
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) set |= 1U << index[std::countr_zero(rest) + 1];
    return set;
  };

  using Subsets = SubsetSet<Words>;
  std::array<Subsets, kLongestRun + 1> ahead{};
  if (puzzle_->runs[number].sum != 0) {
    for (const Digits set : combinations(open.count, open.sum_left)) {
      if ((set & ~in_play) == 0) ahead[open.count].insert(renumbered(set));
    }
  } else {
    for (unsigned set = 0; set < 1U << next; ++set) {
      if (std::popcount(set) == open.count) ahead[open.count].insert(set);
    }
  }
  for (int i = open.count; i-- > 0;) {
    for (unsigned rest = open.digits[i]; rest != 0; rest &= rest - 1) {
      ahead[i] |= ahead[i + 1].without(index[std::countr_zero(rest) + 1]);
    }
  }
  if (!ahead[0].contains(0)) return false;

  Subsets reached;
  reached.insert(0);
  for (int i = 0; i < open.count; ++i) {
    Subsets next_reached;
    unsigned kept = 0;
    for (unsigned rest = open.digits[i]; rest != 0; rest &= rest - 1) {
      auto step = reached.with(index[std::countr_zero(rest) + 1]);
      step &= ahead[i + 1];
      if (step.empty()) continue;
      kept |= rest & -rest;
      next_reached |= step;
    }
    if (!narrow(open.cells[i], static_cast<Digits>(kept), number)) return false;
    reached = next_reached;
  }
  return true;
}

Domains::Save Domains::save() {
  recording_ = true;
  return trail_.size();
}

void Domains::undo(Save save) {
  while (trail_.size() > save) {
    digits_[trail_.back().first] = trail_.back().second;
    trail_.pop_back();
  }
}

std::size_t Domains::bytes(const Puzzle& puzzle) {
  return puzzle.cells.size() * (sizeof(Digits) + kChangesPerCell * sizeof(decltype(trail_)::value_type)) +
         puzzle.runs.size() * (1 + 3 * sizeof(std::uint32_t));
}

}  // namespace quadrille::kakuro
