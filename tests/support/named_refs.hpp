#pragma once

#include <vector>

#include "engine/family/format.hpp"

namespace quadrille {

// What was read, as a format writes it; it must outlive what is returned.
template <class P>
std::vector<NamedRef<P>> refs_to(const std::vector<Named<P>>& puzzles) {
  std::vector<NamedRef<P>> refs;
  for (const auto& [id, puzzle] : puzzles) refs.push_back({id, puzzle});
  return refs;
}

}  // namespace quadrille
