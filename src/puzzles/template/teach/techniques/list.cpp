#include "puzzles/template/teach/techniques/list.hpp"

#include <array>

namespace quadrille::template_family {

TechniqueList<Technique> techniques() {
  static const std::array kAll{&settled_band()};
  return kAll;
}

}  // namespace quadrille::template_family
