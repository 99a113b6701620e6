#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {

// The names stay when titles change: players' statistics are kept under them. Each should come within a second;
// one whose settings name a `grade` promises it. Games that are dealt (HiddenGames) leave `generator` empty.
std::vector<Preset> presets() {
  return {{.name = "small",
           .title = "Small",
           .detail = "4 x 4",
           .generator = "random",
           .settings = Record::Map{{"rows", 4}, {"cols", 4}}},
          {.name = "large",
           .title = "Large",
           .detail = "7 x 7, few ticks",
           .generator = "random",
           .settings = Record::Map{{"rows", 7}, {"cols", 7}, {"share", 0.3}}}};
}

}  // namespace quadrille::template_family
