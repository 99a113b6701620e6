#include "puzzles/kakuro/search/encoding.hpp"

#include <algorithm>
#include <array>

namespace quadrille::kakuro {
namespace {

constexpr std::uint32_t kOutside = UINT32_MAX;

// What a cell and its share of two runs add to the formula at most, with nine digits and nine cells a run:
// this much is reserved before they are added, some cells at a time.
constexpr std::size_t kMostBytesPerCell = std::size_t{1} << 15U;
constexpr std::size_t kCellsAtATime = 32;

// The digits of a set, one by one.
template <class Visit>
void for_each_digit(Digits digits, Visit&& visit) {
  for (unsigned rest = digits; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest) + 1);
}

}  // namespace

Encoding::Encoding(const Domains& domains, std::span<const std::uint32_t> cells, sat::Tuning tuning,
                   Context& context)
    : domains_(domains),
      cells_(cells.begin(), cells.end()),
      position_(domains.puzzle().cells.size(), kOutside),
      solver_(tuning) {
  for (std::size_t i = 0; i < cells_.size(); ++i) position_[cells_[i]] = static_cast<std::uint32_t>(i);
  Reservation formula(context, 0);
  std::size_t held = 0;
  std::size_t added = 0;
  const auto goes_on = [&] {
    if (added++ % kCellsAtATime != 0) return true;
    const auto needed = solver_.bytes() + kCellsAtATime * kMostBytesPerCell;
    if (needed > held && !formula.grow(needed - held)) return false;
    held = std::max(held, needed);
    return context.proceed();
  };
  for (const auto cell : cells_) {
    if (!goes_on()) return;
    add_cell(cell);
  }
  std::vector<bool> done(domains_.puzzle().runs.size());
  for (const auto cell : cells_) {
    if (!goes_on()) return;
    for (const auto run : domains_.puzzle().runs_of_cell[cell]) {
      if (run == kNoRun || done[run]) continue;
      done[run] = true;
      add_run(run);
    }
  }
  ready_ = true;
}

sat::Literal Encoding::literal(std::size_t position, int digit) const {
  const auto below = static_cast<Digits>(domains_[cells_[position]] & (digit_bit(digit) - 1));
  return first_[position] + count(below);
}

// Exactly one of the possible digits.
void Encoding::add_cell(std::uint32_t cell) {
  const int digits = count(domains_[cell]);
  const auto first = solver_.variables(digits);
  first_.push_back(first);
  std::vector<sat::Literal> any;
  for (int i = 0; i < digits; ++i) {
    any.push_back(first + i);
    for (int j = 0; j < i; ++j) solver_.add({-(first + i), -(first + j)});
  }
  solver_.add(any);
}

void Encoding::add_run(std::uint32_t number) {
  const auto& puzzle = domains_.puzzle();
  const auto& run = puzzle.runs[number];
  // 1. What the fixed cells leave.
  std::vector<std::size_t> open;
  int sum_left = run.sum;
  Digits any = 0;
  for (const auto cell : puzzle.cells_of(run)) {
    if (position_[cell] == kOutside) {
      sum_left -= only_digit(domains_[cell]);
    } else {
      open.push_back(position_[cell]);
      any = static_cast<Digits>(any | domains_[cell]);
    }
  }
  // 2. No digit twice; a digit is used iff some cell holds it.
  std::array<sat::Literal, 10> used{};
  for_each_digit(any, [&](int digit) {
    std::vector<sat::Literal> holders;
    for (const auto position : open) {
      if ((domains_[cells_[position]] & digit_bit(digit)) != 0) holders.push_back(literal(position, digit));
    }
    for (std::size_t i = 0; i < holders.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) solver_.add({-holders[i], -holders[j]});
    }
    if (run.sum == 0) return;
    used[digit] = solver_.variable();
    for (const auto holder : holders) solver_.add({-holder, used[digit]});
    holders.push_back(-used[digit]);
    solver_.add(holders);
  });
  if (run.sum == 0) return;
  // 3. Exactly one of the digit sets that make the sum is used.
  std::vector<sat::Literal> chosen;
  for (const Digits set : combinations(static_cast<int>(open.size()), sum_left)) {
    if ((set & ~any) != 0) continue;
    const auto choice = solver_.variable();
    chosen.push_back(choice);
    for_each_digit(any, [&](int digit) {
      solver_.add({-choice, (set & digit_bit(digit)) != 0 ? used[digit] : -used[digit]});
    });
  }
  solver_.add(chosen);
}

sat::Verdict Encoding::next(Context& context) {
  const auto verdict = solver_.solve(context);
  filling_.clear();
  if (verdict != sat::Verdict::satisfiable) return verdict;
  for (std::size_t position = 0; position < cells_.size(); ++position) {
    for_each_digit(domains_[cells_[position]], [&](int digit) {
      if (solver_.value(literal(position, digit))) filling_.push_back(digit_bit(digit));
    });
  }
  return verdict;
}

void Encoding::forbid(std::span<const Digits> filling) {
  std::vector<sat::Literal> clause;
  for (std::size_t position = 0; position < cells_.size(); ++position) {
    clause.push_back(-literal(position, only_digit(filling[position])));
  }
  solver_.add(clause);
}

void Encoding::prefer(std::span<const Digits> filling, bool first) {
  for (std::size_t position = 0; position < cells_.size(); ++position) {
    const auto held = literal(position, only_digit(filling[position]));
    solver_.prefer(first ? held : -held);
  }
}

}  // namespace quadrille::kakuro
