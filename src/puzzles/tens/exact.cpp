#include "puzzles/tens/exact.hpp"

namespace quadrille::tens {

SearchedPlan search_exactly(const Board& board, SheetShape shape, const PlayedPlan& known, int bound,
                            Context& context) {
  return on_sheet(board, shape, [&]<int Words>(const Sheet<Words>& sheet) {
    SearchedPlan searched{.played = known};
    auto& played = searched.played;
    const int total = sheet.filled().count();
    PackingBound packing(board.target);
    ExactSearch<Words> exact(sheet, packing, context);
    // A plan that nothing was played of is no plan yet: one more than all cells lets any game be better.
    const int known_left = known.complete ? total - known.cleared : total + 1;
    searched.optimal = exact.search(sheet.filled(), known_left, total - bound);
    if (exact.left() < known_left) {
      played = {.plan = {}, .cleared = total - exact.left(), .complete = true};
      for (const auto& box : exact.best()) played.plan.moves.push_back(sheet.on_board(box));
    }
    return searched;
  });
}

}  // namespace quadrille::tens
