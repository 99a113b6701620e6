#include <algorithm>

#include <gtest/gtest.h>

#include "engine/extensions/classic.hpp"
#include "engine/family/family.hpp"
#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {

std::unique_ptr<const Family> family();

namespace {

TEST(KakuroFamily, IsWhatItsUsersKnow) {
  const auto kakuro = family();
  EXPECT_EQ(kakuro->name(), "kakuro");
  EXPECT_NE(kakuro->filled_cells(), nullptr);
  EXPECT_NE(kakuro->uniqueness(), nullptr);
  EXPECT_NE(kakuro->teaching(), nullptr);
  EXPECT_NE(kakuro->editing(), nullptr);
  EXPECT_NE(kakuro->extension<Classic>(), nullptr);
  EXPECT_EQ(kakuro->games(), nullptr);
  std::vector<std::string_view> formats;
  for (const auto& format : kakuro->formats()) formats.push_back(format.name);
  EXPECT_EQ(formats, (std::vector<std::string_view>{"plain", "puzzlink", "pzprv3", "janko", "backslash"}));
}

TEST(KakuroFamily, HasTheFourClassicMethodsSideBySide) {
  const auto kakuro = family();
  std::vector<std::string_view> names;
  for (const auto& info : kakuro->strategies()) names.push_back(info.name);
  const std::vector<std::string_view> classic{"basic", "mrv", "lcv", "full"};
  EXPECT_FALSE(std::ranges::search(names, classic).empty());
  for (const auto& info : kakuro->strategies()) EXPECT_EQ(info.time, std::chrono::seconds(60)) << info.name;
}

TEST(KakuroSamples, EveryGridHasItsAnswerAndASmallOneNoOther) {
  const auto kakuro = family();
  int grids = 0;
  for (const auto& [name, bytes] : kakuro->samples()) {
    if (!name.ends_with(".txt")) continue;
    SCOPED_TRACE(name);
    const auto puzzle = drawn(bytes);
    const auto stem = std::string(name.substr(0, name.rfind('.')));
    const auto samples = kakuro->samples();
    const auto answer = std::ranges::find(samples, stem + ".answer", &EmbeddedFile::name);
    ASSERT_NE(answer, samples.end());
    const auto held = kakuro->read({bytes}, "").value().front().puzzle;
    const auto right = kakuro->read_answer(*held, answer->bytes);
    ASSERT_TRUE(right) << right.error().message;
    EXPECT_TRUE(kakuro->check(*held, **right, Extent::whole).right());
    ++grids;
    if (puzzle.cells.size() > 16) continue;
    EXPECT_EQ(count_by_trying(puzzle, 2), 1);
  }
  EXPECT_GE(grids, 20);
}

}  // namespace
}  // namespace quadrille::kakuro
