#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

// A family small enough to know every answer by heart, for tests of what stands above families. A puzzle is a
// row of lamps, each on, off or unknown, and how many are on: "?0?1 2". To solve it is to say which.
//
//   "?0?1 2"  has the answers 1001 and 0011
//   "1?1 2"   has the one answer 101
//   "00? 2"   has none
//
// The family to copy (src/puzzles/template) does not take its place: here a test brings strategies, a second
// answer or a referee of its own, also ones that lie, and moves are played.
namespace quadrille::lamps {

struct Puzzle {
  std::string lamps;  // 0 1 ?
  int lit = 0;
};

struct Answer {
  std::string lamps;
};

using LampStrategy = Strategy<Puzzle, Answer>;
using Referee = Ruling (*)(const Puzzle&, const Answer&, Extent, Context&);
using Second = Outcome<Answer> (*)(const Puzzle&, const Answer&, Context&);

// The first answer other than one; impossible where there is none, and the puzzle as it stands where it was
// cut. A node each lamp.
[[nodiscard]] Outcome<Answer> search(const Puzzle& puzzle, const std::string& other_than, Context& context);

[[nodiscard]] Ruling check(const Puzzle& puzzle, const Answer& answer, Extent extent, Context& context);
[[nodiscard]] Outcome<Answer> another(const Puzzle& puzzle, const Answer& answer, Context& context);

// A strategy that does as it is told, one that searches, and one that runs until something ends it.
[[nodiscard]] LampStrategy strategy(std::string name, BoundStrategy<Puzzle, Answer> run);
[[nodiscard]] LampStrategy searching();
[[nodiscard]] LampStrategy endless();

[[nodiscard]] std::unique_ptr<const Family> family();
[[nodiscard]] std::unique_ptr<const Family> family(std::vector<LampStrategy> strategies,
                                                   Second second = another, Referee referee = check);

// The one puzzle of a text.
[[nodiscard]] PuzzlePtr puzzle_of(const Family& family, std::string_view text);

}  // namespace quadrille::lamps
