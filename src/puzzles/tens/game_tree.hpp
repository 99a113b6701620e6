#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/tens/sheet.hpp"

namespace quadrille::tens {

// The part of the tree of all games that Monte-Carlo tree search has grown. A node is a move; its children
// are one behind the other. Positions are not kept: they follow from the moves on the way down.
class GameTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;

  struct Node {
    SheetBox box{};
    Index first_child = 0;
    std::uint32_t visits = 0;
    std::uint16_t children = 0;
    std::int16_t best = -1;  // cells of the best game through here
    bool grown = false;      // its children are there, be it none
    double sum = 0;          // of the cells of all games through here
  };

  explicit GameTree(Context& context) : own_(context.child({})), memory_(own_, 0), nodes_(1) {}

  [[nodiscard]] const Node& operator[](Index index) const { return nodes_[index]; }

  // Gives a node its children. False: there is no memory for them, and it stays a leaf.
  template <class Moves>
  bool grow(Index index, const Moves& moves) {
    if (nodes_.size() + moves.size() > nodes_.capacity()) {
      const auto capacity = std::max(nodes_.size() + moves.size(), 2 * nodes_.capacity());
      if (full_ || !memory_.grow((capacity - nodes_.capacity()) * sizeof(Node))) {
        full_ = true;
        return false;
      }
      nodes_.reserve(capacity);
    }
    nodes_[index].first_child = static_cast<Index>(nodes_.size());
    nodes_[index].children = static_cast<std::uint16_t>(moves.size());
    nodes_[index].grown = true;
    for (const auto& move : moves) nodes_.push_back({.box = move.box});
    return true;
  }

  void count_game(std::span<const Index> path, int cleared) {
    for (const auto index : path) {
      auto& node = nodes_[index];
      ++node.visits;
      node.sum += cleared;
      node.best = std::max(node.best, static_cast<std::int16_t>(cleared));
    }
  }

  // The child to follow, by upper confidence bounds: a mean that is high, or too little known to be
  // dismissed. Children come into play one by one, as the games through their parent grow more.
  [[nodiscard]] Index choose(Index index, double exploration, double cells) const {
    const auto& parent = nodes_[index];
    const auto open = std::min<std::uint32_t>(
        parent.children, 1 + static_cast<std::uint32_t>(std::sqrt(static_cast<double>(parent.visits))));
    const double log_visits = std::log(static_cast<double>(parent.visits) + 1);
    auto chosen = parent.first_child;
    double highest = -1;
    for (auto child = parent.first_child; child < parent.first_child + open; ++child) {
      const auto& node = nodes_[child];
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

  // The child through which the best game went; of several the most visited one.
  [[nodiscard]] Index best_child(Index index) const {
    const auto& parent = nodes_[index];
    auto best = parent.first_child;
    for (auto child = best; child < parent.first_child + parent.children; ++child) {
      const auto worth = [&](Index at) { return std::pair(nodes_[at].best, nodes_[at].visits); };
      if (worth(child) > worth(best)) best = child;
    }
    return best;
  }

  void clear() {
    nodes_.assign(1, Node{});
    full_ = false;
  }

  // Makes a node the root and forgets everything that is not below it.
  void move_root_to(Index index) {
    std::vector<Node> kept{nodes_[index]};
    kept.reserve(nodes_.capacity());
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const auto first = kept[i].first_child;
      if (kept[i].children == 0) continue;
      kept[i].first_child = static_cast<Index>(kept.size());
      for (Index child = 0; child < kept[i].children; ++child) kept.push_back(nodes_[first + child]);
    }
    nodes_.swap(kept);
    full_ = false;
  }

 private:
  Context own_;  // a tree that may not grow ends nothing
  Reservation memory_;
  std::vector<Node> nodes_;
  bool full_ = false;
};

}  // namespace quadrille::tens
