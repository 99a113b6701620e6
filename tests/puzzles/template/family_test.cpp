#include <gtest/gtest.h>

#include "engine/family/family.hpp"
#include "puzzles/template/family.hpp"
#include "puzzles/template/make/turning.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateFamily, OpensEveryFacet) {
  const auto family = template_family::family();
  EXPECT_NE(family->filled_cells(), nullptr);
  EXPECT_NE(family->editing(), nullptr);
  EXPECT_NE(family->uniqueness(), nullptr);
  EXPECT_NE(family->teaching(), nullptr);
  EXPECT_NE(family->games(), nullptr);
  EXPECT_NE(family->certification(), nullptr);
  EXPECT_EQ(family->answer_form(), AnswerForm::record);
  EXPECT_EQ(family->generators().size(), 2U);
  EXPECT_FALSE(family->samples().empty());
  EXPECT_EQ(family->tools().size(), 1U);
  EXPECT_NE(family->extension<Turning>(), nullptr);
}

}  // namespace
}  // namespace quadrille::template_family
