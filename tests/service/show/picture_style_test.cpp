#include "service/show/view.hpp"

#include <gtest/gtest.h>

#include "draw/theme.hpp"
#include "grid/picture.hpp"

namespace quadrille::service {
namespace {

const Record& at_path(const Record& record, std::initializer_list<std::string_view> path) {
  const auto* found = &record;
  for (const auto key : path) found = found->find(key);
  return *found;
}

TEST(PictureStyle, APenOfThePageIsThatOfThePictures) {
  const auto style = picture_style();
  EXPECT_EQ(at_path(style, {"pens", "good", "colour"}), Record("#1b7f3b"));
  const auto* width = at_path(style, {"pens", "good", "width"}).get<double>();
  ASSERT_NE(width, nullptr);
  EXPECT_NEAR(*width * draw::kCell, draw::pen_of(Role::good).width, 0.01);
  EXPECT_EQ(at_path(style, {"pens", "good", "dash"}), Record(Record::List{}));
  EXPECT_EQ(at_path(style, {"pens", "focus", "dash"}).get<Record::List>()->size(), 4U);
}

TEST(PictureStyle, EveryRoleHasAPenAndEveryHatchItsStrokes) {
  const auto style = picture_style();
  for (const auto role : all_values<Role>()) EXPECT_NE(style.find("pens")->find(name(role)), nullptr);
  for (const auto hatch : all_values<Hatch>()) {
    const auto strokes = at_path(style, {"hatches", name(hatch), "strokes"}).get<Record::List>()->size();
    EXPECT_EQ(strokes == 0, hatch == Hatch::none || hatch == Hatch::solid) << name(hatch);
  }
}

TEST(PictureStyle, TheStrokesOfAHatchStayInTheirCell) {
  const auto style = picture_style();
  for (const auto& stroke : *at_path(style, {"hatches", "cross", "strokes"}).get<Record::List>()) {
    for (const auto& coordinate : *stroke.get<Record::List>()) {
      EXPECT_GE(*coordinate.get<double>(), 0);
      EXPECT_LE(*coordinate.get<double>(), 1);
    }
  }
}

}  // namespace
}  // namespace quadrille::service
