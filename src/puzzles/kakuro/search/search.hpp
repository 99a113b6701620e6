#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/kakuro/search/domains.hpp"

namespace quadrille::kakuro {

// How a search of one component ended.
enum class SearchEnd { enough, exhausted, gave_up };

// Depth-first search for the fillings of some cells on top of exact consistency. It branches on the cell with
// the fewest digits relative to the weight of its runs (dom/wdeg: Boussemart, Hemery, Lecoutre, Sais 2004),
// where a run gains weight each time it fails, and restarts after more and more dead ends. A cell first tries
// the digit it had where the search got furthest (target phases, as CaDiCaL has them): on large grids with
// many fillings that is worth a factor of five to ten. Weights that lead nowhere are forgotten from time to
// time. Restarts by Luby's sequence and weights that fade were tried: both take two to three times the nodes
// on grids of 40x40 (docs/performance.md).
class Search {
 public:
  // Starts from domains at their fixed point; undoes everything it does to them. One search may find the
  // fillings of many components, one after the other.
  Search(Domains& domains, Context& context, std::uint64_t stream);
  // The bytes one of these takes, with two fillings: reserve them before making one.
  [[nodiscard]] static std::size_t bytes(const Puzzle& puzzle);

  // Collects up to `wanted` different fillings of the cells, which must be closed under shared runs, or gives
  // up after a total number of dead ends. Every filling holds one digit per cell, in the order of the cells.
  [[nodiscard]] SearchEnd find(std::span<const std::uint32_t> cells, std::size_t wanted,
                               std::uint64_t dead_ends);

  // Starts afresh on these cells. find() does this itself from time to time.
  void forget(std::span<const std::uint32_t> cells);

  [[nodiscard]] const std::vector<std::vector<Digits>>& fillings() const { return fillings_; }
  // Of the last find().
  [[nodiscard]] std::uint64_t dead_ends() const { return dead_ends_; }

 private:
  struct Branch {
    std::uint32_t cell;
    Digits untried;
    Domains::Save save;
  };

  [[nodiscard]] SearchEnd dive(std::span<const std::uint32_t> cells, std::size_t wanted,
                               std::uint64_t dead_ends);
  [[nodiscard]] std::optional<std::uint32_t> choose(std::span<const std::uint32_t> cells) const;
  [[nodiscard]] Digits choose_digit(std::uint32_t cell, Digits untried);
  void remember_phases(std::span<const std::uint32_t> cells, Domains::Save reached);
  void record(std::span<const std::uint32_t> cells);

  Domains& domains_;
  Context& context_;
  Random random_;
  std::vector<float> weight_;       // by run
  std::vector<Digits> phase_;       // by cell: what it held last
  std::vector<Digits> best_phase_;  // by cell: what it held where the search got furthest
  Domains::Save furthest_ = 0;
  std::vector<Branch> branches_;
  std::vector<std::vector<Digits>> fillings_;
  std::uint64_t dead_ends_ = 0;
};

}  // namespace quadrille::kakuro
