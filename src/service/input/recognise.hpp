#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/catalogue.hpp"

namespace quadrille::service {

// A text handed in without saying what it is.
struct Recognised {
  const Family* family = nullptr;
  std::string format{};
  std::vector<NamedPuzzle> puzzles{};
};

// The puzzles of a text of one family ("": whichever reads it) in one format ("": the one that recognises
// it). If no family can read it, the error is that of the family that got furthest.
[[nodiscard]] Expected<Recognised> recognise(const Catalogue& catalogue, std::string_view text,
                                             std::string_view family = "", std::string_view format = "");

}  // namespace quadrille::service
