#pragma once

namespace quadrille::cli {

// Cleared by two moves.
inline constexpr auto kBoard = "19\n28\n";

}  // namespace quadrille::cli
