#include "puzzles/nonogram/search/combinations/operations.hpp"

#include <utility>

namespace quadrille::nonogram::combinations {
namespace {

// Combinations examined between two looks at the clock.
constexpr std::size_t kPerLook = 1U << 15U;

[[nodiscard]] bool goes_on(std::size_t index, Context& context) {
  return index % kPerLook != 0 || context.proceed();
}

// Removes cells from a slot and notes those that were in it.
void lose(const Facts& facts, std::size_t slot, ConstBits cells, Delta& delta) {
  const auto may = facts.may(slot);
  for (std::size_t word = 0; word < may.size(); ++word) {
    for_each_position(may[word] & cells[word], [&](int position) {
      delta.losses.push_back({slot, static_cast<int>(word) * kWordBits + position});
    });
  }
  subtract(may, cells);
}

// The cells that can have only the colour of the slot.
std::vector<Word> only(const Facts& facts, std::size_t slot) {
  const auto may = facts.may(slot);
  std::vector<Word> cells(may.begin(), may.end());
  for (std::size_t other = 0; other < facts.slots(); ++other) {
    if (other != slot) subtract(cells, facts.may(other));
  }
  return cells;
}

}  // namespace

Delta overlap(const Provider& provider, const Facts& facts, std::size_t slot, Context& context) {
  Delta delta;
  if (provider.size() == 0) {
    delta.contradiction = true;
    return delta;
  }
  std::vector<Word> all(facts.words());
  std::vector<Word> cells(facts.words());
  provider.project(0, slot, all);
  auto any = all;
  for (std::size_t i = 1; i < provider.size(); ++i) {
    if (!goes_on(i, context)) {
      delta.stopped = true;
      return delta;
    }
    provider.project(i, slot, cells);
    intersect(all, cells);
    unite(any, cells);
  }
  const auto may = facts.may(slot);
  std::vector<Word> none(may.begin(), may.end());
  subtract(none, any);
  lose(facts, slot, none, delta);
  for (std::size_t other = 0; other < facts.slots(); ++other) {
    if (other != slot) lose(facts, other, all, delta);
  }
  return delta;
}

Delta cross_reference(Provider& provider, const Facts& facts, std::size_t slot, Context& context) {
  const auto must = only(facts, slot);
  std::vector<Word> cells(facts.words());
  Delta delta;
  delta.dropped = provider.filter([&](std::size_t index) {
    delta.stopped = delta.stopped || !goes_on(index, context);
    if (delta.stopped) return true;
    provider.project(index, slot, cells);
    return is_subset(cells, facts.may(slot)) && is_subset(must, cells);
  });
  delta.contradiction = provider.size() == 0;
  if (delta.dropped == 0 || delta.contradiction) return delta;
  for (std::size_t each = 0; each < facts.slots() && !delta.stopped; ++each) {
    const auto shown = overlap(provider, facts, each, context);
    delta.stopped = shown.stopped;
    delta.losses.insert(delta.losses.end(), shown.losses.begin(), shown.losses.end());
  }
  return delta;
}

}  // namespace quadrille::nonogram::combinations
