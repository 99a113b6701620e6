#include "puzzles/kakuro/teach/techniques/list.hpp"

#include <array>

#include "puzzles/kakuro/teach/techniques/what_if.hpp"

namespace quadrille::kakuro {

std::span<const Technique* const> techniques() {
  static const std::array kAll{
      &last_cell(),      &single_combination(), &crossing_sets(), &only_digit_left(), &required_digit(),
      &last_two_cells(), &sum_bound(),          &sets_that_fit(), &naked_subset(),    &hidden_subset(),
      &region_sum(),     &every_filling(),      &region_pair(),   &what_if(),         &nested_what_if()};
  return kAll;
}

}  // namespace quadrille::kakuro
