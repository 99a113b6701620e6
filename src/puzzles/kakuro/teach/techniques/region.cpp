#include "puzzles/kakuro/teach/techniques/region.hpp"

#include <algorithm>

namespace quadrille::kakuro {
namespace {

constexpr std::uint32_t kNone = UINT32_MAX;

}  // namespace

// A depth-first walk from one vertex, leaving out one edge; with a stack of its own, since a board has many
// runs.
class RegionMap::Walk {
 public:
  Walk(const RegionMap& map, std::vector<std::uint32_t>& entered) : map_(map), entered_(entered) {}

  struct Bridge {
    std::uint32_t edge = 0;
    std::uint32_t below = 0;  // the vertex on the far side
  };

  void from(std::uint32_t root, std::uint32_t without) {
    order_.clear();
    seen_.clear();
    bridges_.clear();
    enter(root, kNone);
    std::vector<std::uint32_t> path{0};  // numbers in order of entry
    while (!path.empty()) {
      const auto here = path.back();
      const auto edges = map_.edges_at(order_[here]);
      if (seen_[here].next_edge == edges.size()) {
        leave(here);
        path.pop_back();
        continue;
      }
      const auto edge = edges[seen_[here].next_edge++];
      if (edge == without || edge == seen_[here].entry_edge) continue;
      const auto next = map_.other_end(edge, order_[here]);
      if (entered_[next] != kNone) {
        seen_[here].low = std::min(seen_[here].low, entered_[next]);
      } else {
        path.push_back(enter(next, edge, here));
      }
    }
  }

  [[nodiscard]] const std::vector<Bridge>& bridges() const { return bridges_; }
  [[nodiscard]] bool is_below(std::uint32_t vertex, std::uint32_t top) const {
    const auto entry = entered_[vertex];
    return entry >= entered_[top] && entry < entered_[top] + seen_[entered_[top]].size;
  }

  // The smaller side of a bridge, unless the outside is there.
  [[nodiscard]] Region side_of(const Bridge& bridge) const {
    const auto& below = seen_[entered_[bridge.below]];
    const auto& all = seen_.front();
    const auto above_size = all.size - below.size;
    const bool outside_above = all.outside && !below.outside;
    const bool take_below = outside_above || (!below.outside && below.size <= above_size);
    const auto top = take_below ? bridge.below : map_.other_end(bridge.edge, bridge.below);
    return {.first_run = top,
            .runs = take_below ? below.size : above_size,
            .difference = take_below ? below.weight : all.weight - below.weight,
            .one = {map_.edges_[bridge.edge].cell, map_.sign_of(top)}};
  }

 private:
  struct Seen {
    std::uint32_t entry_edge = kNone;
    std::uint32_t above = 0;
    std::uint32_t low = 0;
    std::size_t next_edge = 0;
    // of the vertex and all below it:
    std::uint32_t size = 1;
    int weight = 0;
    bool outside = false;
  };

  std::uint32_t enter(std::uint32_t vertex, std::uint32_t edge, std::uint32_t above = 0) {
    const auto number = static_cast<std::uint32_t>(order_.size());
    entered_[vertex] = number;
    order_.push_back(vertex);
    seen_.push_back({.entry_edge = edge,
                     .above = above,
                     .low = number,
                     .weight = map_.weight_[vertex],
                     .outside = vertex == map_.outside()});
    return number;
  }

  void leave(std::uint32_t number) {
    const auto& seen = seen_[number];
    if (seen.entry_edge == kNone) return;
    auto& above = seen_[seen.above];
    above.low = std::min(above.low, seen.low);
    above.size += seen.size;
    above.weight += seen.weight;
    above.outside = above.outside || seen.outside;
    if (seen.low == number) bridges_.push_back({seen.entry_edge, order_[number]});
  }

  const RegionMap& map_;
  std::vector<std::uint32_t>& entered_;  // by vertex
  std::vector<std::uint32_t> order_;     // vertices as they were entered
  std::vector<Seen> seen_;               // in that order
  std::vector<Bridge> bridges_;
};

RegionMap::RegionMap(const Notes& notes) : edge_of_cell_(notes.puzzle().cells.size(), kNone) {
  const auto& puzzle = notes.puzzle();
  weight_.assign(puzzle.runs.size() + 1, 0);
  sign_.assign(puzzle.runs.size() + 1, 0);
  for (std::uint32_t run = 0; run < puzzle.runs.size(); ++run) {
    sign_[run] = puzzle.runs[run].direction == Direction::across ? 1 : -1;
    weight_[run] = sign_[run] * notes.rest(run).sum;
  }
  const auto vertex_of = [&](std::uint32_t run) {
    return run == kNoRun || puzzle.runs[run].sum == 0 ? outside() : run;
  };
  std::vector<std::uint32_t> degree(weight_.size() + 1, 0);
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    const auto& [across, down] = puzzle.runs_of_cell[cell];
    const std::array ends{vertex_of(across), vertex_of(down)};
    if (!notes.is_open(cell) || ends[0] == ends[1]) continue;
    edge_of_cell_[cell] = static_cast<std::uint32_t>(edges_.size());
    edges_.push_back({cell, ends});
    ++degree[ends[0]];
    ++degree[ends[1]];
  }
  first_.assign(weight_.size() + 1, 0);
  for (std::size_t vertex = 0; vertex < weight_.size(); ++vertex)
    first_[vertex + 1] = first_[vertex] + degree[vertex];
  edges_at_.resize(first_.back());
  auto free = first_;
  for (std::uint32_t edge = 0; edge < edges_.size(); ++edge) {
    for (const auto end : edges_[edge].ends) edges_at_[free[end]++] = edge;
  }
}

std::vector<Region> RegionMap::regions() const {
  std::vector<Region> regions;
  std::vector<std::uint32_t> entered(weight_.size(), kNone);
  Walk walk(*this, entered);
  for (std::uint32_t vertex = 0; vertex < weight_.size(); ++vertex) {
    if (entered[vertex] != kNone || edges_at(vertex).empty()) continue;
    walk.from(vertex, kNone);
    for (const auto& bridge : walk.bridges()) regions.push_back(walk.side_of(bridge));
  }
  return regions;
}

std::vector<Region> RegionMap::regions_with(std::uint32_t cell) const {
  std::vector<Region> regions;
  if (edge_of_cell_[cell] == kNone) return regions;
  const auto edge = edge_of_cell_[cell];
  const auto& ends = edges_[edge].ends;
  std::vector<std::uint32_t> entered(weight_.size(), kNone);
  Walk walk(*this, entered);
  walk.from(ends[0], edge);
  if (entered[ends[1]] == kNone) return regions;  // it is a bridge itself
  for (const auto& bridge : walk.bridges()) {
    if (!walk.is_below(ends[1], bridge.below)) continue;  // both ends on one side: a bridge anyway
    auto region = walk.side_of(bridge);
    const bool below = walk.is_below(region.first_run, bridge.below);
    region.other = Sticking{cell, sign_of(below ? ends[1] : ends[0])};
    regions.push_back(region);
  }
  return regions;
}

std::vector<std::uint32_t> RegionMap::runs_of(const Region& region) const {
  const auto is_cut = [&](std::uint32_t edge) {
    const auto cell = edges_[edge].cell;
    return cell == region.one.cell || (region.other && cell == region.other->cell);
  };
  std::vector<bool> seen(weight_.size());
  std::vector<std::uint32_t> runs{region.first_run};
  seen[region.first_run] = true;
  for (std::size_t next = 0; next < runs.size(); ++next) {
    for (const auto edge : edges_at(runs[next])) {
      const auto end = other_end(edge, runs[next]);
      if (is_cut(edge) || seen[end]) continue;
      seen[end] = true;
      runs.push_back(end);
    }
  }
  std::ranges::sort(runs);
  return runs;
}

}  // namespace quadrille::kakuro
