#include "puzzles/kakuro/teach/by_hand.hpp"

#include "puzzles/kakuro/teach/techniques/what_if.hpp"

namespace quadrille::kakuro {
namespace {

// A few seconds on a grid made to be hard; published ones take one node.
constexpr std::uint64_t kProofNodes = 200'000;

}  // namespace

ByHand::ByHand(const Puzzle& puzzle, const Filling& from)
    : notes_(puzzle, from),
      waiting_(techniques().size() + 1),
      level_(puzzle.runs.size(), 0),
      changed_(techniques().size(), true) {
  for (auto run = static_cast<std::uint32_t>(puzzle.runs.size()); run-- > 0;) waiting_[0].push_back(run);
}

const Proof& ByHand::proof(Context& context) {
  if (!proof_) {
    auto own = context.child({.nodes = kProofNodes, .quiet = true});
    proof_ = prove(notes_.puzzle(), own);
    context.join(own);
  }
  return *proof_;
}

std::optional<Finding> ByHand::look(std::size_t level, Context& context) {
  if (notes_.contradictory() || finished()) return std::nullopt;
  const auto& technique = *techniques()[level];
  const auto& [in_run, anywhere] = technique.find;
  if (anywhere != nullptr && changed_[level]) {
    if (auto finding = anywhere(notes_, context)) return finding;
    // A search that was cut short proves nothing by finding nothing.
    changed_[level] = context.end() != End::finished;
  }
  auto& waiting = waiting_[level];
  while (!waiting.empty()) {
    const auto run = waiting.back();
    if (level_[run] == level && in_run != nullptr) {
      if (auto finding = in_run(notes_, run)) return finding;
    }
    waiting.pop_back();
    if (level_[run] != level) continue;
    level_[run] = level + 1;
    waiting_[level + 1].push_back(run);
  }
  return &technique == &nested_what_if() ? look_nested(context) : std::nullopt;
}

std::optional<Finding> ByHand::look_nested(Context& context) {
  if (!context.proceed() || proof(context).answers != Answers::one) return std::nullopt;
  return by_nested_trials(notes_, *proof_->answer);
}

void ByHand::note(const Finding& finding) {
  const auto& puzzle = notes_.puzzle();
  for (const auto& [cell, left] : finding.narrowed) {
    notes_.keep(cell, left);
    if (is_single(left) && notes_.is_open(cell)) notes_.write(cell, left);
    for (const auto run : puzzle.runs_of_cell[cell]) {
      if (run == kNoRun) continue;
      requeue(run);
      if (notes_.is_open(cell)) continue;
      // The table of combinations has crossed out digits along the run.
      for (const auto neighbour : puzzle.cells_of(puzzle.runs[run])) {
        if (!notes_.is_open(neighbour)) continue;
        for (const auto crossing : puzzle.runs_of_cell[neighbour]) {
          if (crossing != kNoRun && crossing != run) requeue(crossing);
        }
      }
    }
  }
  changed_.assign(changed_.size(), true);
}

void ByHand::requeue(std::uint32_t run) {
  if (level_[run] == 0) return;
  level_[run] = 0;
  waiting_[0].push_back(run);
}

}  // namespace quadrille::kakuro
