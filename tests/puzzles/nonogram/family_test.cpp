#include <algorithm>

#include <gtest/gtest.h>

#include "engine/family/family.hpp"

namespace quadrille::nonogram {

std::unique_ptr<const Family> family();

namespace {

TEST(NonogramFamily, IsWhatItsUsersKnow) {
  const auto nonogram = family();
  EXPECT_EQ(nonogram->name(), "nonogram");
  EXPECT_NE(nonogram->filled_cells(), nullptr);
  EXPECT_NE(nonogram->uniqueness(), nullptr);
  EXPECT_NE(nonogram->teaching(), nullptr);
  EXPECT_NE(nonogram->editing(), nullptr);
  EXPECT_EQ(nonogram->played_moves(), nullptr);
  EXPECT_EQ(nonogram->games(), nullptr);
  std::vector<std::string_view> formats;
  for (const auto& format : nonogram->formats()) formats.push_back(format.name);
  EXPECT_EQ(formats, (std::vector<std::string_view>{"non", "pbm", "png", "page", "xml", "taai", "mk", "g",
                                                    "cwd", "nin"}));
}

TEST(NonogramFamily, MakesPuzzlesByChanceAndFromPictures) {
  const auto nonogram = family();
  const auto generators = nonogram->generators();
  ASSERT_EQ(generators.size(), 2U);
  EXPECT_EQ(generators[0].from, MadeFrom::nothing);
  EXPECT_EQ(generators[1].from, MadeFrom::file);
  Random random(1);
  Context context({});
  const Source source{.text = "P1 2 2 1 0 0 1"};
  EXPECT_FALSE(nonogram->generate("picture", &source, {}, random, context));
  EXPECT_TRUE(nonogram->generate("picture", &source, Record::Map{{"repair", true}}, random, context));
}

TEST(NonogramSamples, AreManyAndOfEveryGrade) {
  const auto nonogram = family();
  std::vector<std::string> grades;
  int coloured = 0;
  int several = 0;
  int puzzles = 0;
  for (const auto& [name, bytes] : nonogram->samples()) {
    if (name.ends_with(".answer")) continue;
    SCOPED_TRACE(name);
    ++puzzles;
    const auto puzzle = nonogram->read({bytes}, "").value().front().puzzle;
    const auto picture = nonogram->picture(*puzzle, nullptr);
    coloured += picture.legend.size() > 3 ? 1 : 0;
    Context context({});
    const auto grade = nonogram->teaching()->grade(*puzzle, context);
    if (grade) {
      grades.push_back(grade->name);
    } else {
      EXPECT_EQ(grade.error().message, "more than one picture has these clues");
      ++several;
    }
  }
  EXPECT_GE(puzzles, 14);
  EXPECT_GE(coloured, 5);
  EXPECT_EQ(several, 1);
  for (const auto* name : {"line", "probing", "branching"}) {
    EXPECT_NE(std::ranges::find(grades, name), grades.end()) << name;
  }
}

}  // namespace
}  // namespace quadrille::nonogram
