#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

// A contradiction after so few digits is taken at once; else the shortest of all.
constexpr int kShortTrial = 6;

// Open cells, those with the fewest digits first: there a refuted digit says most.
std::vector<int> cramped_first(const Notes& notes) {
  std::vector<int> cells;
  for (int cell = 0; cell < notes.cells(); ++cell) {
    if (notes.is_open(cell)) cells.push_back(cell);
  }
  std::ranges::sort(cells, {}, [&](int cell) { return std::pair(count(notes[cell]), cell); });
  return cells;
}

// What a trial ends in: a cell without a digit, or a house without a place for one.
struct Dead {
  int cell = -1;
  int house = -1;
  int digit = 0;
};

// The notes with one digit tried, and what follows from it by singles.
class Trial {
 public:
  explicit Trial(const Notes& notes) : start_(notes) {}

  // Nothing: no contradiction by singles.
  std::optional<Dead> refute(const Candidate& tried) {
    left_.clear();
    for (int cell = 0; cell < start_.cells(); ++cell) left_.push_back(start_[cell]);
    written_ = 0;
    changed_.assign(static_cast<std::size_t>(start_.cells()), false);
    left_[tried.cell] = digit_bit(tried.digit);
    singles_ = {tried.cell};
    for (;;) {
      while (!singles_.empty()) {
        const int cell = singles_.back();
        singles_.pop_back();
        if (const auto dead = write(cell)) return dead;
      }
      if (const auto dead = find_hidden()) return dead;
      if (singles_.empty()) return std::nullopt;
    }
  }

  [[nodiscard]] int length() const { return written_; }
  [[nodiscard]] bool has_changed(int cell) const { return changed_[cell]; }

 private:
  std::optional<Dead> write(int cell) {
    ++written_;
    changed_[cell] = true;
    const Digits digit = left_[cell];
    for (const auto peer : start_.houses().peers[cell]) {
      if (!start_.is_open(peer) || (left_[peer] & digit) == 0) continue;
      left_[peer] = static_cast<Digits>(left_[peer] & ~digit);
      changed_[peer] = true;
      if (left_[peer] == 0) return Dead{.cell = peer};
      if (is_single(left_[peer])) singles_.push_back(peer);
    }
    return std::nullopt;
  }

  // Looks house by house for a digit with one place, which is put there, or with none.
  std::optional<Dead> find_hidden() {
    const auto& houses = start_.houses();
    for (int house = 0; house < houses.count(); ++house) {
      Digits wanted = 0;
      Digits one = 0;
      Digits two = 0;
      for (const auto cell : houses.cells[house]) {
        wanted |= start_[cell];
        two = static_cast<Digits>(two | (one & left_[cell]));
        one |= left_[cell];
      }
      if (const auto none = static_cast<Digits>(wanted & ~one); none != 0)
        return Dead{.house = house, .digit = only_digit(static_cast<Digits>(none & -none))};
      for (const auto cell : houses.cells[house]) {
        const auto hidden = static_cast<Digits>(left_[cell] & one & ~two);
        if (hidden == 0 || is_single(left_[cell])) continue;
        left_[cell] = static_cast<Digits>(hidden & -hidden);
        singles_.push_back(cell);
        return std::nullopt;
      }
    }
    return std::nullopt;
  }

  const Notes& start_;
  std::vector<Digits> left_;
  std::vector<bool> changed_;
  std::vector<int> singles_;
  int written_ = 0;
};

Finding refuted(const Notes& notes, const Candidate& tried, const Dead& dead, const Trial& trial) {
  Finding finding{.digits = digit_bit(tried.digit), .chain = {tried}};
  remove(finding, notes, tried.cell, finding.digits);
  if (dead.house >= 0) {
    finding.houses.push_back(dead.house);
    finding.chain.push_back({-1, dead.digit});
  } else {
    finding.chain.push_back({dead.cell, 0});
  }
  for (int cell = 0; cell < notes.cells(); ++cell) {
    const auto near = [&](int peer) { return trial.has_changed(peer); };
    if (notes.is_open(cell) && (near(cell) || std::ranges::any_of(notes.houses().peers[cell], near)))
      finding.cells.push_back(cell);
  }
  return finding;
}

std::optional<Finding> find(Notes& notes, Context& context) {
  Trial trial(notes);
  std::optional<Finding> best;
  int shortest = 0;
  for (const int cell : cramped_first(notes)) {
    for (unsigned rest = notes[cell]; rest != 0; rest &= rest - 1) {
      if (!context.enter_node()) return std::nullopt;
      const Candidate tried{cell, std::countr_zero(rest) + 1};
      const auto dead = trial.refute(tried);
      if (!dead || (best && trial.length() >= shortest)) continue;
      shortest = trial.length();
      best = refuted(notes, tried, *dead, trial);
      if (shortest <= kShortTrial) return best;
    }
  }
  return best;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto& houses = notes.houses();
  const auto& [tried, dead] = std::pair(finding.chain[0], finding.chain[1]);
  return fmt::format(
      "if {} were {}, in the end {}", place_of(houses.cell(tried.cell)), letter_of(tried.digit),
      finding.houses.empty() ? fmt::format("no digit would be left for {}", place_of(houses.cell(dead.cell)))
                             : fmt::format("{} would have no place for {}",
                                           name_of(houses, finding.houses.front()), letter_of(dead.digit)));
}

std::optional<Finding> find_nested(Notes& notes, Context& context) {
  if (!context.proceed() || notes.proof(context).answers != Number::one) return std::nullopt;
  const int cell = cramped_first(notes).front();
  const auto digit = digit_bit(notes.proof(context).answer->digits[notes.houses().cell(cell)]);
  if ((notes[cell] & digit) == 0) return std::nullopt;
  return Finding{.narrowed = {{cell, digit}}, .cells = {cell}, .digits = digit};
}

std::string tell_nested(const Notes& notes, const Finding& finding) {
  const int cell = finding.cells.front();
  const auto others = static_cast<Digits>(notes[cell] & ~finding.digits);
  return fmt::format("at {} {} {} a contradiction, though only after further trials one within the other",
                     place_of(notes.houses().cell(cell)), in_words(others),
                     is_single(others) ? "leads to" : "each lead to");
}

}  // namespace

constexpr Technique kWhatIf{
    .name = "what-if", .tier = Tier::diabolical, .effort = 100, .find = find, .tell = tell};
constexpr Technique kNestedWhatIf{.name = "nested what-if",
                                  .tier = Tier::diabolical,
                                  .effort = 500,
                                  .find = find_nested,
                                  .tell = tell_nested};

}  // namespace quadrille::sudoku
