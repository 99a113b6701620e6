#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/teach/grade.hpp"
#include "engine/teach/technique.hpp"
#include "grid/step.hpp"

namespace quadrille {

// What was found, and by which technique of the family's list.
template <class Finding>
struct Insight {
  std::size_t technique = 0;
  Finding finding{};
};

// The easiest insight that the techniques up to a tier give. nullopt: there is none, or the context has
// ended.
template <class Hand>
[[nodiscard]] std::optional<Insight<typename Hand::Finding>> easiest(Hand& hand, Tier hardest,
                                                                     Context& context) {
  const auto all = hand.techniques();
  for (std::size_t i = 0; i < all.size() && all[i]->tier <= hardest; ++i) {
    if (auto finding = hand.look(i, context)) return Insight{i, std::move(*finding)};
    if (context.end() != End::finished) return std::nullopt;
  }
  return std::nullopt;
}

// A family's view of what is on paper: whether anything is left to find, and what a finding writes and
// follows from.
template <class Notes, class Finding>
concept NotesOf = requires(Notes& notes, const Notes& read, const Finding& finding) {
  { read.finished() } -> std::same_as<bool>;
  { read.marks_of(finding) } -> std::same_as<std::vector<Mark>>;
  { read.because_of(finding) } -> std::same_as<std::vector<Cell>>;
  notes.note(finding);
};

// A person at work: the notes, the techniques, and the functions that a walk calls on its way. With notes and
// techniques alone a family has hints and grades; a family with more to say derives from this and hides the
// functions whose answers differ.
template <class Notes, class Found>
class Hand {
 public:
  using Finding = Found;
  using List = TechniqueList<Technique<Notes, Finding>>;

  Hand(Notes notes, List techniques) : notes_(std::move(notes)), techniques_(techniques) {
    static_assert(NotesOf<Notes, Finding>);
  }

  [[nodiscard]] const Notes& notes() const { return notes_; }
  [[nodiscard]] List techniques() const { return techniques_; }

  // Searches with one technique; then with all of them, the easiest first.
  [[nodiscard]] std::optional<Finding> look(std::size_t technique, Context& context) {
    return techniques_[technique]->find(notes_, context);
  }
  [[nodiscard]] std::optional<Insight<Finding>> next(Context& context) {
    return easiest(*this, Tier::diabolical, context);
  }
  void note(const Finding& finding) { notes_.note(finding); }
  [[nodiscard]] bool finished() const { return notes_.finished(); }

  // What is wrong already: shown first, and alone.
  [[nodiscard]] std::vector<Step> mistakes(Context& /*context*/) { return {}; }
  [[nodiscard]] std::vector<Mark> marks_of(const Finding& finding) const { return notes_.marks_of(finding); }
  // Whether the answer being worked towards agrees with the marks.
  [[nodiscard]] bool is_wanted(const Mark& /*mark*/) const { return true; }
  // The step of an insight, worded before it is noted, with those of its marks that are wanted. nullopt:
  // there is nothing to say about it, or not yet.
  [[nodiscard]] std::optional<Step> tell(const Insight<Finding>& insight, std::vector<Mark> marks) {
    if (marks.empty()) return std::nullopt;
    const auto& technique = *techniques_[insight.technique];
    Step step{.rule = std::string(technique.name), .reason = technique.tell(notes_, insight.finding)};
    step.marks = std::move(marks);
    step.because = notes_.because_of(insight.finding);
    return step;
  }
  // A step for when no technique makes progress: a guess, a choice, a contradiction. nullopt: the walk ends
  // here.
  [[nodiscard]] std::optional<Step> beyond(Context& /*context*/) { return std::nullopt; }

 protected:
  [[nodiscard]] Notes& paper() { return notes_; }

 private:
  Notes notes_;
  List techniques_;
};

// A person's next steps, `at_most` of them at most.
template <class Hand>
[[nodiscard]] std::vector<Step> steps_by(Hand& hand, std::size_t at_most, Context& context) {
  if (at_most == 0) return {};
  auto steps = hand.mistakes(context);
  if (steps.size() > at_most) steps.resize(at_most);
  if (!steps.empty()) return steps;
  while (steps.size() < at_most && !hand.finished()) {
    std::optional<Step> step;
    if (const auto insight = hand.next(context)) {
      auto marks = hand.marks_of(insight->finding);
      std::erase_if(marks, [&](const Mark& mark) { return !hand.is_wanted(mark); });
      step = hand.tell(*insight, std::move(marks));
      hand.note(insight->finding);
    } else {
      step = hand.beyond(context);
      if (!step) break;
    }
    if (step) steps.push_back(std::move(*step));
  }
  return steps;
}

// Walks to the end: the hardest technique that was needed names the grade, by its tier, and the efforts of
// all uses add up to the score. If no technique was needed, the grade is the easiest tier. nullopt: no
// technique made progress before the end, or the context has ended.
template <class Hand>
[[nodiscard]] std::optional<Grade> grade_by(Hand& hand, Context& context,
                                            std::string_view (*tier_name)(Tier) = name) {
  const auto all = hand.techniques();
  assert(tiers_ascend(all));
  std::vector<std::uint64_t> uses(all.size(), 0);
  while (!hand.finished()) {
    const auto insight = hand.next(context);
    if (!insight) return std::nullopt;
    ++uses[insight->technique];
    hand.note(insight->finding);
  }
  Grade grade;
  grade.name = tier_name(Tier::easy);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (uses[i] == 0) continue;
    grade.name = tier_name(all[i]->tier);
    grade.hardest = all[i]->name;
    grade.score += all[i]->effort * static_cast<double>(uses[i]);
    grade.techniques.emplace_back(all[i]->name, uses[i]);
  }
  return grade;
}

}  // namespace quadrille
