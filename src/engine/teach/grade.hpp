#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace quadrille {

// How hard a puzzle is for a person: graded by the techniques it takes (engine/teach/walk.hpp), or rated by
// figures of the puzzle, in which case it has neither techniques nor a hardest one.
struct Grade {
  std::string name;       // a tier, or the family's own word
  double score = 0;       // the effort of the whole; only comparable within a family
  std::string hardest{};  // the technique that decided the name; "": none was needed
  std::vector<std::pair<std::string, std::uint64_t>> techniques{};  // how often each was used, easiest first
  std::vector<std::pair<std::string, std::uint64_t>> figures{};     // what a rating rests on
};

}  // namespace quadrille
