#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/objective.hpp"
#include "puzzles/tens/search/playout.hpp"

namespace quadrille::tens {

// What is hoped of a position, in addition to the cells cleared on the way to it.
enum class Heuristic {
  packing,  // the cells that the digits left could clear if it did not matter where they are
  simple,   // the cells that are left: the document's, which adds nothing to the cells cleared
  moves,    // two for every possible move
  one_step  // the cells of the preferred move
};

// Which positions random games are played from: those of the last level looked at, or of every level.
enum class PlayoutsAt { leaves, every_level };

struct BeamScore {
  Objective objective = Objective::fewest;
  Heuristic heuristic = Heuristic::packing;
  double weight = 0.3;  // of the heuristic
  int playouts = 0;     // random games, whose mean replaces everything else
  PlayoutsAt playouts_at = PlayoutsAt::leaves;
  std::size_t cache_bytes = 0;  // for positions looked at before

  [[nodiscard]] bool plays_out(bool leaf) const {
    return playouts > 0 && (leaf || playouts_at == PlayoutsAt::every_level);
  }
  // Whether a position must be looked at; otherwise its digits say it all.
  [[nodiscard]] bool looks(bool leaf) const {
    return plays_out(leaf) ||
           ((heuristic == Heuristic::moves || heuristic == Heuristic::one_step) && weight > 0);
  }
  [[nodiscard]] double signed_cells(int cells) const { return objective == Objective::most ? cells : -cells; }

  // What is hoped of each digit that is left, in millionths of a cell.
  [[nodiscard]] std::array<std::int32_t, 10> hope_of_digits(int target, const DigitCounts& counts) const {
    std::array<std::int32_t, 10> hopes{};
    if (heuristic != Heuristic::packing) return hopes;
    const auto prices = packing_prices(target, counts);
    // No digit is worth more than the cell it stands in.
    for (std::size_t digit = 1; digit < hopes.size(); ++digit) {
      hopes[digit] = static_cast<std::int32_t>(std::min(prices[digit], kPriceScale));
    }
    return hopes;
  }

  struct Sight {
    int cleared = 0;
    int left = 0;
    std::int32_t hope = 0;  // of the digits left
    bool leaf = false;
  };
  // What can be said of a position at a glance; more is better.
  [[nodiscard]] float at_sight(const Sight& sight) const {
    if (plays_out(sight.leaf)) return 0;
    double hope = 0;
    if (heuristic == Heuristic::simple) hope = sight.left;
    if (heuristic == Heuristic::packing) hope = sight.hope / static_cast<double>(kPriceScale);
    return static_cast<float>(signed_cells(sight.cleared) + weight * hope);
  }

  // A finished game is worth its cells. If few cells are wanted, they say nothing against a game that goes
  // on: finished games then come after all others, and among themselves the one with most cells first.
  [[nodiscard]] float finished(int cleared) const {
    constexpr float kBehind = 10'000;
    return static_cast<float>(cleared) - (objective == Objective::fewest ? kBehind : 0);
  }
};

// Looks at positions. What it sees in one depends on nothing but the position and the seed, so that neither a
// cache nor the number of threads changes a score. Random games end when the context says so; the result is
// then meaningless.
template <int Words>
class BeamLook {
 public:
  BeamLook(const BitBoard<Words>& bit_board, const BeamScore& score, Context& context)
      : sheet_(bit_board), score_(score), context_(context), playout_(bit_board) {}

  // What a position's score gains by looking.
  [[nodiscard]] float operator()(const CellSet<Words>& filled, std::uint64_t hash, bool leaf) {
    if (score_.plays_out(leaf)) return mean_of_playouts(filled, hash);
    int moves = 0;
    int preferred = 0;
    sheet_.visit_moves(filled, filled, [&](BitBoardBox box) {
      const int count = (filled & sheet_.cells_of(box)).count();
      const bool better = score_.signed_cells(count) > score_.signed_cells(preferred);
      if (moves++ == 0 || better) preferred = count;
    });
    const double hope = score_.heuristic == Heuristic::moves ? 2.0 * moves : score_.signed_cells(preferred);
    return static_cast<float>(score_.weight * hope);
  }

 private:
  [[nodiscard]] float mean_of_playouts(const CellSet<Words>& filled, std::uint64_t hash) {
    Random random(context_.seed(), hash);
    int left = 0;
    for (int i = 0; i < score_.playouts && context_.proceed(); ++i) {
      const auto rest = playout_.run(
          filled, filled, [&](auto open) { return small_first_.draw(open, random); },
          [](const OpenMove<Words>&) {});
      left += rest.count();
    }
    return -static_cast<float>(left) / static_cast<float>(score_.playouts);
  }

  const BitBoard<Words>& sheet_;
  BeamScore score_;
  Context& context_;
  Playout<Words> playout_;
  SmallFirst small_first_;
};

// What was seen in earlier positions, which are compared by value. A fixed number of slots, made a page at a
// time when first needed; of two positions for one slot the newer stays.
template <int Words>
class BeamCache {
 public:
  BeamCache(Context& context, std::size_t bytes) : memory_(context, bytes) {
    if (memory_.granted()) pages_.resize(bytes / sizeof(Page));
  }

  // Null if the position is not known.
  [[nodiscard]] const float* find(std::uint64_t hash, const CellSet<Words>& position, bool leaf) const {
    if (pages_.empty()) return nullptr;
    const auto& page = pages_[hash / kPageSlots % pages_.size()];
    if (page == nullptr) return nullptr;
    const auto& slot = (*page)[hash % kPageSlots];
    return slot.used == used_as(leaf) && slot.position == position ? &slot.seen : nullptr;
  }
  void keep(std::uint64_t hash, const CellSet<Words>& position, bool leaf, float seen) {
    if (pages_.empty()) return;
    auto& page = pages_[hash / kPageSlots % pages_.size()];
    if (page == nullptr) page = std::make_unique<Page>();
    (*page)[hash % kPageSlots] = {position, seen, used_as(leaf)};
  }

 private:
  // A leaf may be looked at differently.
  enum class Used : std::uint8_t { no, inside, leaf };
  [[nodiscard]] static Used used_as(bool leaf) { return leaf ? Used::leaf : Used::inside; }

  struct Slot {
    CellSet<Words> position{};
    float seen = 0;
    Used used = Used::no;
  };
  static constexpr std::size_t kPageSlots = 1024;
  using Page = std::array<Slot, kPageSlots>;

  Reservation memory_;
  std::vector<std::unique_ptr<Page>> pages_;
};

}  // namespace quadrille::tens
