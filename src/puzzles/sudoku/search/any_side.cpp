#include "puzzles/sudoku/search/searches.hpp"

#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "puzzles/sudoku/model/houses.hpp"

namespace quadrille::sudoku {
namespace {

// A digit that a cell may hold.
struct Trial {
  int cell = 0;
  Digits digit = 0;
};

// What is known of a square of that side, as a value that is copied for every trial.
template <int Side>
class SideState {
 public:
  static constexpr int kCells = Side * Side;
  static constexpr Digits kEvery = all_digits(Side);
  static_assert(3 * Side <= 64, "a set of houses is 64 bits");

  explicit SideState(const Houses& houses) : houses_(&houses) { digits_.fill(kEvery); }

  [[nodiscard]] Digits operator[](int cell) const { return digits_[cell]; }

  // Leaves a cell these digits, then those that share a house with it what that leaves to them. False: a cell
  // is left without any.
  [[nodiscard]] bool keep(int cell, Digits digits) {
    const auto left = static_cast<Digits>(digits_[cell] & digits);
    if (left == digits_[cell]) return true;
    digits_[cell] = left;
    for (const auto house : houses_->of[cell]) changed_ |= std::uint64_t{1} << house;
    if (left == 0) return false;
    if (!is_single(left)) return true;
    return std::ranges::all_of(houses_->peers[cell], [&](auto peer) {
      return (digits_[peer] & left) == 0 || keep(peer, static_cast<Digits>(~left));
    });
  }

  // A digit with one place left in a house goes there, until there is none. False: a digit has no place.
  [[nodiscard]] bool settle() {
    while (changed_ != 0) {
      const int house = std::countr_zero(changed_);
      changed_ &= changed_ - 1;
      Digits one = 0;
      Digits two = 0;
      for (const auto cell : houses_->cells[house]) {
        two = static_cast<Digits>(two | (one & digits_[cell]));
        one = static_cast<Digits>(one | digits_[cell]);
      }
      if (one != kEvery) return false;
      const auto hidden = static_cast<Digits>(one & ~two);
      for (const auto cell : houses_->cells[house]) {
        const auto here = static_cast<Digits>(digits_[cell] & hidden);
        if (here == 0 || is_single(digits_[cell])) continue;
        if (!is_single(here) || !keep(cell, here)) return false;
      }
    }
    return true;
  }

  // Of a settled state. Nothing: every cell has its digit.
  [[nodiscard]] std::optional<Trial> best_trial() const {
    int best = -1;
    for (int cell = 0; cell < kCells; ++cell) {
      const int digits = count(digits_[cell]);
      if (digits < 2 || (best >= 0 && digits >= count(digits_[best]))) continue;
      best = cell;
      if (digits == 2) break;
    }
    if (best < 0) return std::nullopt;
    const auto first = static_cast<Digits>(digits_[best] & -digits_[best]);
    if (count(digits_[best]) == 2) return Trial{best, first};
    return digit_of_two_places().value_or(Trial{best, first});
  }

 private:
  [[nodiscard]] std::optional<Trial> digit_of_two_places() const {
    for (const auto& house : houses_->cells) {
      Digits one = 0;
      Digits two = 0;
      Digits three = 0;
      for (const auto cell : house) {
        three = static_cast<Digits>(three | (two & digits_[cell]));
        two = static_cast<Digits>(two | (one & digits_[cell]));
        one = static_cast<Digits>(one | digits_[cell]);
      }
      const unsigned only_two = two & ~unsigned{three};
      if (only_two == 0) continue;
      for (const auto cell : house) {
        const unsigned here = digits_[cell] & only_two;
        if (here != 0) return Trial{cell, static_cast<Digits>(here & -here)};
      }
    }
    return std::nullopt;
  }

  const Houses* houses_;
  std::array<Digits, kCells> digits_{};
  std::uint64_t changed_ = (~std::uint64_t{0}) >> (64 - 3 * Side);  // houses
};

template <int Side>
class SideSearch {
 public:
  SideSearch(std::size_t wanted, Context& context) : wanted_(wanted), context_(context) {}

  // Goes through all that a state leads to. False: enough was found, or the context has ended.
  bool look(SideState<Side>& state) {
    for (bool consistent = true;;) {
      if (!context_.enter_node()) return false;
      if (context_.report_due()) report_nodes(context_);
      if (!consistent || !state.settle()) {
        ++context_.metrics.backtracks;
        return true;
      }
      const auto trial = state.best_trial();
      if (!trial) return keep(state);
      SideState<Side> tried = state;
      if (tried.keep(trial->cell, trial->digit) && !look(tried)) return false;
      consistent = state.keep(trial->cell, static_cast<Digits>(~trial->digit));
    }
  }

  [[nodiscard]] std::vector<Filling> take() { return std::move(found_); }

 private:
  bool keep(const SideState<Side>& state) {
    Filling filling{Grid<std::uint8_t>({Side, Side})};
    for (int cell = 0; cell < SideState<Side>::kCells; ++cell)
      filling.digits[at(cell / Side, cell % Side)] = static_cast<std::uint8_t>(only_digit(state[cell]));
    found_.push_back(std::move(filling));
    return found_.size() < wanted_;
  }

  std::size_t wanted_;
  Context& context_;
  std::vector<Filling> found_;
};

template <int Side>
Answers search_side(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  SideState<Side> state(houses_of(Side));
  const auto givens = puzzle.givens.values();
  for (int cell = 0; cell < Side * Side; ++cell) {
    if (givens[cell] != 0 && !state.keep(cell, digit_bit(givens[cell]))) return {.all = true};
  }
  SideSearch<Side> search(wanted, context);
  const bool all = search.look(state);
  return {search.take(), all};
}

}  // namespace

Answers search_any_side(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  switch (puzzle.side()) {
    case 4:
      return search_side<4>(puzzle, wanted, context);
    case 6:
      return search_side<6>(puzzle, wanted, context);
    case 9:
      return search_side<9>(puzzle, wanted, context);
    default:
      return search_side<16>(puzzle, wanted, context);
  }
}

}  // namespace quadrille::sudoku
