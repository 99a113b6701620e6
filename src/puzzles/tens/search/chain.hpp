#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/run/random.hpp"
#include "puzzles/tens/search/board/bit_board.hpp"
#include "puzzles/tens/search/playout.hpp"

namespace quadrille::tens {

// How a chain changes its game.
struct Mutation {
  // Share of the changes that insert a drawn move; otherwise steps are dropped, half of the time only a few
  // in a row and half of the time scattered ones.
  float insert_share = 0.7F;
  int most_dropped_in_a_row = 3;
  float mean_scattered = 1.5F;  // dropped besides the first, on average
  // A move with one cell more is drawn exp(this) times less often: small moves keep the others possible.
  float preference_for_few = 2.0F;
};

// Simulated annealing over whole games. The state is a list of moves that is played to the end; a change
// inserts or drops moves somewhere, replays the rest, skips what no longer sums to the target and completes
// the game with small moves first. The score is the number of cells cleared.
//
// Ours, after the usual recipe of Kirkpatrick et al. (1983). Tried and dropped: preferring small boxes, or
// looking for new moves only when none is left, cost 0.4 to 1.4 cells; the sum of what is left in the
// score, other temperatures and other shares of insertions made no difference (docs/performance.md).
//
// An iteration allocates nothing and copies little: a later step is untouched by a change unless its box
// holds a cell whose fate differs, which is one AND per step; a changed game is written only when it is
// accepted.
template <int Words>
class Chain {
 public:
  using Set = CellSet<Words>;

  Chain(const BitBoard<Words>& bit_board, Random random, Mutation mutation = {})
      : sheet_(bit_board),
        random_(random),
        mutation_(mutation),
        total_(bit_board.filled().count()),
        steps_(2 * static_cast<std::size_t>(total_) + 2),
        order_(static_cast<std::size_t>(total_) + 1),
        next_(order_.size()),
        before_(order_.size() + 1),
        next_before_(order_.size() + 1),
        draws_(order_.size() + 1),
        playout_(bit_board) {
    for (std::size_t id = 0; id < steps_.size(); ++id) free_.push_back(static_cast<std::uint16_t>(id));
    for (std::size_t excess = 0; excess < weight_.size(); ++excess) {
      weight_[excess] = std::exp(-mutation_.preference_for_few * static_cast<float>(excess));
    }
    set_temperature(1);
    play_first_game();
  }

  // An estimate of the bytes a chain on that bit board takes.
  [[nodiscard]] static std::size_t bytes(const BitBoard<Words>& bit_board) {
    const auto steps = static_cast<std::size_t>(bit_board.filled().count()) + 2;
    return steps *
               (2 * sizeof(Step) + 2 * sizeof(Set) + sizeof(Drawer) + kTypicalMoves * sizeof(BitBoardBox)) +
           Playout<Words>::bytes(bit_board);
  }

  [[nodiscard]] int cleared() const { return total_ - before_[length_].count(); }
  [[nodiscard]] int length() const { return length_; }
  [[nodiscard]] BitBoardBox move(int step) const { return steps_[order_[step]].box; }

  // A loss of d cells is accepted with probability exp(-d / temperature).
  void set_temperature(double temperature) {
    for (std::size_t loss = 0; loss < accept_below_.size(); ++loss) {
      accept_below_[loss] = static_cast<float>(std::exp(-static_cast<double>(loss) / temperature));
    }
  }

  // Tries one change. True: the game has changed.
  bool iterate();

 private:
  // One cache line on boards of up to 192 cells.
  struct alignas(64) Step {
    Set box_cells;
    Set cells;  // those of the box that it clears
    BitBoardBox box;
  };

  // The moves of a position with their numbers of cells, fewest first. It may be a few changes out of date: a
  // drawn move is checked, so an old drawer merely offers a little less than everything.
  struct Drawer {
    static constexpr int kClasses = 4;
    std::vector<BitBoardBox> moves;
    std::array<std::uint16_t, kClasses + 1> first{};  // of each number of cells above the fewest
    int draws_left = 0;
  };
  static constexpr int kDrawsPerFilling = 24;
  static constexpr int kTypicalMoves = 64;

  void play_first_game();
  void fill(Drawer& drawer, const Set& filled);
  [[nodiscard]] bool draw(int at, Step& step);
  void complete(Set filled, const Set& changed);
  void append(const Step& step, Set& filled) {
    const auto id = free_.back();
    free_.pop_back();
    added_.push_back(id);
    steps_[id] = step;
    append(id, filled);
  }
  void append(std::uint16_t id, Set& filled) {
    next_[next_length_] = id;
    next_before_[next_length_++] = filled;
    filled = filled.without(steps_[id].cells);
  }
  void accept(int at, int tail);

  const BitBoard<Words>& sheet_;
  Random random_;
  Mutation mutation_;
  int total_;

  std::vector<Step> steps_;          // addressed by id
  std::vector<std::uint16_t> free_;  // ids not in use
  std::vector<std::uint16_t> order_;
  int length_ = 0;

  std::vector<std::uint16_t> next_;  // the changed game from the place of the change on
  int next_length_ = 0;
  std::vector<std::uint16_t> added_;
  std::vector<std::uint16_t> dropped_;

  std::vector<Set> before_;  // the digits present before each step, and after the last one
  std::vector<Set> next_before_;
  std::vector<Drawer> draws_;  // one per step
  Playout<Words> playout_;
  SmallFirst small_first_;
  std::vector<std::pair<BitBoardBox, int>> found_;

  std::array<float, 8> weight_{};  // by cells above the fewest
  std::array<float, 32> accept_below_{};
};

template <int Words>
void Chain<Words>::play_first_game() {
  const auto everywhere = sheet_.filled();
  before_[0] = everywhere;
  next_length_ = 0;
  complete(everywhere, everywhere);
  dropped_.clear();
  accept(0, 0);
}

template <int Words>
bool Chain<Words>::iterate() {
  if (length_ == 0) return false;
  // 1. Where and what to change.
  const int at = static_cast<int>(random_.below(static_cast<std::uint32_t>(length_)));
  const float kind = random_.unit();
  const bool inserts = kind < mutation_.insert_share;
  const bool drops_row = !inserts && kind < mutation_.insert_share + (1 - mutation_.insert_share) / 2;
  Set filled = before_[at];
  next_length_ = 0;
  added_.clear();
  dropped_.clear();
  if (inserts || (drops_row && (random_.next() & 1U) != 0)) {
    Step step;
    if (!draw(at, step)) return false;
    if (inserts && step.box == move(at)) return false;
    append(step, filled);
  }
  int from = at;
  if (drops_row) {
    from = std::min(length_, at + 1 + static_cast<int>(random_.below(mutation_.most_dropped_in_a_row)));
  } else if (!inserts) {
    from = at + 1;
  }
  for (int i = at; i < from; ++i) dropped_.push_back(order_[i]);
  const float scatter = inserts || drops_row ? 0 : mutation_.mean_scattered / static_cast<float>(length_);

  // 2. Replay the rest. `changed` holds the cells whose fate differs from the old game's.
  Set changed = filled ^ before_[from];
  int i = from;
  for (; i < length_; ++i) {
    if (scatter == 0 && changed.empty()) break;
    const auto id = order_[i];
    const auto& step = steps_[id];
    if (scatter != 0 && random_.unit() < scatter) {
      dropped_.push_back(id);
    } else if (!step.box_cells.meets(changed)) {
      append(id, filled);
      continue;
    } else {
      const auto cells = filled & step.box_cells;
      dropped_.push_back(id);
      if (sheet_.sum(cells) == sheet_.target()) append(Step{step.box_cells, cells, step.box}, filled);
    }
    changed = filled ^ before_[i + 1];
  }

  // 3. Complete: every move that exists now contains a changed cell, since the old game was complete.
  next_before_[next_length_] = filled;
  if (i == length_ && !changed.empty()) {
    complete(filled, changed);
    const int loss = next_before_[next_length_].count() - before_[length_].count();
    if (loss > 0 &&
        (loss >= static_cast<int>(accept_below_.size()) || random_.unit() >= accept_below_[loss])) {
      free_.insert(free_.end(), added_.begin(), added_.end());
      return false;
    }
  }
  accept(at, i);
  return true;
}

// The changed game replaces the old one up to step `tail`, from which on both are alike.
template <int Words>
void Chain<Words>::accept(int at, int tail) {
  const int new_tail = at + next_length_;
  if (new_tail != tail) {
    const auto shift = [&](auto& sequence, int end) {
      const auto from = sequence.begin() + tail;
      const auto to = sequence.begin() + end;
      if (new_tail < tail) {
        std::copy(from, to, sequence.begin() + new_tail);
      } else {
        std::copy_backward(from, to, to + (new_tail - tail));
      }
    };
    if (tail < length_) {
      shift(order_, length_);
      shift(before_, length_ + 1);
    }
  }
  std::copy_n(next_.begin(), next_length_, order_.begin() + at);
  std::copy_n(next_before_.begin(), next_length_, before_.begin() + at);
  if (tail == length_) before_[new_tail] = next_before_[next_length_];
  length_ += new_tail - tail;
  free_.insert(free_.end(), dropped_.begin(), dropped_.end());
}

template <int Words>
void Chain<Words>::fill(Drawer& drawer, const Set& filled) {
  found_.clear();
  std::array<int, Drawer::kClasses> sizes{};
  int fewest = std::numeric_limits<int>::max();
  sheet_.visit_moves(filled, filled, [&](BitBoardBox box) {
    const int count = (filled & sheet_.cells_of(box)).count();
    fewest = std::min(fewest, count);
    found_.emplace_back(box, count);
  });
  const auto class_of = [&](int count) { return std::min(count - fewest, Drawer::kClasses - 1); };
  for (const auto& [box, count] : found_) ++sizes[class_of(count)];
  drawer.first[0] = 0;
  for (int i = 0; i < Drawer::kClasses; ++i) {
    drawer.first[i + 1] = static_cast<std::uint16_t>(drawer.first[i] + sizes[i]);
  }
  auto next = drawer.first;
  drawer.moves.resize(found_.size());
  for (const auto& [box, count] : found_) drawer.moves[next[class_of(count)]++] = box;
  drawer.draws_left = kDrawsPerFilling;
}

// Draws a move that can be played at a step of the game. False: there is none, or none was drawn.
template <int Words>
bool Chain<Words>::draw(int at, Step& step) {
  auto& drawer = draws_[at];
  const auto& filled = before_[at];
  for (int attempt = 0; attempt < 2; ++attempt) {
    if (drawer.draws_left <= 0) fill(drawer, filled);
    --drawer.draws_left;
    if (drawer.moves.empty()) return false;
    std::array<float, Drawer::kClasses> up_to{};
    float all = 0;
    for (int i = 0; i < Drawer::kClasses; ++i) {
      all += weight_[i] * static_cast<float>(drawer.first[i + 1] - drawer.first[i]);
      up_to[i] = all;
    }
    const float at_weight = random_.unit() * all;
    int chosen = 0;
    while (chosen < Drawer::kClasses - 1 && at_weight >= up_to[chosen]) ++chosen;
    const auto size = static_cast<std::uint32_t>(drawer.first[chosen + 1] - drawer.first[chosen]);
    if (size == 0) continue;
    step.box = drawer.moves[drawer.first[chosen] + random_.below(size)];
    step.box_cells = sheet_.cells_of(step.box);
    step.cells = filled & step.box_cells;
    if (sheet_.sum(step.cells) == sheet_.target()) return true;
    drawer.draws_left = 0;
  }
  return false;
}

// Plays open moves, small ones preferred, until none is left. At first these are the moves that contain a
// changed cell.
template <int Words>
void Chain<Words>::complete(Set filled, const Set& changed) {
  playout_.run(
      filled, changed, [&](auto open) { return small_first_.draw(open, random_); },
      [&](const OpenMove<Words>& move) { append(Step{move.box_cells, move.cells, move.box}, filled); });
  next_before_[next_length_] = filled;
}

}  // namespace quadrille::tens
