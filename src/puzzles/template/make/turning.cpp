#include "puzzles/template/make/turning.hpp"

#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {
namespace {

class TurnedPages final : public Turning {
 public:
  [[nodiscard]] PuzzlePtr turned(const AnyPuzzle& puzzle) const override {
    const auto& [page, row_ticks, col_ticks] = puzzle_in<Puzzle>(puzzle);
    Puzzle turned{Grid<Symbol>({page.cols(), page.rows()}), col_ticks, row_ticks};
    for_each_cell(turned.page.size(),
                  [&](Cell cell) { turned.page[cell] = page[at(cell.col.value, cell.row.value)]; });
    return hold_puzzle(std::move(turned));
  }
};

}  // namespace

ExtensionPtr turning() { return std::make_shared<const TurnedPages>(); }

}  // namespace quadrille::template_family
