#include "puzzles/nonogram/search/encoding.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace quadrille::nonogram {
namespace {

// Literals that are settled already.
constexpr sat::Literal kTrue = INT32_MAX;
constexpr sat::Literal kFalse = -kTrue;

// Measured inside the library: a variable with its lists, and the clauses added for a start or a cell.
constexpr std::size_t kBytesPerStart = 600;
constexpr std::size_t kBytesPerInk = 400;
// Cells between two looks at the clock: a fraction of a millisecond.
constexpr std::size_t kEncodedPerLook = 256;

// Leaves out false literals; adds nothing if a literal is true.
void add(sat::Solver& solver, std::initializer_list<sat::Literal> literals) {
  std::array<sat::Literal, 4> clause{};
  std::size_t size = 0;
  for (const auto literal : literals) {
    if (literal == kTrue) return;
    if (literal != kFalse) clause[size++] = literal;
  }
  solver.add(std::span(clause.data(), size));
}

// The order variables of one block over its possible starts.
class Starts {
 public:
  Starts(sat::Solver& solver, const std::vector<int>& starts, sat::Literal first)
      : starts_(starts), first_(first) {
    for (std::size_t i = 0; i + 2 < starts.size(); ++i) {
      const auto literal = first_ + static_cast<sat::Literal>(i);
      solver.add({-literal, literal + 1});
    }
  }

  // "Starts at `position` or before."
  [[nodiscard]] sat::Literal by(int position) const {
    const auto count = std::ranges::upper_bound(starts_, position) - starts_.begin();
    if (count == 0) return kFalse;
    if (count == std::ssize(starts_)) return kTrue;
    return first_ + static_cast<sat::Literal>(count) - 1;
  }

 private:
  std::span<const int> starts_;
  sat::Literal first_;
};

}  // namespace

Encoding::Encoding(Propagation& propagation, const Candidates& candidates, sat::Tuning tuning,
                   Context& context)
    : lines_(propagation.lines()),
      solver_(tuning),
      open_(open_cells(lines_, candidates)),
      first_(lines_.size(), 0),
      inks_(lines_.size(), 0),
      painting_(painting_of(lines_, candidates)) {
  // 1. The bytes it will take, before anything is added.
  std::size_t starts = 0;
  for (std::size_t line = 0; line < lines_.count(); ++line) {
    if (!context.proceed()) return;
    for (const auto& of_block : propagation.starts(candidates, line)) starts += of_block.size();
  }
  const auto inks = static_cast<std::size_t>(candidates.open) + open_.size();
  const Reservation formula(context, inks * kBytesPerInk + starts * kBytesPerStart);
  if (!formula.granted()) return;
  // 2. Cells and lines.
  if (inks > 0) next_variable_ = solver_.variables(static_cast<int>(inks));
  add_cells(candidates, context);
  for (std::size_t line = 0; line < lines_.count(); ++line) {
    if (!context.proceed()) return;
    add_line(line, propagation.starts(candidates, line));
  }
  ready_ = true;
}

std::size_t Encoding::bytes(const Lines& lines) {
  return lines.size().cells() * (sizeof(Cell) + sizeof(sat::Literal) + sizeof(ColourSet) + sizeof(Colour));
}

sat::Literal Encoding::ink(Cell cell, Colour colour) const {
  const auto inks = inks_[cell];
  if (inks == 0) return painting_.cells[cell] == colour ? kTrue : kFalse;
  if ((inks >> colour & 1U) == 0) return kFalse;
  return first_[cell] + std::popcount(inks & ((ColourSet{1} << colour) - 1));
}

// At most one ink; at least one if paper is ruled out.
void Encoding::add_cells(const Candidates& candidates, Context& context) {
  std::size_t added = 0;
  for (const auto cell : open_) {
    if (++added % kEncodedPerLook == 0 && !context.proceed()) return;
    const auto colours = colours_of(lines_, candidates, cell);
    const auto inks = colours & ~ColourSet{1};
    const int count = std::popcount(inks);
    const auto first = std::exchange(next_variable_, next_variable_ + count);
    inks_[cell] = inks;
    first_[cell] = first;
    for (int i = 0; i < count; ++i) {
      for (int j = 0; j < i; ++j) solver_.add({-(first + i), -(first + j)});
    }
    if (inks != colours) continue;
    std::vector<sat::Literal> any;
    for (int i = 0; i < count; ++i) any.push_back(first + i);
    solver_.add(any);
  }
}

void Encoding::add_line(std::size_t number, const std::vector<std::vector<int>>& starts) {
  const auto& line = lines_[number];
  const auto place = static_cast<int>(number);
  const auto cell_at = [&](int position) {
    return lines_.is_row(number) ? at(place, position) : at(position, place - lines_.rows());
  };
  std::vector<Starts> blocks;
  blocks.reserve(starts.size());
  std::size_t variables = 0;
  for (const auto& of_block : starts) variables += of_block.size();
  if (variables > 0) next_variable_ = solver_.variables(static_cast<int>(variables));
  for (const auto& of_block : starts) {
    blocks.emplace_back(solver_, of_block, next_variable_);
    next_variable_ += static_cast<sat::Literal>(of_block.size());
  }
  const auto count = blocks.size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto& block = line.blocks[i];
    const auto colour = line.colours[block.slot];
    // 1. A block starts after the one before it has ended.
    if (i > 0) {
      const int distance = line.blocks[i - 1].length() + static_cast<int>(block.gap);
      for (const int start : starts[i])
        add(solver_, {-blocks[i].by(start), blocks[i - 1].by(start - distance)});
    }
    // 2. Its cells have its ink.
    for (int cell = starts[i].front(); cell < starts[i].back() + block.length(); ++cell) {
      add(solver_, {-blocks[i].by(cell), blocks[i].by(cell - block.length()), ink(cell_at(cell), colour)});
    }
  }
  // 3. Between a block and the next there is paper.
  for (std::size_t i = 0; i <= count; ++i) {
    const int from = i == 0 ? 0 : starts[i - 1].front() + line.blocks[i - 1].length();
    const int to = i == count ? line.length : starts[i].back();
    for (int cell = from; cell < to; ++cell) {
      const auto ended = i == 0 ? kTrue : blocks[i - 1].by(cell - line.blocks[i - 1].length());
      const auto begun = i == count ? kFalse : blocks[i].by(cell);
      for (const auto colour : line.colours.subspan(1)) {
        add(solver_, {-ended, begun, -ink(cell_at(cell), colour)});
      }
    }
  }
}

sat::Verdict Encoding::next(Context& context) {
  const auto verdict = solver_.solve(context);
  if (verdict != sat::Verdict::satisfiable) return verdict;
  for (const auto cell : open_) {
    painting_.cells[cell] = kPaper;
    for_each_position(inks_[cell], [&](int colour) {
      if (solver_.value(ink(cell, static_cast<Colour>(colour)))) {
        painting_.cells[cell] = static_cast<Colour>(colour);
      }
    });
  }
  return verdict;
}

// Two answers have equally many cells of every ink, so a different one lacks an ink somewhere this one has
// it.
void Encoding::forbid(const Painting& painting) {
  std::vector<sat::Literal> clause;
  for (int row = 0; row < lines_.rows(); ++row) {
    for (int col = 0; col < lines_.size().cols; ++col) {
      const auto colour = painting.cells[at(row, col)];
      const auto literal = colour == kPaper ? kTrue : ink(at(row, col), colour);
      if (literal == kFalse) return;  // already ruled out
      if (literal != kTrue) clause.push_back(-literal);
    }
  }
  solver_.add(clause);
}

void Encoding::prefer(const Painting& painting, bool alike) {
  for (const auto cell : open_) {
    for_each_position(inks_[cell], [&](int colour) {
      const auto literal = ink(cell, static_cast<Colour>(colour));
      solver_.prefer((painting.cells[cell] == colour) == alike ? literal : -literal);
    });
  }
}

}  // namespace quadrille::nonogram
