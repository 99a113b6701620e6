#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

// Puzzles to be written in another format.
struct ConvertRequest {
  const Family& family;
  std::vector<NamedPuzzle> puzzles;
  std::string pick{};  // the only one wanted, as pick_puzzle finds it; "": all of them
  std::string to{};    // a format that can be written
};

// An error: nothing is called so, or the format is unknown or cannot hold these puzzles.
[[nodiscard]] Expected<std::string> convert(ConvertRequest request);

}  // namespace quadrille::service
