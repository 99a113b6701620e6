#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

// Which candidates a chain may go through: those of one digit at a time, those of cells with two digits, from
// one such cell to the next, or all.
enum class Through { one_digit, cells_of_two, all };

// Candidates as nodes, cell by cell, with what follows from each. If a candidate does not hold, those in
// `makes` do; if it holds, those in `breaks` do not.
struct Web {
  std::vector<Candidate> nodes{};
  std::vector<std::vector<int>> makes{};
  std::vector<std::vector<int>> breaks{};
};

bool only_pair(const Notes& notes, const Candidate& a, const Candidate& b) {
  const auto& of = notes.houses().of[b.cell];
  return std::ranges::any_of(notes.houses().of[a.cell], [&](int house) {
    return std::ranges::find(of, house) != of.end() && notes.places(house, a.digit).size() == 2;
  });
}

Web web_of(const Notes& notes, Through through) {
  Web web;
  for (int cell = 0; cell < notes.cells(); ++cell) {
    if (through == Through::cells_of_two && count(notes[cell]) != 2) continue;
    for (unsigned rest = notes[cell]; rest != 0; rest &= rest - 1)
      web.nodes.push_back({cell, std::countr_zero(rest) + 1});
  }
  web.makes.resize(web.nodes.size());
  web.breaks.resize(web.nodes.size());
  for (std::size_t i = 0; i < web.nodes.size(); ++i) {
    for (std::size_t j = 0; j < web.nodes.size(); ++j) {
      const auto& a = web.nodes[i];
      const auto& b = web.nodes[j];
      if (i == j) continue;
      if (a.cell == b.cell) {
        if (through != Through::one_digit && count(notes[a.cell]) == 2)
          web.makes[i].push_back(static_cast<int>(j));
        if (through != Through::one_digit) web.breaks[i].push_back(static_cast<int>(j));
      } else if (a.digit == b.digit && notes.houses().sees(a.cell, b.cell)) {
        if (through != Through::cells_of_two && only_pair(notes, a, b))
          web.makes[i].push_back(static_cast<int>(j));
        web.breaks[i].push_back(static_cast<int>(j));
      }
    }
  }
  return web;
}

// Whether two candidates cannot both hold.
bool exclude(const Notes& notes, const Candidate& a, const Candidate& b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && notes.houses().sees(a.cell, b.cell);
}

// What goes when one of two candidates holds: whatever neither of them bears.
Finding conclusion(const Notes& notes, const Candidate& a, const Candidate& b) {
  Finding finding;
  const auto look_at = [&](int cell) {
    Digits out = 0;
    for (unsigned rest = notes[cell]; rest != 0; rest &= rest - 1) {
      const Candidate other{cell, std::countr_zero(rest) + 1};
      if (exclude(notes, a, other) && exclude(notes, b, other)) out |= digit_bit(other.digit);
    }
    if (out != 0) remove(finding, notes, cell, out);
  };
  look_at(a.cell);
  for (const auto cell : notes.houses().peers[a.cell]) look_at(cell);
  return finding;
}

// The shortest chain from one candidate that shows anything new: a search in breadth over candidates that
// hold if the first does not.
std::optional<Finding> chain_from(const Notes& notes, const Web& web, int start) {
  std::vector<int> came_from(web.nodes.size(),
                             -1);  // by candidate that holds: the one before it that does not
  std::vector<int> broken_by(web.nodes.size(),
                             -1);  // by candidate that does not: the one before it that holds
  std::vector<int> holding;
  const auto follow = [&](int broken) {
    for (const int made : web.makes[broken]) {
      if (made == start || came_from[made] >= 0) continue;
      came_from[made] = broken;
      holding.push_back(made);
    }
  };
  broken_by[start] = start;
  follow(start);
  for (std::size_t i = 0; i < holding.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows on the way
    const int end = holding[i];
    auto finding = conclusion(notes, web.nodes[start], web.nodes[end]);
    if (!finding.narrowed.empty()) {
      for (int node = end; node != start; node = broken_by[came_from[node]]) {
        finding.chain.push_back(web.nodes[node]);
        finding.chain.push_back(web.nodes[came_from[node]]);
        if (came_from[node] == start) break;
      }
      std::ranges::reverse(finding.chain);
      return finding;
    }
    for (const int broken : web.breaks[end]) {
      if (broken_by[broken] >= 0) continue;
      broken_by[broken] = end;
      follow(broken);
    }
  }
  return std::nullopt;
}

template <Through Along>
std::optional<Finding> find(Notes& notes, Context& context) {
  const auto web = web_of(notes, Along);
  std::optional<Finding> best;
  for (std::size_t start = 0; start < web.nodes.size() && context.proceed(); ++start) {
    auto finding = chain_from(notes, web, static_cast<int>(start));
    if (finding && (!best || finding->chain.size() < best->chain.size())) best = std::move(finding);
  }
  if (!best || context.end() != End::finished) return std::nullopt;
  for (const auto& [cell, digit] : best->chain) {
    best->cells.push_back(cell);
    // What two places in a house rest on is the other cells of it.
    for (const int house : notes.houses().of[cell]) {
      if (notes.places(house, digit).size() != 2) continue;
      for (const int open : notes.open_cells(house)) best->cells.push_back(open);
    }
  }
  std::ranges::sort(best->cells);
  best->cells.erase(std::ranges::unique(best->cells).begin(), best->cells.end());
  return best;
}

// "if row 1, column 2 is not 5, then row 1, column 7 is 5; then row 3, column 8 is not 5, ..."
std::string tell(const Notes& notes, const Finding& finding) {
  std::string text;
  for (std::size_t i = 0; i < finding.chain.size(); ++i) {
    const auto& [cell, digit] = finding.chain[i];
    text += i == 0 ? "if " : i == 1 ? ", then " : ", so ";
    text += fmt::format("{} is {}{}", place_of(notes.houses().cell(cell)), i % 2 == 0 ? "not " : "",
                        letter_of(digit));
  }
  return text + "; so the first or the last of these holds";
}

}  // namespace

constexpr Technique kXChain{
    .name = "X-chain", .tier = Tier::expert, .effort = 45, .find = find<Through::one_digit>, .tell = tell};
constexpr Technique kXyChain{.name = "XY-chain",
                             .tier = Tier::expert,
                             .effort = 50,
                             .find = find<Through::cells_of_two>,
                             .tell = tell};
constexpr Technique kChain{
    .name = "chain", .tier = Tier::expert, .effort = 60, .find = find<Through::all>, .tell = tell};

}  // namespace quadrille::sudoku
