#include "service/show/render.hpp"

#include <gtest/gtest.h>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

TEST(Render, DrawsEveryFormItKnows) {
  const auto family = lamps::family();
  const auto picture = family->picture(*lamps::puzzle_of(*family, "1?1 2"), nullptr);
  EXPECT_NE(render(picture, "text")->find('?'), std::string::npos);
  EXPECT_TRUE(render(picture, "svg")->find("<svg") != std::string::npos);
  EXPECT_TRUE(render(picture, "png")->starts_with("\x89PNG"));
  EXPECT_TRUE(render(picture, "pdf")->starts_with("%PDF"));
  EXPECT_EQ(render(picture, "pgn").error().message,
            "unknown form 'pgn'; did you mean 'png'? (known: text, svg, png, pdf)");
}

TEST(Render, ATerminalGetsNoBytes) {
  EXPECT_TRUE(is_binary("png"));
  EXPECT_TRUE(is_binary("pdf"));
  EXPECT_FALSE(is_binary("text"));
  EXPECT_FALSE(is_binary("svg"));
}

}  // namespace
}  // namespace quadrille::service
