#include "puzzles/mines/facets.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "engine/teach/walk.hpp"
#include "grid/words.hpp"
#include "puzzles/mines/model/answer.hpp"
#include "puzzles/mines/rules.hpp"
#include "puzzles/mines/search/analysis.hpp"
#include "puzzles/mines/search/deductions/reduction.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

// Naming more cells than this would not be a sentence any more; the marks have them all.
constexpr std::size_t kMostNamed = 12;

// "row 3, columns 4 and 6; row 5, column 2"
std::string in_words(std::vector<Cell> cells) {
  std::ranges::sort(cells);
  const auto more = cells.size() - std::min(cells.size(), kMostNamed);
  cells.resize(cells.size() - more);
  std::string text;
  for (auto from = cells.begin(); from != cells.end();) {
    const auto to = std::find_if(from, cells.end(), [&](Cell cell) { return cell.row != from->row; });
    text += (text.empty() ? "" : "; ") + places_of(std::span(from, to));
    from = to;
  }
  if (more > 0) text += fmt::format("; and {} more", more);
  return text;
}

// What a player has claimed but some layout contradicts: the referee's words, one step per cell.
std::vector<Step> mistakes_in(const Position& position, const Analysis& from, Context& context) {
  if (std::ranges::all_of(from.findings.values(), [](Finding finding) { return finding == Finding::none; }))
    return {};
  const auto ruling = check(position, {.findings = from.findings}, Extent::so_far, context);
  std::vector<Step> steps;
  for (const auto& mistake : ruling.mistakes) {
    auto& step = steps.emplace_back(Step{.rule = "mistake", .reason = mistake.reason});
    for (const auto cell : mistake.cells) step.because.push_back(in_window(position, cell));
  }
  return steps;
}

Step contradiction(const Position& position, const Objection& impossible) {
  Step step{.rule = "contradiction", .reason = impossible.reason};
  for (const auto cell : impossible.cells) step.because.push_back(in_window(position, cell));
  return step;
}

// Hints: deductions in the order in which the solver makes them, number by number, then what only counting
// shows, then a guess.
class Narrator : public Hand<Notes, Deduction> {
 public:
  Narrator(const Position& position, const ExplainRequest<Analysis>& request)
      : Hand(Notes(position, request.from.findings), mines::techniques()),
        from_(request.from),
        toward_(request.toward) {
    if (toward_ != nullptr) paper().seek(toward_->findings);
  }

  // What the player claims, and numbers that cannot all be right. If there is no analysis to work towards,
  // one is made.
  [[nodiscard]] std::vector<Step> mistakes(Context& context) {
    if (toward_ != nullptr) return {};
    const auto& position = notes().position();
    if (auto steps = mistakes_in(position, from_, context); !steps.empty()) return steps;
    auto outcome = analyse(position, Depth::choosing, context);
    if (const auto* impossible = outcome.impossible()) return {contradiction(position, *impossible)};
    if (const auto* found = outcome.answer()) {
      own_ = found->answer;
      toward_ = &own_;
      paper().seek(own_.findings);
    }
    return {};
  }

  [[nodiscard]] bool finished() const { return notes().finished() && !has_guess(); }

  [[nodiscard]] std::optional<Insight<Deduction>> next(Context& context) {
    if (!deductions_) {
      auto padded = notes().padded();
      PatternTable table;
      deductions_ = reduce(padded, {.table = &table, .told = true}, context).deductions;
    }
    if (next_ < deductions_->size()) {
      auto& deduction = (*deductions_)[next_++];
      return Insight{static_cast<std::size_t>(deduction.rule), std::move(deduction)};
    }
    constexpr auto kCounting = static_cast<std::size_t>(Rule::counting);
    if (auto deduction = look(kCounting, context)) return Insight{kCounting, std::move(*deduction)};
    return std::nullopt;
  }

  [[nodiscard]] bool is_wanted(const Mark& mark) const {
    return toward_->findings[mark.cell] == (mark.now == U'+' ? mines::Finding::safe : mines::Finding::mine);
  }

  // With the cells that are marked.
  [[nodiscard]] std::optional<Step> tell(const Insight<Deduction>& insight, std::vector<Mark> marks) {
    auto step = Hand::tell(insight, std::move(marks));
    if (!step) return step;
    for (const auto& [sign, name] : {std::pair{U'+', "safe"}, std::pair{U'*', "mines"}}) {
      std::vector<Cell> cells;
      for (const auto& mark : step->marks) {
        if (mark.now == sign) cells.push_back(mark.cell);
      }
      if (!cells.empty()) step->reason += fmt::format("; {}: {}", name, in_words(std::move(cells)));
    }
    return step;
  }

  [[nodiscard]] std::optional<Step> beyond(Context& /*context*/) {
    if (!has_guess()) return std::nullopt;
    guessed_ = true;
    return step_of(*toward_->guess);
  }

 private:
  [[nodiscard]] bool has_guess() const {
    return !guessed_ && toward_ != nullptr && toward_->guess && !std::isnan(toward_->guess->safety);
  }

  const Analysis& from_;
  const Analysis* toward_;
  Analysis own_;  // if none was given
  std::optional<std::vector<Deduction>> deductions_;
  std::size_t next_ = 0;
  bool guessed_ = false;
};

}  // namespace

Step step_of(const Guess& guess) {
  return {.rule = "guess",
          .reason = fmt::format("nothing is safe; open {}: {}", place_of(guess.cell), mines::in_words(guess)),
          .because = {guess.cell},
          .risk = 1 - guess.safety};
}

std::vector<Step> explain(const Position& position, const ExplainRequest<Analysis>& request,
                          Context& context) {
  if (request.at_most == 0) return {};
  Narrator narrator(position, request);
  return steps_by(narrator, request.at_most, context);
}

}  // namespace quadrille::mines
