#include "library/c_api.h"

#include <gtest/gtest.h>

namespace {

TEST(LibraryInC, SolvesAndSaysHow) { EXPECT_STREQ(solves_and_says_how(), nullptr); }
TEST(LibraryInC, BadInputIsToldWithItsPlace) { EXPECT_STREQ(bad_input_is_told_with_its_place(), nullptr); }
TEST(LibraryInC, OptionsAreAllUnderstoodOrRefused) {
  EXPECT_STREQ(options_are_all_understood_or_refused(), nullptr);
}
TEST(LibraryInC, ALongMessageIsCut) { EXPECT_STREQ(a_long_message_is_cut(), nullptr); }
TEST(LibraryInC, NullPointersAreMisuse) { EXPECT_STREQ(null_pointers_are_misuse(), nullptr); }
TEST(LibraryInC, NullHandlesAreHarmless) { EXPECT_STREQ(null_handles_are_harmless(), nullptr); }
TEST(LibraryInC, ARunIsStoppedAndHasTheBestSoFar) {
  EXPECT_STREQ(a_run_is_stopped_and_has_the_best_so_far(), nullptr);
}
TEST(LibraryInC, ARunThatIsFreedEnds) { EXPECT_STREQ(a_run_that_is_freed_ends(), nullptr); }
TEST(LibraryInC, TheOtherCallsGiveTexts) { EXPECT_STREQ(the_other_calls_give_texts(), nullptr); }
TEST(LibraryInC, ASessionTicksUntilItIsClosed) {
  EXPECT_STREQ(a_session_ticks_until_it_is_closed(), nullptr);
}

}  // namespace
