#include <gtest/gtest.h>

#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateWays, CountsThePlacesOfTicks) {
  const auto told = [](int squares, int ticks) {
    return *ways().run(Record::Map{{"squares", squares}, {"ticks", ticks}}).value().find("ways");
  };
  EXPECT_EQ(told(5, 2), Record(10));
  EXPECT_EQ(told(20, 10), Record(184'756));
  EXPECT_EQ(ways().run(Record::Map{{"squares", 2}, {"ticks", 3}}).error().message,
            "3 ticks do not fit into 2 squares");
}

}  // namespace
}  // namespace quadrille::template_family
