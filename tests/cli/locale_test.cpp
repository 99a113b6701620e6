#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Numbers are the same where a comma separates their decimals.
class Locale : public testing::Test {
 protected:
  void SetUp() override {
    const auto command = "localedef -i de_DE -f UTF-8 '" + folder_.path("de_DE.UTF-8") + "' >/dev/null 2>&1";
    ASSERT_EQ(std::system(command.c_str()), 0) << "the German locale needs the package locales";
  }

  Ended in_german(const Words& words, const std::string& input = "") {
    return run(words,
               {.input = input, .environment = {{"LOCPATH", folder_.path()}, {"LC_ALL", "de_DE.UTF-8"}}});
  }

  TempFolder folder_;
};

TEST_F(Locale, ChangesNoNumberThatIsWritten) {
  EXPECT_EQ(in_german({"strategies"}).out, run({"strategies"}).out);
  const auto board = run({"generate", "tens"}).out;
  for (const auto* form : {"svg", "pdf", "png", "answer"}) {
    const Words words{"solve", "tens", "--strategy", "greedy", "--output", form};
    EXPECT_EQ(in_german(words, board).out, run(words, {.input = board}).out) << form;
  }
  const auto solved = in_german({"solve", "tens", "--strategy", "greedy", "--output", "json"}, board);
  EXPECT_GT(number_at(parsed(solved.out), "metrics.time_ms"), 0);
}

TEST_F(Locale, ChangesNoNumberThatIsRead) {
  EXPECT_EQ(in_german({"solve", "tens", "--time-limit", "1.5", "--strategy", "greedy"}, "19\n").code, 0);
  EXPECT_EQ(in_german({"solve", "tens", "--time-limit", "1,5", "--strategy", "greedy"}, "19\n").code, 2);
  EXPECT_EQ(in_german({"generate", "tens", "--empty", "0.25"}).out,
            run({"generate", "tens", "--empty", "0.25"}).out);
}

}  // namespace
}  // namespace quadrille::cli
