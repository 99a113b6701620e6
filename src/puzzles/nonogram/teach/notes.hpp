#pragma once

#include <quadrille/values.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {

// What a person has on paper: the cells decided so far and, for the others, the colours that lines and failed
// trials leave. It remembers where nothing was found, so that techniques look only where something changed.
class Notes {
 public:
  // within: only cells decided there are to be decided; null: all. only_answer: if it is known.
  struct Known {
    const Painting* within = nullptr;
    const Painting* only_answer = nullptr;
  };
  Notes(const Puzzle& puzzle, Painting from, Known known);

  [[nodiscard]] const Puzzle& puzzle() const { return *puzzle_; }
  [[nodiscard]] const Painting& position() const { return position_; }
  [[nodiscard]] const Painting* only_answer() const { return known_.only_answer; }
  [[nodiscard]] bool has_one_ink() const { return puzzle_->palette.size() == 2; }
  [[nodiscard]] bool finished() const { return open_ == 0; }
  [[nodiscard]] std::vector<Mark> marks_of(const Finding& finding) const;
  [[nodiscard]] std::vector<Cell> because_of(const Finding& finding) const;
  void note(const Finding& finding);

  // Among the lines whose easiest technique is this one, the finding of the line that yields most; not for
  // rules above Rule::line. Like the functions below it returns nullopt if nothing is found or the context
  // has ended.
  [[nodiscard]] std::optional<Finding> look_at_lines(Rule rule, Context& context);
  // Narrows the colours line by line until a cell has one left.
  [[nodiscard]] std::optional<Finding> narrow_by_turns(Context& context);
  // Tries the colours of single cells until one fails and that decides a cell.
  [[nodiscard]] std::optional<Finding> try_colours(Context& context);

  // A cell that nothing short of a search decides, as it is in the answer. If another answer fits too, a cell
  // in which they differ: a choice. Some cell must be open.
  [[nodiscard]] Finding taken_from(const Painting& answer, const Painting* other) const;

 private:
  [[nodiscard]] bool look_again(Context& context);
  [[nodiscard]] std::optional<Failure> find_failure(Context& context);
  [[nodiscard]] bool would_repeat(std::size_t trial) const;
  void remember(std::size_t trial, const std::vector<std::uint64_t>& touched);
  void note_change(Cell cell);
  [[nodiscard]] std::optional<Finding> after(const Failure& failure, Context& context);

  [[nodiscard]] bool is_wanted(Cell cell) const {
    return position_.cells[cell] == kUndecided &&
           (known_.within == nullptr || known_.within->cells[cell] != kUndecided);
  }
  [[nodiscard]] std::size_t line_count() const { return puzzle_->rows.size() + puzzle_->cols.size(); }
  [[nodiscard]] LineRef line_ref(std::size_t line) const;
  [[nodiscard]] std::size_t number_of(const LineRef& line) const;
  [[nodiscard]] const Clues& clues_of_line(std::size_t line) const;
  [[nodiscard]] int length_of(std::size_t line) const;
  [[nodiscard]] std::optional<LineFinding> look(std::size_t line) const;
  [[nodiscard]] std::vector<Cell> cells_of_line(std::size_t line) const;

  const Puzzle* puzzle_;
  Painting position_;
  Known known_;
  Grid<ColourSet> sets_;  // what single lines and failed trials leave of the colours
  std::size_t open_ = 0;
  std::vector<std::uint8_t> stale_;                             // by line: look at it again
  std::vector<std::uint8_t> stale_sets_;                        // by line: narrow its sets again
  std::vector<std::optional<LineFinding>> findings_;            // by line
  std::array<std::optional<std::size_t>, kLineRules> richest_;  // by rule, the line that yields most
  bool all_looked_at_ = false;                                  // since the last change
  int next_trial_ = 0;                                          // trials go round the grid

  // A trial that led nowhere will lead nowhere until one of the lines it touched has changed.
  std::uint32_t now_ = 1;
  std::vector<std::uint32_t> changed_at_;  // by line
  std::vector<std::uint32_t> tried_at_;    // by cell and colour; 0: not yet
  std::vector<std::uint64_t> touched_;     // by cell and colour, a bit for every line
};

}  // namespace quadrille::nonogram
