#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateActs, AGivenSquareIsNotThePlayers) {
  const auto puzzle = drawn("1 1\n1 x.\n1 ..\n");
  EXPECT_EQ(set_cell(puzzle, blank(puzzle), {at(0, 1), kOpen, kBlank}).value(), page("x-\n..\n"));
  EXPECT_EQ(set_cell(puzzle, blank(puzzle), {at(0, 0), kTick, kBlank}).error().message,
            "row 1, column 1 is given");
}

TEST(TemplateActs, WhatWasFilledInIsGivenInWhatRemains) {
  const auto puzzle = drawn("1 1\n1 x.\n1 ..\n");
  EXPECT_EQ(remaining(puzzle, page("x-\n..\n")).value(), drawn("1 1\n1 x-\n1 ..\n"));
}

TEST(TemplateActs, APageIsFinishedOnceNoSquareIsOpenRightOrNot) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  EXPECT_EQ(finished(puzzle, page("x-\n-.\n")), std::nullopt);
  EXPECT_EQ(finished(puzzle, page("x-\n-x\n")), page("x-\n-x\n"));
  EXPECT_EQ(finished(puzzle, page("xx\n--\n")), page("xx\n--\n"));
}

}  // namespace
}  // namespace quadrille::template_family
