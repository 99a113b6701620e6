#include "puzzles/tens/make/clearable.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace quadrille::tens {
namespace {

// A move of more cells is made of ones and twos, and a board of those would not be a puzzle: for target 10,
// moves of two to six cells.
constexpr int kMostOverFewest = 3;
// One in this many regions that could be cut is made one move instead.
constexpr std::uint32_t kWholeOneIn = 3;
// One in this many other regions is cut in two although a move could reach around it.
constexpr std::uint32_t kCutOneIn = 3;
// One in this many times, a reaching move gets one cell more.
constexpr std::uint32_t kMoreOneIn = 3;

// A move that takes the cells at two opposite corners of a region, after the rest of it has been cleared.
struct Reach {
  std::vector<Box> ends;
  std::vector<Box> rest;
};

// Fills regions with moves. Looking back from the end of a game, a move fills cells of a box that is empty at
// that time. So a region may be filled by two regions side by side, by one move that takes all of it, or by
// one that reaches around smaller regions: in playing order, these are cleared first, and their moves come
// first.
class Builder {
 public:
  Builder(Size size, int target, Random& random)
      : clearing_{{Grid<std::uint8_t>(size), target}, {}},
        random_(random),
        fewest_((target + 8) / 9),
        most_(std::min(target, kMostOverFewest * fewest_)) {}

  [[nodiscard]] int fewest() const { return fewest_; }

  Clearing build() {
    const auto size = clearing_.board.digits.size();
    fill({at(0, 0), at(size.rows - 1, size.cols - 1)});
    return std::move(clearing_);
  }

 private:
  // Needs an area of at least fewest_. If no cut leaves that much on both sides, the area is below 2 *
  // fewest_ plus the shorter side, and never above the target.
  void fill(const Box& region) {
    const auto cuts = cuts_of(region);
    if (cuts.empty() || (region.area() <= most_ && random_.below(kWholeOneIn) == 0)) {
      return take(region, std::array{region});
    }
    if (random_.below(kCutOneIn) != 0) {
      if (const auto reach = draw_reach(region)) {
        for (const auto& part : reach->rest) fill(part);
        return take(region, reach->ends);
      }
    }
    const auto& [one, other] = cuts[random_.below(static_cast<std::uint32_t>(cuts.size()))];
    fill(one);
    fill(other);
  }

  // Every way to cut a region in two that can be filled, in either order.
  [[nodiscard]] std::vector<std::pair<Box, Box>> cuts_of(const Box& region) const {
    std::vector<std::pair<Box, Box>> cuts;
    const auto add = [&](const Box& one, const Box& other) {
      if (one.area() < fewest_ || other.area() < fewest_) return;
      cuts.emplace_back(one, other);
      cuts.emplace_back(other, one);
    };
    for (int row = region.from.row.value; row < region.to.row.value; ++row) {
      add({region.from, {Row{row}, region.to.col}}, {{Row{row + 1}, region.from.col}, region.to});
    }
    for (int col = region.from.col.value; col < region.to.col.value; ++col) {
      add({region.from, {region.to.row, Col{col}}}, {{region.from.row, Col{col + 1}}, region.to});
    }
    return cuts;
  }

  // Draws a move that takes a few cells at the start of the region's first line and at the end of its last,
  // and so reaches over everything between. nullopt: a part that is left could not be filled.
  [[nodiscard]] std::optional<Reach> draw_reach(const Box& region) {
    const bool upright = random_.below(2) == 0;  // lines are columns
    const bool mirrored = random_.below(2) == 0;
    const int lines = upright ? region.width() : region.height();
    const int length = upright ? region.height() : region.width();
    int cells = std::max(2, fewest_);
    while (cells < most_ && random_.below(kMoreOneIn) == 0) ++cells;
    const int first = random_.between(1, cells - 1);
    const int last = cells - first;
    if (cells > most_ || std::max(first, last) > length || (lines == 1 && cells > length))
      return std::nullopt;

    // A piece of the region in lines and places along them, both ends included.
    const auto piece = [&](int line, int start, int last_line, int end) {
      if (mirrored) std::tie(start, end) = std::pair(length - 1 - end, length - 1 - start);
      const int row = region.from.row.value;
      const int col = region.from.col.value;
      return upright ? Box{at(row + start, col + line), at(row + end, col + last_line)}
                     : Box{at(row + line, col + start), at(row + last_line, col + end)};
    };
    Reach reach{{piece(0, 0, 0, first - 1), piece(lines - 1, length - last, lines - 1, length - 1)}, {}};
    if (lines == 1) {
      reach.rest = {piece(0, first, 0, length - last - 1)};
    } else {
      reach.rest = {piece(0, first, 0, length - 1), piece(1, 0, lines - 2, length - 1),
                    piece(lines - 1, 0, lines - 1, length - last - 1)};
    }
    std::erase_if(reach.rest, [](const Box& box) { return box.area() == 0; });
    const bool fits = std::ranges::all_of(reach.rest, [&](const Box& box) { return box.area() >= fewest_; });
    return fits ? std::optional(std::move(reach)) : std::nullopt;
  }

  // One move on a region that takes the cells of some boxes in it; the others are filled already.
  void take(const Box& region, std::span<const Box> taken) {
    std::vector<Cell> cells;
    for (const auto& box : taken) for_each_cell(box, [&](Cell cell) { cells.push_back(cell); });
    auto digits = parts(static_cast<int>(cells.size()));
    for (const auto cell : cells) {
      const auto drawn = digits.begin() + random_.below(static_cast<std::uint32_t>(digits.size()));
      clearing_.board.digits[cell] = *drawn;
      digits.erase(drawn);
    }
    clearing_.plan.moves.push_back(region);
  }

  // The target as a sum of `count` digits.
  [[nodiscard]] std::vector<std::uint8_t> parts(int count) {
    std::vector<std::uint8_t> digits;
    int rest = clearing_.board.target;
    for (int others = count - 1; others >= 0; --others) {
      const int digit = random_.between(std::max(1, rest - 9 * others), std::min(9, rest - others));
      digits.push_back(static_cast<std::uint8_t>(digit));
      rest -= digit;
    }
    return digits;
  }

  Clearing clearing_;
  Random& random_;
  int fewest_;  // fewest cells of a move, with nines as far as possible
  int most_;
};

}  // namespace

Expected<Clearing> make_clearable(Size size, int target, Random& random) {
  Builder builder(size, target, random);
  if (std::cmp_less(size.cells(), builder.fewest())) {
    return fail(fmt::format("a {}x{} board cannot be cleared: a move of target {} takes at least {} cells",
                            size.rows, size.cols, target, builder.fewest()));
  }
  return builder.build();
}

}  // namespace quadrille::tens
