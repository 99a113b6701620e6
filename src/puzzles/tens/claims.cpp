#include "puzzles/tens/rules.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::tens {
namespace {

std::string in_words(std::int64_t cells) {
  return fmt::format("{} {}", cells, cells == 1 ? "cell" : "cells");
}

class Judge {
 public:
  Judge(const Claims& claims, const Verdict& played, Ruling& ruling)
      : claims_(claims), played_(played), ruling_(ruling) {}

  void count() {
    if (claims_.cleared && *claims_.cleared != played_.cleared)
      wrong(fmt::format("the answer claims to clear {}, but its moves clear {}", in_words(*claims_.cleared),
                        played_.cleared));
    if (claims_.total && *claims_.total != played_.total)
      wrong(fmt::format("the answer claims that the board has {}, but it has {}", in_words(*claims_.total),
                        played_.total));
    if (claims_.bound && *claims_.bound < played_.cleared)
      wrong(fmt::format("the answer claims that no play clears more than {}, but its moves clear {}",
                        in_words(*claims_.bound), played_.cleared));
  }

  // A move is left: the plan could go on and clear more.
  void compare(const Box& move) {
    const auto left = "the move at " + area_of(move.from, move.to);
    std::vector<Cell> cells;
    int digits = 0;
    for_each_cell(move, [&](Cell cell) {
      cells.push_back(cell);
      digits += played_.left.digits[cell] != 0;
    });
    if (claims_.complete.value_or(false))
      wrong(fmt::format("the answer claims to be complete, but {} is left", left), cells);
    if (claims_.optimal.value_or(false))
      wrong(fmt::format("the answer claims to be the best, but {} is left", left), cells);
    if (claims_.bound && *claims_.bound >= played_.cleared && *claims_.bound < played_.cleared + digits)
      wrong(
          fmt::format(
              "the answer claims that no play clears more than {}, but with {}, which is left, it clears {}",
              in_words(*claims_.bound), left, played_.cleared + digits),
          cells);
  }

  void compare_with_none_left() {
    if (!claims_.complete.value_or(true)) wrong("the answer claims not to be complete, but no move is left");
  }

 private:
  void wrong(std::string reason, std::vector<Cell> cells = {}) {
    ruling_.mistakes.push_back({std::move(reason), std::move(cells)});
  }

  const Claims& claims_;
  const Verdict& played_;
  Ruling& ruling_;
};

}  // namespace

void judge_claims(const Claims& claims, const Verdict& played, Context& context, Ruling& ruling) {
  Judge judge(claims, played, ruling);
  judge.count();
  if (!claims.complete && !claims.bound && !claims.optimal.value_or(false)) return;
  if (const auto move = some_move(played.left, context)) {
    judge.compare(*move);
  } else if (context.end() != End::finished) {
    ruling.cut = true;
  } else {
    judge.compare_with_none_left();
  }
}

}  // namespace quadrille::tens
