#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/context.hpp"
#include "engine/parallel.hpp"
#include "puzzles/tens/beam_score.hpp"

namespace quadrille::tens {

// Breadth-first search that keeps the best positions of every level. The positions of a level are reached by
// the same number of moves, but for finished ones, which stay for as long as they are among the best.
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
    std::int32_t line = kNone;  // the last link of the moves that lead here
  };

  // How equal scores are told apart: by the size of the last box, the smallest first, or by chance, which
  // keeps a wide beam varied.
  enum class Ties { small_box, chance };

  Beam(const Sheet<Words>& sheet, const BeamScore& score, Ties ties, Context& context)
      : sheet_(sheet),
        score_(score),
        ties_(ties),
        context_(context),
        memory_(context, kFirstBytes),
        cache_(context, score.looks() ? score.cache_bytes : 0) {
    Random random(context.seed(), kKeysStream);
    for (auto& key : keys_) key = random.next();
  }

  // A beam of one position.
  void start(const Set& filled) {
    links_.clear();
    Node root{.filled = filled};
    // From the start of the board on, so that a position has one hash whatever search meets it.
    sheet_.filled().without(filled).for_each([&](int cell) { root.hash ^= keys_[cell]; });
    level_.assign(1, root);
    finish_ = {};
    depth_ = 0;
  }

  // Goes one move further and keeps `width` positions; half as many again, up to `widest`, where there are
  // more than twice as many equally good ones. False: every position is finished, or the run is to end; then
  // the level is as it was.
  [[nodiscard]] bool advance(std::size_t width, std::size_t widest = 0) {
    if (!memory_.granted() || !expand(std::max(width, widest)) || !look()) return false;
    if (cut(width) > 2 * width && widest > width) {
      width = std::min(width + (width + 1) / 2, widest);
      cut(width);
    }
    candidates_.resize(std::min(width, candidates_.size()));
    step();
    ++depth_;
    return true;
  }

  [[nodiscard]] std::span<const Node> level() const { return level_; }
  [[nodiscard]] const Node& best() const { return *std::ranges::min_element(level_, before<Node>); }
  [[nodiscard]] int depth() const { return depth_; }

  [[nodiscard]] std::vector<SheetBox> line_to(std::int32_t line) const {
    std::vector<SheetBox> moves;
    for (; line != kNone; line = links_[line].before) moves.push_back(links_[line].box);
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
    SheetBox box;
  };
  // A position of the next level: a position of this one and a move, or a finished one as it is.
  struct Candidate {
    std::uint64_t hash = 0;
    float score = 0;
    std::uint32_t tie = 0;
    std::uint32_t parent = 0;
    SheetBox box{};
    std::uint8_t count = 0;  // cells of the move; 0: finished
  };
  // Positions are counted as nodes in blocks, and a block is worked on side by side.
  static constexpr std::size_t kBlock = 256;
  static constexpr std::size_t kPerTask = 32;
  static constexpr std::size_t kCrowd = 4;  // times the width
  static constexpr std::size_t kFirstBytes = std::size_t{64} << 10U;
  static constexpr std::uint64_t kKeysStream = 0xBEA3;

  template <class Scored>
  [[nodiscard]] static bool before(const Scored& a, const Scored& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.tie != b.tie ? a.tie < b.tie : a.hash < b.hash;
  }

  [[nodiscard]] bool expand(std::size_t width);
  void expand(std::uint32_t parent, std::vector<Candidate>& children) const;
  // Whether a position is new to the level: how it was reached makes no difference.
  [[nodiscard]] bool is_new(std::uint64_t hash);
  void grow_met();
  [[nodiscard]] bool look();
  std::size_t cut(std::size_t width);
  void step();
  [[nodiscard]] bool enter(std::size_t nodes) {
    for (; nodes > 0; --nodes) {
      if (!context_.enter_node()) return false;
    }
    return true;
  }
  [[nodiscard]] bool hold_memory();

  const Sheet<Words>& sheet_;
  BeamScore score_;
  Ties ties_;
  Context& context_;
  Reservation memory_;
  std::size_t held_ = kFirstBytes;
  BeamCache cache_;
  std::array<std::uint64_t, kSheetCells> keys_{};

  std::vector<Node> level_;
  std::vector<Node> next_;
  std::vector<Candidate> candidates_;
  std::array<std::vector<Candidate>, kBlock / kPerTask> children_;  // by task
  std::vector<std::uint64_t> met_;  // the level's positions, an open hash table; 0: free
  std::size_t met_count_ = 0;
  std::vector<Link> links_;
  Finish finish_;
  int depth_ = 0;
};

// All moves of all positions. Where they are many more than will be kept, and at sight is all there is to
// see, the worst are dropped on the way: a level takes little more than its width, and a stop is seen soon.
template <int Words>
bool Beam<Words>::expand(std::size_t width) {
  const auto crowd = kCrowd * std::max(width, kBlock);
  candidates_.clear();
  std::ranges::fill(met_, 0);
  met_count_ = 0;
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
        expand(static_cast<std::uint32_t>(first + i), children);
      }
    });
    for (std::size_t task = 0; task < tasks; ++task) {
      for (const auto& child : children_[task]) {
        const auto& node = level_[child.parent];
        if (child.count != 0) {
          any_move = true;
        } else if (node.cleared > finish_.cleared) {
          finish_ = {node.cleared, node.line};
        }
        if (is_new(child.hash)) candidates_.push_back(child);
      }
    }
    if (!score_.looks() && candidates_.size() > crowd) {
      cut(width);
      candidates_.resize(width);
    }
    if (!hold_memory()) return false;
  }
  return any_move;
}

template <int Words>
void Beam<Words>::expand(std::uint32_t parent, std::vector<Candidate>& children) const {
  const auto& node = level_[parent];
  const int left = node.filled.count();
  const auto before = children.size();
  sheet_.visit_moves(node.filled, node.filled, [&](SheetBox box) {
    const auto cells = node.filled & sheet_.cells_of(box);
    Candidate child{.hash = node.hash, .parent = parent, .box = box};
    child.count = static_cast<std::uint8_t>(cells.count());
    cells.for_each([&](int cell) { child.hash ^= keys_[cell]; });
    child.score = score_.at_sight(node.cleared + child.count, left - child.count);
    child.tie = ties_ == Ties::chance ? static_cast<std::uint32_t>(child.hash >> 32U)
                                      : static_cast<std::uint32_t>(sheet_.cells_of(box).count());
    children.push_back(child);
  });
  if (children.size() == before) {
    children.push_back({.hash = node.hash, .score = score_.finished(node.cleared), .parent = parent});
  }
}

template <int Words>
bool Beam<Words>::is_new(std::uint64_t hash) {
  if (2 * met_count_ >= met_.size()) grow_met();
  const auto key = hash | 1U;
  const auto mask = met_.size() - 1;
  auto slot = (hash >> 20U) & mask;
  for (; met_[slot] != 0; slot = (slot + 1) & mask) {
    if (met_[slot] == key) return false;
  }
  met_[slot] = key;
  ++met_count_;
  return true;
}

template <int Words>
void Beam<Words>::grow_met() {
  std::vector<std::uint64_t> before(std::max<std::size_t>(64, 2 * met_.size()), 0);
  before.swap(met_);
  const auto mask = met_.size() - 1;
  for (const auto key : before) {
    if (key == 0) continue;
    auto slot = (key >> 20U) & mask;
    while (met_[slot] != 0) slot = (slot + 1) & mask;
    met_[slot] = key;
  }
}

template <int Words>
bool Beam<Words>::look() {
  if (!score_.looks()) return true;
  std::vector<std::uint32_t> unknown;
  for (std::uint32_t i = 0; i < candidates_.size(); ++i) {
    auto& candidate = candidates_[i];
    if (candidate.count == 0) continue;
    if (const auto* seen = cache_.find(candidate.hash)) {
      candidate.score += *seen;
    } else {
      unknown.push_back(i);
    }
  }
  for (std::size_t first = 0; first < unknown.size(); first += kBlock) {
    const auto block = std::min(kBlock, unknown.size() - first);
    if (!enter(block)) return false;
    std::array<float, kBlock> seen{};
    const auto tasks = (block + kPerTask - 1) / kPerTask;
    for_each_index(tasks, tasks > 1 ? context_.threads() : 1, [&](std::size_t task) {
      BeamLook<Words> see(sheet_, score_, context_.seed());
      const auto end = std::min(block, (task + 1) * kPerTask);
      for (auto i = task * kPerTask; i < end; ++i) {
        const auto& candidate = candidates_[unknown[first + i]];
        seen[i] =
            see(level_[candidate.parent].filled.without(sheet_.cells_of(candidate.box)), candidate.hash);
      }
    });
    for (std::size_t i = 0; i < block; ++i) {
      auto& candidate = candidates_[unknown[first + i]];
      candidate.score += seen[i];
      cache_.keep(candidate.hash, seen[i]);
    }
  }
  return true;
}

// Brings the best candidates to the front. How many are as good as the last of them, or better.
template <int Words>
std::size_t Beam<Words>::cut(std::size_t width) {
  if (candidates_.size() <= width) return candidates_.size();
  const auto last = candidates_.begin() + static_cast<std::ptrdiff_t>(width) - 1;
  std::ranges::nth_element(candidates_, last, before<Candidate>);
  const float worst = last->score;
  return static_cast<std::size_t>(
      std::ranges::count_if(candidates_, [&](const Candidate& each) { return each.score >= worst; }));
}

// The chosen candidates become the level.
template <int Words>
void Beam<Words>::step() {
  next_.clear();
  for (const auto& candidate : candidates_) {
    auto node = level_[candidate.parent];
    node.score = candidate.score;
    node.tie = candidate.tie;
    if (candidate.count != 0) {
      node.filled = node.filled.without(sheet_.cells_of(candidate.box));
      node.hash = candidate.hash;
      node.cleared += candidate.count;
      links_.push_back({node.line, candidate.box});
      node.line = static_cast<std::int32_t>(links_.size()) - 1;
    }
    next_.push_back(node);
  }
  std::swap(level_, next_);
}

// What has grown is asked for afterwards: a block adds little.
template <int Words>
bool Beam<Words>::hold_memory() {
  const auto used = candidates_.capacity() * sizeof(Candidate) + met_.capacity() * sizeof(std::uint64_t) +
                    (level_.capacity() + next_.capacity()) * sizeof(Node) + links_.capacity() * sizeof(Link);
  if (used <= held_) return true;
  if (!memory_.grow(used - held_)) return false;
  held_ = used;
  return true;
}

}  // namespace quadrille::tens
