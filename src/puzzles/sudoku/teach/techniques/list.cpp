#include "puzzles/sudoku/teach/techniques/list.hpp"

#include <array>

namespace quadrille::sudoku {

std::span<const Technique* const> techniques() {
  static constexpr std::array kAll{&kFullHouse,  &kHiddenSingle, &kNakedSingle, &kPointing,     &kClaiming,
                                   &kNakedPair,  &kHiddenPair,   &kNakedTriple, &kHiddenTriple, &kNakedQuad,
                                   &kHiddenQuad, &kXWing,        &kXyWing,      &kSwordfish,    &kXyzWing,
                                   &kWWing,      &kColouring,    &kJellyfish,   &kXChain,       &kXyChain,
                                   &kChain,      &kWhatIf,       &kNestedWhatIf};
  return kAll;
}

}  // namespace quadrille::sudoku
