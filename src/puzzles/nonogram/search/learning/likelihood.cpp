#include "puzzles/nonogram/search/learning/phases.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "engine/run/slices.hpp"

namespace quadrille::nonogram {
namespace {

// A line has at most 2^length placements: with this weight per cell their sum stays below 1.
constexpr double kPerCell = 0.5;  // weight_of() takes powers of it

// Weighs the placements of one line.
class Placements {
 public:
  Placements(const Line& line, const Word* masks, std::size_t words)
      : line_(line), masks_(masks), words_(words), width_(static_cast<std::size_t>(line.length) + 1) {
    count_before();
    count_after();
  }

  // By slot and cell, adds the weight of the placements in which the cell has the slot's colour.
  void add_to(std::span<double> weights) const {
    const auto length = static_cast<std::size_t>(line_.length);
    std::vector<double> edges(width_);
    for (std::size_t block = 0; block < line_.blocks.size(); ++block) {
      const auto size = static_cast<std::size_t>(line_.blocks[block].length());
      std::ranges::fill(edges, 0.0);
      for (std::size_t start = 0; start + size <= length; ++start) {
        const double weight = placed(block, start) * onward(block + 1, start + size);
        edges[start] += weight;
        edges[start + size] -= weight;
      }
      const auto of_slot = weights.subspan(line_.blocks[block].slot * length, length);
      double sum = 0;
      for (std::size_t cell = 0; cell < length; ++cell) {
        sum += edges[cell];
        of_slot[cell] += std::max(0.0, sum);
      }
    }
    // Cells not covered are paper.
    for (std::size_t cell = 0; cell < length; ++cell) {
      double paper = after_[0];
      for (std::size_t slot = 1; slot < line_.colours.size(); ++slot) paper -= weights[slot * length + cell];
      weights[cell] += may_be(kPaper, cell) ? std::max(0.0, paper) : 0;
    }
  }

 private:
  [[nodiscard]] bool may_be(Colour colour, std::size_t cell) const {
    return (masks_[colour * words_ + cell / kWordBits] >> (cell % kWordBits) & 1U) != 0;
  }
  // The weight of its cells alone.
  [[nodiscard]] double weight_of(std::size_t block) const {
    return std::ldexp(1.0, -line_.blocks[block].length());
  }
  // The weight of the first blocks in the cells before `end`.
  [[nodiscard]] double before(std::size_t blocks, std::size_t end) const {
    return before_[blocks * width_ + end];
  }
  // ... and of the next one at `start`; 0 if it cannot be there.
  [[nodiscard]] double placed(std::size_t block, std::size_t start) const {
    if (fits_[block * width_ + start] == 0) return 0;
    const auto weight = weight_of(block);
    if (!line_.blocks[block].gap) return weight * before(block, start);
    return start > 0 && may_be(kPaper, start - 1) ? weight * kPerCell * before(block, start - 1) : 0;
  }
  // The weight of the blocks from `block` on in the cells from `first` on, where the block before it ends.
  [[nodiscard]] double onward(std::size_t block, std::size_t first) const {
    const bool gap = block < line_.blocks.size() && line_.blocks[block].gap;
    if (!gap) return after_[block * width_ + first];
    const bool room = first < static_cast<std::size_t>(line_.length) && may_be(kPaper, first);
    return room ? kPerCell * after_[block * width_ + first + 1] : 0;
  }

  void count_before() {
    const auto count = line_.blocks.size();
    before_.assign((count + 1) * width_, 0.0);
    fits_.assign(count * width_, 0);
    before_[0] = 1;
    for (std::size_t blocks = 0; blocks <= count; ++blocks) {
      auto* const now = before_.data() + blocks * width_;
      std::size_t run = 0;  // cells in a row that may have the block's colour
      for (std::size_t end = 1; end < width_; ++end) {
        if (may_be(kPaper, end - 1)) now[end] += kPerCell * now[end - 1];
        if (blocks == 0) continue;
        const auto& block = line_.blocks[blocks - 1];
        const auto size = static_cast<std::size_t>(block.length());
        run = may_be(line_.colours[block.slot], end - 1) ? run + 1 : 0;
        if (run < size) continue;
        fits_[(blocks - 1) * width_ + end - size] = 1;
        now[end] += placed(blocks - 1, end - size);
      }
    }
  }

  void count_after() {
    const auto count = line_.blocks.size();
    const auto length = static_cast<std::size_t>(line_.length);
    after_.assign((count + 1) * width_, 0.0);
    after_[count * width_ + length] = 1;
    for (std::size_t block = count + 1; block-- > 0;) {
      auto* const now = after_.data() + block * width_;
      for (std::size_t first = length; first-- > 0;) {
        if (may_be(kPaper, first)) now[first] += kPerCell * now[first + 1];
        if (block == count || fits_[block * width_ + first] == 0) continue;
        const auto size = static_cast<std::size_t>(line_.blocks[block].length());
        now[first] += weight_of(block) * onward(block + 1, first + size);
      }
    }
  }

  const Line& line_;
  const Word* masks_;
  std::size_t words_;
  std::size_t width_;
  std::vector<double> before_;  // by number of blocks and end
  std::vector<double> after_;   // by next block and first cell
  std::vector<std::uint8_t> fits_;
};

}  // namespace

std::vector<std::uint8_t> likely(const Lines& lines, const Candidates& candidates,
                                 const Statements& statements, Context& context) {
  // By cell and colour: the product of the row's and the column's estimates.
  const auto size = lines.size();
  auto product = filled_in_slices(size.cells() * lines.colours(), 1.0, context);
  std::vector<double> weights;
  for (std::size_t number = 0; number < lines.count(); ++number) {
    if (!context.proceed()) return {};
    const auto& line = lines[number];
    const auto length = static_cast<std::size_t>(line.length);
    weights.assign(line.colours.size() * length, 0.0);
    Placements(line, candidates.masks.data() + lines.offset(number), lines.words(number)).add_to(weights);
    for (std::size_t cell = 0; cell < length; ++cell) {
      double sum = 0;
      for (std::size_t slot = 0; slot < line.colours.size(); ++slot) sum += weights[slot * length + cell];
      const auto place = lines.is_row(number) ? number * length + cell
                                              : cell * static_cast<std::size_t>(size.cols) + number -
                                                    static_cast<std::size_t>(size.rows);
      for (std::size_t slot = 0; slot < line.colours.size(); ++slot) {
        product[place * lines.colours() + line.colours[slot]] *= weights[slot * length + cell] / sum;
      }
    }
  }
  std::vector<std::uint8_t> ways(statements.count());
  for (Variable variable = 0; variable < statements.count(); ++variable) {
    if (variable % kCellsPerLook == 0 && !context.proceed()) return {};
    const auto cell = statements.cell(variable);
    const auto place = static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(size.cols) +
                       static_cast<std::size_t>(cell.col.value);
    const auto colours = std::span(product).subspan(place * lines.colours(), lines.colours());
    double best = 0;
    Colour likeliest = kPaper;
    for_each_position(colours_of(lines, candidates, cell), [&](int colour) {
      if (colours[static_cast<std::size_t>(colour)] <= best) return;
      best = colours[static_cast<std::size_t>(colour)];
      likeliest = static_cast<Colour>(colour);
    });
    if (!possible(lines, candidates, cell, likeliest)) continue;
    const auto has = statements.asserting(cell, likeliest);
    ways[variable] = variable_of(has) == variable && holds(has) ? 1 : 0;
  }
  return ways;
}

}  // namespace quadrille::nonogram
