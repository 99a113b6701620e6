#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/run/context.hpp"
#include "puzzles/tens/search/blocks.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"

namespace quadrille::tens {

// The part of the tree of all games that Monte-Carlo tree search has grown. A node is a move; its children
// are adjacent. Positions are not kept: they follow from the moves on the way down. The search itself is
// strategies/mcts, after Kocsis and Szepesvari (2006), for one player as in Schadd et al. (2008).
class GameTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;

  struct Node {
    BitBoardBox box{};
    Index first_child = 0;
    std::uint32_t visits = 0;
    std::uint16_t children = 0;
    std::int16_t best = -1;  // cells of the best game through here
    bool grown = false;      // its children exist, even if there are none
    double sum = 0;          // of the cells of all games through here
  };

  explicit GameTree(Context& context)
      : context_(context), own_(context.child({})), below_{Blocks<Node>(own_), Blocks<Node>(own_)} {}

  [[nodiscard]] const Node& operator[](Index index) const {
    return index == kRoot ? root_ : below_[current_][index - 1];
  }

  // Gives a node its children. False: there is no memory for them, and it stays a leaf.
  template <class Moves>
  bool grow(Index index, const Moves& moves) {
    auto& below = below_[current_];
    const auto before = below.size();
    for (const auto& move : moves) {
      full_ = full_ || !below.push_back({.box = move.box});
      if (!full_) continue;
      while (below.size() > before) below.pop_back();
      return false;
    }
    auto& node = at(index);
    node.first_child = static_cast<Index>(before + 1);
    node.children = static_cast<std::uint16_t>(moves.size());
    node.grown = true;
    return true;
  }

  void count_game(std::span<const Index> path, int cleared) {
    for (const auto index : path) {
      auto& node = at(index);
      ++node.visits;
      node.sum += cleared;
      node.best = std::max(node.best, static_cast<std::int16_t>(cleared));
    }
  }

  // The child to follow, by upper confidence bounds: a mean that is high, or rests on too few games to be
  // dismissed. Children come into play one by one, as the games through their parent grow more.
  [[nodiscard]] Index choose(Index index, double exploration, double cells) const {
    const auto& parent = (*this)[index];
    const auto open = std::min<std::uint32_t>(
        parent.children, 1 + static_cast<std::uint32_t>(std::sqrt(static_cast<double>(parent.visits))));
    const double log_visits = std::log(static_cast<double>(parent.visits) + 1);
    auto chosen = parent.first_child;
    double highest = -1;
    for (auto child = parent.first_child; child < parent.first_child + open; ++child) {
      const auto& node = (*this)[child];
      if (node.visits == 0) return child;
      const double confidence =
          node.sum / node.visits / cells + exploration * std::sqrt(log_visits / node.visits);
      if (confidence > highest) {
        highest = confidence;
        chosen = child;
      }
    }
    return chosen;
  }

  // The child through which the best game went; of several, the most visited one.
  [[nodiscard]] Index best_child(Index index) const {
    const auto& parent = (*this)[index];
    auto best = parent.first_child;
    for (auto child = best; child < parent.first_child + parent.children; ++child) {
      const auto worth = [&](Index at) { return std::pair((*this)[at].best, (*this)[at].visits); };
      if (worth(child) > worth(best)) best = child;
    }
    return best;
  }

  void clear() {
    root_ = {};
    below_[current_].clear();
    full_ = false;
  }

  // Makes a node the root and forgets everything that is not below it. A large tree takes a while to move: if
  // the run must end meanwhile, or memory is short, it loses leaves.
  void move_root_to(Index index) {
    auto& kept = below_[1 - current_];
    kept.clear();
    auto root = (*this)[index];
    bool all = take_children(root, kept);
    for (std::size_t i = 0; i < kept.size(); ++i) {
      if (i % kNodesPerLook == 0) all = all && context_.proceed();
      if (all) {
        all = take_children(kept[i], kept);
      } else {
        make_leaf(kept[i]);
      }
    }
    root_ = root;
    current_ = 1 - current_;
    full_ = false;
  }

 private:
  // While the tree is moved; a node has a few dozen children.
  static constexpr std::size_t kNodesPerLook = 64;

  [[nodiscard]] Node& at(Index index) { return index == kRoot ? root_ : below_[current_][index - 1]; }

  static void make_leaf(Node& node) {
    node.children = 0;
    node.grown = false;
  }

  // Copies the children of a node of the tree behind what is kept, and tells the node where they are. False:
  // there is no memory for them, and the node becomes a leaf.
  [[nodiscard]] bool take_children(Node& node, Blocks<Node>& kept) const {
    const auto before = kept.size();
    for (Index child = 0; child < node.children; ++child) {
      if (kept.push_back((*this)[node.first_child + child])) continue;
      while (kept.size() > before) kept.pop_back();
      make_leaf(node);
      return false;
    }
    node.first_child = static_cast<Index>(before + 1);
    return true;
  }

  Context& context_;
  Context own_;  // a tree that may not grow does not end the run
  Node root_{};
  std::array<Blocks<Node>, 2> below_;  // node i is at i - 1
  std::size_t current_ = 0;            // where the tree is; the other one is for moving it
  bool full_ = false;
};

}  // namespace quadrille::tens
