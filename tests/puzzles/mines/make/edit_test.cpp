#include "puzzles/mines/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/formats/plain.hpp"
#include "puzzles/mines/model/picture.hpp"

namespace quadrille::mines {
namespace {

std::string edited(const Position& position, const Edit& change) {
  const auto result = edit(position, change);
  return result ? write_plain(std::vector<NamedRef<Position>>{{"", *result}}) : result.error().message;
}

Field total(std::string text) { return {.id = "mines", .spoken = {}, .text = std::move(text)}; }

TEST(MinesEdit, TheTotalIsSetAndTakenAway) {
  EXPECT_EQ(edited(drawn("1?\n"), total("1")), "mines 1\n1?\n");
  EXPECT_EQ(edited(drawn("mines 1\n1?\n"), total("")), "1?\n");
}

TEST(MinesEdit, ATotalTakesThePlaceOfADensity) {
  EXPECT_EQ(edited(drawn("density 0.5\n1?\n"), total("1")), "mines 1\n1?\n");
}

TEST(MinesEdit, ATotalBeyondTheBoardAndOtherFieldsAreRefused) {
  EXPECT_EQ(edited(drawn("1?\n"), total("3")), "the mines in all are a number from 0 to 2, not '3'");
  EXPECT_EQ(edited(drawn("1?\n"), total("many")), "the mines in all are a number from 0 to 2, not 'many'");
  EXPECT_EQ(edited(drawn("1?\n"), {Field{.id = "row 0", .spoken = {}, .text = "1"}}),
            "a position has no clue lines; its only field is \"mines\"");
}

TEST(MinesPicture, SaysWhatIsAssumedWhereTheTotalIsNotKnown) {
  EXPECT_EQ(picture(drawn("mines 1\n1?\n"), nullptr).facts.front().text, "1");
  EXPECT_EQ(picture(drawn("1?\n"), nullptr).facts.front().otherwise, "not known");
  EXPECT_EQ(picture(drawn("density 0.5\n1?\n"), nullptr).facts.front().otherwise,
            "not known: the chances assume that 50% of the cells have a mine");
}

}  // namespace
}  // namespace quadrille::mines
