#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/kakuro/teach/notes.hpp"

namespace quadrille::kakuro {

// A cell at the edge of a region: one of its two runs belongs to it. It counts as +1 if that is the across
// run, as -1 if it is the down run.
struct Sticking {
  std::uint32_t cell = 0;
  int sign = 1;
};

// A set of clued runs that share, both ways, all open cells but one or two. What is left of its across clues
// minus what is left of its down clues equals the signed total of the cells that stick out.
struct Region {
  std::uint32_t first_run = kNoRun;  // one of its runs
  std::size_t runs = 0;
  int difference = 0;  // across minus down
  Sticking one{};
  std::optional<Sticking> other{};
};

// The open cells of a board as the edges of a graph whose vertices are the runs: a region is one side of a
// cut. One cell that sticks out is a bridge, found for all regions at once by one walk (Tarjan 1974); with
// one cell left out, the bridges of the rest are the cells that stick out together with it.
//
// A run without a clue belongs to no region, and neither does a missing run: together they are one vertex,
// the outside.
class RegionMap {
 public:
  explicit RegionMap(const Notes& notes);

  // Every region from which one cell sticks out, and those from which this cell and one other stick out. The
  // smaller side of each cut, unless that is the outside's.
  [[nodiscard]] std::vector<Region> regions() const;
  [[nodiscard]] std::vector<Region> regions_with(std::uint32_t cell) const;

  // The runs of a region.
  [[nodiscard]] std::vector<std::uint32_t> runs_of(const Region& region) const;

 private:
  struct Edge {
    std::uint32_t cell = 0;
    std::array<std::uint32_t, 2> ends{};  // vertices, by Direction
  };
  class Walk;

  [[nodiscard]] std::uint32_t outside() const { return static_cast<std::uint32_t>(weight_.size() - 1); }
  [[nodiscard]] int sign_of(std::uint32_t vertex) const { return sign_[vertex]; }
  [[nodiscard]] std::span<const std::uint32_t> edges_at(std::uint32_t vertex) const {
    return std::span(edges_at_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
  }
  [[nodiscard]] std::uint32_t other_end(std::uint32_t edge, std::uint32_t vertex) const {
    return edges_[edge].ends[0] == vertex ? edges_[edge].ends[1] : edges_[edge].ends[0];
  }

  std::vector<Edge> edges_;
  std::vector<std::uint32_t> edge_of_cell_;
  std::vector<std::uint32_t> first_;     // by vertex, into edges_at_
  std::vector<std::uint32_t> edges_at_;  // numbers of edges
  std::vector<int> sign_;                // by vertex: +1 across, -1 down
  std::vector<int> weight_;              // by vertex: what is left of its clue, with that sign
};

}  // namespace quadrille::kakuro
