#include "puzzles/sudoku/search/searches.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzles/sudoku/model/houses.hpp"

namespace quadrille::sudoku {
namespace {

// A node of the links: one of the four things that a choice covers, or the head of a column.
struct Node {
  int left = 0;
  int right = 0;
  int up = 0;
  int down = 0;
  int column = 0;
  int choice = 0;  // cell * side + digit - 1
};

class Links {
 public:
  Links(const Puzzle& puzzle, std::size_t wanted, Context& context)
      : houses_(houses_of(puzzle.side())), wanted_(wanted), context_(context), answer_(blank(puzzle)) {
    const int side = houses_.side;
    const int columns = 4 * side * side;
    for (int i = 0; i <= columns; ++i) {
      nodes_.push_back({.left = i == 0 ? columns : i - 1,
                        .right = i == columns ? 0 : i + 1,
                        .up = i,
                        .down = i,
                        .column = i});
    }
    sizes_.assign(nodes_.size(), 0);
    for (int cell = 0; cell < side * side; ++cell) {
      for (int digit = 1; digit <= side; ++digit) add_choice(cell, digit);
    }
    for (int cell = 0; cell < side * side && consistent_; ++cell) {
      if (const int digit = answer_.digits[houses_.cell(cell)]; digit != 0) give(cell, digit);
    }
  }

  // False: enough was found, or the context has ended.
  bool look() {
    if (!consistent_) return true;
    if (!context_.enter_node()) return false;
    if (context_.report_due()) report_nodes(context_);
    const int column = fewest();
    if (column == 0) {
      found_.push_back(answer_);
      return found_.size() < wanted_;
    }
    if (sizes_[column] == 0) {
      ++context_.metrics.backtracks;
      return true;
    }
    cover(column);
    bool going_on = true;
    for (int row = nodes_[column].down; row != column && going_on; row = nodes_[row].down) {
      auto& digit = answer_.digits[houses_.cell(nodes_[row].choice / houses_.side)];
      digit = static_cast<std::uint8_t>(nodes_[row].choice % houses_.side + 1);
      for (int node = nodes_[row].right; node != row; node = nodes_[node].right) cover(nodes_[node].column);
      going_on = look();
      for (int node = nodes_[row].left; node != row; node = nodes_[node].left) uncover(nodes_[node].column);
    }
    uncover(column);
    return going_on;
  }

  [[nodiscard]] std::vector<Filling> take() { return std::move(found_); }

 private:
  void add_choice(int cell, int digit) {
    const int side = houses_.side;
    const int first = static_cast<int>(nodes_.size());
    choices_.push_back(first);
    const auto add = [&](int column) {
      const int node = static_cast<int>(nodes_.size());
      const int last = nodes_[column].up;
      nodes_.push_back({.left = node == first ? node : node - 1,
                        .right = first,
                        .up = last,
                        .down = column,
                        .column = column,
                        .choice = cell * side + digit - 1});
      nodes_[last].down = node;
      nodes_[column].up = node;
      if (node != first) nodes_[node - 1].right = node;
      nodes_[first].left = node;
      ++sizes_[column];
    };
    add(1 + cell);
    for (const auto house : houses_.of[cell]) add(1 + side * side + house * side + digit - 1);
  }

  // Makes the choice of a given digit, for good. One that clashes with another is covered already.
  void give(int cell, int digit) {
    const int first = choices_[cell * houses_.side + digit - 1];
    for (int node = first; node < first + 4; ++node) {
      const int column = nodes_[node].column;
      consistent_ = consistent_ && nodes_[nodes_[column].left].right == column;
    }
    if (!consistent_) return;
    for (int node = first; node < first + 4; ++node) cover(nodes_[node].column);
  }

  void cover(int column) {
    nodes_[nodes_[column].right].left = nodes_[column].left;
    nodes_[nodes_[column].left].right = nodes_[column].right;
    for (int row = nodes_[column].down; row != column; row = nodes_[row].down) {
      for (int node = nodes_[row].right; node != row; node = nodes_[node].right) {
        nodes_[nodes_[node].down].up = nodes_[node].up;
        nodes_[nodes_[node].up].down = nodes_[node].down;
        --sizes_[nodes_[node].column];
      }
    }
  }

  void uncover(int column) {
    for (int row = nodes_[column].up; row != column; row = nodes_[row].up) {
      for (int node = nodes_[row].left; node != row; node = nodes_[node].left) {
        ++sizes_[nodes_[node].column];
        nodes_[nodes_[node].down].up = node;
        nodes_[nodes_[node].up].down = node;
      }
    }
    nodes_[nodes_[column].right].left = column;
    nodes_[nodes_[column].left].right = column;
  }

  // The column with the fewest rows, the first of them; 0: all is covered.
  [[nodiscard]] int fewest() const {
    int best = 0;
    for (int column = nodes_[0].right; column != 0; column = nodes_[column].right) {
      if (best == 0 || sizes_[column] < sizes_[best]) best = column;
      if (sizes_[best] <= 1) break;
    }
    return best;
  }

  const Houses& houses_;
  std::size_t wanted_;
  Context& context_;
  Filling answer_;
  std::vector<Node> nodes_;
  std::vector<int> sizes_;    // by column
  std::vector<int> choices_;  // the first node of each
  std::vector<Filling> found_;
  bool consistent_ = true;
};

}  // namespace

Answers search_cover(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  const auto side = static_cast<std::size_t>(puzzle.side());
  const Reservation memory(context, 4 * side * side * (side + 1) * (sizeof(Node) + sizeof(int)));
  if (!memory.granted()) return {};
  Links links(puzzle, wanted, context);
  const bool all = links.look();
  return {links.take(), all};
}

}  // namespace quadrille::sudoku
