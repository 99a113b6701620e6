#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/tens/objective.hpp"
#include "puzzles/tens/playout.hpp"

namespace quadrille::tens {

// What is hoped of a position beside the cells cleared on the way to it.
enum class Heuristic {
  simple,   // the cells that are left
  moves,    // two for every move there is
  one_step  // the cells of the preferred move
};

struct BeamScore {
  Objective objective = Objective::fewest;
  Heuristic heuristic = Heuristic::simple;
  double weight = 0.3;          // of the heuristic
  int playouts = 0;             // random games, whose mean takes the place of everything else
  std::size_t cache_bytes = 0;  // for positions that were looked at before

  // Whether a position must be looked at; else what was cleared says it all.
  [[nodiscard]] bool looks() const { return playouts > 0 || (heuristic != Heuristic::simple && weight > 0); }
  [[nodiscard]] double signed_cells(int cells) const { return objective == Objective::most ? cells : -cells; }

  // What can be said of a position at sight; more is better.
  [[nodiscard]] float at_sight(int cleared, int left) const {
    if (playouts > 0) return 0;
    const double hope = heuristic == Heuristic::simple ? weight * left : 0;
    return static_cast<float>(signed_cells(cleared) + hope);
  }

  // A finished game is worth its cells. Where few cells are wanted they say nothing against a game that goes
  // on: then finished games come behind all others, among themselves the one with most cells first.
  [[nodiscard]] float finished(int cleared) const {
    constexpr float kBehind = 10'000;
    return static_cast<float>(cleared) - (objective == Objective::fewest ? kBehind : 0);
  }
};

// Looks at positions. What it sees in one depends on nothing but the position and the seed, so that neither
// a cache nor the number of threads changes a score.
template <int Words>
class BeamLook {
 public:
  BeamLook(const Sheet<Words>& sheet, const BeamScore& score, std::uint64_t seed)
      : sheet_(sheet), score_(score), seed_(seed), playout_(sheet) {}

  // What a position's score gains by looking.
  [[nodiscard]] float operator()(const CellSet<Words>& filled, std::uint64_t hash) {
    if (score_.playouts > 0) return mean_of_playouts(filled, hash);
    int moves = 0;
    int preferred = 0;
    sheet_.visit_moves(filled, filled, [&](SheetBox box) {
      const int count = (filled & sheet_.cells_of(box)).count();
      const bool better = score_.signed_cells(count) > score_.signed_cells(preferred);
      if (moves++ == 0 || better) preferred = count;
    });
    const double hope = score_.heuristic == Heuristic::moves ? 2.0 * moves : score_.signed_cells(preferred);
    return static_cast<float>(score_.weight * hope);
  }

 private:
  [[nodiscard]] float mean_of_playouts(const CellSet<Words>& filled, std::uint64_t hash) {
    Random random(seed_, hash);
    int left = 0;
    for (int i = 0; i < score_.playouts; ++i) {
      const auto rest = playout_.run(
          filled, filled, [&](auto open) { return small_first_.draw(open, random); },
          [](const OpenMove<Words>&) {});
      left += rest.count();
    }
    return -static_cast<float>(left) / static_cast<float>(score_.playouts);
  }

  const Sheet<Words>& sheet_;
  BeamScore score_;
  std::uint64_t seed_;
  Playout<Words> playout_;
  SmallFirst small_first_;
};

// What was seen in positions before. A fixed number of slots; the newer of two positions for one slot stays.
class BeamCache {
 public:
  BeamCache(Context& context, std::size_t bytes) : memory_(context, bytes) {
    if (memory_.granted()) slots_.resize(bytes / sizeof(Slot));
  }

  // Null where the position is not known.
  [[nodiscard]] const float* find(std::uint64_t hash) const {
    if (slots_.empty()) return nullptr;
    const auto& slot = slots_[hash % slots_.size()];
    return slot.used && slot.hash == hash ? &slot.seen : nullptr;
  }
  void keep(std::uint64_t hash, float seen) {
    if (!slots_.empty()) slots_[hash % slots_.size()] = {hash, seen, true};
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    float seen = 0;
    bool used = false;
  };

  Reservation memory_;
  std::vector<Slot> slots_;
};

}  // namespace quadrille::tens
