#include "puzzles/mines/search/deductions/list.hpp"

#include "puzzles/mines/search/deductions/pairs.hpp"

namespace quadrille::mines {

std::optional<Deduction> difference(const PaddedBoard& padded, PaddedIndex number) {
  std::optional<Deduction> found;
  (void)any_pair(padded, number, [&](const Pair& pair) {
    const int more = pair.first_demand.need - pair.second_demand.need;
    if (more != std::popcount(pair.only_first) || (pair.only_first | pair.only_second) == 0) return false;
    found = Deduction{.rule = Rule::difference,
                      .safe = places_of(padded, pair.second, pair.only_second),
                      .mines = places_of(padded, pair.first, pair.only_first),
                      .because = {pair.first, pair.second}};
    return true;
  });
  return found;
}

}  // namespace quadrille::mines
