#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "puzzles/template/family.hpp"
#include "service/catalogue.hpp"
#include "service/input/input.hpp"
#include "service/sets/signature.hpp"
#include "support/sample_answer.hpp"

// Who is tested: every family of the catalogue with every strategy, and the family to copy.

namespace quadrille::conformance {

// A sample with the answer beside it.
struct AnsweredSample {
  std::string id;
  PuzzlePtr puzzle;
  AnswerPtr answer;
  std::string_view text;
};

struct FamilySubject {
  const Family* family = nullptr;
  std::vector<NamedPuzzle> samples{};
  std::vector<AnsweredSample> answered{};
  std::vector<NamedPuzzle> puzzles{};  // the samples and some made by every generator

  [[nodiscard]] std::string name() const { return std::string(family->name()); }
};

struct StrategySubject {
  const FamilySubject* of = nullptr;
  const StrategyInfo* info = nullptr;

  [[nodiscard]] std::string name() const { return of->name() + "_" + info->name; }
};

inline void PrintTo(const FamilySubject* subject, std::ostream* out) { *out << subject->name(); }
inline void PrintTo(const StrategySubject& subject, std::ostream* out) { *out << subject.name(); }

inline PuzzlePtr generated(const Family& family, const GeneratorInfo& generator, std::uint64_t seed) {
  Random random(seed);
  Context context({.seed = seed});
  return family.generate(generator.name, nullptr, {}, random, context).value().puzzle;
}

inline FamilySubject subject_of(const Family& family) {
  FamilySubject subject{.family = &family, .samples = service::sample_puzzles(family)};
  subject.puzzles = subject.samples;
  for (const auto& [id, puzzle] : subject.samples) {
    const auto text = sample_answer(family, id);
    if (!text.empty())
      subject.answered.push_back({id, puzzle, family.read_answer(*puzzle, text).value(), text});
  }
  for (const auto& generator : family.generators()) {
    if (generator.from == MadeFrom::file) continue;
    subject.puzzles.push_back({generator.name, generated(family, generator, 1)});
  }
  return subject;
}

inline const std::vector<FamilySubject>& every_family() {
  static const service::Catalogue catalogue;
  static const auto to_copy = template_family::family();
  static const auto subjects = [] {
    std::vector<FamilySubject> all;
    for (const auto& family : catalogue.families()) all.push_back(subject_of(*family));
    all.push_back(subject_of(*to_copy));
    return all;
  }();
  return subjects;
}

inline std::vector<const FamilySubject*> family_subjects() {
  std::vector<const FamilySubject*> subjects;
  for (const auto& subject : every_family()) subjects.push_back(&subject);
  return subjects;
}

// Those whose family is as asked for.
template <std::predicate<const Family&> Is>
std::vector<const FamilySubject*> family_subjects_that(Is is) {
  auto subjects = family_subjects();
  std::erase_if(subjects, [&](const auto* subject) { return !is(*subject->family); });
  return subjects;
}

// Those whose family has a facet.
template <class Facet>
std::vector<const FamilySubject*> family_subjects_with(const Facet* (Family::*facet)() const) {
  return family_subjects_that([&](const Family& family) { return (family.*facet)() != nullptr; });
}

// Those whose family has an extension.
template <std::derived_from<Extension> Kind>
std::vector<const FamilySubject*> family_subjects_with() {
  return family_subjects_that([](const Family& family) { return family.extension<Kind>() != nullptr; });
}

inline std::vector<StrategySubject> strategy_subjects() {
  std::vector<StrategySubject> subjects;
  for (const auto& subject : every_family()) {
    for (const auto& info : subject.family->strategies()) subjects.push_back({&subject, &info});
  }
  return subjects;
}

template <class Facet>
std::vector<StrategySubject> strategy_subjects_with(const Facet* (Family::*facet)() const) {
  auto subjects = strategy_subjects();
  std::erase_if(subjects, [&](const auto& subject) { return (subject.of->family->*facet)() == nullptr; });
  return subjects;
}

// A found answer must pass the check of what it claims to be, and a run that says it finished must have found
// something.
inline void expect_sound(const Family& family, const AnyPuzzle& puzzle, const AnyOutcome& outcome) {
  const auto* found = outcome.answer();
  if (found == nullptr) {
    EXPECT_TRUE(outcome.impossible() != nullptr || outcome.end != End::finished) << "finished with nothing";
    return;
  }
  const auto extent = found->complete ? Extent::whole : Extent::so_far;
  for (const auto& mistake : family.check(puzzle, *found->answer, extent).mistakes)
    ADD_FAILURE() << mistake.reason;
}

}  // namespace quadrille::conformance
