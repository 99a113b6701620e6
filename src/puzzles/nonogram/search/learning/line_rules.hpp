#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"
#include "puzzles/nonogram/search/learning/trail.hpp"
#include "puzzles/nonogram/search/lines/line_queue.hpp"
#include "puzzles/nonogram/search/lines/line_solvers.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

// The lines of a grid as rules that can explain themselves: what the trail has taken from the cells, what
// line solving takes from them in turn, and which few of the former suffice for the latter.
//
// Reasons are given late: when a conflict asks why a cell was excluded, the line as it was then has no
// placement with that cell the other way; what it had lost since the root is given back, the newest first, as
// long as that stays so, and the rest is the reason. Giving back the oldest first took twice as long
// (docs/performance.md).
class LineRules {
 public:
  // For candidates at their fixed point under line solving. Must not be used if the context ends on the way.
  LineRules(const Lines& lines, const Candidates& root, const Statements& statements, Context& context);

  // Follows the trail. A line need not be examined again for what it has shown itself.
  static constexpr std::size_t kNoLine = SIZE_MAX;
  void take(Loss loss, std::size_t shown_by);
  void give_back(Loss loss);
  void forget_queue() { waiting_.clear(); }

  // Solves waiting lines until one shows something or none is left: the literals it shows are in shown(), by
  // line(). A contradiction is in line(), too. Stopped: lines that were waiting still wait.
  enum class Outcome : std::uint8_t { settled, shown, contradiction, stopped };
  [[nodiscard]] Outcome next(Context& context);
  [[nodiscard]] std::size_t line() const { return line_; }
  [[nodiscard]] const std::vector<Literal>& shown() const { return shown_; }

  // Literals of the trail (their opposites are appended) that together make the line show the literal, or
  // have no placement. None of them can be left out, unless the context ends.
  void explain(std::size_t line, std::optional<Literal> shown, const Trail& trail, std::vector<Literal>& why,
               Context& context);

  // What the cells may be now.
  [[nodiscard]] const std::vector<Word>& masks() const { return masks_; }

 private:
  // A bit of a line's masks and when the trail took it, in one number that sorts by the latter.
  struct Taken {
    std::uint64_t since_and_bit = 0;

    Taken(std::uint32_t since, std::size_t bit) : since_and_bit(std::uint64_t{since} << 32U | bit) {}
    [[nodiscard]] std::size_t bit() const { return since_and_bit & UINT32_MAX; }
    [[nodiscard]] std::size_t word() const { return bit() / kWordBits; }
    [[nodiscard]] Word mask() const { return Word{1} << (bit() % kWordBits); }
  };

  [[nodiscard]] bool look_due(std::size_t line);
  template <class Bits>
  [[nodiscard]] Outcome next_with(LineSolver<Bits>& solver, Context& context);
  void gather(std::size_t line, std::optional<Literal> shown, const Trail& trail);
  template <class Bits>
  void give_up_needless(LineSolver<Bits>& solver, std::size_t line, Context& context);

  const Lines& lines_;
  const Statements& statements_;
  AnyLineSolver solver_;
  std::vector<Literal> excluding_;  // by bit of the masks: the literal that takes it, if the cell is open
  std::vector<Word> root_;
  std::vector<Word> masks_;
  LineQueue waiting_;
  std::size_t line_ = 0;
  std::vector<Literal> shown_;
  std::vector<Word> trial_;   // masks of one line while it is explained
  std::vector<Taken> taken_;  // what an explanation may do without
  std::int64_t until_look_;
};

}  // namespace quadrille::nonogram
