#include "puzzles/nonogram/search/learning/order.hpp"

#include <utility>

namespace quadrille::nonogram {
namespace {

constexpr double kDecay = 0.85;
constexpr double kLargest = 1e100;

}  // namespace

Order::Order(std::vector<double> scores, Context& context)
    : scores_(std::move(scores)), places_(scores_.size(), kOut) {
  heap_.reserve(scores_.size());
  for (Variable variable = 0; variable < scores_.size(); ++variable) {
    if (variable % kCellsPerLook == 0 && !context.proceed()) return;
    insert(variable);
  }
}

void Order::bump(Variable variable) {
  scores_[variable] += step_;
  if (scores_[variable] > kLargest) {
    for (auto& score : scores_) score /= kLargest;
    step_ /= kLargest;
  }
  if (places_[variable] != kOut) rise(places_[variable]);
}

void Order::age() { step_ /= kDecay; }

void Order::insert(Variable variable) {
  if (places_[variable] != kOut) return;
  heap_.push_back(variable);
  rise(heap_.size() - 1);
}

Variable Order::pop() {
  const auto top = heap_.front();
  const auto last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) {
    put(0, last);
    sink(0);
  }
  places_[top] = kOut;
  return top;
}

void Order::put(std::size_t place, Variable variable) {
  heap_[place] = variable;
  places_[variable] = static_cast<std::uint32_t>(place);
}

void Order::rise(std::size_t place) {
  const auto variable = heap_[place];
  while (place > 0) {
    const auto above = (place - 1) / 2;
    if (scores_[heap_[above]] >= scores_[variable]) break;
    put(place, heap_[above]);
    place = above;
  }
  put(place, variable);
}

void Order::sink(std::size_t place) {
  const auto variable = heap_[place];
  for (;;) {
    auto below = 2 * place + 1;
    if (below >= heap_.size()) break;
    if (below + 1 < heap_.size() && scores_[heap_[below + 1]] > scores_[heap_[below]]) ++below;
    if (scores_[heap_[below]] <= scores_[variable]) break;
    put(place, heap_[below]);
    place = below;
  }
  put(place, variable);
}

}  // namespace quadrille::nonogram
