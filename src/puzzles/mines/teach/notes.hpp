#pragma once

#include <array>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/model/model.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"

namespace quadrille::mines {

// What a person has on paper: the position with everything concluded so far, and what there is to conclude.
class Notes {
 public:
  // marked: what has been concluded already, taken as right. The position must outlive the notes.
  Notes(const Position& position, const Grid<Finding>& marked);

  // Sets what there is to find; the grid must outlive the notes. Before this call there is nothing to find.
  void seek(const Grid<Finding>& proven);

  [[nodiscard]] const Position& position() const { return *position_; }
  [[nodiscard]] const PaddedBoard& padded() const { return ground_; }
  [[nodiscard]] PatternTable& table() { return table_; }
  [[nodiscard]] bool finished() const { return left_ == 0; }

  // The closed cells that a deduction is the first to mark, and the numbers it follows from.
  [[nodiscard]] std::vector<Mark> marks_of(const Deduction& deduction) const;
  [[nodiscard]] std::vector<Cell> because_of(const Deduction& deduction) const;
  void note(const Deduction& deduction);

  // What is proven but not concluded yet.
  [[nodiscard]] std::vector<PaddedIndex> left(Finding finding) const;

  // Calls look(number) for the numbers in which no easier rule has found anything, until it returns a
  // deduction. A rule that found nothing at a number does not look at that number again until something it
  // can see changes. nullopt: none does, or the context has ended.
  template <class Look>
  [[nodiscard]] std::optional<Deduction> look_at_numbers(Rule rule, Look&& look, Context& context) {
    const auto level = static_cast<std::size_t>(rule);
    for (auto& waiting = waiting_[level]; !waiting.empty(); waiting.pop_back()) {
      const auto number = waiting.back();
      if (level_[number] != level) continue;
      if (!context.enter_node()) return std::nullopt;
      if (auto deduction = look(number)) return deduction;
      level_[number] = static_cast<std::uint8_t>(level + 1);
      if (level + 1 < waiting_.size()) waiting_[level + 1].push_back(number);
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool is_left(Cell cell, Finding finding) const;
  void conclude(PaddedIndex place, CellKind kinds);
  void wait(PaddedIndex number, Rule rule);

  const Position* position_;
  const Grid<Finding>* proven_ = nullptr;
  Grid<Finding> marked_;
  PaddedBoard ground_;
  PatternTable table_;
  std::size_t left_ = 0;  // closed cells that are proven and not marked
  // By rule that looks at numbers, those that wait for it. An entry counts only if it matches the number's
  // level.
  std::array<std::vector<PaddedIndex>, static_cast<std::size_t>(Rule::counting)> waiting_;
  std::vector<std::uint8_t> level_;  // by place
};

}  // namespace quadrille::mines
