#include "puzzles/nonogram/search/combinations/provider.hpp"

#include <algorithm>

namespace quadrille::nonogram::combinations {
namespace {

constexpr std::uint64_t kMany = std::uint64_t{1} << 62U;
// Combinations made between two looks at the clock.
constexpr std::size_t kMadePerLook = 4'096;

// How many ways there are to fill the cells from `cell` on with the blocks from `block` on.
class Ways {
 public:
  explicit Ways(const Facts& facts)
      : facts_(facts),
        blocks_(facts.line().blocks.size()),
        table_((static_cast<std::size_t>(facts.line().length) + 1) * (blocks_ + 1)) {
    const int length = facts.line().length;
    at(length, blocks_) = 1;
    for (int cell = length - 1; cell >= 0; --cell) {
      for (std::size_t block = 0; block <= blocks_; ++block) {
        auto ways = test(facts.may(0), cell) ? at(cell + 1, block) : 0;
        if (block < blocks_ && fits(cell, block)) ways += after(cell, block);
        at(cell, block) = std::min(ways, kMany);
      }
    }
  }

  [[nodiscard]] static std::size_t bytes(const Facts& facts) {
    return (static_cast<std::size_t>(facts.line().length) + 1) * (facts.line().blocks.size() + 1) *
           sizeof(std::uint64_t);
  }

  [[nodiscard]] std::uint64_t from(int cell, std::size_t block) const {
    return table_[static_cast<std::size_t>(cell) * (blocks_ + 1) + block];
  }

  [[nodiscard]] bool fits(int cell, std::size_t block) const {
    const auto& shape = facts_.line().blocks[block];
    if (cell + shape.length() > facts_.line().length) return false;
    const auto may = facts_.may(shape.slot);
    for (int i = cell; i < cell + shape.length(); ++i) {
      if (!test(may, i)) return false;
    }
    return true;
  }

  // Where the cells after a block go on: past its gap if the next block has the same colour.
  [[nodiscard]] std::optional<int> next(int cell, std::size_t block) const {
    const auto& line = facts_.line();
    const int end = cell + line.blocks[block].length();
    if (block + 1 == blocks_ || !line.blocks[block + 1].gap) return end;
    if (end >= line.length || !test(facts_.may(0), end)) return std::nullopt;
    return end + 1;
  }

  [[nodiscard]] std::uint64_t after(int cell, std::size_t block) const {
    const auto on = next(cell, block);
    return on ? from(*on, block + 1) : 0;
  }

 private:
  std::uint64_t& at(int cell, std::size_t block) {
    return table_[static_cast<std::size_t>(cell) * (blocks_ + 1) + block];
  }

  const Facts& facts_;
  std::size_t blocks_;
  std::vector<std::uint64_t> table_;
};

}  // namespace

bool Facts::is_known(int cell) const {
  int colours = 0;
  for (std::size_t slot = 0; slot < slots(); ++slot) colours += static_cast<int>(test(may(slot), cell));
  return colours == 1;
}

void Facts::mark(int cell, std::size_t slot) const {
  for (std::size_t other = 0; other < slots(); ++other) {
    if (other != slot) erase(may(other), cell, 1);
  }
}

std::uint64_t count(const Facts& facts) { return facts.line().slack < 0 ? 0 : Ways(facts).from(0, 0); }

Generated Provider::generate(const Facts& facts, std::size_t most_bytes, Context& context) {
  if (generated_) return Generated::ready;
  const auto& line = facts.line();
  words_ = facts.words();
  width_ = std::max<std::size_t>(1, facts.slots() - 1) * words_;
  whole_.assign(words_, 0);
  insert(whole_, 0, line.length);
  const Reservation table(context, Ways::bytes(facts));
  if (!table.granted() || !context.proceed()) return Generated::stopped;
  const Ways ways(facts);
  const auto total = counted_ = line.slack < 0 ? 0 : ways.from(0, 0);
  if (total > most_bytes / (width_ * sizeof(Word))) return Generated::too_many;
  if (!context.reserve(total * width_ * sizeof(Word))) return Generated::stopped;
  store_.assign(total * width_, 0);
  // Depth first over the start of every block; the table of ways leads only to ends that exist.
  std::vector<Word> cells(width_);
  std::vector<int> starts{-1};
  const auto ink = [&](std::size_t block) {
    return Bits(cells).subspan((line.blocks[block].slot - std::size_t{1}) * words_, words_);
  };
  while (total > 0 && !starts.empty()) {
    if (starts.size() == line.blocks.size() + 1) {
      std::ranges::copy(cells, store_.begin() + offset(size_++));
      if (size_ % kMadePerLook == 0 && !context.proceed()) {
        context.release(bytes());
        *this = {};
        return Generated::stopped;
      }
      starts.pop_back();
      if (starts.empty()) break;
    }
    // The next start of the deepest block.
    const auto block = starts.size() - 1;
    auto& start = starts.back();
    const int length = line.blocks.empty() ? 0 : line.blocks[block].length();
    int first = 0;
    if (block > 0) first = *ways.next(starts[block - 1], block - 1);
    if (start >= 0) erase(ink(block), start, length);
    for (start = start < 0 ? first : start + 1; start < line.length; ++start) {
      if (start > first && !test(facts.may(0), start - 1)) start = line.length;
      if (start < line.length && ways.fits(start, block) && ways.after(start, block) > 0) break;
    }
    if (start >= line.length) {
      starts.pop_back();
      continue;
    }
    insert(ink(block), start, length);
    starts.push_back(-1);
  }
  generated_ = true;
  return Generated::ready;
}

void Provider::project(std::size_t index, std::size_t slot, Bits cells) const {
  const auto inks = ConstBits(store_).subspan(index * width_, width_);
  if (slot > 0) {
    std::ranges::copy(inks.subspan((slot - 1) * words_, words_), cells.begin());
    return;
  }
  std::ranges::copy(whole_, cells.begin());
  for (std::size_t from = 0; from < width_; from += words_) subtract(cells, inks.subspan(from, words_));
}

}  // namespace quadrille::nonogram::combinations
