#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "conformance/subjects.hpp"

namespace quadrille::conformance {

// What a search may cost here: enough for every sample that is meant to be settled, and quick in a debug
// build.
constexpr std::uint64_t kFewNodes = 20'000;

class EveryFamily : public testing::TestWithParam<const FamilySubject*> {
 protected:
  [[nodiscard]] const Family& family() const { return *GetParam()->family; }
  [[nodiscard]] const std::vector<NamedPuzzle>& samples() const { return GetParam()->samples; }
  [[nodiscard]] const std::vector<AnsweredSample>& answered() const { return GetParam()->answered; }
  [[nodiscard]] const std::vector<NamedPuzzle>& puzzles() const { return GetParam()->puzzles; }

  // A puzzle in the plain form, by which two are compared.
  [[nodiscard]] std::string plain(const PuzzlePtr& puzzle) const {
    const auto text = family().write(std::vector<NamedPuzzle>{{"", puzzle}}, family().formats().front().name);
    return text ? *text : "not written: " + text.error().message;
  }

  // What the default strategy finds within a few nodes.
  [[nodiscard]] AnyOutcome solved(const AnyPuzzle& puzzle) const {
    Context context({.limits = {.nodes = kFewNodes}});
    return family().bind("", {}).value()(puzzle, context);
  }

  [[nodiscard]] AnyOutcome second(const AnyPuzzle& puzzle, const AnyAnswer& answer) const {
    Context context({.limits = {.nodes = kFewNodes}});
    return family().uniqueness()->second(puzzle, answer, context);
  }

  void expect_right(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent) const {
    const auto ruling = family().check(puzzle, answer, extent);
    EXPECT_FALSE(ruling.cut);
    for (const auto& mistake : ruling.mistakes) ADD_FAILURE() << mistake.reason;
  }
};

// A context that was stopped before it began.
inline Context stopped() {
  std::stop_source source;
  source.request_stop();
  return Context({.stop = source.get_token()});
}

// Words for a user: there are some, and none of them moves the cursor.
inline void expect_in_words(const Error& error) {
  EXPECT_FALSE(error.message.empty());
  EXPECT_EQ(error.message.find('\x1b'), std::string::npos) << error.message;
}

#define QUADRILLE_EVERY(Suite, subjects)                                    \
  INSTANTIATE_TEST_SUITE_P(Conformance, Suite, testing::ValuesIn(subjects), \
                           [](const auto& subject) { return subject.param->name(); })

}  // namespace quadrille::conformance
