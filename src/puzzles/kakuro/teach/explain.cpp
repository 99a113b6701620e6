#include "puzzles/kakuro/facets.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/kakuro/teach/by_hand.hpp"
#include "puzzles/kakuro/teach/mistakes.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// Cells beyond this number are counted, not listed; so are the insights that one digit depends on.
constexpr std::size_t kMostListed = 4;
constexpr std::size_t kMostTold = 20;

// What a finding leaves: "row 3, column 2 is 5; 4 and 6 are out at row 3, column 4".
std::string conclusion(const Notes& notes, const Finding& finding) {
  const auto& cells = notes.puzzle().cells;
  std::vector<std::string> parts;
  for (const auto& [cell, left] : finding.narrowed) {
    if (parts.size() == kMostListed) {
      parts.push_back(fmt::format("and so on for {} more", finding.narrowed.size() - kMostListed));
      break;
    }
    const auto out = static_cast<Digits>(notes[cell] & ~left);
    parts.push_back(is_single(left) ? fmt::format("{} is {}", place_of(cells[cell]), in_words(left))
                                    : fmt::format("{} {} out at {}", in_words(out),
                                                  is_single(out) ? "is" : "are", place_of(cells[cell])));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

// An insight in words. An insight that crossed out digits but wrote none waits here until a digit depends on
// it.
struct Told {
  const Technique* technique = nullptr;
  std::string sentence;
  Finding finding;
};

// Hints: the functions that steps_by() calls.
class Narrator {
 public:
  using Finding = kakuro::Finding;

  Narrator(const Puzzle& puzzle, const ExplainRequest<Filling>& request)
      : puzzle_(puzzle),
        from_(request.from),
        toward_(request.toward),
        hand_(puzzle, request.from),
        board_(hand_.notes().written()) {}

  // Only the player's own digits can be wrong.
  [[nodiscard]] std::vector<Step> mistakes(Context& context) {
    if (auto step = broken_rule(puzzle_, from_)) return {std::move(*step)};
    if (count_filled(board_) > count_filled(blank(puzzle_)) && hand_.proof(context).answers == Answers::one) {
      if (auto step = wrong_digits(puzzle_, from_, *hand_.proof(context).answer)) return {std::move(*step)};
    }
    return {};
  }

  // The answer being worked towards is on the board, or every cell is filled, or everything has been said.
  [[nodiscard]] bool finished() const {
    if (ended_) return true;
    if (toward_ == nullptr) return hand_.finished();
    for (std::size_t cell = 0; cell < board_.digits.size(); ++cell) {
      if (toward_->digits[cell] != 0 && board_.digits[cell] == 0) return false;
    }
    return true;
  }

  [[nodiscard]] std::optional<Insight<Finding>> next(Context& context) {
    if (stuck_ || !context.enter_node()) return std::nullopt;
    return hand_.next(hardest_, context);
  }

  [[nodiscard]] std::vector<Mark> marks_of(const Finding& finding) const {
    std::vector<Mark> marks;
    for (const auto& [cell, left] : finding.narrowed) {
      if (is_single(left) && board_.digits[cell] == 0) marks.push_back(mark_of(cell, left));
    }
    return marks;
  }

  [[nodiscard]] bool is_wanted(const Mark& mark) const {
    if (toward_ == nullptr) return true;
    return toward_->digits[number_of(mark.cell)] == mark.now - U'0';
  }

  // An insight that only crosses digits out is described together with the digit that depends on it.
  [[nodiscard]] std::optional<Step> tell(const Insight<Finding>& insight, const std::vector<Mark>& marks) {
    const auto& finding = insight.finding;
    const auto* technique = ByHand::techniques()[insight.technique];
    waiting_.push_back(
        {technique,
         fmt::format("{}: {}", technique->tell(hand_.notes(), finding), conclusion(hand_.notes(), finding)),
         finding});
    if (std::ranges::none_of(finding.narrowed, [](const Narrowing& cell) { return is_single(cell.left); }))
      return std::nullopt;
    auto step = step_of_last();
    if (marks.empty()) step.reason += "; nothing is written";
    for (const auto& mark : marks) write(step, mark);
    return step;
  }

  void note(const Finding& finding) { hand_.note(finding); }

  // When deductions end: a digit of the answer, and they go on; then what nothing proves.
  [[nodiscard]] std::optional<Step> beyond(Context& context) {
    if (context.end() != End::finished) return std::nullopt;
    if (!stuck_ && !hand_.notes().contradictory()) {
      if (auto step = choice()) return step;
    }
    stuck_ = true;
    if (toward_ != nullptr) return trial();
    ended_ = true;
    if (hand_.notes().contradictory() || hand_.proof(context).answers == Answers::none)
      return contradiction();
    if (hand_.proof(context).answers == Answers::several) return several_answers(hand_.proof(context));
    if (waiting_.empty()) return std::nullopt;
    auto step = step_of(waiting_);
    step.reason += "; no digit can be written yet";
    return step;
  }

 private:
  // White cells are numbered row by row.
  [[nodiscard]] std::size_t number_of(Cell cell) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(puzzle_.cells, cell) - puzzle_.cells.begin());
  }

  [[nodiscard]] Mark mark_of(std::uint32_t cell, Digits digit) const {
    return {puzzle_.cells[cell], U'.', U'0' + static_cast<Symbol>(only_digit(digit))};
  }

  void write(Step& step, const Mark& mark) {
    board_.digits[number_of(mark.cell)] = static_cast<std::uint8_t>(mark.now - U'0');
    step.marks.push_back(mark);
  }

  // The last insight with those it depends on, working backwards from the cells whose notes it used.
  Step step_of_last() {
    std::vector<bool> used(puzzle_.cells.size());
    std::vector<Told> parts;
    std::vector<Told> others;
    for (auto told = waiting_.rbegin(); told != waiting_.rend(); ++told) {
      const auto narrows = [&](const Narrowing& cell) { return used[cell.cell]; };
      if (told != waiting_.rbegin() && std::ranges::none_of(told->finding.narrowed, narrows)) {
        others.push_back(std::move(*told));
        continue;
      }
      for (const auto cell : told->finding.notes) used[cell] = true;
      parts.push_back(std::move(*told));
    }
    std::ranges::reverse(parts);
    std::ranges::reverse(others);
    waiting_ = std::move(others);
    return step_of(parts);
  }

  // Named by the hardest of its parts.
  [[nodiscard]] Step step_of(std::span<const Told> parts) const {
    const Technique* hardest = parts.front().technique;
    std::vector<std::string> sentences;
    const auto untold = parts.size() - std::min(parts.size(), kMostTold);
    if (untold > 0) sentences.push_back(fmt::format("after {} more deductions like these", untold));
    std::size_t told = 0;
    std::vector<bool> seen(puzzle_.cells.size());
    std::vector<Cell> because;
    const auto add = [&](std::uint32_t cell) {
      if (!seen[cell]) because.push_back(puzzle_.cells[cell]);
      seen[cell] = true;
    };
    for (const auto& [technique, sentence, finding] : parts) {
      if (technique->effort > hardest->effort) hardest = technique;
      if (told++ >= untold) sentences.push_back(sentence);
      for (const auto run : finding.runs) std::ranges::for_each(puzzle_.cells_of(puzzle_.runs[run]), add);
      for (const auto& narrowed : finding.narrowed) add(narrowed.cell);
    }
    return {.rule = std::string(hardest->name),
            .reason = fmt::format("{}", fmt::join(sentences, "; then ")),
            .because = std::move(because)};
  }

  // Writes a digit of the answer if the clues leave several. nullopt: there is no answer to take it from, or
  // it is unfinished, or the digits so far do not agree with it.
  [[nodiscard]] std::optional<Step> choice() {
    if (toward_ == nullptr || count_filled(*toward_) < toward_->digits.size()) return std::nullopt;
    std::optional<std::uint32_t> most_cramped;
    const auto& notes = hand_.notes();
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (notes.is_open(cell) && (!most_cramped || count(notes[cell]) < count(notes[*most_cramped])))
        most_cramped = cell;
    }
    if (!most_cramped) return std::nullopt;
    const auto cell = *most_cramped;
    const auto digit = digit_bit(toward_->digits[cell]);
    if ((notes[cell] & digit) == 0) return std::nullopt;
    Step step{.rule = "choice",
              .reason = fmt::format("nothing settles {}, which can hold {}; this answer has {} there",
                                    place_of(puzzle_.cells[cell]), in_words(notes[cell]), in_words(digit)),
              .because = {puzzle_.cells[cell]}};
    write(step, mark_of(cell, digit));
    hand_.note({.narrowed = {{cell, digit}}});
    // From here on, trials would mostly show that several answers are left.
    hardest_ = Tier::expert;
    return step;
  }

  // A digit that an unfinished answer has but nothing proves; there must be one.
  [[nodiscard]] Step trial() {
    std::uint32_t cell = 0;
    while (toward_->digits[cell] == 0 || board_.digits[cell] != 0) ++cell;
    const auto digit = digit_bit(toward_->digits[cell]);
    const int possible = std::max(1, count(hand_.notes()[cell]));
    Step step{.rule = "trial",
              .reason = fmt::format("{} at {} was tried and nothing proves it", in_words(digit),
                                    place_of(puzzle_.cells[cell])),
              .because = {puzzle_.cells[cell]},
              .risk = 1.0 - 1.0 / possible};
    write(step, mark_of(cell, digit));
    return step;
  }

  [[nodiscard]] Step several_answers(const Proof& proof) const {
    Step step{.rule = "several answers", .reason = {}};
    for (std::size_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (proof.answer->digits[cell] != proof.second->digits[cell])
        step.because.push_back(puzzle_.cells[cell]);
    }
    step.reason = fmt::format(
        "nothing more follows: the puzzle has several answers, two of which differ in {} cells: {}",
        step.because.size(), places_of(step.because, kMostListed));
    return step;
  }

  [[nodiscard]] Step contradiction() const {
    const auto& notes = hand_.notes();
    Step step{.rule = "contradiction",
              .reason = "the clues and the digits written so far cannot go together"};
    for (std::uint32_t cell = 0; cell < puzzle_.cells.size(); ++cell) {
      if (notes[cell] != 0) continue;
      step.reason += fmt::format(": no digit is left for {}", place_of(puzzle_.cells[cell]));
      step.because = {puzzle_.cells[cell]};
      break;
    }
    return step;
  }

  const Puzzle& puzzle_;
  const Filling& from_;
  const Filling* toward_;
  ByHand hand_;
  Tier hardest_ = Tier::diabolical;
  Filling board_;              // the digits that the steps so far have written
  std::vector<Told> waiting_;  // insights that no step has mentioned
  bool stuck_ = false;         // no deduction is left, and no choice
  bool ended_ = false;         // the reason was given
};

}  // namespace

std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Filling>& request, Context& context) {
  if (request.at_most == 0) return {};
  Narrator narrator(puzzle, request);
  return steps_by(narrator, request.at_most, context);
}

}  // namespace quadrille::kakuro
