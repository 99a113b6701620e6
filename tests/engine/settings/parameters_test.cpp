#include "engine/settings/parameters.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille {
namespace {

enum class Prefer { most, fewest };

struct Options {
  int depth = 3;
  std::uint32_t width = 100;
  double heat = 0.5;
  bool eager = true;
  std::string note = "none";
  Prefer prefer = Prefer::fewest;
};

const Parameters<Options>& parameters() {
  static const auto declared =
      Parameters<Options>()
          .integer("depth", &Options::depth, 1, 10, "moves to look ahead")
          .integer("width", &Options::width, 1U, 4'000'000'000U, "boards kept")
          .real("heat", &Options::heat, 0.0, 1.5, "how hot")
          .truth("eager", &Options::eager, "begin at once")
          .text("note", &Options::note, "a note")
          .choice("prefer", &Options::prefer, {{"most", Prefer::most}, {"fewest", Prefer::fewest}},
                  "which move");
  return declared;
}

Record given(std::string name, Record value) { return Record::Map{{std::move(name), std::move(value)}}; }

Options bound(std::string name, Record value) {
  return parameters().bind(given(std::move(name), std::move(value))).value();
}

std::string refusal(std::string name, Record value) {
  const auto options = parameters().bind(given(std::move(name), std::move(value)));
  return options ? "accepted" : options.error().message;
}

TEST(Parameters, NothingGivenGivesTheDefaults) {
  for (const auto& nothing : {Record(), Record(Record::Map{})}) {
    const auto options = parameters().bind(nothing).value();
    EXPECT_EQ(options.depth, 3);
    EXPECT_EQ(options.width, 100U);
    EXPECT_EQ(options.heat, 0.5);
    EXPECT_TRUE(options.eager);
    EXPECT_EQ(options.note, "none");
    EXPECT_EQ(options.prefer, Prefer::fewest);
  }
}

TEST(Parameters, DescribeThemselves) {
  const auto& list = parameters().list();
  ASSERT_EQ(list.size(), 6U);
  EXPECT_EQ(list[0].name, "depth");
  EXPECT_EQ(list[0].help, "moves to look ahead");
  EXPECT_EQ(list[0].initial, Record(3));
  EXPECT_EQ(describe_range(list[0]), "1 to 10");
  EXPECT_EQ(describe_range(list[1]), "1 to 4000000000");
  EXPECT_EQ(describe_range(list[2]), "0 to 1.5");
  EXPECT_EQ(describe_range(list[3]), "true|false");
  EXPECT_EQ(describe_range(list[4]), "a text");
  EXPECT_EQ(list[5].initial, Record("fewest"));
  EXPECT_EQ(describe_range(list[5]), "most|fewest");
}

TEST(Parameters, IntegersComeAsNumbersOrTexts) {
  EXPECT_EQ(bound("depth", 7).depth, 7);
  EXPECT_EQ(bound("depth", "7").depth, 7);
  EXPECT_EQ(bound("depth", 7.0).depth, 7);
  EXPECT_EQ(bound("width", std::int64_t{4'000'000'000}).width, 4'000'000'000U);
}

TEST(Parameters, IntegersOutOfRangeAreRefusedByNameAndRange) {
  EXPECT_EQ(bound("depth", 1).depth, 1);
  EXPECT_EQ(bound("depth", 10).depth, 10);
  EXPECT_EQ(refusal("depth", 0), "parameter 'depth' is 1 to 10, not '0'");
  EXPECT_EQ(refusal("depth", 11), "parameter 'depth' is 1 to 10, not '11'");
  EXPECT_EQ(refusal("depth", "99999999999999999999"),
            "parameter 'depth' is 1 to 10, not '99999999999999999999'");
  EXPECT_EQ(refusal("depth", 2.5), "parameter 'depth' is 1 to 10, not '2.5'");
  EXPECT_EQ(refusal("depth", 1e300), "parameter 'depth' is 1 to 10, not '1e+300'");
  EXPECT_EQ(refusal("depth", "seven"), "parameter 'depth' is 1 to 10, not 'seven'");
  EXPECT_EQ(refusal("depth", nullptr), "parameter 'depth' is 1 to 10, not 'null'");
  EXPECT_EQ(refusal("depth", true), "parameter 'depth' is 1 to 10, not 'true'");
}

TEST(Parameters, RealsComeAsNumbersOrTexts) {
  EXPECT_EQ(bound("heat", 0.25).heat, 0.25);
  EXPECT_EQ(bound("heat", 1).heat, 1.0);
  EXPECT_EQ(bound("heat", "1.5").heat, 1.5);
}

TEST(Parameters, RealsOutOfRangeAreRefused) {
  EXPECT_EQ(refusal("heat", 1.6), "parameter 'heat' is 0 to 1.5, not '1.6'");
  EXPECT_EQ(refusal("heat", "nan"), "parameter 'heat' is 0 to 1.5, not 'nan'");
  EXPECT_EQ(refusal("heat", "inf"), "parameter 'heat' is 0 to 1.5, not 'inf'");
  EXPECT_EQ(refusal("heat", ""), "parameter 'heat' is 0 to 1.5, not ''");
}

TEST(Parameters, TruthHasEveryUsualSpelling) {
  for (const Record& yes :
       {Record(true), Record(1), Record("true"), Record("yes"), Record("on"), Record("1")}) {
    EXPECT_TRUE(bound("eager", yes).eager);
  }
  for (const Record& no :
       {Record(false), Record(0), Record("false"), Record("no"), Record("off"), Record("0")}) {
    EXPECT_FALSE(bound("eager", no).eager);
  }
  EXPECT_EQ(refusal("eager", "maybe"), "parameter 'eager' is true|false, not 'maybe'");
  EXPECT_EQ(refusal("eager", 2), "parameter 'eager' is true|false, not '2'");
}

TEST(Parameters, ChoicesAreOneOfTheirWords) {
  EXPECT_EQ(bound("prefer", "most").prefer, Prefer::most);
  EXPECT_EQ(refusal("prefer", "least"), "parameter 'prefer' is most|fewest, not 'least'");
  EXPECT_EQ(refusal("prefer", Record::List{}), "parameter 'prefer' is most|fewest, not 'null'");
}

TEST(Parameters, TextsAreTakenAsTheyAre) { EXPECT_EQ(bound("note", "two words").note, "two words"); }

struct Optional {
  std::optional<int> width{};
};

TEST(Parameters, ANumberThatNeedNotBeGivenIsThereOnlyIfItIs) {
  const auto parameters =
      Parameters<Optional>().integer("width", &Optional::width, 1, 10, "the preset's", "positions kept");
  EXPECT_TRUE(parameters.list()[0].initial.is_null());
  EXPECT_EQ(parameters.list()[0].otherwise, "the preset's");
  EXPECT_EQ(parameters.bind({})->width, std::nullopt);
  EXPECT_EQ(parameters.bind(given("width", nullptr))->width, std::nullopt);
  EXPECT_EQ(parameters.bind(given("width", 7))->width, 7);
  EXPECT_EQ(parameters.bind(given("width", "7"))->width, 7);
  EXPECT_EQ(parameters.bind(given("width", 0)).error().message, "parameter 'width' is 1 to 10, not '0'");
  EXPECT_EQ(parameters.bind(given("width", "")).error().message, "parameter 'width' is 1 to 10, not ''");
}

TEST(Parameters, AnUnknownNameIsAnsweredWithTheNearestAndAll) {
  EXPECT_EQ(
      refusal("dpeth", 3),
      "unknown parameter 'dpeth'; did you mean 'depth'? (known: depth, width, heat, eager, note, prefer)");
  EXPECT_EQ(checked({}, given("depth", 3)).error().message, "unknown parameter 'depth': there are none");
}

TEST(Parameters, AnythingButAMapIsRefused) {
  EXPECT_EQ(parameters().bind(Record(3)).error().message, "parameters are a map of name to value");
  EXPECT_EQ(parameters().bind(Record(Record::List{})).error().message,
            "parameters are a map of name to value");
}

RC_GTEST_PROP(Parameters, WhatIsAcceptedIsInRange, (std::int64_t number)) {
  const auto options = parameters().bind(given("depth", number));
  RC_ASSERT(options.has_value() == (number >= 1 && number <= 10));
  if (options) RC_ASSERT(options->depth == number);
}

TEST(Parameters, CheckedValuesHaveTheirOwnTypes) {
  const auto values =
      checked(parameters().list(), Record::Map{{"eager", "no"}, {"depth", "4"}, {"heat", 1}}).value();
  EXPECT_EQ(*values.find("eager"), Record(false));
  EXPECT_EQ(*values.find("depth"), Record(4));
  EXPECT_EQ(*values.find("heat"), Record(1.0));
  EXPECT_EQ(*values.find("note"), Record("none"));
}

}  // namespace
}  // namespace quadrille
