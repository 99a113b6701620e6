#pragma once

#include <string>
#include <string_view>

#include "engine/family/family.hpp"

namespace quadrille::service {

// What a page shows of a puzzle, as records. A page draws pictures and knows nothing of families.

// A picture as docs/http-api.md describes it: the board as one text per row, colours as "#rrggbb".
[[nodiscard]] Record record_of(const Picture& picture);

// A puzzle, with an answer or a position on it if there is one.
struct Sight {
  const Family& family;
  const NamedPuzzle& named;
  std::string_view format{};        // the format it was read in
  const AnyFound* found = nullptr;  // what was filled in, by a strategy or by a player
};

// {"family", "name", "format", "puzzle": its plain form, "answer": its plain form, "headline", "picture"}
[[nodiscard]] Expected<Record> view(const Sight& sight);

// The first character of a text, as a mark on a board needs it. Fails unless the text is exactly one
// character.
[[nodiscard]] Expected<Symbol> symbol_in(std::string_view text);

}  // namespace quadrille::service
