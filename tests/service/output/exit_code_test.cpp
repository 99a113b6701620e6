#include "service/output/exit_code.hpp"

#include <gtest/gtest.h>

namespace quadrille::service {
namespace {

TEST(ExitCode, AreTheNumbersOfTheContract) {
  EXPECT_EQ(static_cast<int>(ExitCode::answered), 0);
  EXPECT_EQ(static_cast<int>(ExitCode::refuted), 1);
  EXPECT_EQ(static_cast<int>(ExitCode::bad_input), 2);
  EXPECT_EQ(static_cast<int>(ExitCode::unfinished), 3);
  EXPECT_EQ(static_cast<int>(ExitCode::fault), 4);
}

TEST(ExitCode, OfManyPuzzlesAFaultOutweighsAStopAndAStopUnreadFiles) {
  EXPECT_EQ(exit_code(Tally{.puzzles = 3, .unread = 3, .faults = 1}, true), ExitCode::fault);
  EXPECT_EQ(exit_code(Tally{.puzzles = 3, .unread = 3}, true), ExitCode::unfinished);
  EXPECT_EQ(exit_code(Tally{.puzzles = 3, .unread = 3}, false), ExitCode::bad_input);
  EXPECT_EQ(exit_code(Tally{.puzzles = 3, .unread = 2}, false), ExitCode::answered);
  EXPECT_EQ(exit_code(Tally{}, false), ExitCode::answered);
}

TEST(ExitCode, ADemandForUniquenessMayBeMetRefutedOrOpen) {
  SolveResult result{.strategy = "any", .status = Status::solved};
  const auto with = [&](std::optional<bool> unique) {
    result.outcome.found = AnyFound{.answer = nullptr, .unique = unique};
    return exit_code_of_unique(result);
  };
  EXPECT_EQ(with(true), ExitCode::answered);
  EXPECT_EQ(with(false), ExitCode::refuted);
  EXPECT_EQ(with(std::nullopt), ExitCode::unfinished);
  result.status = Status::timeout;
  EXPECT_EQ(with(std::nullopt), ExitCode::unfinished);
}

}  // namespace
}  // namespace quadrille::service
