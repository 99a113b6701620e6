#include "service/show/describe.hpp"

#include <gtest/gtest.h>

#include "service/json/json.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

TEST(Describe, AParameterIsItsJsonSchema) {
  EXPECT_EQ(to_json(describe(Parameter{"depth", "how deep", ParameterKind::integer, 3, 1, 10})),
            R"({"type":"integer","description":"how deep","default":3,"minimum":1,"maximum":10})");
  EXPECT_EQ(to_json(describe(Parameter{"heat", "how hot", ParameterKind::real, 0.5, 0.0, 1.0})),
            R"({"type":"number","description":"how hot","default":0.5,"minimum":0.0,"maximum":1.0})");
  EXPECT_EQ(to_json(describe(Parameter{"eager", "at once", ParameterKind::truth, true})),
            R"({"type":"boolean","description":"at once","default":true})");
  EXPECT_EQ(to_json(describe(
                Parameter{"prefer", "which", ParameterKind::choice, "most", {}, {}, {"most", "fewest"}})),
            R"({"type":"string","description":"which","default":"most","enum":["most","fewest"]})");
  EXPECT_EQ(to_json(describe(Parameter{"note", "a note", ParameterKind::text, ""})),
            R"({"type":"string","description":"a note","default":""})");
}

TEST(Describe, AParameterWithoutADefaultSaysWhatHoldsThen) {
  const Parameter width{.name = "width",
                        .help = "how wide",
                        .kind = ParameterKind::integer,
                        .least = 1,
                        .most = 10,
                        .otherwise = "the preset's"};
  EXPECT_EQ(
      to_json(describe(width)),
      R"({"type":"integer","description":"how wide","default":null,"otherwise":"the preset's","minimum":1,"maximum":10})");
}

TEST(Describe, AFamilyNamesItsStrategiesFormatsAndCapabilities) {
  const auto record = describe(*lamps::family());
  EXPECT_EQ(*record.find("name"), Record("lamps"));
  const auto& strategies = *record.find("strategies")->get<Record::List>();
  ASSERT_EQ(strategies.size(), 2U);
  EXPECT_EQ(
      to_json(strategies[0]),
      R"({"name":"search","title":"search","description":"as told","time_limit":60.0,"parameters":{}})");
  EXPECT_EQ(to_json(record.find("formats")->get<Record::List>()->front()),
            R"({"name":"plain","description":"lamps and how many are lit","extension":".txt",)"
            R"("reads":true,"writes":true})");
  EXPECT_EQ(to_json(*record.find("player")), R"("moves")");
  EXPECT_EQ(to_json(*record.find("can")), R"(["unique","hint","grade","games"])");
}

TEST(Spelled, IsWhatAUserTypes) {
  EXPECT_EQ(spelled("most"), "most");
  EXPECT_EQ(spelled(3), "3");
  EXPECT_EQ(spelled(true), "true");
  EXPECT_EQ(spelled(0.5), "0.5");
}

}  // namespace
}  // namespace quadrille::service
