#include "service/input/recognise.hpp"

#include <gtest/gtest.h>

#include "service/every_family.hpp"

namespace quadrille::service {
namespace {

TEST(Example, OfEveryFormatIsATextThatTheFamilyReads) {
  for (const auto& family : catalogue().families()) {
    for (const auto& format : family->formats()) {
      SCOPED_TRACE(format.name);
      const auto text = example(*family, format.name);
      EXPECT_FALSE(text.empty());
      EXPECT_TRUE(recognise(catalogue(), text, family->name())) << text;
    }
  }
}

TEST(Example, IsInTheFormatItselfWhereThatIsText) {
  const auto tens = catalogue().find("tens");
  ASSERT_TRUE(tens);
  EXPECT_TRUE(example(**tens, "json").starts_with("["));
  EXPECT_FALSE(example(**tens, "plain").starts_with("["));
}

TEST(Example, IsInAnotherFormatWhereItsOwnIsNotText) {
  const auto nonogram = catalogue().find("nonogram");
  ASSERT_TRUE(nonogram);
  EXPECT_EQ(example(**nonogram, "png"), example(**nonogram, (*nonogram)->formats().front().name));
}

}  // namespace
}  // namespace quadrille::service
