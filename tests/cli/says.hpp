#pragma once

#include <gtest/gtest.h>

#include <string_view>

namespace quadrille::cli {

// What a program has said, with the whole of it in a failure.

inline testing::AssertionResult says(std::string_view text, std::string_view words) {
  if (text.find(words) != std::string_view::npos) {
    return testing::AssertionSuccess() << "\"" << words << "\" is in:\n" << text;
  }
  return testing::AssertionFailure() << "\"" << words << "\" is not in:\n" << text;
}

inline testing::AssertionResult opens_with(std::string_view text, std::string_view words) {
  if (text.starts_with(words)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "not opened with \"" << words << "\":\n" << text;
}

inline testing::AssertionResult closes_with(std::string_view text, std::string_view words) {
  if (text.ends_with(words)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "not closed with \"" << words << "\":\n" << text;
}

}  // namespace quadrille::cli
