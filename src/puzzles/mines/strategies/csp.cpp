#include "puzzles/mines/strategies/list.hpp"

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

// 0: no limit.
struct CspOptions {
  int limit_enum = 0;
  int max_component_size = 0;
};

std::optional<int> limit_of(int given) { return given > 0 ? std::optional(given) : std::nullopt; }

Outcome<Analysis> solve(const Position& position, const CspOptions& options, Context& context) {
  return analyse(position, Depth::counting, context,
                 {.limit_enum = limit_of(options.limit_enum),
                  .max_component_size = limit_of(options.max_component_size)});
}

}  // namespace

Strategy<Position, Analysis> csp() {
  return make_strategy<Position, Analysis, CspOptions>(
      {.name = "csp",
       .title = "Exact count",
       .summary = "every layout counted, component by component; a guess is the safest cell",
       .time = std::chrono::seconds(15)},
      Parameters<CspOptions>()
          .integer<int>("limit_enum", &CspOptions::limit_enum, 0, kMostCells,
                        "count only components of at most this many zones; 0: all (the source: 15)")
          .integer<int>("max_component_size", &CspOptions::max_component_size, 0, kMostCells,
                        "count only components of at most this many cells; 0: all (the source: 500)"),
      solve);
}

}  // namespace quadrille::mines
