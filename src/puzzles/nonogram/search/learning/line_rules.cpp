#include "puzzles/nonogram/search/learning/line_rules.hpp"

#include <algorithm>
#include <functional>

#include "engine/run/slices.hpp"

namespace quadrille::nonogram {
namespace {

// Between two looks at the clock: about this many block steps of one word each, some 50 microseconds.
constexpr std::int64_t kStepsPerLook = 10'000;

// An explanation gives back cells in groups, at first of this many.
constexpr std::size_t kFirstBunch = 4;

}  // namespace

LineRules::LineRules(const Lines& lines, const Candidates& root, const Statements& statements,
                     Context& context)
    : lines_(lines),
      statements_(statements),
      solver_(line_solver_for(lines)),
      excluding_(filled_in_slices(root.masks.size() * kWordBits, Literal{0}, context)),
      root_(root.masks),
      masks_(root.masks),
      waiting_(lines.count()),
      until_look_(kStepsPerLook) {
  if (context.end() != End::finished) return;
  std::size_t looked_at = 0;
  for (const auto cell : open_cells(lines, root)) {
    if (++looked_at % kCellsPerLook == 0 && !context.proceed()) return;
    for_each_position(colours_of(lines, root, cell), [&](int position) {
      const auto colour = static_cast<Colour>(position);
      const auto literal = statements.excluding({cell, colour});
      const auto in_row = static_cast<std::size_t>(cell.col.value % kWordBits);
      const auto in_col = static_cast<std::size_t>(cell.row.value % kWordBits);
      excluding_[row_word(lines, cell, colour) * kWordBits + in_row] = literal;
      excluding_[col_word(lines, cell, colour) * kWordBits + in_col] = literal;
    });
  }
}

void LineRules::take(Loss loss, std::size_t shown_by) {
  const auto [cell, colour] = loss;
  masks_[row_word(lines_, cell, colour)] &= ~(Word{1} << (cell.col.value % kWordBits));
  masks_[col_word(lines_, cell, colour)] &= ~(Word{1} << (cell.row.value % kWordBits));
  const auto row = static_cast<std::size_t>(cell.row.value);
  const auto col = static_cast<std::size_t>(lines_.rows()) + static_cast<std::size_t>(cell.col.value);
  if (row != shown_by) waiting_.push(row);
  if (col != shown_by) waiting_.push(col);
}

void LineRules::give_back(Loss loss) {
  const auto [cell, colour] = loss;
  masks_[row_word(lines_, cell, colour)] |= Word{1} << (cell.col.value % kWordBits);
  masks_[col_word(lines_, cell, colour)] |= Word{1} << (cell.row.value % kWordBits);
}

// Counts the steps of one walk along the line.
bool LineRules::look_due(std::size_t line) {
  until_look_ -= static_cast<std::int64_t>((lines_[line].blocks.size() + 1) * lines_.words(line));
  if (until_look_ >= 0) return false;
  until_look_ = kStepsPerLook;
  return true;
}

LineRules::Outcome LineRules::next(Context& context) {
  return std::visit([&](auto& solver) { return next_with(solver, context); }, solver_);
}

template <class Bits>
LineRules::Outcome LineRules::next_with(LineSolver<Bits>& solver, Context& context) {
  shown_.clear();
  while (!waiting_.empty()) {
    line_ = waiting_.front();
    if (look_due(line_) && !context.proceed()) return Outcome::stopped;
    waiting_.pop();
    const auto& line = lines_[line_];
    const auto words = lines_.words(line_);
    const auto first = lines_.offset(line_);
    if (!solver.place(line, masks_.data() + first, words)) return Outcome::contradiction;
    for (std::size_t slot = 0; slot < line.colours.size(); ++slot) {
      if (!differ(solver.before(slot), solver.after(slot))) continue;
      const auto* const literals = excluding_.data() + (first + line.colours[slot] * words) * kWordBits;
      for_each_lost(solver.before(slot), solver.after(slot),
                    [&](int position) { shown_.push_back(literals[position]); });
    }
    if (!shown_.empty()) return Outcome::shown;
  }
  return Outcome::settled;
}

void LineRules::explain(std::size_t line, std::optional<Literal> shown, const Trail& trail,
                        std::vector<Literal>& why, Context& context) {
  gather(line, shown, trail);
  std::visit([&](auto& solver) { give_up_needless(solver, line, context); }, solver_);
  const auto* const literals = excluding_.data() + lines_.offset(line) * kWordBits;
  for (const auto taken : taken_) why.push_back(contrary(literals[taken.bit()]));
}

// Puts the line into trial_ as it was before the literal came, with the opposite of the literal, so that it
// has no placement. What the trail took from it, by decisions or after them, is in taken_, the newest first.
void LineRules::gather(std::size_t line, std::optional<Literal> shown, const Trail& trail) {
  const auto words = lines_.words(line);
  const auto first = lines_.offset(line);
  trial_.assign(root_.begin() + static_cast<std::ptrdiff_t>(first),
                root_.begin() + static_cast<std::ptrdiff_t>(lines_.offset(line + 1)));
  // 1. The cell has only the colour in question: whatever else was taken from it does not matter.
  auto before = UINT32_MAX;
  std::size_t own_word = 0;
  Word own_bit = 0;
  if (shown) {
    before = trail.position(variable_of(*shown));
    const auto [cell, lost] = *statements_.loss(*shown);
    const auto position = static_cast<std::size_t>(lines_.is_row(line) ? cell.col.value : cell.row.value);
    own_word = position / kWordBits;
    own_bit = Word{1} << (position % kWordBits);
    for (const auto colour : lines_[line].colours) {
      if (colour != lost) trial_[colour * words + own_word] &= ~own_bit;
    }
  }
  // 2. What the other cells had lost by then.
  taken_.clear();
  for (const auto colour : lines_[line].colours) {
    for (std::size_t in_mask = 0; in_mask < words; ++in_mask) {
      const auto word = colour * words + in_mask;
      const Word own = in_mask == own_word ? own_bit : 0;
      Word gone = 0;
      for_each_position(root_[first + word] & ~masks_[first + word] & ~own, [&](int position) {
        const auto bit = word * kWordBits + static_cast<std::size_t>(position);
        const auto variable = variable_of(excluding_[first * kWordBits + bit]);
        const auto since = trail.position(variable);
        if (since >= before) return;
        gone |= Word{1} << position;
        if (trail.level(variable) > 0) taken_.emplace_back(since, bit);
      });
      trial_[word] &= ~gone;
    }
  }
  std::ranges::sort(taken_, std::greater<>(), &Taken::since_and_bit);
}

// Gives back whatever the line can do without while it still has no placement. The newest go first, so that
// what stays lies on few levels.
template <class Bits>
void LineRules::give_up_needless(LineSolver<Bits>& solver, std::size_t line, Context& context) {
  const auto words = lines_.words(line);
  std::size_t kept = 0;
  std::size_t bunch = kFirstBunch;
  for (std::size_t i = 0; i < taken_.size();) {
    const auto end = std::min(i + bunch, taken_.size());
    for (auto j = i; j < end; ++j) trial_[taken_[j].word()] |= taken_[j].mask();
    if (look_due(line) && !context.proceed()) {
      while (i < taken_.size()) taken_[kept++] = taken_[i++];
      break;
    }
    if (!solver.fits(lines_[line], trial_.data(), words)) {
      i = end;
      bunch *= 2;
      continue;
    }
    for (auto j = i; j < end; ++j) trial_[taken_[j].word()] &= ~taken_[j].mask();
    if (end - i == 1) {
      taken_[kept++] = taken_[i++];
      bunch = 1;
    } else {
      bunch = (end - i) / 2;
    }
  }
  taken_.erase(taken_.begin() + static_cast<std::ptrdiff_t>(kept), taken_.end());
}

}  // namespace quadrille::nonogram
