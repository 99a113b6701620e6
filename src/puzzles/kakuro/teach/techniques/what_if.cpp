#include "puzzles/kakuro/teach/techniques/what_if.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/search/domains.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// A contradiction after this few crossings-out is taken at once; otherwise the shortest of all.
constexpr std::size_t kShortTrial = 10;

// Open cells, those with the fewest digits first: there a refuted digit says most.
std::vector<std::uint32_t> cramped_first(const Notes& notes) {
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < notes.puzzle().cells.size(); ++cell) {
    if (notes.is_open(cell)) cells.push_back(cell);
  }
  std::ranges::sort(cells, {}, [&](std::uint32_t cell) { return std::pair(count(notes[cell]), cell); });
  return cells;
}

// The open cells that a trial may have looked at: those that share a run with one it has changed.
std::vector<std::uint32_t> involved(const Notes& notes, const Domains& trial) {
  const auto& puzzle = notes.puzzle();
  std::vector<bool> looked_at(puzzle.runs.size());
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    if (trial[cell] == notes[cell]) continue;
    for (const auto run : puzzle.runs_of_cell[cell]) {
      if (run != kNoRun) looked_at[run] = true;
    }
  }
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    const auto is_in = [&](std::uint32_t run) { return run != kNoRun && looked_at[run]; };
    if (notes.is_open(cell) && std::ranges::any_of(puzzle.runs_of_cell[cell], is_in)) cells.push_back(cell);
  }
  return cells;
}

std::optional<Finding> find(const Notes& notes, Context& context) {
  Domains domains(notes.puzzle());
  const auto cells = cramped_first(notes);
  for (std::uint32_t cell = 0; cell < notes.puzzle().cells.size(); ++cell) {
    if (!domains.keep(cell, notes[cell])) return std::nullopt;
  }
  if (!domains.propagate(context)) return std::nullopt;
  const auto start = domains.save();
  std::optional<Finding> best;
  std::size_t shortest = 0;
  for (const auto cell : cells) {
    for (unsigned rest = notes[cell]; rest != 0; rest &= rest - 1) {
      if (!context.enter_node()) return std::nullopt;
      const auto digit = static_cast<Digits>(rest & -rest);
      const bool holds = domains.keep(cell, digit) && domains.propagate(context);
      if (context.end() != End::finished) return std::nullopt;
      const auto length = domains.save() - start;
      if (!holds && (!best || length < shortest)) {
        shortest = length;
        best = Finding{.narrowed = {{cell, static_cast<Digits>(notes[cell] & ~digit)}},
                       .runs = {domains.failed_run()},
                       .notes = involved(notes, domains),
                       .digits = digit};
        if (length <= kShortTrial) return best;
      }
      domains.undo(start);
    }
  }
  return best;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto& puzzle = notes.puzzle();
  return fmt::format("if {} were {}, no digits would be left in the end for {}",
                     place_of(puzzle.cells[finding.narrowed.front().cell]), in_words(finding.digits),
                     name_of(puzzle, puzzle.runs[finding.runs.front()]));
}

std::string tell_nested(const Notes& notes, const Finding& finding) {
  const auto cell = finding.narrowed.front().cell;
  const auto others = static_cast<Digits>(notes[cell] & ~finding.digits);
  return fmt::format("at {} {} {} a contradiction, though only after further trials within trials",
                     place_of(notes.puzzle().cells[cell]), in_words(others),
                     is_single(others) ? "leads to" : "each lead to");
}

}  // namespace

const Technique& what_if() {
  static constexpr Technique kTechnique{
      .name = "what-if", .tier = Tier::diabolical, .effort = 60, .find = {.anywhere = find}, .tell = tell};
  return kTechnique;
}

const Technique& nested_what_if() {
  static constexpr Technique kTechnique{
      .name = "nested what-if", .tier = Tier::diabolical, .effort = 300, .tell = tell_nested};
  return kTechnique;
}

Finding by_nested_trials(const Notes& notes, const Filling& only_answer) {
  const auto cell = cramped_first(notes).front();
  const auto digit = digit_bit(only_answer.digits[cell]);
  return {.narrowed = {{cell, digit}}, .runs = {}, .notes = {}, .digits = digit};
}

}  // namespace quadrille::kakuro
