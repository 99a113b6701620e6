#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/ruling.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// Writes a referee's mistakes down: the first of them, each with its cell in the board's coordinates.
class Mistakes {
 public:
  Mistakes(const Position& position, Ruling& ruling) : position_(position), ruling_(ruling) {}

  void add(Cell cell, std::string_view what) {
    const auto [row, col] = on_board(position_, cell);
    put({fmt::format("row {}, column {}: {}", row.value, col.value, what), cell.row.value + 1,
         cell.col.value + 1});
  }
  void add(std::string what) { put({std::move(what), 0, 0}); }

 private:
  static constexpr std::size_t kMost = 20;

  void put(Error mistake) {
    if (ruling_.mistakes.size() < kMost) ruling_.mistakes.push_back(std::move(mistake));
  }

  const Position& position_;
  Ruling& ruling_;
};

}  // namespace quadrille::mines
