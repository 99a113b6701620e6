#include "puzzles/kakuro/teach/notes.hpp"

#include <algorithm>

namespace quadrille::kakuro {

Notes::Notes(const Puzzle& puzzle, const Filling& written)
    : puzzle_(&puzzle),
      written_{std::vector<std::uint8_t>(puzzle.cells.size(), 0)},
      possible_(puzzle.cells.size(), kAllDigits),
      open_(puzzle.cells.size()) {
  rests_.reserve(puzzle.runs.size());
  for (const auto& run : puzzle.runs) rests_.push_back({.open = run.length, .sum = run.sum});
  for (std::uint32_t run = 0; run < puzzle.runs.size(); ++run) look_up(run);
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    const auto given = puzzle.squares[puzzle.cells[cell]].given;
    const auto digit = written.digits[cell] != 0 ? written.digits[cell] : given;
    if (digit != 0) write(cell, digit_bit(digit));
  }
}

Digits Notes::allowed(std::uint32_t cell) const {
  Digits allowed = kAllDigits;
  for (const auto run : puzzle_->runs_of_cell[cell]) {
    if (run != kNoRun) allowed = static_cast<Digits>(allowed & rests_[run].allowed);
  }
  return allowed;
}

void Notes::write(std::uint32_t cell, Digits digit) {
  if ((possible_[cell] & digit) == 0) contradictory_ = true;
  written_.digits[cell] = static_cast<std::uint8_t>(only_digit(digit));
  possible_[cell] = digit;
  --open_;
  for (const auto run : puzzle_->runs_of_cell[cell]) {
    if (run == kNoRun) continue;
    auto& rest = rests_[run];
    rest.used = static_cast<Digits>(rest.used | digit);
    --rest.open;
    if (puzzle_->runs[run].sum != 0) rest.sum -= only_digit(digit);
    look_up(run);
  }
}

void Notes::keep(std::uint32_t cell, Digits digits) {
  possible_[cell] = static_cast<Digits>(possible_[cell] & digits);
  if (possible_[cell] == 0) contradictory_ = true;
}

void Notes::look_up(std::uint32_t number) {
  const auto& run = puzzle_->runs[number];
  auto& rest = rests_[number];
  if (rest.open == 0) {
    if (run.sum != 0 && rest.sum != 0) contradictory_ = true;
    return;
  }
  rest.allowed = run.sum != 0 ? sets_of(rest).in_some() : static_cast<Digits>(kAllDigits & ~rest.used);
  for (const auto cell : puzzle_->cells_of(run)) {
    if (is_open(cell)) keep(cell, rest.allowed);
  }
}

OpenRun::OpenRun(const Notes& notes, std::uint32_t number)
    : rest(notes.rest(number)), clued_(notes.puzzle().runs[number].sum != 0) {
  std::size_t next = 0;
  for (const auto cell : notes.puzzle().cells_of(notes.puzzle().runs[number])) {
    if (!notes.is_open(cell)) continue;
    cells_[next] = cell;
    digits_[next++] = notes[cell];
    any = static_cast<Digits>(any | notes[cell]);
  }
}

Digits DigitSets::in_some() const {
  Digits some = 0;
  for (const Digits set : all()) some = static_cast<Digits>(some | set);
  return some;
}

Digits DigitSets::in_every() const {
  Digits every = kAllDigits;
  for (const Digits set : all()) every = static_cast<Digits>(every & set);
  return every;
}

DigitSets sets_of(const Rest& rest) {
  DigitSets sets;
  for (const Digits set : combinations(rest.open, rest.sum)) {
    if ((set & rest.used) == 0) sets.add(set);
  }
  return sets;
}

DigitSets fitting_sets(const OpenRun& run) {
  DigitSets sets;
  for (const Digits set : combinations(run.rest.open, run.rest.sum)) {
    if ((set & ~run.any) == 0 && (set & run.rest.used) == 0 &&
        std::ranges::all_of(run.digits(), [set](Digits cell) { return (cell & set) != 0; }))
      sets.add(set);
  }
  return sets;
}

}  // namespace quadrille::kakuro
