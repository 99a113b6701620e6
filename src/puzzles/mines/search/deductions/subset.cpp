#include "puzzles/mines/search/deductions/list.hpp"

#include "puzzles/mines/search/deductions/pairs.hpp"

namespace quadrille::mines {

std::optional<Deduction> subset(const PaddedBoard& padded, PaddedIndex number) {
  std::optional<Deduction> found;
  (void)any_pair(padded, number, [&](const Pair& pair) {
    if (pair.only_first != 0 || pair.only_second == 0) return false;
    const int beyond = pair.second_demand.need - pair.first_demand.need;
    if (beyond != 0 && beyond != std::popcount(pair.only_second)) return false;
    auto rest = places_of(padded, pair.second, pair.only_second);
    found = Deduction{.rule = Rule::subset, .because = {pair.first, pair.second}};
    (beyond == 0 ? found->safe : found->mines) = std::move(rest);
    return true;
  });
  return found;
}

}  // namespace quadrille::mines
