#include "puzzles/template/facets.hpp"

#include <fmt/format.h>

#include "engine/teach/walk.hpp"
#include "grid/words.hpp"
#include "puzzles/template/rules.hpp"
#include "puzzles/template/search/search.hpp"
#include "puzzles/template/teach/techniques/list.hpp"

namespace quadrille::template_family {
namespace {

// A hint is waited for: some tenths of a second, then nothing is known of the only answer.
constexpr std::uint64_t kProofNodes = 200'000;

bool is_filled_otherwise(const Answer& position, const Answer& answer, Cell cell) {
  return position.page[cell] != kOpen && position.page[cell] != answer.page[cell];
}

// Hand alone would do for the techniques. What it says otherwise is hidden by functions of the same name.
class ByHand : public Hand<Notes, Finding> {
 public:
  ByHand(const Puzzle& puzzle, const ExplainRequest<Answer>& request)
      : Hand(Notes(puzzle, request.from), template_family::techniques()),
        puzzle_(puzzle),
        from_(request.from),
        toward_(request.toward) {}

  [[nodiscard]] std::vector<Step> mistakes(Context& context) const {
    std::vector<Step> steps;
    for (auto& [reason, cells] : check(puzzle_, from_, Extent::so_far, context).mistakes)
      steps.push_back({.rule = "mistake", .reason = std::move(reason), .because = std::move(cells)});
    if (!steps.empty()) return steps;
    auto part = context.child({.nodes = kProofNodes, .quiet = true});
    const auto answer = only_answer(puzzle_, part);
    context.metrics.join(part.metrics);
    if (!answer) return steps;
    for_each_cell(puzzle_.page.size(), [&](Cell cell) {
      if (!is_filled_otherwise(from_, *answer, cell)) return;
      steps.push_back(
          {.rule = "mistake", .reason = place_of(cell) + " is not so in the only answer", .because = {cell}});
    });
    return steps;
  }

  [[nodiscard]] bool is_wanted(const Mark& mark) const {
    return toward_ == nullptr || toward_->page[mark.cell] == mark.now;
  }

  [[nodiscard]] std::optional<Step> beyond(Context& context) {
    if (toward_ == nullptr || !context.proceed()) return std::nullopt;
    std::optional<Step> step;
    for_each_cell(puzzle_.page.size(), [&](Cell cell) {
      const auto now = toward_->page[cell];
      if (step || notes().page()[cell] != kOpen || now == kOpen) return;
      step = {.rule = "choice",
              .reason = "no technique gets on here; the answer goes on like this",
              .marks = {{cell, kOpen, now}}};
      paper().write(cell, now);
    });
    return step;
  }

 private:
  const Puzzle& puzzle_;
  const Answer& from_;
  const Answer* toward_;
};

}  // namespace

std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Answer>& request, Context& context) {
  ByHand hand(puzzle, request);
  return steps_by(hand, request.at_most, context);
}

}  // namespace quadrille::template_family
