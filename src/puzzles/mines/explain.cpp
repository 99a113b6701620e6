#include "puzzles/mines/explain.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "puzzles/mines/analysis.hpp"
#include "puzzles/mines/answer.hpp"
#include "puzzles/mines/deductions/reduction.hpp"
#include "puzzles/mines/rules.hpp"

namespace quadrille::mines {
namespace {

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// More cells than these are no sentence any more; the marks have them all.
constexpr std::size_t kMostNamed = 12;

// "row 2: columns 3, 5; row 4: column 1", in the board's coordinates.
std::string in_words(const Position& position, std::vector<Cell> cells) {
  std::ranges::sort(cells);
  const auto more = cells.size() - std::min(cells.size(), kMostNamed);
  cells.resize(cells.size() - more);
  std::string text;
  for (std::size_t i = 0; i < cells.size();) {
    const auto row = cells[i].row;
    const auto count =
        static_cast<std::size_t>(std::ranges::count_if(cells, [&](Cell cell) { return cell.row == row; }));
    text += fmt::format("{}row {}: {}", i == 0 ? "" : "; ", on_board(position, cells[i]).row.value,
                        count == 1 ? "column" : "columns");
    for (const auto end = i + count; i < end; ++i)
      text += fmt::format("{} {}", i + count == end ? "" : ",", on_board(position, cells[i]).col.value);
  }
  if (more > 0) text += fmt::format("; and {} more", more);
  return text;
}

// What a player has claimed and some layout contradicts: the referee's words, a cell each.
std::vector<Step> mistakes_in(const Position& position, const Analysis& from, std::size_t at_most,
                              Context& context) {
  if (std::ranges::all_of(from.findings.values(), [](Finding finding) { return finding == Finding::none; }))
    return {};
  const auto ruling = check(position, {.findings = from.findings}, Extent::so_far, context);
  std::vector<Step> steps;
  for (const auto& mistake : ruling.mistakes) {
    if (steps.size() >= at_most) break;
    steps.push_back({.rule = "mistake",
                     .reason = mistake.message,
                     .because = {at(mistake.line - 1, mistake.column - 1)}});
  }
  return steps;
}

class Narrator {
 public:
  Narrator(const Position& position, const Analysis& from, const Analysis& toward, std::size_t at_most)
      : position_(position),
        toward_(toward),
        at_most_(at_most),
        ground_(ground_of(position)),
        told_(from.findings) {
    for_each_cell(told_.size(), [&](Cell cell) {
      if (told_[cell] == Finding::safe) settle(ground_, ground_.place(cell), Soil::clear);
      if (told_[cell] == Finding::mine) settle(ground_, ground_.place(cell), Soil::mine);
    });
  }

  std::vector<Step> tell(Context& context) {
    auto before = ground_;
    PatternTable table;
    const auto reduction = reduce(ground_, {.table = &table, .told = true}, context);
    for (const auto& deduction : reduction.deductions) {
      add(deduction, before);
      apply(before, deduction);
    }
    add_counted();
    add_guess();
    return std::move(steps_);
  }

 private:
  [[nodiscard]] bool full() const { return steps_.size() >= at_most_; }

  void mark(Step& step, Cell cell, Finding finding) {
    if (!position_.tiles.size().contains(cell) || position_.tiles[cell] != Tile::closed) return;
    if (told_[cell] != Finding::none || toward_.findings[cell] != finding) return;
    told_[cell] = finding;
    step.marks.push_back({cell, U'?', finding == Finding::safe ? U'+' : U'*'});
  }

  void add(const Deduction& deduction, const Ground& before) {
    if (full()) return;
    Step step{.rule = std::string(name(deduction.rule)), .reason = reason_of(deduction, before)};
    for (const auto place : deduction.safe) mark(step, ground_.cell(place), Finding::safe);
    for (const auto place : deduction.mines) mark(step, ground_.cell(place), Finding::mine);
    for (const auto place : deduction.because) step.because.push_back(ground_.cell(place));
    finish(std::move(step));
  }

  // A step that marks something is told, with the cells it marks.
  void finish(Step step) {
    if (step.marks.empty()) return;
    for (const auto& [sign, name] : {std::pair{U'+', "safe"}, std::pair{U'*', "mines"}}) {
      std::vector<Cell> cells;
      for (const auto& mark : step.marks) {
        if (mark.now == sign) cells.push_back(mark.cell);
      }
      if (!cells.empty()) step.reason += fmt::format("; {}: {}", name, in_words(position_, std::move(cells)));
    }
    steps_.push_back(std::move(step));
  }

  [[nodiscard]] std::string number_in_words(Place place) const {
    const auto [row, col] = on_board(position_, ground_.cell(place));
    return fmt::format("the {} at row {}, column {}", static_cast<int>(ground_.soil[place]), row.value,
                       col.value);
  }

  [[nodiscard]] std::string reason_of(const Deduction& deduction, const Ground& before) const {
    const auto first = deduction.because.front();
    const auto demand = demand_of(before, first);
    const auto touched = static_cast<std::size_t>(static_cast<int>(before.soil[first]) - demand.need);
    switch (deduction.rule) {
      case Rule::saturation:
        return touched == 0
                   ? fmt::format("{} touches no mine: its neighbours are safe", number_in_words(first))
                   : fmt::format("{} already touches {}: the rest around it is safe", number_in_words(first),
                                 counted(touched, "mine", "mines"));
      case Rule::emptiness:
        return fmt::format("{} has only {} left for {}: all are mines", number_in_words(first),
                           counted(deduction.mines.size(), "place", "places"),
                           counted(deduction.mines.size(), "mine", "mines"));
      case Rule::subset:
        return deduction.mines.empty()
                   ? fmt::format(
                         "all the mines of {} lie among those of {}, which needs no more: the rest is safe",
                         number_in_words(first), number_in_words(deduction.because[1]))
                   : fmt::format("{} needs {} beyond those of {}, and has just as many cells for them",
                                 number_in_words(deduction.because[1]),
                                 counted(deduction.mines.size(), "mine", "mines"), number_in_words(first));
      case Rule::difference:
        return fmt::format("{} needs so many more mines than {} that all the cells only it has are mines",
                           number_in_words(first), number_in_words(deduction.because[1]));
      case Rule::pattern:
        return fmt::format("{} and the numbers beside it leave no other way", number_in_words(first));
    }
    return {};
  }

  // What no rule shows but every layout has in common.
  void add_counted() {
    for (const auto finding : {Finding::safe, Finding::mine}) {
      if (full()) return;
      Step step{.rule = "counting",
                .reason = finding == Finding::safe
                              ? "no layout that fits the numbers and the total has a mine there"
                              : "every layout that fits the numbers and the total has a mine there"};
      for_each_cell(told_.size(), [&](Cell cell) {
        if (toward_.findings[cell] == finding) mark(step, cell, finding);
      });
      finish(std::move(step));
    }
  }

  void add_guess() {
    if (full() || !toward_.guess || std::isnan(toward_.guess->safety)) return;
    const auto [row, col] = on_board(position_, toward_.guess->cell);
    steps_.push_back({.rule = "guess",
                      .reason = fmt::format("nothing is safe; open row {}, column {}: {}", row.value,
                                            col.value, mines::in_words(*toward_.guess)),
                      .because = {toward_.guess->cell},
                      .risk = 1 - toward_.guess->safety});
  }

  const Position& position_;
  const Analysis& toward_;
  std::size_t at_most_;
  Ground ground_;
  Grid<Finding> told_;
  std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> explain(const Position& position, const ExplainRequest<Analysis>& request,
                          Context& context) {
  if (request.toward != nullptr)
    return Narrator(position, request.from, *request.toward, request.at_most).tell(context);
  if (auto mistakes = mistakes_in(position, request.from, request.at_most, context); !mistakes.empty())
    return mistakes;
  const auto outcome = analyse(position, Depth::choosing, context);
  if (const auto* impossible = outcome.impossible()) {
    Step step{.rule = "contradiction", .reason = impossible->reason};
    for (const auto cell : impossible->cells) step.because.push_back(in_window(position, cell));
    if (request.at_most == 0) return {};
    return {std::move(step)};
  }
  if (outcome.answer() == nullptr) return {};
  return Narrator(position, request.from, outcome.answer()->answer, request.at_most).tell(context);
}

}  // namespace quadrille::mines
