#include "service/play/aids.hpp"

#include <gtest/gtest.h>

#include "service/every_family.hpp"
#include "service/json/json.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kSums = "3 3\nX D4 D6\nA3 . .\nA7 . .\n";

std::string told(std::string_view position, std::optional<Cell> cell) {
  const auto& kakuro = *catalogue().find("kakuro").value();
  const auto puzzle = kakuro.read({kSums}, "").value().front().puzzle;
  const auto record = aids(kakuro, *puzzle, *kakuro.read_answer(*puzzle, position).value(), cell);
  if (!record) return record.error().message;
  const auto* told = record->find(cell ? "remarks" : "candidates");
  return told != nullptr ? to_json(*told) : "nothing";
}

TEST(Aids, CandidatesComeRowByRow) {
  EXPECT_EQ(told(kSums, {}), R"([["","",""],["","1","12"],["","13","1245"]])");
  EXPECT_EQ(told("3 3\nX D4 D6\nA3 1 .\nA7 . .\n", {}), R"([["","",""],["","","2"],["","3","1245"]])");
}

TEST(Aids, RemarksAreOfOneCell) {
  EXPECT_EQ(told(kSums, at(1, 2)), R"(["across: 3 in 2 cells: 1 2","down: 6 in 2 cells: 2 4, 1 5"])");
  EXPECT_EQ(told(kSums, at(0, 0)), "[]");
}

TEST(Aids, ACellOutsideTheBoardIsRefusedInWords) {
  EXPECT_EQ(told(kSums, at(0, 3)), "row 1, column 4 is outside the 3x3 board");
  EXPECT_EQ(told(kSums, at(-1, 0)), "row 0, column 1 is outside the 3x3 board");
}

TEST(Aids, AFamilyWithoutThemSaysSo) {
  const auto family = lamps::family();
  const auto puzzle = lamps::puzzle_of(*family, "1?1 2");
  EXPECT_EQ(aids(*family, *puzzle, *family->blank(*puzzle), {}).error().message,
            "lamps has no aids for players");
}

}  // namespace
}  // namespace quadrille::service
