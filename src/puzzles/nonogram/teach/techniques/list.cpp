#include "puzzles/nonogram/teach/techniques/list.hpp"

#include <array>

namespace quadrille::nonogram {

TechniqueList<Technique> techniques() {
  static const std::array kAll{&complete(),   &overlap(), &edge(),         &gap(),   &reach(),
                               &whole_line(), &colour(),  &single_trial(), &branch()};
  return kAll;
}

std::string_view name(Rule rule) { return techniques()[static_cast<std::size_t>(rule)]->name; }

}  // namespace quadrille::nonogram
