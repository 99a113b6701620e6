#include "puzzles/nonogram/facets.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine/teach/walk.hpp"
#include "grid/words.hpp"
#include "puzzles/nonogram/rules.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"

namespace quadrille::nonogram {
namespace {

// What the search for a mistake may cost, in nodes times cells: a person waits for a step, and on a huge grid
// it must come even if it is not yet known whether the position is right. A few seconds at most.
constexpr std::uint64_t kSearchWork = 400'000'000;
constexpr std::uint64_t kLeastNodes = 100;

bool agrees(const Painting& position, const Painting& answer) {
  return std::ranges::equal(position.cells.values(), answer.cells.values(),
                            [](Colour a, Colour b) { return a == kUndecided || a == b; });
}

// The decided cells of a position, row by row.
std::vector<Cell> decided_cells(const Painting& position) {
  std::vector<Cell> cells;
  for_each_cell(position.cells.size(), [&](Cell cell) {
    if (position.cells[cell] != kUndecided) cells.push_back(cell);
  });
  return cells;
}

Step mistake(std::string reason, std::vector<Cell> cells = {}) {
  return {.rule = "mistake", .reason = std::move(reason), .because = std::move(cells)};
}

// The first cell, row by row, with which the position can no longer be right: found by bisection.
std::optional<Cell> first_wrong_cell(const Puzzle& puzzle, const Painting& position, Context& context) {
  const auto cells = decided_cells(position);
  std::size_t right = 0;             // this many cells can be right
  std::size_t wrong = cells.size();  // this many cannot
  const auto start = blank(puzzle);
  while (right + 1 < wrong) {
    const auto middle = (right + wrong) / 2;
    auto part = start;
    for (std::size_t i = 0; i < middle; ++i) part.cells[cells[i]] = position.cells[cells[i]];
    const auto answers = find_answers(from_position(puzzle, part), context);
    if (!answers.settled && !answers.first) return std::nullopt;
    (answers.first ? right : wrong) = middle;
  }
  return cells.empty() ? std::nullopt : std::optional(cells[wrong - 1]);
}

Step no_such_picture(const Answers& answers) {
  return mistake("no picture has these clues: " + answers.why_none);
}

// What is wrong with a position that leads to no answer. Most mistakes make a line impossible, which can be
// seen without a search.
std::optional<Step> mistake_in(const Puzzle& puzzle, const Painting& position, Context& context) {
  const auto errors = check(puzzle, position, Extent::so_far, context).mistakes;
  if (errors.empty()) {
    const auto onward = find_answers(from_position(puzzle, position), context);
    if (!onward.impossible()) return std::nullopt;
  }
  const auto whole = find_answers(puzzle, context);
  if (whole.impossible()) return no_such_picture(whole);
  const auto why = errors.empty() ? "no picture goes on from here" : errors.front().reason;
  if (const auto cell = first_wrong_cell(puzzle, position, context)) {
    return mistake(fmt::format("{} is wrong: {}", place_of(*cell), why), {*cell});
  }
  return mistake(why);
}

// The same within a budget of its own.
std::optional<Step> find_mistake(const Puzzle& puzzle, const Painting& position, Context& context) {
  auto part =
      context.child({.nodes = std::max(kLeastNodes, kSearchWork / puzzle.size().cells()), .quiet = true});
  auto wrong = mistake_in(puzzle, position, part);
  context.metrics.join(part.metrics);
  return wrong;
}

// One of the answers that is not this one but goes on from the position; null if none is known.
const Painting* another(const Answers& answers, const Painting* than, const Painting& position) {
  for (const auto* answer : {&answers.first, &answers.second}) {
    if (*answer && than != nullptr && **answer != *than && agrees(position, **answer)) return &**answer;
  }
  return nullptr;
}

// Hints: besides what techniques show, also mistakes and, where techniques end, the answer's own cells.
class Narrator : public Hand<Notes, Finding> {
 public:
  // A partial answer is as far as its strategy got, and so far the steps must go.
  Narrator(const Puzzle& puzzle, const ExplainRequest<Painting>& request)
      : Hand(Notes(puzzle, request.from, {.within = is_partial(request) ? request.toward : nullptr}),
             nonogram::techniques()),
        from_(request.from),
        toward_(is_led(request) ? request.toward : nullptr),
        partial_(is_partial(request)) {}

  [[nodiscard]] std::vector<Step> mistakes(Context& context) const {
    if (toward_ != nullptr) return {};
    if (auto wrong = find_mistake(notes().puzzle(), from_, context)) return {std::move(*wrong)};
    return {};
  }

  [[nodiscard]] std::optional<Step> beyond(Context& context) {
    if (partial_) return taken(*toward_, nullptr);
    // An only answer stays the only one; of two, the other counts as long as the walk has not departed from
    // it.
    if (!onward_.unique() && another(onward_, answer(), notes().position()) == nullptr)
      onward_ = find_answers(from_position(notes().puzzle(), notes().position()), context);
    if (context.end() != End::finished || answer() == nullptr) return std::nullopt;
    return taken(*answer(), another(onward_, answer(), notes().position()));
  }

 private:
  static bool is_led(const ExplainRequest<Painting>& request) {
    return request.toward != nullptr && agrees(request.from, *request.toward);
  }
  static bool is_partial(const ExplainRequest<Painting>& request) {
    return is_led(request) && count_decided(*request.toward) < request.toward->cells.size().cells();
  }

  [[nodiscard]] const Painting* answer() const {
    return toward_ != nullptr ? toward_ : onward_.first ? &*onward_.first : nullptr;
  }

  [[nodiscard]] std::optional<Step> taken(const Painting& from, const Painting* other) {
    const Insight<Finding> insight{static_cast<std::size_t>(Rule::branch), notes().taken_from(from, other)};
    auto step = tell(insight, marks_of(insight.finding));
    if (other != nullptr) step->risk = 0.5;
    note(insight.finding);
    return step;
  }

  const Painting& from_;
  const Painting* toward_;  // null: none, or the position does not agree with it
  bool partial_;
  Answers onward_;  // from where the walk last could not go on
};

}  // namespace

std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Painting>& request, Context& context) {
  if (request.at_most == 0) return {};
  Narrator narrator(puzzle, request);
  return steps_by(narrator, request.at_most, context);
}

}  // namespace quadrille::nonogram
