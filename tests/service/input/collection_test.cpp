#include "service/input/collection.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "service/every_family.hpp"
#include "service/input/input.hpp"

namespace quadrille::service {
namespace {

TEST(Collection, HasPuzzlesWithNamesAndTitlesOfTheirOwn) {
  for (const auto& family : catalogue().families()) {
    SCOPED_TRACE(family->name());
    const auto puzzles = collection(*family);
    if (puzzles.empty()) continue;
    EXPECT_GE(puzzles.size(), 60U);
    std::set<std::string_view> ids;
    std::set<std::string_view> titles;
    std::set<std::string_view> grades;
    for (const auto& puzzle : puzzles) {
      EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
      EXPECT_TRUE(titles.insert(puzzle.title).second) << puzzle.title;
      EXPECT_FALSE(puzzle.title.empty());
      EXPECT_FALSE(puzzle.text.empty());
      grades.insert(puzzle.grade);
    }
    EXPECT_GE(grades.size(), 3U);
    EXPECT_FALSE(grades.contains(""));
  }
}

TEST(Collection, FortyNonogramsArePicturesAndTenOfThemInColour) {
  const auto& nonogram = *catalogue().find("nonogram").value();
  int coloured = 0;
  int least = 25;
  int most = 5;
  for (const auto& puzzle : collection(nonogram)) {
    coloured += puzzle.text.find("\ncolor ") != std::string_view::npos ? 1 : 0;
    least = std::min({least, puzzle.size.rows, puzzle.size.cols});
    most = std::max({most, puzzle.size.rows, puzzle.size.cols});
  }
  EXPECT_GE(coloured, 10);
  EXPECT_EQ(least, 5);
  EXPECT_EQ(most, 25);
}

TEST(Collection, TakesLittleRoom) {
  std::size_t bytes = 0;
  for (const auto& family : catalogue().families()) {
    for (const auto& file : family->collection()) bytes += file.bytes.size();
  }
  EXPECT_LT(bytes, 250'000U);
}

TEST(Collection, APuzzleIsFoundByItsId) {
  const auto& kakuro = *catalogue().find("kakuro").value();
  const auto puzzle = collected(kakuro, "k-017").value();
  EXPECT_EQ(puzzle.id, "k-017");
  const auto read = read_puzzles(kakuro, puzzle.text, "");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(kakuro.size(*read->front().puzzle), puzzle.size);
}

TEST(Collection, AnUnknownIdIsAnsweredWithTheNearest) {
  const auto& kakuro = *catalogue().find("kakuro").value();
  const auto unknown = collected(kakuro, "k017");
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message.find("did you mean 'k-017'?"), std::string::npos)
      << unknown.error().message;
}

}  // namespace
}  // namespace quadrille::service
