#pragma once

#include <string>

#include "engine/family/family.hpp"

namespace quadrille::service {

// The built-in files of a family that hold puzzles; their answers, NAME.answer, are not among them.
[[nodiscard]] std::vector<EmbeddedFile> sample_files(const Family& family);

// The puzzles in them.
[[nodiscard]] std::vector<NamedPuzzle> sample_puzzles(const Family& family);

// One line per strategy: how many nodes it takes on the samples under a fixed node limit and seed, and what
// it scores. A refactoring must not change it; an intended change shows up in the committed file.
[[nodiscard]] std::string signature(const Family& family);

}  // namespace quadrille::service
