#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/lines/line_queue.hpp"
#include "puzzles/nonogram/search/lines/line_solvers.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

enum class Propagated { settled, contradiction, stopped };

// Line solving of a whole grid: a queue of lines whose cells have changed since they were last solved.
// Belongs to one thread; the Candidates it works on are the caller's.
class Propagation {
 public:
  explicit Propagation(const Lines& lines);

  [[nodiscard]] const Lines& lines() const { return lines_; }
  // The bytes that one of these and one set of Candidates take.
  [[nodiscard]] static std::size_t bytes(const Lines& lines);

  void queue(std::size_t line) {
    if (waiting_.push(line)) touched_[line / kWordBits] |= Word{1} << (line % kWordBits);
  }
  // All lines that may show something on these candidates.
  void queue_all(const Candidates& candidates);

  // Takes a possible colour from a cell, or all others; queues its two lines.
  void exclude(Candidates& candidates, Cell cell, Colour colour);
  void assign(Candidates& candidates, Cell cell, Colour colour);

  // Solves lines until none is waiting. After a contradiction the candidates are worthless, failed_line()
  // says where it was, and no line waits; after a stop they are sound but not final.
  [[nodiscard]] Propagated run(Candidates& candidates, Context& context);
  [[nodiscard]] std::size_t failed_line() const { return failed_line_; }
  // After a stop: the lines that were still waiting.
  [[nodiscard]] const std::vector<std::size_t>& left_waiting() const { return left_waiting_; }

  // True once for every 50 microseconds or so of line solving, counted in steps: for callers that count nodes
  // by it.
  [[nodiscard]] bool node_due() {
    if (until_node_ > 0) return false;
    until_node_ += kStepsPerNode;
    return true;
  }

  // The lines that were queued since the last forget_touched(), a bit each.
  [[nodiscard]] const std::vector<Word>& touched() const { return touched_; }
  void forget_touched() { std::ranges::fill(touched_, 0); }

  // Where the blocks of a line can start, each in order; nullopt if no placement is left.
  [[nodiscard]] std::vector<std::vector<int>> starts(const Candidates& candidates, std::size_t line);

 private:
  // Block steps of one word each; the former with their overhead, the latter without.
  static constexpr std::int64_t kStepsPerNode = 2'000;
  static constexpr std::int64_t kStepsPerLook = 10'000;

  template <class Bits>
  [[nodiscard]] Propagated run_with(LineSolver<Bits>& solver, Candidates& candidates, Context& context);
  template <class Bits>
  void apply(const LineSolver<Bits>& solver, Word* masks, std::size_t number, Candidates& candidates);
  [[nodiscard]] bool is_untouched(const Candidates& candidates, std::size_t line) const;

  // Where a row, or a column, finds the lines that cross it.
  struct Crossing {
    std::size_t words = 0;       // of a mask of the line
    std::size_t first = 0;       // line
    std::size_t first_mask = 0;  // where its masks begin
    std::size_t mask_words = 0;  // of a mask of a crossing line
    std::size_t line_words = 0;  // of all masks of a crossing line
  };

  const Lines& lines_;
  Crossing of_rows_;
  Crossing of_cols_;
  AnyLineSolver solver_;
  LineQueue waiting_;
  std::vector<Word> touched_;
  std::size_t failed_line_ = 0;
  std::vector<std::size_t> left_waiting_;
  std::int64_t until_look_;
  std::int64_t until_node_ = 0;
};

}  // namespace quadrille::nonogram
