#include "service/input/recognise.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "grid/text.hpp"
#include "service/every_family.hpp"

namespace quadrille::service {
namespace {

TEST(Recognise, EverySampleIsOfItsOwnFamily) {
  for (const auto& family : catalogue().families()) {
    for (const auto& file : family->samples()) {
      if (file.name.ends_with(".answer") || file.name.ends_with(".list")) continue;
      const auto read = recognise(catalogue(), file.bytes);
      ASSERT_TRUE(read) << file.name << ": " << read.error().message;
      EXPECT_EQ(read->family->name(), family->name()) << file.name;
      EXPECT_FALSE(read->format.empty());
      EXPECT_FALSE(read->puzzles.empty());
    }
  }
}

TEST(Recognise, ATextThatNobodyReadsIsToldByWhoeverCameFurthest) {
  const auto error = recognise(catalogue(), "mines 3\n???\n?1x\n").error();
  EXPECT_EQ(error.line, 3);
  ASSERT_NE(error.family, nullptr);
  EXPECT_EQ(error.family->name(), "mines");
  EXPECT_EQ(error.format, "plain");
}

TEST(Recognise, AKnownFamilyTellsItsOwnError) {
  const auto error = recognise(catalogue(), "1x\n", "tens").error();
  EXPECT_EQ(error.column, 2);
  EXPECT_EQ(error.format, "plain");
  EXPECT_FALSE(recognise(catalogue(), "12\n", "chess"));
  EXPECT_FALSE(recognise(catalogue(), "12\n", "tens", "no format"));
}

TEST(Recognise, NothingIsNoPuzzle) { EXPECT_FALSE(recognise(catalogue(), "")); }

}  // namespace
}  // namespace quadrille::service
