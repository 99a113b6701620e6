#include <gtest/gtest.h>

#include <map>

#include "engine/family/embedded.hpp"
#include "grid/text.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/model/layout.hpp"

namespace quadrille::mines {

std::span<const EmbeddedFile> collection();

namespace {

std::string graded(const Layout& layout) {
  Context context({});
  const auto grade = grade_game(layout, context);
  return grade ? grade->name : "none";
}

std::string graded(std::string_view text) { return graded(read_layout(text).value()); }

TEST(MinesGameGrade, IsThatOfTheHardestDeductionThatTheGameNeeds) {
  EXPECT_EQ(graded("rows 1 cols 3 mines 0 start 0 0\n...\n"), "easy") << "the first opening is all";
  EXPECT_EQ(graded("rows 3 cols 4 mines 1 start 2 0\n...*\n....\n....\n"), "easy");
  EXPECT_EQ(graded("rows 3 cols 4 mines 2 start 2 0\n...*\n....\n...*\n"), "medium");
}

TEST(MinesGameGrade, IsNoneWhereAGuessIsNeeded) {
  EXPECT_EQ(graded("rows 2 cols 4 mines 1 start 0 3\n*...\n....\n"), "none");
  EXPECT_EQ(graded("rows 2 cols 2 mines 1 start 0 0\n..\n.*\n"), "none");
}

std::string_view embedded(std::string_view ending) {
  for (const auto& file : collection()) {
    if (file.name.ends_with(ending)) return file.bytes;
  }
  return {};
}

TEST(MinesCollection, HasGamesOfEveryGradeThatNeedNoGuess) {
  std::map<std::string, std::string> by_id;  // grades
  for (const auto& line : split_lines(embedded(".csv"))) {
    const auto title = line.text.find(',');
    if (title == std::string_view::npos) continue;
    const auto grade = line.text.find(',', title + 1) + 1;
    by_id[std::string(line.text.substr(0, title))] =
        line.text.substr(grade, line.text.find(',', grade) - grade);
  }
  const auto games = read_layouts(embedded(".txt")).value();
  ASSERT_GE(games.size(), 60U);
  std::map<std::string, int> found;
  for (const auto& [id, layout] : games) {
    ++found[graded(layout)];
    EXPECT_EQ(graded(layout), by_id[id]) << id;
  }
  EXPECT_EQ(found.size(), 4U) << "easy, medium, hard and expert";
}

}  // namespace
}  // namespace quadrille::mines
