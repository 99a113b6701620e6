#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/parallel/parallel.hpp"
#include "engine/run/context.hpp"
#include "puzzles/tens/search/beam/beam_met.hpp"
#include "puzzles/tens/search/beam/beam_score.hpp"
#include "puzzles/tens/search/blocks.hpp"

namespace quadrille::tens {

// Breadth-first search that keeps the best positions of every level. The positions of a level are reached by
// the same number of moves, except for finished ones, which stay as long as they are among the best. Beam
// search is Lowerre's (1976); its use here follows the second source document. Positions are compared by
// value and not by their hash, which the document does: that changed no result, costs a narrow beam nothing
// measurable, and a wide one about a fifth of its time.
template <int Words>
class Beam {
 public:
  using Set = CellSet<Words>;
  static constexpr std::int32_t kNone = -1;

  struct Node {
    Set filled{};
    std::uint64_t hash = 0;
    float score = 0;
    std::uint32_t tie = 0;
    std::int32_t cleared = 0;   // since the root
    std::int32_t hope = 0;      // of the digits left, in millionths
    std::int32_t line = kNone;  // the last link of the moves that lead here
  };

  // How ties in score are broken: by the size of the last box, the smallest first, or by chance, which keeps
  // a wide beam varied.
  enum class Ties { small_box, chance };

  Beam(const BitBoard<Words>& bit_board, const BeamScore& score, Ties ties, Context& context)
      : sheet_(bit_board),
        score_(score),
        ties_(ties),
        context_(context),
        memory_(context, kFirstBytes + MetPositions<Words>::first_bytes()),
        cache_(context, score.looks(true) ? score.cache_bytes : 0),
        met_(memory_),
        links_(context) {
    if (memory_.granted()) met_.open();
    Random random(context.seed(), kKeysStream);
    for (auto& key : keys_) key = random.next();
    const auto hopes = score.hope_of_digits(bit_board.target(), count_digits(bit_board, bit_board.filled()));
    bit_board.filled().for_each([&](int cell) { hopes_[cell] = hopes[bit_board.digit(cell)]; });
  }

  // A beam of one position.
  void start(const Set& filled) {
    links_.clear();
    Node root{.filled = filled};
    filled.for_each([&](int cell) { root.hope += hopes_[cell]; });
    // From the start of the board on, so that a position has one hash whichever search meets it.
    sheet_.filled().without(filled).for_each([&](int cell) { root.hash ^= keys_[cell]; });
    level_.assign(1, root);
    finish_ = {};
    depth_ = 0;
    dropped_ = false;
  }

  struct Wanted {
    std::size_t width = 1;   // positions to keep
    std::size_t widest = 0;  // half as many again, up to this, if twice as many are equally good
    bool leaf = false;       // the last level, where playouts may be wanted
  };
  // Goes one move further. False: every position is finished, or the run must end; the level is then
  // unchanged.
  [[nodiscard]] bool advance(Wanted wanted) {
    auto [width, widest, leaf] = wanted;
    if (!memory_.granted() || !expand(std::max(width, widest), leaf)) return false;
    if (cut(width) > 2 * width && widest > width) {
      width = std::min(width + (width + 1) / 2, widest);
      cut(width);
    }
    keep_first(width);
    if (!step()) return false;
    ++depth_;
    return true;
  }

  [[nodiscard]] std::span<const Node> level() const { return level_; }
  [[nodiscard]] const Node& best() const { return *std::ranges::min_element(level_, before<Node>); }
  [[nodiscard]] int depth() const { return depth_; }
  // Whether no position was dropped so far: then the levels hold every game.
  [[nodiscard]] bool saw_everything() const { return !dropped_; }

  [[nodiscard]] std::vector<BitBoardBox> line_to(std::int32_t line) const {
    std::vector<BitBoardBox> moves;
    for (; line != kNone; line = links_[static_cast<std::size_t>(line)].before)
      moves.push_back(links_[static_cast<std::size_t>(line)].box);
    std::ranges::reverse(moves);
    return moves;
  }

  // The finished game with the most cells cleared, of all levels so far.
  struct Finish {
    std::int32_t cleared = -1;  // none yet
    std::int32_t line = kNone;
  };
  [[nodiscard]] const Finish& finish() const { return finish_; }

 private:
  struct Link {
    std::int32_t before;
    BitBoardBox box;
  };
  // A position of the next level: a position of this one and a move, or a finished one as it is.
  struct Candidate {
    std::uint64_t hash = 0;
    float score = 0;
    std::uint32_t tie = 0;
    std::uint32_t parent = 0;
    BitBoardBox box{};
    std::uint8_t count = 0;  // cells of the move; 0: finished
  };
  // The box of a finished position: it holds no cell.
  static constexpr BitBoardBox kNoBox{.top = 1, .bottom = 0, .left = 0, .right = 0};
  // Positions are counted as nodes in blocks, and the positions of a block are worked on in parallel.
  static constexpr std::size_t kBlock = 256;
  static constexpr std::size_t kPerTask = 32;
  static constexpr std::size_t kCrowd = 4;  // times the width
  static constexpr std::size_t kStepsPerLook = 4096;
  static constexpr std::size_t kFirstBytes = std::size_t{64} << 10U;
  static constexpr std::uint64_t kKeysStream = 0xBEA3;

  template <class Scored>
  [[nodiscard]] static bool before(const Scored& a, const Scored& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.tie != b.tie ? a.tie < b.tie : a.hash < b.hash;
  }

  [[nodiscard]] bool expand(std::size_t width, bool leaf);
  void expand(std::uint32_t parent, bool leaf, std::vector<Candidate>& children) const;
  [[nodiscard]] Set position_after(std::uint32_t parent, BitBoardBox box) const {
    return level_[parent].filled.without(sheet_.cells_of(box));
  }
  [[nodiscard]] bool is_new(const Candidate& candidate) {
    return met_.add(candidate.hash, {candidate.parent, candidate.box},
                    [&](const auto& way) { return position_after(way.parent, way.box); });
  }
  [[nodiscard]] bool look(std::size_t first_candidate, bool leaf);
  std::size_t cut(std::size_t width);
  void keep_first(std::size_t width) {
    if (candidates_.size() <= width) return;
    candidates_.resize(width);
    dropped_ = true;
  }
  [[nodiscard]] bool step();
  [[nodiscard]] bool enter(std::size_t nodes) {
    for (; nodes > 0; --nodes) {
      if (!context_.enter_node()) return false;
    }
    return true;
  }
  [[nodiscard]] bool hold_memory();

  const BitBoard<Words>& sheet_;
  BeamScore score_;
  Ties ties_;
  Context& context_;
  Reservation memory_;
  std::size_t held_ = kFirstBytes;
  BeamCache<Words> cache_;
  std::array<std::uint64_t, kSheetCells> keys_{};
  std::array<std::int32_t, kSheetCells> hopes_{};

  std::vector<Node> level_;
  std::vector<Node> next_;
  std::vector<Candidate> candidates_;
  std::array<std::vector<Candidate>, kBlock / kPerTask> children_;  // by task
  std::vector<std::uint32_t> unknown_;                              // candidates to look at
  MetPositions<Words> met_;
  Blocks<Link> links_;
  Finish finish_;
  int depth_ = 0;
  bool dropped_ = false;
};

// All moves of all positions. If they are many more than will be kept, the worst are dropped on the way: a
// level then takes little more than its width, and a stop is noticed soon.
template <int Words>
bool Beam<Words>::expand(std::size_t width, bool leaf) {
  const auto crowd = kCrowd * std::max(width, kBlock);
  candidates_.clear();
  met_.clear();
  bool any_move = false;
  for (std::size_t first = 0; first < level_.size(); first += kBlock) {
    const auto block = std::min(kBlock, level_.size() - first);
    if (!enter(block)) return false;
    const auto tasks = (block + kPerTask - 1) / kPerTask;
    for_each_index(tasks, tasks > 1 ? context_.threads() : 1, [&](std::size_t task) {
      auto& children = children_[task];
      children.clear();
      const auto end = std::min(block, (task + 1) * kPerTask);
      for (auto i = task * kPerTask; i < end; ++i) {
        expand(static_cast<std::uint32_t>(first + i), leaf, children);
      }
    });
    const auto before = candidates_.size();
    for (std::size_t task = 0; task < tasks; ++task) {
      for (const auto& child : children_[task]) {
        const auto& node = level_[child.parent];
        if (child.count != 0) {
          any_move = true;
        } else if (node.cleared > finish_.cleared) {
          finish_ = {node.cleared, node.line};
        }
        if (is_new(child)) candidates_.push_back(child);
      }
    }
    if (met_.full() || !hold_memory() || !look(before, leaf)) return false;
    if (candidates_.size() > crowd) {
      cut(width);
      keep_first(width);
    }
  }
  return any_move;
}

template <int Words>
void Beam<Words>::expand(std::uint32_t parent, bool leaf, std::vector<Candidate>& children) const {
  const auto& node = level_[parent];
  const int left = node.filled.count();
  const auto before = children.size();
  sheet_.visit_moves(node.filled, node.filled, [&](BitBoardBox box) {
    const auto cells = node.filled & sheet_.cells_of(box);
    Candidate child{.hash = node.hash, .parent = parent, .box = box};
    child.count = static_cast<std::uint8_t>(cells.count());
    auto hope = node.hope;
    cells.for_each([&](int cell) {
      child.hash ^= keys_[cell];
      hope -= hopes_[cell];
    });
    child.score = score_.at_sight(
        {.cleared = node.cleared + child.count, .left = left - child.count, .hope = hope, .leaf = leaf});
    child.tie = ties_ == Ties::chance ? static_cast<std::uint32_t>(child.hash >> 32U)
                                      : static_cast<std::uint32_t>(sheet_.cells_of(box).count());
    children.push_back(child);
  });
  if (children.size() == before) {
    children.push_back(
        {.hash = node.hash, .score = score_.finished(node.cleared), .parent = parent, .box = kNoBox});
  }
}

// Looks at the candidates from the given one on.
template <int Words>
bool Beam<Words>::look(std::size_t first_candidate, bool leaf) {
  if (!score_.looks(leaf)) return true;
  unknown_.clear();
  for (auto i = first_candidate; i < candidates_.size(); ++i) {
    auto& candidate = candidates_[i];
    if (candidate.count == 0) continue;
    if (const auto* seen =
            cache_.find(candidate.hash, position_after(candidate.parent, candidate.box), leaf)) {
      candidate.score += *seen;
    } else {
      unknown_.push_back(static_cast<std::uint32_t>(i));
    }
  }
  for (std::size_t first = 0; first < unknown_.size(); first += kBlock) {
    const auto block = std::min(kBlock, unknown_.size() - first);
    if (!enter(block)) return false;
    std::array<float, kBlock> seen{};
    const auto tasks = (block + kPerTask - 1) / kPerTask;
    for_each_index(tasks, tasks > 1 ? context_.threads() : 1, [&](std::size_t task) {
      auto own = context_.child({});
      BeamLook<Words> see(sheet_, score_, own);
      const auto end = std::min(block, (task + 1) * kPerTask);
      for (auto i = task * kPerTask; i < end; ++i) {
        const auto& candidate = candidates_[unknown_[first + i]];
        seen[i] = see(position_after(candidate.parent, candidate.box), candidate.hash, leaf);
      }
    });
    if (score_.plays_out(leaf) && !context_.proceed()) return false;
    for (std::size_t i = 0; i < block; ++i) {
      auto& candidate = candidates_[unknown_[first + i]];
      candidate.score += seen[i];
      cache_.keep(candidate.hash, position_after(candidate.parent, candidate.box), leaf, seen[i]);
    }
  }
  return true;
}

// Brings the best candidates to the front. Returns how many are as good as the last of them, or better.
template <int Words>
std::size_t Beam<Words>::cut(std::size_t width) {
  if (candidates_.size() <= width) return candidates_.size();
  const auto last = candidates_.begin() + static_cast<std::ptrdiff_t>(width) - 1;
  std::ranges::nth_element(candidates_, last, before<Candidate>);
  const float worst = last->score;
  return static_cast<std::size_t>(
      std::ranges::count_if(candidates_, [&](const Candidate& each) { return each.score >= worst; }));
}

// The chosen candidates become the level. False: there is no memory for the moves.
template <int Words>
bool Beam<Words>::step() {
  next_.clear();
  for (const auto& candidate : candidates_) {
    auto node = level_[candidate.parent];
    node.score = candidate.score;
    node.tie = candidate.tie;
    if (candidate.count != 0) {
      const auto cells = node.filled & sheet_.cells_of(candidate.box);
      cells.for_each([&](int cell) { node.hope -= hopes_[cell]; });
      node.filled = node.filled.without(cells);
      node.hash = candidate.hash;
      node.cleared += candidate.count;
      if (!links_.push_back({node.line, candidate.box})) return false;
      node.line = static_cast<std::int32_t>(links_.size()) - 1;
    }
    next_.push_back(node);
    if (next_.size() % kStepsPerLook == 0 && !context_.proceed()) return false;
  }
  std::swap(level_, next_);
  return true;
}

// Growth is asked for afterwards, since a block adds little.
template <int Words>
bool Beam<Words>::hold_memory() {
  const auto used = candidates_.capacity() * sizeof(Candidate) +
                    (level_.capacity() + next_.capacity()) * sizeof(Node) +
                    unknown_.capacity() * sizeof(std::uint32_t);
  if (used <= held_) return true;
  if (!memory_.grow(used - held_)) return false;
  held_ = used;
  return true;
}

}  // namespace quadrille::tens
