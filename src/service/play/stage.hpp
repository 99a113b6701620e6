#pragma once

#include "engine/family/family.hpp"

namespace quadrille::service {

// How far a player has come with a position: the referee decides whether a finished one is won. Where the
// puzzle is itself the position it says `playing`: only a game knows its end.
[[nodiscard]] Stage stage_of(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position);

}  // namespace quadrille::service
