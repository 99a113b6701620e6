#include "puzzles/mines/audit/clauses.hpp"

#include <bit>

namespace quadrille::mines::audit {
namespace {

// Numbers written down between two looks at the memory that is left: a number is at most some hundred
// clauses.
constexpr std::size_t kNumbersPerLook = 64;

}  // namespace

std::unique_ptr<Clauses> Clauses::of(const Patch& patch, Pace& pace) {
  std::unique_ptr<Clauses> clauses(new Clauses(patch, pace));
  return clauses->whole_ ? std::move(clauses) : nullptr;
}

Clauses::Clauses(const Patch& patch, Pace& pace)
    : first_(solver_.variables(static_cast<int>(patch.cells.size()))),
      cells_(static_cast<int>(patch.cells.size())) {
  // The solver reserves its bytes when it searches; here they are reserved while they grow.
  Reservation room(pace.context(), 0);
  std::size_t held = 0;
  for (std::size_t i = 0; i < patch.numbers.size() && whole_; ++i) {
    add(patch.numbers[i]);
    if (i % kNumbersPerLook != 0) continue;
    const auto bytes = solver_.bytes();
    whole_ = pace.go_on(kNumbersPerLook * 1000) && (bytes <= held || room.grow(bytes - held));
    held = std::max(held, bytes);
  }
}

// No set of more cells than the number says is all mines, and none of more than the rest is all safe.
void Clauses::add(const Patch::Number& number) {
  const auto size = static_cast<unsigned>(number.room);
  for (unsigned set = 0; set < 1U << size; ++set) {
    const int count = std::popcount(set);
    for (const bool too_many : {true, false}) {
      if (count != (too_many ? number.need : number.room - number.need) + 1) continue;
      std::vector<sat::Literal> clause;
      for (unsigned i = 0; i < size; ++i) {
        const auto mine = first_ + number.cells[i];
        if ((set >> i & 1U) != 0) clause.push_back(too_many ? -mine : mine);
      }
      solver_.add(clause);
    }
  }
}

Clauses::Verdict Clauses::find(Pace& pace) { return solve({}, pace); }

Clauses::Verdict Clauses::find(int cell, bool mine, Pace& pace) {
  const sat::Literal literal = mine ? first_ + cell : -(first_ + cell);
  return solve(std::span(&literal, 1), pace);
}

Clauses::Verdict Clauses::solve(std::span<const sat::Literal> assumptions, Pace& pace) {
  switch (solver_.solve(pace.context(), assumptions)) {
    case sat::Verdict::satisfiable:
      return Verdict::found;
    case sat::Verdict::unsatisfiable:
      return Verdict::none;
    case sat::Verdict::unknown:
      break;
  }
  return Verdict::unknown;
}

int Clauses::mines() const {
  int mines = 0;
  for (int cell = 0; cell < cells_; ++cell) mines += solver_.value(first_ + cell) ? 1 : 0;
  return mines;
}

}  // namespace quadrille::mines::audit
