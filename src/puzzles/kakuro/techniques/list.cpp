#include "puzzles/kakuro/techniques/list.hpp"

#include <array>

#include "puzzles/kakuro/techniques/crossing_sets.hpp"
#include "puzzles/kakuro/techniques/every_filling.hpp"
#include "puzzles/kakuro/techniques/fitting_sets.hpp"
#include "puzzles/kakuro/techniques/last_cell.hpp"
#include "puzzles/kakuro/techniques/last_two.hpp"
#include "puzzles/kakuro/techniques/only_digit.hpp"
#include "puzzles/kakuro/techniques/region_sum.hpp"
#include "puzzles/kakuro/techniques/required_digit.hpp"
#include "puzzles/kakuro/techniques/subsets.hpp"
#include "puzzles/kakuro/techniques/sum_bound.hpp"
#include "puzzles/kakuro/techniques/what_if.hpp"

namespace quadrille::kakuro {

std::span<const Technique* const> techniques() {
  static const std::array kAll{
      &last_cell(),      &single_combination(), &crossing_sets(), &only_digit_left(), &required_digit(),
      &last_two_cells(), &sum_bound(),          &sets_that_fit(), &naked_subset(),    &hidden_subset(),
      &region_sum(),     &every_filling(),      &region_pair(),   &what_if(),         &nested_what_if()};
  return kAll;
}

}  // namespace quadrille::kakuro
