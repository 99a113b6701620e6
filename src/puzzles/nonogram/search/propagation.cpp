#include "puzzles/nonogram/search/propagation.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace quadrille::nonogram {

Propagation::Propagation(const Lines& lines)
    : lines_(lines),
      of_rows_{.words = lines.row_words(),
               .first = static_cast<std::size_t>(lines.rows()),
               .first_mask = lines.offset(static_cast<std::size_t>(lines.rows())),
               .mask_words = lines.col_words(),
               .line_words = lines.colours() * lines.col_words()},
      of_cols_{.words = lines.col_words(),
               .mask_words = lines.row_words(),
               .line_words = lines.colours() * lines.row_words()},
      solver_(line_solver_for(lines)),
      waiting_(lines.count()),
      touched_(lines.count() / kWordBits + 1),
      until_look_(kStepsPerLook) {}

std::size_t Propagation::bytes(const Lines& lines) {
  const auto words = words_for(lines.longest());
  const std::size_t set = words <= 2 ? words : words <= 16 ? 17 : 161;
  return sizeof(Word) * (lines.all_words() + set * (2 * lines.most_blocks() + 2 * lines.colours())) +
         16 * lines.count();
}

void Propagation::queue_all(const Candidates& candidates) {
  for (std::size_t line = 0; line < lines_.count(); ++line) {
    if (lines_[line].tight || !is_untouched(candidates, line)) queue(line);
  }
}

// Black and white, and every cell may be either.
bool Propagation::is_untouched(const Candidates& candidates, std::size_t line) const {
  if (lines_.colours() != 2) return false;
  const auto from = candidates.masks.begin() + static_cast<std::ptrdiff_t>(lines_.offset(line));
  const auto to = candidates.masks.begin() + static_cast<std::ptrdiff_t>(lines_.offset(line + 1));
  const int both =
      std::transform_reduce(from, to, 0, std::plus<>(), [](Word word) { return std::popcount(word); });
  return both == 2 * lines_[line].length;
}

void Propagation::exclude(Candidates& candidates, Cell cell, Colour colour) {
  candidates.masks[row_word(lines_, cell, colour)] &= ~(Word{1} << (cell.col.value % kWordBits));
  candidates.masks[col_word(lines_, cell, colour)] &= ~(Word{1} << (cell.row.value % kWordBits));
  --candidates.open;
  queue(static_cast<std::size_t>(cell.row.value));
  queue(of_rows_.first + static_cast<std::size_t>(cell.col.value));
}

void Propagation::assign(Candidates& candidates, Cell cell, Colour colour) {
  for (std::size_t other = 0; other < lines_.colours(); ++other) {
    if (other == colour || !possible(lines_, candidates, cell, static_cast<Colour>(other))) continue;
    exclude(candidates, cell, static_cast<Colour>(other));
  }
}

Propagated Propagation::run(Candidates& candidates, Context& context) {
  return std::visit([&](auto& solver) { return run_with(solver, candidates, context); }, solver_);
}

template <class Bits>
Propagated Propagation::run_with(LineSolver<Bits>& solver, Candidates& candidates, Context& context) {
  left_waiting_.clear();
  while (!waiting_.empty()) {
    const auto number = waiting_.front();
    waiting_.pop();
    const auto& line = lines_[number];
    const auto words = lines_.words(number);
    const auto steps = static_cast<std::int64_t>((line.blocks.size() + 1) * words);
    until_node_ -= steps;
    until_look_ -= steps;
    if (until_look_ < 0) {
      until_look_ = kStepsPerLook;
      if (!context.proceed()) {
        left_waiting_.push_back(number);
        for (; !waiting_.empty(); waiting_.pop()) left_waiting_.push_back(waiting_.front());
        return Propagated::stopped;
      }
    }
    auto* const masks = candidates.masks.data() + lines_.offset(number);
    if (!solver.place(line, masks, words)) {
      failed_line_ = number;
      waiting_.clear();
      return Propagated::contradiction;
    }
    apply(solver, masks, number, candidates);
  }
  return Propagated::settled;
}

// Writes what a line has lost into its own masks and those of the lines that cross it.
template <class Bits>
void Propagation::apply(const LineSolver<Bits>& solver, Word* masks, std::size_t number,
                        Candidates& candidates) {
  const bool is_row = lines_.is_row(number);
  const auto& crossing = is_row ? of_rows_ : of_cols_;
  const auto place = is_row ? number : number - of_rows_.first;
  const Word keep = ~(Word{1} << (place % kWordBits));
  const auto colours = lines_[number].colours;
  for (std::size_t slot = 0; slot < colours.size(); ++slot) {
    if (!differ(solver.before(slot), solver.after(slot))) continue;
    const std::size_t colour = colours[slot];
    store(solver.after(slot), masks + colour * crossing.words, crossing.words);
    auto* const across =
        candidates.masks.data() + crossing.first_mask + colour * crossing.mask_words + place / kWordBits;
    for_each_lost(solver.before(slot), solver.after(slot), [&](int position) {
      across[static_cast<std::size_t>(position) * crossing.line_words] &= keep;
      --candidates.open;
      queue(crossing.first + static_cast<std::size_t>(position));
    });
  }
}

std::vector<std::vector<int>> Propagation::starts(const Candidates& candidates, std::size_t line) {
  std::vector<std::vector<int>> all;
  std::visit(
      [&](auto& solver) {
        const auto& view = lines_[line];
        if (!solver.place(view, candidates.masks.data() + lines_.offset(line), lines_.words(line))) return;
        for (std::size_t block = 0; block < view.blocks.size(); ++block) {
          auto& starts = all.emplace_back();
          for_each_position(solver.starts(block), [&](int position) { starts.push_back(position); });
        }
      },
      solver_);
  return all;
}

}  // namespace quadrille::nonogram
