#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "service/catalogue.hpp"

namespace quadrille::service {

// A text handed in without saying what it is.
struct Recognised {
  const Family* family = nullptr;
  std::string format{};
  std::vector<NamedPuzzle> puzzles{};
};

// What is wrong with a text, and how it was read: as a puzzle of which family, in which format. There is no
// family where the text was not looked at.
struct Misread : Error {
  // What is wrong before anything is read is a misreading too.
  Misread(Error error, const Family* as = nullptr,
          std::string in = {})  // NOLINT(google-explicit-constructor)
      : Error(std::move(error)), family(as), format(std::move(in)) {}

  const Family* family;
  std::string format;
};

// The puzzles of a text of one family ("": whichever reads it) in one format ("": the one that recognises
// it). If no family can read it, the error is that of the family that got furthest.
[[nodiscard]] std::expected<Recognised, Misread> recognise(const Catalogue& catalogue, std::string_view text,
                                                           std::string_view family = "",
                                                           std::string_view format = "");

// What a text that a family reads looks like: the smallest of its samples in this format or, where that one
// cannot be written or is not a text, in the first that can. Empty if there is none.
[[nodiscard]] std::string example(const Family& family, std::string_view format);

}  // namespace quadrille::service
