#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/family/ruling.hpp"
#include "grid/words.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Records what a referee finds wrong: the first mistakes, each with its cells in the board's coordinates. The
// words say where a cell stands in the window, which is what a person has in sight.
class Mistakes {
 public:
  Mistakes(const Position& position, Ruling& ruling) : position_(position), ruling_(ruling) {}

  // About a cell, with others that show it.
  void add(Cell cell, std::string_view what, const std::vector<Cell>& others = {}) {
    Objection mistake{fmt::format("{}: {}", place_of(cell), what), {on_board(position_, cell)}};
    for (const auto other : others) mistake.cells.push_back(on_board(position_, other));
    put(std::move(mistake));
  }
  void add(std::string what) { put({std::move(what)}); }

 private:
  static constexpr std::size_t kMost = 20;

  void put(Objection mistake) {
    if (ruling_.mistakes.size() < kMost) ruling_.mistakes.push_back(std::move(mistake));
  }

  const Position& position_;
  Ruling& ruling_;
};

}  // namespace quadrille::mines
