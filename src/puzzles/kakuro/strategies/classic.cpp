#include "puzzles/kakuro/strategies/list.hpp"

namespace quadrille::kakuro {
namespace {

struct ClassicOptions {
  bool trace = false;
};

template <bool Mrv, bool Lcv>
Outcome<Filling> solve(const Puzzle& puzzle, const ClassicOptions& options, Context& context) {
  return backtrack(puzzle, {.heuristics = {.mrv = Mrv, .lcv = Lcv}, .trace = options.trace}, context);
}

Strategy<Puzzle, Filling> declared(std::string name, std::string title, std::string summary,
                                   Outcome<Filling> (*solve)(const Puzzle&, const ClassicOptions&,
                                                             Context&)) {
  return make_strategy<Puzzle, Filling, ClassicOptions>(
      {.name = std::move(name),
       .title = std::move(title),
       .summary = std::move(summary),
       .time = std::chrono::seconds(60)},
      Parameters<ClassicOptions>().truth(
          "trace", &ClassicOptions::trace,
          "report every digit assigned, pruned and undone, and count nodes per depth"),
      solve);
}

}  // namespace

std::vector<Strategy<Puzzle, Filling>> classic() {
  return {declared("basic", "Backtracking", "backtracking with forward checking, cells and digits in order",
                   solve<false, false>),
          declared("mrv", "Fewest digits first", "the same, cells with the fewest digits left first",
                   solve<true, false>),
          declared("lcv", "Least constraining first",
                   "the same, digits that constrain the neighbours least first", solve<false, true>),
          declared("full", "Backtracking with both orders", "the same with both: MRV and LCV",
                   solve<true, true>)};
}

std::optional<Heuristics> heuristics_of(std::string_view strategy) {
  if (strategy == "basic") return Heuristics{.mrv = false, .lcv = false};
  if (strategy == "mrv") return Heuristics{.mrv = true, .lcv = false};
  if (strategy == "lcv") return Heuristics{.mrv = false, .lcv = true};
  if (strategy == "full") return Heuristics{.mrv = true, .lcv = true};
  return std::nullopt;
}

}  // namespace quadrille::kakuro
