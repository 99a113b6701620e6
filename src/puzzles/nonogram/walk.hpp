#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/context.hpp"
#include "grid/step.hpp"
#include "puzzles/nonogram/techniques.hpp"
#include "puzzles/nonogram/wording.hpp"

namespace quadrille::nonogram {

// The way a person takes from a position that can be finished, one step after the other: the line whose
// easiest technique is the easiest of all, of those the one that yields most. Where no line has more to say,
// colours that row and column leave each other; then trying single cells; then what only a search shows.
class Walk {
 public:
  // within: only cells that are decided there are to be decided; null: all.
  Walk(const Puzzle& puzzle, Painting from, const Painting* within = nullptr);

  struct Taken {
    Technique technique = Technique::line;
    Step step;
  };
  // The next step, of techniques up to probe. Nothing: all is decided, only branching goes on from here, or
  // the context has ended.
  [[nodiscard]] std::optional<Taken> next(Context& context);

  // A cell that nothing short of a search decides, as it is in the answer. Where another answer fits too, a
  // cell in which they differ: a choice, and so at a risk.
  [[nodiscard]] Taken take_from(const Painting& answer, const Painting* other);

  [[nodiscard]] const Painting& position() const { return position_; }
  [[nodiscard]] bool finished() const { return open_ == 0; }

 private:
  [[nodiscard]] std::optional<Taken> easiest_line(Context& context);
  [[nodiscard]] std::optional<Taken> colours_left(Context& context);
  [[nodiscard]] std::optional<Taken> trial(Context& context);
  // A colour that a cell cannot have, since a line would be left without a placement.
  struct Failure {
    Cell cell;
    Colour colour = kPaper;
    LineRef line{};
  };
  [[nodiscard]] std::optional<Failure> find_failure(Context& context);
  [[nodiscard]] bool would_repeat(std::size_t trial) const;
  void remember(std::size_t trial, const std::vector<std::uint64_t>& touched);
  void note_change(Cell cell);
  [[nodiscard]] std::optional<Taken> after(const Failure& failure, Context& context);

  [[nodiscard]] bool is_wanted(Cell cell) const {
    return position_.cells[cell] == kUndecided && (within_ == nullptr || within_->cells[cell] != kUndecided);
  }
  [[nodiscard]] std::size_t line_count() const { return puzzle_.rows.size() + puzzle_.cols.size(); }
  [[nodiscard]] LineRef line_ref(std::size_t line) const;
  [[nodiscard]] const Clues& clues_of_line(std::size_t line) const;
  [[nodiscard]] int length_of(std::size_t line) const;
  [[nodiscard]] std::optional<Finding> look(std::size_t line) const;
  void write(Step& step, Cell cell, Colour colour);
  [[nodiscard]] std::vector<Cell> cells_of_line(std::size_t line) const;

  const Puzzle& puzzle_;
  Painting position_;
  const Painting* within_;
  Grid<ColourSet> sets_;  // what single lines and failed trials leave of the colours
  std::size_t open_ = 0;
  std::vector<std::uint8_t> stale_;               // by line: look at it again
  std::vector<std::uint8_t> stale_sets_;          // by line: narrow its sets again
  std::vector<std::optional<Finding>> findings_;  // by line
  int next_trial_ = 0;                            // trials go round the grid

  // A trial that led nowhere leads nowhere until one of the lines it touched has changed.
  std::uint32_t now_ = 1;
  std::vector<std::uint32_t> changed_at_;  // by line
  std::vector<std::uint32_t> tried_at_;    // by cell and colour; 0: not yet
  std::vector<std::uint64_t> touched_;     // by cell and colour, a bit for every line
};

}  // namespace quadrille::nonogram
