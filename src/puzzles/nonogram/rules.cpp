#include "puzzles/nonogram/rules.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"

namespace quadrille::nonogram {
namespace {

// A painting with this many mistakes, or with this many cells named in them, is not examined any further.
constexpr std::size_t kMostMistakes = 10'000;
constexpr std::size_t kMostCells = 1'000'000;

constexpr int kOpen = -1;
using Cells = std::vector<int>;  // of one line: colours, or kOpen

// Whether the open cells of a line leave any way to place its runs. One run after the other: `ends_` are the
// boundaries up to which the runs so far, followed by paper, can fill the line. They are bits, 64 to a word,
// since a painting of two thousand rows must be judged in a moment.
class Placing {
 public:
  explicit Placing(const Cells& line) : line_(line), words_(line.size() / kBits + 1), ends_(words_) {}

  [[nodiscard]] bool can_hold(const Clues& clues) {
    std::size_t left = 0;  // cells that the runs still to be placed take, with their gaps
    for (std::size_t i = 0; i < clues.size(); ++i) left += clues[i].length + (is_parted(clues, i) ? 1U : 0U);
    if (left > line_.size()) return false;
    if (std::ranges::all_of(line_, [](int colour) { return colour == kOpen; })) return true;

    paper_ = may_have(kPaper);
    ends_[0] = 1;
    first_ = 0;
    last_ = 1;
    go_over_paper(line_.size() - left);
    for (std::size_t i = 0; i < clues.size(); ++i) {
      if (is_parted(clues, i)) {
        keep(paper_);
        move_up(1);
      }
      keep(room_for(clues[i]));
      if (first_ >= last_) return false;
      move_up(clues[i].length);
      left -= clues[i].length + (is_parted(clues, i) ? 1U : 0U);
      go_over_paper(line_.size() - left);
    }
    const auto end = line_.size();
    return end / kBits < last_ && (ends_[end / kBits] >> (end % kBits) & 1U) != 0;
  }

 private:
  using Places = std::vector<std::uint64_t>;
  static constexpr std::size_t kBits = 64;

  // Runs of one colour have paper between them.
  static bool is_parted(const Clues& clues, std::size_t run) {
    return run > 0 && clues[run - 1].colour == clues[run].colour;
  }

  // The cells that may have a colour.
  [[nodiscard]] Places may_have(int colour) const {
    Places cells(words_);
    for (std::size_t i = 0; i < line_.size(); ++i) {
      if (line_[i] == kOpen || line_[i] == colour) cells[i / kBits] |= std::uint64_t{1} << (i % kBits);
    }
    return cells;
  }

  // The cells from which the whole length of the run may have its colour.
  const Places& room_for(const Clue& clue) {
    auto [known, is_new] = rooms_.try_emplace({clue.colour, clue.length});
    auto& room = known->second;
    if (!is_new) return room;
    room = may_have(clue.colour);
    for (std::size_t covered = 1; covered < clue.length;) {
      const auto step = std::min(covered, clue.length - covered);
      for (std::size_t word = 0; word < words_; ++word) room[word] &= from_above(room, word, step);
      covered += step;
    }
    return room;
  }

  // A word of the places, moved down by `by`.
  [[nodiscard]] std::uint64_t from_above(const Places& places, std::size_t word, std::size_t by) const {
    const auto bits = by % kBits;
    const auto at = [&](std::size_t index) { return index < words_ ? places[index] : 0; };
    const auto low = at(word + by / kBits);
    return bits == 0 ? low : low >> bits | at(word + by / kBits + 1) << (kBits - bits);
  }

  void keep(const Places& places) {
    for (auto word = first_; word < last_; ++word) ends_[word] &= places[word];
    while (first_ < last_ && ends_[first_] == 0) ++first_;
  }

  void move_up(std::size_t by) {
    const auto whole = by / kBits;
    const auto bits = by % kBits;
    const auto at = [&](std::size_t above, std::size_t below) {
      return above >= below + first_ && above - below < last_ ? ends_[above - below] : 0;
    };
    const auto last = std::min(words_, last_ + whole + 1);
    for (auto word = last; word-- > first_;) {
      ends_[word] =
          bits == 0 ? at(word, whole) : at(word, whole) << bits | at(word, whole + 1) >> (kBits - bits);
    }
    last_ = last;
  }

  // Every end goes on over the paper after it, no further than `latest`. One addition does it for a word: the
  // carry runs along the paper and stops after it.
  void go_over_paper(std::size_t latest) {
    std::uint64_t carry = 0;
    const auto last = latest / kBits + 1;
    for (auto word = first_; word < last; ++word) {
      const auto ends = word < last_ ? ends_[word] : 0;
      const auto paper = paper_[word];
      const auto sum = paper + (ends & paper);
      const auto carried = sum + carry;
      carry = static_cast<std::uint64_t>(sum < paper || carried < sum);
      ends_[word] = (carried ^ paper) | ends;
    }
    last_ = last;
  }

  const Cells& line_;
  std::size_t words_;
  Places ends_;  // meaningful from word first_ up to before last_, empty elsewhere
  std::size_t first_ = 0;
  std::size_t last_ = 0;
  Places paper_;
  std::map<std::pair<Colour, std::uint16_t>, Places> rooms_;
};

class Referee {
 public:
  Referee(const Puzzle& puzzle, const Grid<Colour>& cells) : puzzle_(puzzle), cells_(cells) {}

  Ruling verdict(Extent extent, Context& context) {
    for (int row = 0; row < cells_.rows(); ++row) {
      if (!context.proceed()) return cut(0);
      for (int col = 0; col < cells_.cols() && goes_on(); ++col) look_at_cell(at(row, col));
    }
    if (!ruling_.mistakes.empty()) return std::move(ruling_);
    if (extent == Extent::whole) look_for_open_cells();
    Cells line;
    for (int row = 0; row < cells_.rows() && goes_on(); ++row) {
      if (!context.proceed()) return cut(0);
      line.clear();
      for (int col = 0; col < cells_.cols(); ++col) line.push_back(colour_at(row, col));
      look_at_line({Kind::row, row}, line, puzzle_.rows[static_cast<std::size_t>(row)]);
    }
    for (int col = 0; col < cells_.cols() && goes_on(); ++col) {
      if (!context.proceed()) return cut(col);
      line.clear();
      for (int row = 0; row < cells_.rows(); ++row) line.push_back(colour_at(row, col));
      look_at_line({Kind::column, col}, line, puzzle_.cols[static_cast<std::size_t>(col)]);
    }
    return std::move(ruling_);
  }

 private:
  enum class Kind : std::uint8_t { row, column };
  struct Which {
    Kind kind = Kind::row;
    int number = 0;
  };

  static std::string name_of(const Which& which) {
    return which.kind == Kind::row ? row_of(Row{which.number}) : column_of(Col{which.number});
  }

  [[nodiscard]] bool goes_on() const {
    return ruling_.mistakes.size() < kMostMistakes && named_ < kMostCells;
  }

  // The columns from there on were not examined.
  Ruling cut(int first_col) {
    ruling_.cut = true;
    for (int row = 0; row < cells_.rows(); ++row) {
      for (int col = first_col; col < cells_.cols(); ++col) {
        if (cells_[at(row, col)] != kUndecided) ruling_.leave(at(row, col));
      }
    }
    return std::move(ruling_);
  }

  [[nodiscard]] int colour_at(int row, int col) const {
    const auto colour = cells_[at(row, col)];
    return colour == kUndecided ? kOpen : colour;
  }

  void wrong(std::vector<Cell> cells, std::string reason) {
    named_ += cells.size();
    ruling_.mistakes.push_back({std::move(reason), std::move(cells)});
  }

  [[nodiscard]] std::vector<Cell> cells_of(const Which& which) const {
    std::vector<Cell> cells;
    if (which.kind == Kind::row) {
      for (int col = 0; col < cells_.cols(); ++col) cells.push_back(at(which.number, col));
    } else {
      for (int row = 0; row < cells_.rows(); ++row) cells.push_back(at(row, which.number));
    }
    return cells;
  }

  void look_at_cell(Cell cell) {
    const auto colour = cells_[cell];
    if (colour == kUndecided) return;
    if (colour >= puzzle_.palette.size()) {
      wrong({cell}, fmt::format("{} has colour {} of {}", place_of(cell), colour, puzzle_.palette.size()));
      return;
    }
    if (puzzle_.saved.size() != puzzle_.size()) return;
    if ((puzzle_.saved[cell] >> colour & 1U) == 0) {
      wrong({cell}, fmt::format("{} is {}, against what the puzzle gives as known", place_of(cell),
                                puzzle_.palette[colour].name));
    }
  }

  void look_for_open_cells() {
    const auto open = std::ranges::count(cells_.values(), kUndecided);
    if (open == 0) return;
    std::vector<Cell> cells;
    for_each_cell(cells_.size(), [&](Cell cell) {
      if (cells_[cell] == kUndecided && cells.size() < kMostCells) cells.push_back(cell);
    });
    const auto place = place_of(cells.front());
    ruling_.mistakes.push_back({open == 1
                                    ? place + " is undecided"
                                    : fmt::format("{} cells are undecided, the first at {}", open, place),
                                std::move(cells)});
  }

  void look_at_line(const Which& which, const Cells& line, const Clues& clues) {
    if (std::ranges::find(line, kOpen) != line.end()) {
      if (!Placing(line).can_hold(clues)) {
        wrong(cells_of(which),
              fmt::format("{} can no longer hold its clues {}", name_of(which), in_words(clues)));
      }
      return;
    }
    runs_.clear();
    int before = 0;
    for (const int colour : line) {
      if (colour != 0 && colour == before) {
        ++runs_.back().length;
      } else if (colour != 0) {
        runs_.push_back({1, static_cast<Colour>(colour)});
      }
      before = colour;
    }
    if (runs_ == clues) return;
    wrong(cells_of(which), fmt::format("{} has the runs {}, its clues are {}", name_of(which),
                                       in_words(runs_), in_words(clues)));
  }

  [[nodiscard]] std::string in_words(const Clues& runs) const {
    std::string words;
    for (const auto& [length, colour] : runs) {
      if (!words.empty()) words += ' ';
      words += fmt::format("{}", length);
      if (puzzle_.palette.size() > 2) words += fmt::format(" {}", puzzle_.palette[colour].name);
    }
    return words.empty() ? "0" : words;
  }

  const Puzzle& puzzle_;
  const Grid<Colour>& cells_;
  Clues runs_;             // of one line after the other, so that they share their memory
  std::size_t named_ = 0;  // cells
  Ruling ruling_;
};

}  // namespace

Ruling check(const Puzzle& puzzle, const Painting& painting, Extent extent, Context& context) {
  const auto size = painting.cells.size();
  if (size != puzzle.size()) {
    return {.mistakes = {{fmt::format("the answer is {}x{}, the puzzle {}x{}", size.rows, size.cols,
                                      puzzle.rows.size(), puzzle.cols.size())}}};
  }
  return Referee(puzzle, painting.cells).verdict(extent, context);
}

}  // namespace quadrille::nonogram
