#pragma once

#include <quadrille/export.h>

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The values that quadrille.hpp speaks in. They are the very types that the inside of Quadrille uses, so that
// there is one Error and one Step, and nothing is copied at the door: plain structs of the standard library's
// types, without invariants.
namespace quadrille {

// What is wrong with an input, in one line a user understands, and where: line and column count from 1,
// 0 means "the whole".
struct Error {
  std::string message;
  int line = 0;
  int column = 0;
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = std::expected<T, Error>;

// An answer did not pass its family's referee: a fault of Quadrille, never of its input. The only exception
// of its own that it throws.
class QUADRILLE_API Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// ---- places on a board ----

// Coordinates are zero-based, row first, from the top left. The two axes are different types, so that
// swapped arguments do not compile. Negative values are real: a window onto an endless board has them.
struct Row {
  int value = 0;
  friend auto operator<=>(const Row&, const Row&) = default;
};

struct Col {
  int value = 0;
  friend auto operator<=>(const Col&, const Col&) = default;
};

struct Cell {
  Row row;
  Col col;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

constexpr Cell at(int row, int col) { return {Row{row}, Col{col}}; }

// ---- a run ----

// What a run may use. Nothing set: no limit, but for memory.
struct Limits {
  std::optional<std::chrono::nanoseconds> time{};
  std::optional<std::uint64_t> nodes{};  // states of the search; repeatable, as time is not
  std::size_t bytes = std::size_t{1} << 30U;
};

// Why a run ended; never mixed with what it found.
enum class End { finished, stopped, timeout, nodes, memory };

// What came of a solve. solved: the answer is complete. partial: the strategy can deduce no more by its own
// rules. The next four: cut before the answer was complete. not_checked: the answer is complete, and the
// referee could not decide all of it in the time and memory that were left.
enum class Status { solved, impossible, partial, stopped, timeout, nodes, memory, not_checked };

// The word that stands for it in JSON: "finished", "not_checked".
[[nodiscard]] constexpr std::string_view name(End end) {
  switch (end) {
    case End::finished:
      return "finished";
    case End::stopped:
      return "stopped";
    case End::timeout:
      return "timeout";
    case End::nodes:
      return "nodes";
    case End::memory:
      return "memory";
  }
  return "";
}
[[nodiscard]] constexpr std::string_view name(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::impossible:
      return "impossible";
    case Status::partial:
      return "partial";
    case Status::stopped:
      return "stopped";
    case Status::timeout:
      return "timeout";
    case Status::nodes:
      return "nodes";
    case Status::memory:
      return "memory";
    case Status::not_checked:
      return "not_checked";
  }
  return "";
}

// What a running strategy says of itself, at most ten times a second; `done` never falls.
struct Progress {
  std::optional<double> done{};  // 0..1; nothing: unknown
  std::string message{};         // "12 moves, 47 cells cleared"
  std::optional<double> best{};  // the score so far, where the family has one
  std::uint64_t nodes = 0;
};

// ---- what is said of a puzzle or an answer ----

// What speaks against an answer, or against a puzzle that has none: the reason in words, and the cells that
// show it. No cells: it lies in no cell by itself. What is wrong with a text is an Error, which has a line.
struct Objection {
  std::string reason;
  std::vector<Cell> cells{};
  friend bool operator==(const Objection&, const Objection&) = default;
};

// What a referee says of an answer. It fails closed: an answer is right only where every claim in it was
// examined, and what the referee could not decide within its budget is neither right nor wrong.
struct Ruling {
  std::vector<Objection> mistakes{};
  std::vector<Cell> unchecked{};  // the cells whose claims were not decided
  bool cut = false;               // something was not decided, in a cell or about the answer as a whole

  [[nodiscard]] bool right() const { return mistakes.empty() && !cut; }

  void leave(Cell cell) {
    unchecked.push_back(cell);
    cut = true;
  }
};

// One character of a family's plain text. Writing the marks of a Step onto the board's symbols gives the
// plain text of the position after it.
using Symbol = char32_t;

struct Mark {
  Cell cell;
  Symbol was{};
  Symbol now{};
  friend bool operator==(const Mark&, const Mark&) = default;
};

// A person's step: the rule's name, one sentence of reason, what it writes, and the cells it follows from.
struct Step {
  std::string rule;
  std::string reason;
  std::vector<Mark> marks{};
  std::vector<Cell> because{};
  double risk = 0;  // chance that the step is wrong; 0 for a deduction
};

// How hard a puzzle is for a person: by the techniques that it takes, or a rating by figures of the puzzle,
// which has neither techniques nor a hardest one.
struct Grade {
  std::string name;       // a tier, or the family's own word
  double score = 0;       // the effort of the whole; only comparable within a family
  std::string hardest{};  // the technique that decided the name; "": none was needed
  std::vector<std::pair<std::string, std::uint64_t>> techniques{};  // how often each was used, easiest first
  std::vector<std::pair<std::string, std::uint64_t>> figures{};     // what a rating rests on
};

}  // namespace quadrille
