#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "engine/run/random.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {

// A move that can be played in the current position.
template <int Words>
struct OpenMove {
  CellSet<Words> box_cells;
  CellSet<Words> cells;  // those of the box that it clears
  BitBoardBox box;
  int count = 0;
};

// Plays a position to its end. The list of open moves is carried along: a played move removes those that
// share its cells, and only moves that contain one of its cells can be new.
template <int Words>
class Playout {
 public:
  using Set = CellSet<Words>;
  using Open = OpenMove<Words>;

  explicit Playout(const BitBoard<Words>& bit_board) : sheet_(bit_board), open_(bit_board.most_moves()) {}

  [[nodiscard]] static std::size_t bytes(const BitBoard<Words>& bit_board) {
    return bit_board.most_moves() * sizeof(Open);
  }

  // pick(open) gives the index of the move to play; play(move) is called with it. At first only moves that
  // contain a cell of `fresh` are considered: all cells, unless the caller knows better. Returns what is
  // left.
  template <class Pick, class Play>
  Set run(Set filled, Set fresh, Pick&& pick, Play&& play) {
    std::size_t count = 0;
    while (true) {
      sheet_.visit_moves(filled, fresh, [&](BitBoardBox box) {
        const auto box_cells = sheet_.cells_of(box);
        if (!box_cells.meets(fresh)) return;
        const auto cells = filled & box_cells;
        open_[count++] = {box_cells, cells, box, cells.count()};
      });
      if (count == 0) return filled;
      const auto chosen = open_[pick(std::span<const Open>(open_).first(count))];
      play(chosen);
      fresh = chosen.cells;
      filled = filled.without(fresh);
      std::size_t kept = 0;
      for (std::size_t i = 0; i < count; ++i) {
        if (!open_[i].cells.meets(fresh)) open_[kept++] = open_[i];
      }
      count = kept;
    }
  }

 private:
  const BitBoard<Words>& sheet_;
  std::vector<Open> open_;
};

// Draws among open moves, small ones preferred: they keep the others possible.
class SmallFirst {
 public:
  struct Preference {
    // A move of one cell more is drawn exp(this) times less often.
    float for_few = 4.0F;
    // Of equally small moves those with a large box are played first: they need cells that happen to be empty
    // now, while neighbours can wait. Per cell of the box. Chosen, like the first, among a handful of values
    // that differ by little more than chance.
    float for_area = 0.2F;
  };

  SmallFirst() : SmallFirst(Preference{}) {}
  explicit SmallFirst(Preference preference) {
    for (std::size_t excess = 0; excess < few_.size(); ++excess) {
      few_[excess] = std::exp(-preference.for_few * static_cast<float>(excess));
    }
    for (std::size_t area = 0; area < area_.size(); ++area) {
      area_[area] = std::exp(preference.for_area * static_cast<float>(area));
    }
  }

  template <int Words>
  [[nodiscard]] std::size_t draw(std::span<const OpenMove<Words>> open, Random& random) const {
    if (open.size() == 1) return 0;
    int fewest = open[0].count;
    for (const auto& move : open) fewest = std::min(fewest, move.count);
    const auto weight = [&](const OpenMove<Words>& move) {
      const auto excess = static_cast<std::size_t>(move.count - fewest);
      const auto area = static_cast<std::size_t>(move.box_cells.count());
      return few_[std::min(excess, few_.size() - 1)] * area_[std::min(area, area_.size() - 1)];
    };
    float all = 0;
    for (const auto& move : open) all += weight(move);
    float left = random.unit() * all;
    for (std::size_t i = 0; i + 1 < open.size(); ++i) {
      left -= weight(open[i]);
      if (left < 0) return i;
    }
    return open.size() - 1;
  }

 private:
  std::array<float, 8> few_{};  // by cells above the fewest
  std::array<float, 64> area_{};
};

}  // namespace quadrille::tens
