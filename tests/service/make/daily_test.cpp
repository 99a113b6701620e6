#include "service/make/daily.hpp"

#include <gtest/gtest.h>

#include "service/every_family.hpp"

namespace quadrille::service {
namespace {

const Family& daily_family(std::string_view name) { return *catalogue().find(name).value(); }

std::string made_on(std::string_view family, std::string_view date) {
  const auto& known = daily_family(family);
  const auto puzzle = make(daily(known, date).value(), {}).value().puzzle;
  return known.write(std::vector<NamedPuzzle>{{"", puzzle}}, known.formats().front().name).value();
}

std::string preset_on(std::string_view family, std::string_view date) {
  return std::string(daily(daily_family(family), date).value().preset.name);
}

TEST(Daily, IsTheSameForEverybodyAndAnotherTheNextDay) {
  for (const auto* family : {"sudoku", "kakuro", "nonogram", "tens"}) {
    EXPECT_EQ(made_on(family, "2026-11-19"), made_on(family, "2026-11-19")) << family;
    EXPECT_NE(made_on(family, "2026-11-19"), made_on(family, "2026-11-26")) << family;
  }
}

// What people have printed must not change under them.
TEST(Daily, IsThisOneOnTheDayThatThisWasWritten) {
  EXPECT_EQ(made_on("sudoku", "2026-11-19"),
            ".....23.7\n"
            ".3.895...\n"
            "...4...8.\n"
            "..83...9.\n"
            "95.....36\n"
            ".7...42..\n"
            ".6...3...\n"
            "...289.7.\n"
            "2.97.....\n");
}

TEST(Daily, GrowsHarderThroughTheWeek) {
  // 2026-11-16 is a Monday.
  EXPECT_EQ(preset_on("kakuro", "2026-11-16"), "small");
  EXPECT_EQ(preset_on("kakuro", "2026-11-17"), "easy");
  EXPECT_EQ(preset_on("kakuro", "2026-11-18"), "medium");
  EXPECT_EQ(preset_on("kakuro", "2026-11-19"), "hard");
  EXPECT_EQ(preset_on("kakuro", "2026-11-20"), "expert");
  EXPECT_EQ(preset_on("kakuro", "2026-11-21"), "diabolical");
  EXPECT_EQ(preset_on("kakuro", "2026-11-22"), "hard");
  EXPECT_EQ(preset_on("sudoku", "2026-11-21"), "diabolical");
  // A preset that promises no grade has no place in a week where others do.
  EXPECT_EQ(preset_on("tens", "2026-11-16"), "generous");
  EXPECT_EQ(preset_on("tens", "2026-11-21"), "barren");
}

TEST(Daily, OfMinesIsAGameToBeDealt) {
  const auto monday = daily(daily_family("mines"), "2026-11-16").value();
  EXPECT_TRUE(is_dealt(monday));
  EXPECT_EQ(monday.preset.name, "beginner");
  EXPECT_EQ(monday.seed, 20261116U);
}

TEST(Daily, TakesOnlyDaysOfTheCalendar) {
  const auto& sudoku = daily_family("sudoku");
  for (const auto* day : {"2024-02-29", "0001-01-01", "9999-12-31"}) EXPECT_TRUE(daily(sudoku, day)) << day;
  for (const auto* wrong : {"", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2026-11-1",
                            "26-11-19", "2026/11/19", "2026-11-19 ", "today", "-026-11-19", "2026-1 -19"}) {
    const auto day = daily(sudoku, wrong);
    ASSERT_FALSE(day) << wrong;
    EXPECT_NE(day.error().message.find("give one as 2026-11-19"), std::string::npos) << day.error().message;
  }
}

}  // namespace
}  // namespace quadrille::service
