#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

// Puzzles in a file format, each written as soon as it is made if the format lets one puzzle follow another,
// otherwise all of them at the end (XML, say, has one element around them).
class PuzzleStream {
 public:
  // family must outlive the stream. several: more than one puzzle may come, and each has a name.
  PuzzleStream(const Family& family, std::string format, bool several)
      : family_(family), format_(std::move(format)), several_(several) {}

  // What to write now that this puzzle has come. An error: the format cannot hold it.
  [[nodiscard]] Expected<std::string> add(NamedPuzzle puzzle);
  // What is left to write when there are no more.
  [[nodiscard]] Expected<std::string> end() const;

 private:
  [[nodiscard]] Expected<void> look_at(const NamedPuzzle& first);

  const Family& family_;
  std::string format_;
  bool several_;
  std::size_t added_ = 0;
  std::optional<std::string> between_{};  // what separates two puzzles; nullopt: they are kept
  std::vector<NamedPuzzle> kept_{};
};

}  // namespace quadrille::service
