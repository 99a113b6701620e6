#include "puzzles/tens/facets.hpp"

#include <algorithm>
#include <chrono>
#include <expected>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {
namespace {

// A person waits for a hint: a time short enough not to be noticed.
constexpr std::chrono::milliseconds kHintTime{50};
// About the same for a search that must be repeatable.
constexpr std::uint64_t kHintNodes = 5'000;

// Plays moves one after the other and puts each into words.
class Narrator {
 public:
  explicit Narrator(const Board& board) : board_(board), total_(count_cells(board)) {}

  [[nodiscard]] const Board& board() const { return board_; }

  // Plays a move and describes it. If it cannot be played, returns the step that says why.
  std::expected<Step, Step> play(const Box& move) {
    ++number_;
    Step step{.rule = "clear", .reason = {}};
    std::vector<int> digits;
    const auto size = board_.digits.size();
    if (size.contains(move.from) && size.contains(move.to)) {
      for_each_cell(move, [&](Cell cell) {
        step.because.push_back(cell);
        if (board_.digits[cell] == 0) return;
        digits.push_back(board_.digits[cell]);
        step.marks.push_back({cell, symbol_of(board_.digits[cell]), symbol_of(0)});
      });
    }
    const auto cells = clear(board_, move);
    if (!cells) {
      return std::unexpected(Step{.rule = "mistake",
                                  .reason = fmt::format("move {}: {}", number_, cells.error().message),
                                  .because = std::move(step.because)});
    }
    cleared_ += *cells;
    step.reason = fmt::format("{} = {}: {} {} ({} of {} cleared)", fmt::join(digits, " + "), board_.target,
                              *cells, *cells == 1 ? "cell" : "cells", cleared_, total_);
    return step;
  }

 private:
  Board board_;
  int total_;
  int cleared_ = 0;
  int number_ = 0;
};

bool begins_with(const Plan& plan, const Plan& from) {
  return from.moves.size() <= plan.moves.size() &&
         std::equal(from.moves.begin(), from.moves.end(), plan.moves.begin());
}

// A plan from this board on, by the family's default strategy under a small budget.
Plan plan_onward(const Board& board, Context& context) {
  const auto run = strategies().front().bind({});
  if (!run) return {};
  Context::Part part{.quiet = true};
  if (context.limits().nodes) {
    part.nodes = kHintNodes;
  } else {
    part.time = kHintTime;
  }
  auto own = context.child(part);
  const auto outcome = (*run)(board, own);
  context.join(own);
  return outcome.answer() != nullptr ? outcome.answer()->answer : Plan{};
}

}  // namespace

std::vector<Step> explain(const Board& board, const ExplainRequest<Plan>& request, Context& context) {
  if (request.at_most == 0) return {};
  Narrator narrator(board);
  for (const auto& move : request.from.moves) {
    if (const auto step = narrator.play(move); !step) return {step.error()};
  }
  Plan onward;
  std::span<const Box> moves;
  if (request.toward != nullptr && begins_with(*request.toward, request.from)) {
    moves = std::span(request.toward->moves).subspan(request.from.moves.size());
  } else {
    onward = plan_onward(narrator.board(), context);
    moves = onward.moves;
  }
  std::vector<Step> steps;
  for (const auto& move : moves.first(std::min(moves.size(), request.at_most))) {
    if (context.stop().stop_requested()) break;  // a large board has hundreds of thousands of steps
    auto step = narrator.play(move);
    steps.push_back(step ? std::move(*step) : std::move(step.error()));
    if (!step) break;
  }
  return steps;
}

}  // namespace quadrille::tens
