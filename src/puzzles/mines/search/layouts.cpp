#include "puzzles/mines/search/layouts.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::mines {
namespace {

// Dead ends on the way to one layout, on average, before the search is called hopeless.
constexpr std::size_t kStepsPerLayout = 200;

class Lister {
 public:
  Lister(const PaddedBoard& padded, std::span<const PaddedIndex> cells, std::size_t at_most)
      : ground_(padded), cells_(cells), at_most_(at_most), index_(padded.kinds.size(), -1) {
    for (std::size_t i = 0; i < cells.size(); ++i) index_[cells[i]] = static_cast<int>(i);
    std::vector<int> number_index(padded.kinds.size(), -1);
    touching_.resize(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      ground_.for_each_beside(cells[i], [&](PaddedIndex beside) {
        if (!is_number(padded.kinds[beside])) return;
        if (number_index[beside] < 0) {
          number_index[beside] = static_cast<int>(need_.size());
          const auto demand = demand_of(padded, beside);
          need_.push_back(demand.need);
          room_.push_back(0);
        }
        touching_[i].push_back(number_index[beside]);
        ++room_[number_index[beside]];
      });
    }
  }

  std::optional<LayoutSet> list(int mines) {
    mine_.assign(cells_.size(), 0);
    lay(0, mines);
    if (failed_) return std::nullopt;
    return seen();
  }

 private:
  void lay(std::size_t next, int mines) {
    if (failed_ || mines < 0 || std::cmp_greater(mines, cells_.size() - next)) return;
    if (++steps_ > kStepsPerLayout * (found_ + 10)) {
      failed_ = true;
      return;
    }
    if (next == cells_.size()) {
      if (found_ == at_most_) {
        failed_ = true;
        return;
      }
      ++found_;
      layouts_.insert(layouts_.end(), mine_.begin(), mine_.end());
      return;
    }
    for (const int mine : {0, 1}) {
      bool fits = true;
      for (const int number : touching_[next]) {
        need_[number] -= mine;
        --room_[number];
        fits = fits && need_[number] >= 0 && need_[number] <= room_[number];
      }
      mine_[next] = static_cast<char>(mine);
      if (fits) lay(next + 1, mines - mine);
      for (const int number : touching_[next]) {
        need_[number] += mine;
        ++room_[number];
      }
    }
  }

  [[nodiscard]] LayoutSet seen() const {
    LayoutSet set{.cells = {cells_.begin(), cells_.end()}, .count = found_};
    set.seen.resize(cells_.size() * found_);
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      // What is beside it among the cells, and which neighbours are known mines.
      std::vector<int> beside_cells;
      int known = 0;
      ground_.for_each_beside(cells_[cell], [&](PaddedIndex beside) {
        known += ground_.kinds[beside] == CellKind::mine ? 1 : 0;
        if (index_[beside] >= 0) beside_cells.push_back(index_[beside]);
      });
      for (std::size_t layout = 0; layout < found_; ++layout) {
        const auto* mine = &layouts_[layout * cells_.size()];
        int number = known;
        for (const int other : beside_cells) number += mine[other];
        set.seen[cell * found_ + layout] =
            mine[cell] != 0 ? LayoutSet::kMine : static_cast<std::uint8_t>(number);
      }
    }
    return set;
  }

  const PaddedBoard& ground_;
  std::span<const PaddedIndex> cells_;
  std::size_t at_most_;
  std::vector<int> index_;  // by place
  std::vector<std::vector<int>> touching_;
  std::vector<int> need_;
  std::vector<int> room_;
  std::vector<char> mine_;
  std::vector<char> layouts_;
  std::size_t found_ = 0;
  std::size_t steps_ = 0;
  bool failed_ = false;
};

}  // namespace

std::optional<LayoutSet> list_layouts(const PaddedBoard& padded, std::span<const PaddedIndex> cells,
                                      int mines, std::size_t at_most) {
  return Lister(padded, cells, at_most).list(mines);
}

}  // namespace quadrille::mines
