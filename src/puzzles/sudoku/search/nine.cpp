#include "puzzles/sudoku/search/searches.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>

// A square of nine is three bands of three rows. For every digit a State holds the cells that it may still go
// to, 27 bits for each band, and the three bands of a digit are one vector: whatever is done to a band is
// done to all three at once. That a digit's places in a band are 27 bits is an old idea of the solvers that
// came out of the forum of Sudoku players (bb_sudoku, JCZSolve, fsss2, tdoku); drawing conclusions from them
// by turning vectors, where those look up tables, is ours.

namespace quadrille::sudoku {
namespace {

constexpr int kDigits = 9;

// Three bands and a lane that stays empty. Bit 9 * row + column, the row counted within the band.
using Bands [[gnu::vector_size(16)]] = std::uint32_t;
using Lanes [[gnu::vector_size(16)]] = std::int32_t;

constexpr std::uint32_t kBand = (1U << 27U) - 1;
constexpr std::uint32_t kRow = (1U << 9U) - 1;
constexpr std::uint32_t kRowStarts = 1U | 1U << 9U | 1U << 18U;
constexpr std::uint32_t kRowEnds = kRowStarts << 8U;
constexpr std::uint32_t kBoxRowStarts = kRowStarts | kRowStarts << 3U | kRowStarts << 6U;
constexpr Bands kAll{kBand, kBand, kBand, 0};

bool any(Bands bands) {
  using Words [[gnu::vector_size(16)]] = std::uint64_t;
  const auto words = reinterpret_cast<Words>(bands);
  return (words[0] | words[1]) != 0;
}

bool same(Bands a, Bands b) { return !any(a ^ b); }

// The next band, and the one after it.
Bands next_band(Bands bands) { return __builtin_shufflevector(bands, bands, 1, 2, 0, 3); }
Bands last_band(Bands bands) { return __builtin_shufflevector(bands, bands, 2, 0, 1, 3); }

// The next row of the same band, and the one after it.
Bands next_row(Bands bands) { return (bands >> 9U | bands << 18U) & kBand; }
Bands last_row(Bands bands) { return (bands >> 18U | bands << 9U) & kBand; }

// Of a digit in a band: three rows and three boxes, each row in a box of its own. Keeps the cells of a row
// and box that some such choice has, which is what pointing and claiming along rows come to.
Bands locked_in_rows(Bands cells) {
  const Bands boxes = (cells | cells >> 1U | cells >> 2U) & kBoxRowStarts;  // a bit for each row of a box
  constexpr std::uint32_t kFirst = kRowStarts;
  const Bands right = (boxes >> 3U & (kBoxRowStarts & ~(kFirst << 6U))) | (boxes << 6U & (kFirst << 6U));
  const Bands left = (boxes << 3U & (kBoxRowStarts & ~kFirst)) | (boxes >> 6U & kFirst);
  const Bands kept = boxes & ((next_row(right) & last_row(left)) | (next_row(left) & last_row(right)));
  return cells & (kept | kept << 1U | kept << 2U);
}

// The same with the columns of a stack, which lie in its three boxes, one in each band.
Bands locked_in_columns(Bands cells) {
  constexpr std::uint32_t kFirst = 1U | 1U << 3U | 1U << 6U;  // columns of boxes
  const Bands columns = (cells | cells >> 9U | cells >> 18U) & kRow;
  const Bands right = (columns >> 1U & (kFirst * 3U)) | (columns << 2U & (kFirst << 2U));
  const Bands left = (columns << 1U & (kFirst * 6U)) | (columns >> 2U & kFirst);
  const Bands kept = columns & ((next_band(right) & last_band(left)) | (next_band(left) & last_band(right)));
  return cells & (kept | kept << 9U | kept << 18U);
}

// All nine cells of the rows that have any of these.
Bands rows_with(Bands cells) {
  constexpr std::uint32_t kLow = kRowEnds - kRowStarts;  // all but the last bit of a row
  const Bands ends = (((cells & kLow) + (kAll & kLow)) | cells) & kRowEnds;
  return (ends << 1U) - (ends >> 8U);
}

// The cells without the first of each row, for each row of which there is one.
Bands without_first(Bands cells, Bands rows) { return cells & (cells - (rows & kRowStarts)); }

int size(Bands bands) { return std::popcount(bands[0]) + std::popcount(bands[1]) + std::popcount(bands[2]); }

constexpr std::array<Bands, 81> kPeers = [] {
  std::array<Bands, 81> peers{};
  for (int a = 0; a < 81; ++a) {
    std::array<std::uint32_t, 4> bits{};
    for (int b = 0; b < 81; ++b) {
      const bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
      if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box)) bits[b / 27] |= 1U << b % 27;
    }
    peers[a] = Bands{bits[0], bits[1], bits[2], 0};
  }
  return peers;
}();

struct Branch {
  int digit = 0;  // from 0
  int band = 0;
  std::uint32_t bit = 0;
};

struct State {
  std::array<Bands, kDigits> places{};
  Bands open = kAll;             // cells whose digit was not yet taken out of the other digits' places
  std::uint32_t waiting = kRow;  // digits whose places have changed

  void put(const Branch& branch) {
    auto& cells = places[branch.digit];
    const auto row = kRow << static_cast<unsigned>(std::countr_zero(branch.bit) / 9 * 9);
    cells[branch.band] = (cells[branch.band] & ~row) | branch.bit;
    waiting |= 1U << static_cast<unsigned>(branch.digit);
  }

  void remove(const Branch& branch) {
    places[branch.digit][branch.band] &= ~branch.bit;
    waiting |= 1U << static_cast<unsigned>(branch.digit);
  }
};

// Draws the conclusions from one digit's places. False: it has none left somewhere.
bool settle(State& state, int digit) {
  auto cells = state.places[digit];
  // Each of the two finds all it can at once, so the other has the last word as soon as one finds nothing.
  for (Bands before = ~cells;;) {
    const Bands rows = locked_in_rows(cells);
    if (same(rows, before)) break;
    cells = locked_in_columns(rows);
    if (same(cells, rows)) break;
    before = cells;
  }
  if (cells[0] == 0 || cells[1] == 0 || cells[2] == 0) return false;
  state.places[digit] = cells;
  const Bands placed = cells & state.open & ~rows_with(without_first(cells, kAll));
  if (!any(placed)) return true;
  state.open &= ~placed;
  for (int other = 0; other < kDigits; ++other) {
    if (other == digit || !any(state.places[other] & placed)) continue;
    state.places[other] &= ~placed;
    state.waiting |= 1U << static_cast<unsigned>(other);
  }
  return true;
}

// Cells by how many digits may go there.
struct Counts {
  Bands one{};
  Bands two{};    // at least two
  Bands three{};  // at least three
};

Counts count_digits(const State& state) {
  Counts counts;
  for (const auto& cells : state.places) {
    counts.three |= counts.two & cells;
    counts.two |= counts.one & cells;
    counts.one |= cells;
  }
  return counts;
}

// Draws all conclusions that single digits and single cells allow. False: a contradiction.
bool settle(State& state, Counts& counts) {
  for (;;) {
    while (state.waiting != 0) {
      const int digit = std::countr_zero(state.waiting);
      state.waiting &= state.waiting - 1;
      if (!settle(state, digit)) return false;
    }
    counts = count_digits(state);
    if (!same(counts.one, kAll)) return false;
    const Bands single = state.open & ~counts.two;
    if (!any(single)) return true;
    for (int digit = 0; digit < kDigits; ++digit) {
      auto& cells = state.places[digit];
      const Bands only = cells & single;
      if (!any(only)) continue;
      const Bands rows = rows_with(only);
      if (any(without_first(only, rows))) return false;
      cells = (cells & ~rows) | only;
      state.waiting |= 1U << static_cast<unsigned>(digit);
    }
  }
}

class NineSearch {
 public:
  NineSearch(std::size_t wanted, Context& context) : wanted_(wanted), context_(context) {}

  // Goes through all that a state leads to. False: enough was found, or the context has ended.
  bool look(State& state) {
    for (;;) {
      if (!context_.enter_node()) return false;
      if (context_.report_due()) report_nodes(context_);
      Counts counts;
      if (!settle(state, counts)) {
        ++context_.metrics.backtracks;
        return true;
      }
      if (!any(state.open)) return keep(state);
      const auto branch = choose(state, counts);
      State guess = state;
      guess.put(branch);
      if (!look(guess)) return false;
      state.remove(branch);
    }
  }

  [[nodiscard]] std::vector<Filling> take() { return std::move(found_); }

 private:
  // The digit to try: of the cells with two digits the one that sees the most others of them; where there is
  // none, a digit with two places in a row.
  [[nodiscard]] static Branch choose(const State& state, const Counts& counts) {
    const Bands two = counts.two & ~counts.three & state.open;
    if (!any(two)) return choose_of_rows(state);
    Branch best;
    int most = -1;
    for (int band = 0; band < 3; ++band) {
      for (auto rest = two[band]; rest != 0; rest &= rest - 1) {
        const int seen = size(two & kPeers[27 * band + std::countr_zero(rest)]);
        if (seen <= most) continue;
        most = seen;
        best.band = band;
        best.bit = rest & -rest;
      }
    }
    while ((state.places[best.digit][best.band] & best.bit) == 0) ++best.digit;
    return best;
  }

  [[nodiscard]] static Branch choose_of_rows(const State& state) {
    for (int digit = 0; digit < kDigits; ++digit) {
      const Bands& cells = state.places[digit];
      const Bands others = without_first(cells, kAll);
      const Bands rows = rows_with(others);
      const Bands pairs = others & rows & ~rows_with(without_first(others, rows));
      for (int band = 0; band < 3; ++band) {
        if (pairs[band] != 0) return {digit, band, pairs[band] & -pairs[band]};
      }
    }
    Branch branch;
    while (state.open[branch.band] == 0) ++branch.band;
    branch.bit = state.open[branch.band] & -state.open[branch.band];
    while ((state.places[branch.digit][branch.band] & branch.bit) == 0) ++branch.digit;
    return branch;
  }

  bool keep(const State& state) {
    Filling filling{Grid<std::uint8_t>({kDigits, kDigits})};
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int band = 0; band < 3; ++band) {
        for (auto rest = state.places[digit][band]; rest != 0; rest &= rest - 1) {
          const int cell = 27 * band + std::countr_zero(rest);
          filling.digits[at(cell / kDigits, cell % kDigits)] = static_cast<std::uint8_t>(digit + 1);
        }
      }
    }
    found_.push_back(std::move(filling));
    return found_.size() < wanted_;
  }

  std::size_t wanted_;
  Context& context_;
  std::vector<Filling> found_;
};

// The given digits in their places, and every digit in all empty cells of the other rows: locked boxes and
// columns do the rest. Nothing: a row has a digit twice.
std::optional<State> start_of(const Puzzle& puzzle) {
  State state;
  Bands empty = kAll;
  const auto givens = puzzle.givens.values();
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == 0) continue;
    const auto bit = 1U << cell % 27;
    state.places[givens[cell] - 1U][cell / 27] |= bit;
    empty[cell / 27] &= ~bit;
  }
  for (auto& cells : state.places) {
    const Bands rows = rows_with(cells);
    if (any(without_first(cells, rows))) return std::nullopt;
    cells |= empty & ~rows;
  }
  return state;
}

}  // namespace

Answers search_nine(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  NineSearch search(wanted, context);
  auto state = start_of(puzzle);
  const bool all = !state || search.look(*state);
  return {search.take(), all};
}

}  // namespace quadrille::sudoku
