#include "puzzles/tens/strategies/list.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/search/exact.hpp"
#include "puzzles/tens/search/playout.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

struct GeneticOptions {
  int population = 60;
  int generations = 0;  // 0: until the budget is used up
  double crossover = 0.3;
  double mutation = 0.02;
  int tournament = 3;
};

template <int Words>
class Population {
 public:
  Population(const BitBoard<Words>& bit_board, const GeneticOptions& options, Random random, Context& context)
      : sheet_(bit_board), options_(options), random_(random), context_(context), playout_(bit_board) {}

  [[nodiscard]] static std::size_t bytes(const BitBoard<Words>& bit_board, const GeneticOptions& options) {
    const auto moves = static_cast<std::size_t>(bit_board.filled().count()) + 1;
    return (static_cast<std::size_t>(options.population) + 1) * moves * sizeof(BitBoardBox) +
           Playout<Words>::bytes(bit_board);
  }

  [[nodiscard]] BitBoardGame evolve(int enough, Company& company) {
    BitBoardGame best;
    const auto keep_if_best = [&](const BitBoardGame& game) {
      if (game.cleared > best.cleared || !best.complete) best = game;
    };
    const auto size = static_cast<std::size_t>(options_.population);
    while (games_.size() < size && context_.enter_node()) {
      begin();
      complete();
      games_.push_back(child_);
      keep_if_best(games_.back());
    }
    if (games_.size() < size || games_.front().moves.empty()) return best;
    std::uint64_t born = 0;
    const auto last = static_cast<std::uint64_t>(options_.generations) * size;
    while (best.cleared < enough && (last == 0 || born < last) && context_.enter_node()) {
      if (born++ % size == 0) {
        if (company.done()) break;
        report(company.best_with(best.cleared), born / size);
      }
      breed(winner(), winner());
      keep_if_best(child_);
      replace();
    }
    return best;
  }

 private:
  // The best of a few games drawn at random.
  [[nodiscard]] const BitBoardGame& winner() {
    const auto draw = [&] { return random_.below(static_cast<std::uint32_t>(games_.size())); };
    auto best = draw();
    for (int i = 1; i < options_.tournament; ++i) {
      const auto other = draw();
      if (games_[other].cleared > games_[best].cleared) best = other;
    }
    return games_[best];
  }

  // A child of two games, or of one that loses some moves.
  void breed(const BitBoardGame& first, const BitBoardGame& second) {
    begin();
    if (random_.unit() < static_cast<float>(options_.crossover)) {
      const auto cut = random_.below(static_cast<std::uint32_t>(first.moves.size()) + 1);
      inherit(std::span(first.moves).first(cut));
      inherit(second.moves);
      inherit(std::span(first.moves).subspan(cut));
    } else {
      inherit(first.moves);
    }
    complete();
  }

  // A worse game makes room for the child: the worst of a few, so that luck keeps the population varied.
  void replace() {
    const auto draw = [&] { return random_.below(static_cast<std::uint32_t>(games_.size())); };
    auto worst = draw();
    for (int i = 1; i < options_.tournament; ++i) {
      const auto other = draw();
      if (games_[other].cleared < games_[worst].cleared) worst = other;
    }
    if (child_.cleared >= games_[worst].cleared) std::swap(games_[worst], child_);
  }

  void begin() {
    child_.moves.clear();
    filled_ = sheet_.filled();
  }

  // Plays those of another game's moves that still sum to the target, except for some that are lost on the
  // way.
  void inherit(std::span<const BitBoardBox> moves) {
    for (const auto& box : moves) {
      if (random_.unit() < static_cast<float>(options_.mutation)) continue;
      const auto cells = filled_ & sheet_.cells_of(box);
      if (sheet_.sum(cells) != sheet_.target()) continue;
      child_.moves.push_back(box);
      filled_ = filled_.without(cells);
    }
  }

  void complete() {
    filled_ = playout_.run(
        filled_, filled_, [&](auto open) { return small_first_.draw(open, random_); },
        [&](const OpenMove<Words>& move) { child_.moves.push_back(move.box); });
    child_.cleared = sheet_.filled().count() - filled_.count();
    child_.complete = true;
  }

  void report(int best, std::uint64_t generation) {
    if (!context_.report_due()) return;
    context_.report({.done = context_.spent(),
                     .message = fmt::format("generation {}, best: {} cells", generation, best),
                     .best = best});
  }

  const BitBoard<Words>& sheet_;
  GeneticOptions options_;
  Random random_;
  Context& context_;
  Playout<Words> playout_;
  SmallFirst small_first_;
  std::vector<BitBoardGame> games_;
  BitBoardGame child_;
  CellSet<Words> filled_{};
};

PlayedPlan play(const Board& board, BitBoardShape shape, const GeneticOptions& options, Context& context) {
  const int enough = upper_bound(board);
  if (auto tiny = play_tiny(board, shape, enough, context)) return *tiny;
  return on_sheet(board, shape, [&]<int Words>(const BitBoard<Words>& bit_board) {
    if (context.logs(LogLevel::info)) {
      context.log(LogLevel::info, fmt::format("genetic: {} games breed", options.population));
    }
    const auto search = [&](std::size_t number, Company& company, Context& part) -> BitBoardGame {
      const Reservation memory(part, Population<Words>::bytes(bit_board, options));
      if (!memory.granted()) return {};
      return Population<Words>(bit_board, options, context.random(number), part).evolve(enough, company);
    };
    return plan_of(bit_board, best_of(0, enough, context, search));
  });
}

Outcome<Plan> solve(const Board& board, const GeneticOptions& options, Context& context) {
  const auto player = [&](const Board& part, BitBoardShape shape, Context& own) {
    return play(part, shape, options, own);
  };
  return outcome_of(board, play_by_sheets(board, player, context), upper_bound(board), context);
}

}  // namespace

Strategy<Board, Plan> genetic() {
  return make_strategy<Board, Plan, GeneticOptions>(
      {.name = "genetic",
       .title = "Genetic",
       .summary = "Genetic - A population of whole games that breed; improves until its time is up",
       .time = std::chrono::seconds(20)},
      Parameters<GeneticOptions>()
          .integer("population", &GeneticOptions::population, 2, 10'000, "games alive at a time")
          .integer("generations", &GeneticOptions::generations, 0, 1'000'000'000,
                   "generations to breed; 0: until the time is up")
          .real("crossover", &GeneticOptions::crossover, 0, 1, "chance of a child to have two parents")
          .real("mutation", &GeneticOptions::mutation, 0, 1, "chance of a move to be lost on the way")
          .integer("tournament", &GeneticOptions::tournament, 1, 100, "games that compete to be parents"),
      solve);
}

}  // namespace quadrille::tens
