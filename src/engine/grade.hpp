#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace quadrille {

// How hard a puzzle is for a person, by the steps that explain() needs.
struct Grade {
  std::string name;     // the family's own word: "easy"
  double score = 0;     // the effort of the whole; only comparable within a family
  std::string hardest;  // the technique that decided the name
  std::vector<std::pair<std::string, std::uint64_t>> techniques{};  // how often each was used, easiest first
};

}  // namespace quadrille
