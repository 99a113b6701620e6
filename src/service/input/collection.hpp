#pragma once

#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

// A puzzle of the collection that comes with the program: graded, with a name that does not change.
struct CollectedPuzzle {
  std::string_view id;     // "k-017"
  std::string_view title;  // for people; of a nonogram what the picture shows
  std::string_view grade;
  Size size;
  std::string_view text;  // in the family's plain form; where games are dealt, a game
};

// The family's collection in its order; empty if it has none. The texts live as long as the program. Throws
// Fault where index and puzzles do not agree.
[[nodiscard]] std::vector<CollectedPuzzle> collection(const Family& family);

// {"id", "title", "grade", "rows", "cols"}
[[nodiscard]] Record record_of(const CollectedPuzzle& puzzle);

// One of them. Fails for an unknown id, with the nearest; the known ones are many.
[[nodiscard]] Expected<CollectedPuzzle> collected(const Family& family, std::string_view id);

}  // namespace quadrille::service
