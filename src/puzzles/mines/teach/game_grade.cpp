#include <vector>

#include "engine/teach/walk.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/play/referee.hpp"
#include "puzzles/mines/search/analysis.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

// A game that is played with the easiest technique there is, until every cell without a mine is open.
class Solver {
 public:
  explicit Solver(const Layout& layout)
      : referee_(layout), mines_(layout.mines.size(), Finding::none), uses_(techniques().size(), 0) {
    referee_.open(layout.first);
  }

  [[nodiscard]] bool won() const { return referee_.won(); }

  // Until something is open that was not. False: nothing is proven to be safe, or the context has ended.
  [[nodiscard]] bool advance(Context& context) {
    const auto position = referee_.position();
    const auto outcome = analyse(position, Depth::counting, context);
    const auto* proven = outcome.answer();
    if (proven == nullptr || !proven->complete) return false;
    Notes notes(position, mines_);
    notes.seek(proven->answer.findings);
    Hand hand(std::move(notes), techniques());
    while (!hand.finished()) {
      const auto insight = hand.next(context);
      if (!insight) return false;
      const auto marks = hand.marks_of(insight->finding);
      hand.note(insight->finding);
      if (marks.empty()) continue;
      ++uses_[insight->technique];
      bool opened = false;
      for (const auto& mark : marks) {
        if (mark.now == U'*') mines_[mark.cell] = Finding::mine;
        if (mark.now == U'+') opened = referee_.open(mark.cell) || opened;
      }
      if (opened) return true;
    }
    return false;
  }

  [[nodiscard]] Grade grade() const {
    const auto all = techniques();
    Grade grade{.name = std::string(name(Tier::easy))};
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (uses_[i] == 0) continue;
      grade.name = name(all[i]->tier);
      grade.hardest = all[i]->name;
      grade.score += all[i]->effort * static_cast<double>(uses_[i]);
      grade.techniques.emplace_back(all[i]->name, uses_[i]);
    }
    return grade;
  }

 private:
  Referee referee_;
  Grid<Finding> mines_;  // found so far; what is safe is open
  std::vector<std::uint64_t> uses_;
};

}  // namespace

std::optional<Grade> grade_game(const Layout& layout, Context& context) {
  Solver solver(layout);
  while (!solver.won()) {
    if (!solver.advance(context)) return std::nullopt;
  }
  return solver.grade();
}

}  // namespace quadrille::mines
