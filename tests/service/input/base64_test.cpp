#include "service/input/encoding.hpp"

#include <gtest/gtest.h>

namespace quadrille::service {
namespace {

TEST(Base64, TheExamplesOfTheStandard) {
  EXPECT_EQ(from_base64(""), "");
  EXPECT_EQ(from_base64("Zg=="), "f");
  EXPECT_EQ(from_base64("Zm8="), "fo");
  EXPECT_EQ(from_base64("Zm9v"), "foo");
  EXPECT_EQ(from_base64("Zm9vYg=="), "foob");
  EXPECT_EQ(from_base64("Zm9vYmE="), "fooba");
  EXPECT_EQ(from_base64("Zm9vYmFy"), "foobar");
}

TEST(Base64, EveryByteAndNoPadding) {
  EXPECT_EQ(from_base64("AP+A"), std::string("\0\xFF\x80", 3));
  EXPECT_EQ(from_base64("Zg"), "f");
}

TEST(Base64, WhatIsNoneIsRefused) {
  EXPECT_EQ(from_base64("Zm9*").error().message, "'*' is not a base64 digit");
  EXPECT_EQ(from_base64("Zm=v").error().message, "'=' is not a base64 digit");
  EXPECT_EQ(from_base64("Zm9vY").error().message, "base64 that is cut off or padded too far");
  EXPECT_EQ(from_base64("Zg===").error().message, "base64 that is cut off or padded too far");
  EXPECT_FALSE(from_base64("===="));
}

}  // namespace
}  // namespace quadrille::service
