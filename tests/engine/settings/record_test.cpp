#include "engine/settings/record.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace quadrille {
namespace {

TEST(Record, KnowsItsType) {
  EXPECT_TRUE(Record().is_null());
  EXPECT_NE(Record(true).get<bool>(), nullptr);
  EXPECT_NE(Record(1).get<std::int64_t>(), nullptr);
  EXPECT_NE(Record(1.0).get<double>(), nullptr);
  EXPECT_NE(Record("text").get<std::string>(), nullptr);
  EXPECT_EQ(Record("text").get<bool>(), nullptr);
  EXPECT_EQ(Record(1).get<double>(), nullptr);
}

TEST(Record, AddingToNothingMakesAMap) {
  Record record;
  record.add("b", 1);
  record.add("a", "two");
  EXPECT_EQ(record, (Record(Record::Map{{"b", 1}, {"a", "two"}})));
}

TEST(Record, FindsKeysInMapsOnly) {
  const Record record(Record::Map{{"a", 1}});
  ASSERT_NE(record.find("a"), nullptr);
  EXPECT_EQ(*record.find("a"), Record(1));
  EXPECT_EQ(record.find("b"), nullptr);
  EXPECT_EQ(Record("a").find("a"), nullptr);
  EXPECT_EQ(Record().find("a"), nullptr);
}

TEST(Record, FlatListsEqualWhatIsReadBack) {
  const Record cells(Record::Tuples{2, {0, 1, 2, 3}});
  const Record pairs(Record::List{Record::List{0, 1}, Record::List{2, 3}});
  EXPECT_EQ(cells, pairs);
  EXPECT_EQ(pairs, cells);
  EXPECT_NE(cells, Record(Record::Tuples{2, {0, 1}}));
  EXPECT_NE(cells, Record(Record::Tuples{4, {0, 1, 2, 3}}));
  EXPECT_EQ(Record(Record::Tuples{2}), Record(Record::List{}));
  const Record numbers(Record::Numbers{0.5, NAN});
  EXPECT_EQ(numbers, numbers);
  EXPECT_EQ(numbers, Record(Record::List{0.5, nullptr}));
  EXPECT_NE(numbers, Record(Record::List{0.5, 0.0}));
  EXPECT_EQ(Record(Record::List{numbers, 1}), Record(Record::List{Record::List{0.5, nullptr}, 1}));
  EXPECT_EQ(Record("text").expanded(), Record("text"));
}

TEST(Record, EqualityGoesAllTheWayDown) {
  EXPECT_EQ(Record(Record::List{1, Record::List{"x"}}), Record(Record::List{1, Record::List{"x"}}));
  EXPECT_NE(Record(Record::List{1, Record::List{"x"}}), Record(Record::List{1, Record::List{"y"}}));
  EXPECT_NE(Record(1), Record(1.0));
}

}  // namespace
}  // namespace quadrille
