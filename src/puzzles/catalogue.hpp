#pragma once

#include <memory>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille {

// Every family that was built in, in the order of src/puzzles/CMakeLists.txt.
[[nodiscard]] std::vector<std::unique_ptr<const Family>> make_families();

}  // namespace quadrille
