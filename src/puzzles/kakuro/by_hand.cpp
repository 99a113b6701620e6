#include "puzzles/kakuro/by_hand.hpp"

#include "puzzles/kakuro/techniques/list.hpp"
#include "puzzles/kakuro/techniques/what_if.hpp"

namespace quadrille::kakuro {
namespace {

// Some seconds on a grid that is made to be hard; published ones take one node.
constexpr std::uint64_t kProofNodes = 200'000;

}  // namespace

ByHand::ByHand(const Puzzle& puzzle, const Filling& from)
    : notes_(puzzle, from),
      waiting_(techniques().size() + 1),
      level_(puzzle.runs.size(), 0),
      changed_(techniques().size(), true) {
  for (auto run = static_cast<std::uint32_t>(puzzle.runs.size()); run-- > 0;) waiting_[0].push_back(run);
}

std::optional<Insight> ByHand::next(Tier hardest, Context& context) {
  const auto all = techniques();
  for (std::size_t level = 0; level < all.size() && all[level]->tier <= hardest; ++level) {
    if (notes_.contradictory() || notes_.count_open() == 0) return std::nullopt;
    if (auto finding = look(level, *all[level], context)) return Insight{all[level], std::move(*finding)};
  }
  if (hardest < nested_what_if().tier || !context.proceed()) return std::nullopt;
  if (proof(context).answers != Answers::one) return std::nullopt;
  return Insight{&nested_what_if(), by_nested_trials(notes_, *proof_->answer)};
}

const Proof& ByHand::proof(Context& context) {
  if (!proof_) {
    auto own = context.child({.nodes = kProofNodes, .quiet = true});
    proof_ = prove(notes_.puzzle(), own);
    context.join(own);
  }
  return *proof_;
}

std::optional<Finding> ByHand::look(std::size_t level, const Technique& technique, Context& context) {
  if (technique.find_anywhere != nullptr && changed_[level]) {
    if (auto finding = technique.find_anywhere(notes_, context)) return finding;
    // Looking in vain says nothing when it was cut short.
    changed_[level] = context.end() != End::finished;
  }
  auto& waiting = waiting_[level];
  while (!waiting.empty()) {
    const auto run = waiting.back();
    if (level_[run] == level && technique.find_in_run != nullptr) {
      if (auto finding = technique.find_in_run(notes_, run)) return finding;
    }
    waiting.pop_back();
    if (level_[run] != level) continue;
    level_[run] = level + 1;
    waiting_[level + 1].push_back(run);
  }
  return std::nullopt;
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
      // The table has crossed out along the run.
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
