#pragma once

#include <concepts>

#include "engine/family/facets.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Whole games: the referee opens the first cell; the strategy is asked again and again; everything it calls
// safe is opened or, if nothing is, its guess. A strategy that names no cell gives up. A game is a layout; it
// is won when every cell without a mine is open. The score is the share of those cells that were opened.
[[nodiscard]] Games<Position, Analysis, Layout> games();

// The settings of a board, for a Deal or anything made from one.
template <std::derived_from<Deal> Settings>
[[nodiscard]] Parameters<Settings> board_parameters() {
  constexpr int kLongestDealtSide = 1000;
  return Parameters<Settings>()
      .template integer<int>("rows", &Settings::rows, 1, kLongestDealtSide, "rows of the board")
      .template integer<int>("cols", &Settings::cols, 1, kLongestDealtSide, "columns of the board")
      .template integer<int>("mines", &Settings::mines, 0, kLongestDealtSide * kLongestDealtSide,
                             "mines on the board")
      .template choice<Start>("start", &Settings::start, {{"safe", Start::safe}, {"zero", Start::zero}},
                              "what the first cell is guaranteed to be: not a mine, or a 0");
}

// The same, with the first cell.
template <std::derived_from<Deal> Settings>
[[nodiscard]] Parameters<Settings> deal_parameters() {
  return board_parameters<Settings>().words("first", &Settings::first, 2,
                                            "row and column of the first opening, both from 0");
}

}  // namespace quadrille::mines
