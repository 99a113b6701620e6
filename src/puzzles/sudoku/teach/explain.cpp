#include "puzzles/sudoku/facets.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"
#include "puzzles/sudoku/teach/mistakes.hpp"

namespace quadrille::sudoku {
namespace {

// More insights than these that one digit depends on are counted, not told.
constexpr std::size_t kMostTold = 12;

// What a finding leaves: "row 3, column 2 is 5; 4 and 6 are out at row 3, columns 4 and 5". Cells that lose
// the same digits are named together.
std::string conclusion(const Notes& notes, const Finding& finding) {
  std::vector<std::string> parts;
  std::map<Digits, std::vector<Cell>> losing;
  for (const auto& [cell, left] : finding.narrowed) {
    const auto place = notes.houses().cell(cell);
    if (is_single(left)) {
      parts.push_back(fmt::format("{} is {}", place_of(place), in_words(left)));
    } else {
      losing[static_cast<Digits>(notes[cell] & ~left)].push_back(place);
    }
  }
  for (const auto& [digits, cells] : losing) {
    parts.push_back(
        fmt::format("{} {} out at {}", in_words(digits), is_single(digits) ? "is" : "are", places_of(cells)));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

// An insight in words. One that crossed out digits but wrote none waits until a digit depends on it.
struct Told {
  const Technique* technique = nullptr;
  std::string sentence;
  Finding finding;
};

// Hints: what steps_by() asks for.
class Narrator : public ByHand {
 public:
  Narrator(const Puzzle& puzzle, const ExplainRequest<Filling>& request)
      : ByHand(puzzle, request.from),
        puzzle_(puzzle),
        from_(request.from),
        toward_(request.toward),
        board_(notes().written()) {}

  // Only digits of the player's own can be wrong.
  [[nodiscard]] std::vector<Step> mistakes(Context& context) {
    if (auto step = broken_rule(puzzle_, from_, context)) return {std::move(*step)};
    if (notes().written() != blank(puzzle_) && proof(context).answers == Number::one) {
      if (auto step = wrong_digits(notes().written(), *proof(context).answer)) return {std::move(*step)};
    }
    return {};
  }

  // The answer to go toward is on the board, or every cell is filled, or all that can be told was.
  [[nodiscard]] bool finished() const {
    return ended_ || (toward_ == nullptr ? ByHand::finished() : !missing());
  }

  [[nodiscard]] std::optional<Insight<Finding>> next(Context& context) {
    return stuck_ || ByHand::finished() ? std::nullopt : ByHand::next(hardest_, context);
  }

  [[nodiscard]] bool is_wanted(const Mark& mark) const {
    return toward_ == nullptr || symbol_of(toward_->digits[mark.cell]) == mark.now;
  }

  // An insight that only crosses digits out is told with the digit that depends on it.
  [[nodiscard]] std::optional<Step> tell(const Insight<Finding>& insight, std::vector<Mark> marks) {
    const auto& finding = insight.finding;
    const auto* technique = techniques()[insight.technique];
    waiting_.push_back(
        {technique, fmt::format("{}: {}", technique->tell(notes(), finding), conclusion(notes(), finding)),
         finding});
    if (notes().marks_of(finding).empty()) return std::nullopt;
    auto step = step_of(those_behind_the_last());
    if (marks.empty()) step.reason += "; nothing is written";
    for (const auto& mark : marks) board_.digits[mark.cell] = digit_of(mark.now, puzzle_.side()).value_or(0);
    step.marks = std::move(marks);
    return step;
  }

  // Where deductions end: a digit of the answer, and they go on; then what nothing proves.
  [[nodiscard]] std::optional<Step> beyond(Context& context) {
    if (context.end() != End::finished) return std::nullopt;
    if (toward_ != nullptr) return choice(*missing());
    ended_ = true;
    const auto& answers = proof(context);
    if (notes().contradictory() || answers.answers == Number::none) return contradiction();
    if (answers.answers == Number::several) return several_answers(answers);
    return std::nullopt;
  }

 private:
  // A cell that the answer to go toward has filled and no step has yet, one with few digits left.
  [[nodiscard]] std::optional<int> missing() const {
    std::optional<int> found;
    for (int cell = 0; cell < notes().cells(); ++cell) {
      const auto place = notes().houses().cell(cell);
      if (board_.digits[place] != 0 || toward_->digits[place] == 0) continue;
      if (!found || count(notes()[cell]) < count(notes()[*found])) found = cell;
    }
    return found;
  }

  // The last insight with those that it rests on: backward from the cells whose notes it used.
  std::vector<Told> those_behind_the_last() {
    std::vector<bool> used(static_cast<std::size_t>(notes().cells()));
    std::vector<Told> parts;
    std::vector<Told> others;
    for (auto told = waiting_.rbegin(); told != waiting_.rend(); ++told) {
      const auto narrows = [&](const Narrowing& narrowed) { return used[narrowed.cell]; };
      if (told != waiting_.rbegin() && std::ranges::none_of(told->finding.narrowed, narrows)) {
        others.push_back(std::move(*told));
        continue;
      }
      for (const int cell : told->finding.cells) used[cell] = true;
      parts.push_back(std::move(*told));
    }
    std::ranges::reverse(parts);
    std::ranges::reverse(others);
    waiting_ = std::move(others);
    return parts;
  }

  // Named by the hardest of its parts.
  [[nodiscard]] Step step_of(std::span<const Told> parts) const {
    const auto untold = parts.size() - std::min(parts.size(), kMostTold);
    std::vector<std::string> sentences;
    if (untold > 0) sentences.push_back(fmt::format("after {} more deductions like these", untold));
    const Technique* hardest = parts.front().technique;
    Step step;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto& [technique, sentence, finding] = parts[i];
      if (technique->effort > hardest->effort) hardest = technique;
      if (i >= untold) sentences.push_back(sentence);
      for (const auto cell : notes().because_of(finding)) step.because.push_back(cell);
    }
    std::ranges::sort(step.because);
    step.because.erase(std::ranges::unique(step.because).begin(), step.because.end());
    step.rule = hardest->name;
    step.reason = fmt::format("{}", fmt::join(sentences, "; then "));
    return step;
  }

  // Writes a digit of the answer where nothing settles it. One that an unfinished answer has may be wrong;
  // one that deductions leave no room for is, and they end with it.
  [[nodiscard]] Step choice(int cell) {
    const auto place = notes().houses().cell(cell);
    const auto digit = toward_->digits[place];
    const bool whole = count_filled(toward_->digits) == toward_->digits.size().cells();
    const int possible = count(notes()[cell]);
    Step step{.rule = "trial", .reason = {}, .marks = {{place, U'.', symbol_of(digit)}}, .because = {place}};
    if ((notes()[cell] & digit_bit(digit)) == 0) {
      stuck_ = true;
      step.reason =
          fmt::format("{} at {} was tried and nothing proves it", letter_of(digit), place_of(place));
      step.risk = 1;
    } else {
      if (whole) step.rule = "choice";
      if (!whole) step.risk = 1.0 - 1.0 / possible;
      step.reason = fmt::format("nothing settles {}, which can hold {}; this answer has {} there",
                                place_of(place), in_words(notes()[cell]), letter_of(digit));
      note({.narrowed = {{cell, digit_bit(digit)}}});
    }
    board_.digits[place] = digit;
    // From here on trials would mostly show that several answers are left.
    hardest_ = Tier::expert;
    return step;
  }

  [[nodiscard]] static Step several_answers(const Proof& proof) {
    Step step{.rule = "several answers", .reason = {}};
    for_each_cell(proof.answer->digits.size(), [&](Cell cell) {
      if (proof.answer->digits[cell] != proof.second->digits[cell]) step.because.push_back(cell);
    });
    step.reason =
        fmt::format("nothing more follows: the puzzle has several answers, two of which differ in {} cells",
                    step.because.size());
    return step;
  }

  [[nodiscard]] Step contradiction() const {
    Step step{.rule = "contradiction",
              .reason = "the given digits and those written so far cannot go together"};
    for (int cell = 0; cell < notes().cells(); ++cell) {
      if (!notes().is_open(cell) || notes()[cell] != 0) continue;
      step.because = {notes().houses().cell(cell)};
      step.reason += fmt::format(": no digit is left for {}", place_of(step.because.front()));
      break;
    }
    return step;
  }

  const Puzzle& puzzle_;
  const Filling& from_;
  const Filling* toward_;
  Filling board_;  // the digits that the steps so far have written
  Tier hardest_ = Tier::diabolical;
  bool stuck_ = false;         // the answer to go toward is wrong
  std::vector<Told> waiting_;  // insights that no step has told
  bool ended_ = false;         // why was told
};

}  // namespace

std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Filling>& request, Context& context) {
  if (request.at_most == 0) return {};
  Narrator narrator(puzzle, request);
  return steps_by(narrator, request.at_most, context);
}

}  // namespace quadrille::sudoku
