#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/probing.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {

// How a search ended, or that it did not.
enum class SearchEnd { enough, exhausted, stopped };

// Depth-first search for answers with probing at every position, restarted after more and more positions
// (see luby.hpp); what the root has learned by then is kept. Can be stopped and continued.
class Search {
 public:
  // Starts from candidates at their fixed point under line solving. Holds bytes of the context while it
  // lives.
  Search(Propagation& propagation, Candidates root, Context& context, const Keeping& keeping = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // Looks until it knows `wanted` different answers or that there are no others, until it has seen a number
  // of positions besides the root, or until the context ends.
  [[nodiscard]] SearchEnd run(std::size_t wanted, std::uint64_t positions, Context& context);

  [[nodiscard]] const std::vector<Candidates>& answers() const { return answers_; }
  // What is known at the root, regardless of the answers found so far.
  [[nodiscard]] const Candidates& root() const {
    return levels_.empty() ? start_ : levels_.front().candidates();
  }
  // How promising the root's probing has found a branch on each cell; 0 if unknown.
  [[nodiscard]] Grid<float> promise(Context& context) const;
  [[nodiscard]] std::uint64_t positions() const { return positions_; }

 private:
  [[nodiscard]] bool retreat(Context& context);
  [[nodiscard]] bool advance(Context& context);
  [[nodiscard]] bool hold_level(Context& context);
  void record(const Candidates& answer);

  Propagation& propagation_;
  Context ledger_;              // gives back the bytes
  std::size_t held_bytes_ = 0;  // by levels_
  Random random_;
  Candidates start_;
  Keeping keeping_;
  std::vector<Probing> levels_;   // [0 ... depth_] are in use, the others are kept for their memory
  std::vector<Branch> branches_;  // [i] leads from level i to level i + 1
  std::size_t depth_ = 0;
  bool dead_ = false;  // the deepest position has no answer left
  std::uint64_t positions_ = 0;
  std::uint64_t restarts_ = 0;
  std::uint64_t restart_at_;
  std::vector<Candidates> answers_;
};

}  // namespace quadrille::nonogram
