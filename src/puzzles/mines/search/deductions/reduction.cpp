#include "puzzles/mines/search/deductions/reduction.hpp"

#include <bit>
#include <utility>

#include "puzzles/mines/search/deductions/list.hpp"

namespace quadrille::mines {
namespace {

// Rows between two looks at stop and clock, of at most 2000 cells.
constexpr int kRowsPerLook = 64;

// Numbers to be examined, each queued at most once.
class Agenda {
 public:
  explicit Agenda(std::size_t places) : listed_(places, 0) {}

  void add(PaddedIndex number) {
    if (std::exchange(listed_[number], char{1}) == 0) numbers_.push_back(number);
  }
  [[nodiscard]] bool empty() const { return next_ == numbers_.size(); }
  PaddedIndex take() {
    const auto number = numbers_[next_++];
    listed_[number] = 0;
    if (next_ == numbers_.size()) {
      numbers_.clear();
      next_ = 0;
    }
    return number;
  }

 private:
  std::vector<PaddedIndex> numbers_;
  std::vector<char> listed_;
  std::size_t next_ = 0;
};

class Reducer {
 public:
  Reducer(PaddedBoard& padded, const Reach& reach)
      : ground_(padded), reach_(reach), alone_(padded.kinds.size()), together_(padded.kinds.size()) {}

  Reduction run(Context& context) {
    if (!collect(context)) return std::move(result_);
    for (;;) {
      const bool harder = alone_.empty();
      if (harder && (!reaches_further() || together_.empty())) break;
      if (!context.enter_node()) break;
      if (harder) {
        look_together(together_.take());
      } else {
        look_alone(alone_.take());
      }
      if (result_.conflict) break;
    }
    return std::move(result_);
  }

 private:
  // All numbers except those already settled, as most are in the course of a game. False: the context ended
  // it.
  [[nodiscard]] bool collect(Context& context) {
    for (int row = 0; row < ground_.rows; ++row) {
      if (row % kRowsPerLook == kRowsPerLook - 1 && !context.proceed()) return false;
      const auto first = ground_.place(at(row, 0));
      for (auto place = first; place < first + ground_.cols; ++place) {
        if (!is_number(ground_.kinds[place])) continue;
        const auto [need, unknown] = demand_of(ground_, place);
        if (need != 0 || unknown != 0) look_at_again(place);
      }
    }
    return true;
  }

  [[nodiscard]] bool reaches_further() const {
    return (reach_.pairs || reach_.table != nullptr) && !(reach_.until_safe && any_safe_);
  }

  void look_at_again(PaddedIndex number) {
    alone_.add(number);
    if (reach_.pairs || reach_.table != nullptr) together_.add(number);
  }

  void look_alone(PaddedIndex number) {
    const auto [need, unknown] = demand_of(ground_, number);
    if (need < 0 || need > std::popcount(unknown)) {
      result_.conflict = Conflict{
          "this number cannot be right: too many mines beside it, or too few cells that can hold them",
          {number}};
    } else if (need == 0) {
      take(saturation(ground_, number));
    } else {
      take(emptiness(ground_, number));
    }
  }

  void look_together(PaddedIndex number) {
    if (demand_of(ground_, number).unknown == 0) return;
    const bool found =
        (reach_.pairs && (take(subset(ground_, number)) || take(difference(ground_, number)))) ||
        (reach_.table != nullptr && take(pattern(ground_, number, *reach_.table)));
    if (found) together_.add(number);
  }

  // Writes down what a rule found; what is near may now show more.
  bool take(std::optional<Deduction> deduction) {
    if (!deduction) return false;
    apply(ground_, *deduction);
    any_safe_ = any_safe_ || !deduction->safe.empty();
    for (const auto* places : {&deduction->safe, &deduction->mines}) {
      for (const auto place : *places) wake_beside(place);
    }
    if (reach_.told) result_.deductions.push_back(std::move(*deduction));
    return true;
  }

  void wake_beside(PaddedIndex place) {
    ground_.for_each_beside(place, [&](PaddedIndex beside) {
      if (is_number(ground_.kinds[beside])) look_at_again(beside);
    });
  }

  PaddedBoard& ground_;
  Reach reach_;
  Agenda alone_;
  Agenda together_;
  Reduction result_;
  bool any_safe_ = false;
};

}  // namespace

Reduction reduce(PaddedBoard& padded, const Reach& reach, Context& context) {
  return Reducer(padded, reach).run(context);
}

}  // namespace quadrille::mines
