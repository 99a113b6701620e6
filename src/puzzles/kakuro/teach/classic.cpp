#include "puzzles/kakuro/teach/classic.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/strategies/list.hpp"

namespace quadrille::kakuro {
namespace {

constexpr int kWidth = 7;

std::string sum_text(int sum) { return sum == 0 ? std::string(2, ' ') : fmt::format("{:2}", sum); }

std::string square_text(const Square& square) {
  if (square.white) return square.given == 0 ? "." : fmt::format("{}", square.given);
  if (square.across == 0 && square.down == 0) return "";
  return sum_text(square.down) + '\\' + sum_text(square.across);
}

const char* truth(bool value) { return value ? "True" : "False"; }

std::string flag(bool value) { return value ? "1" : "0"; }

std::vector<std::string> classic_row(const ClassicRun& run) {
  const auto used = heuristics_of(run.strategy).value_or(Heuristics{});
  return {std::string(run.strategy),
          flag(used.mrv),
          flag(used.lcv),
          fmt::format("{}", run.nodes),
          fmt::format("{}", run.backtracks),
          fmt::format("{:.6f}", run.seconds),
          flag(run.valid.value_or(false))};
}

}  // namespace

std::string classic_board(const Puzzle& puzzle, const Filling& filling) {
  auto squares = puzzle.squares;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) squares[puzzle.cells[i]].given = filling.digits[i];
  std::string text;
  for (int row = 0; row < squares.rows(); ++row) {
    for (const auto& square : squares.row(Row{row}))
      text += fmt::format("{:^{}}", square_text(square), kWidth);
    text += '\n';
  }
  return text;
}

std::string classic_statistics(const ClassicRun& run) {
  auto text = fmt::format("Method: {}", run.strategy);
  if (const auto used = heuristics_of(run.strategy)) {
    text += fmt::format(" (MRV={}, LCV={})", truth(used->mrv), truth(used->lcv));
  }
  text +=
      fmt::format("\nNodes: {}, backtracks: {}, time: {:.6f} s\n", run.nodes, run.backtracks, run.seconds);
  return text + (run.valid ? fmt::format("Solution valid? {}\n", truth(*run.valid)) : "No solution found\n");
}

ExtensionPtr classic_program() {
  return std::make_shared<TypedClassic<Puzzle, Filling>>(ClassicWords<Puzzle, Filling>{
      .strategies = {"basic", "mrv", "lcv", "full"},
      .columns = {"method", "use_mrv", "use_lcv", "nodes", "backtracks", "time_sec", "valid"},
      .board = classic_board,
      .statistics = classic_statistics,
      .row = classic_row});
}

}  // namespace quadrille::kakuro
