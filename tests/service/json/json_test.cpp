#include "service/json/json.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace quadrille::service {
namespace {

using namespace std::string_literals;

std::string text_of_any_script() {
  std::string text;
  const int length = *rc::gen::inRange(0, 8);
  for (int i = 0; i < length; ++i)
    text += *rc::gen::element("a"s, "\""s, "\\"s, "\n"s, "\x01"s, "é"s, "\xc2\x85"s, "\x7f"s, "🍎"s, "/"s);
  return text;
}

// Any record without a key twice in one map, which JSON could not carry.
Record any_record(int depth) {
  switch (*rc::gen::inRange(0, depth > 0 ? 9 : 5)) {
    case 0:
      return {};
    case 1:
      return *rc::gen::arbitrary<bool>();
    case 2:
      return *rc::gen::arbitrary<std::int64_t>();
    case 3: {
      const auto number = *rc::gen::arbitrary<double>();
      return std::isfinite(number) ? number : 0.5;
    }
    case 4:
      return text_of_any_script();
    case 5: {
      Record::List list;
      for (int i = *rc::gen::inRange(0, 4); i > 0; --i) list.push_back(any_record(depth - 1));
      return list;
    }
    case 6: {
      Record::Tuples tuples{.length = *rc::gen::inRange<std::size_t>(1, 5)};
      for (auto i = *rc::gen::inRange<std::size_t>(0, 4) * tuples.length; i > 0; --i)
        tuples.numbers.push_back(*rc::gen::arbitrary<std::int32_t>());
      return tuples;
    }
    case 7: {
      Record::Numbers numbers;
      for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        numbers.push_back(*rc::gen::element(0.0, 1.0, -3.0, 0.1, 1e-13, 1e15, 9007199254740994.0, 1e16, 1e300,
                                            std::nan("")));
      return numbers;
    }
    default: {
      Record map(Record::Map{});
      for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        const auto key = text_of_any_script();
        if (map.find(key) == nullptr) map.add(key, any_record(depth - 1));
      }
      return map;
    }
  }
}

RC_GTEST_PROP(Json, WhatIsWrittenIsReadBack, ()) {
  const auto record = any_record(4);
  RC_ASSERT(from_json(to_json(record)).value() == record);
  RC_ASSERT(from_json(to_json(record, Layout::indented)).value() == record);
}

TEST(Json, KeysKeepTheirOrder) {
  EXPECT_EQ(to_json(Record::Map{{"z", 1}, {"a", Record::List{true, nullptr, "x"}}}),
            R"({"z":1,"a":[true,null,"x"]})");
}

TEST(Json, ManyKeysAreWritten) {
  Record record(Record::Map{});
  for (int i = 0; i < 400'000; ++i) record.add(std::to_string(i), i);
  EXPECT_TRUE(to_json(record).ends_with(R"(,"399999":399999})"));
}

TEST(Json, ALineHasNoLineEnd) {
  EXPECT_EQ(to_json(Record::Map{{"text", "two\nlines"}}), R"({"text":"two\nlines"})");
  EXPECT_EQ(to_json(Record::Map{{"a", 1}}, Layout::indented), "{\n  \"a\": 1\n}");
}

TEST(Json, NumbersAreShortestAndFreeOfTheLocale) {
  EXPECT_EQ(to_json(0.1), "0.1");
  EXPECT_EQ(to_json(1.0), "1.0");
  EXPECT_EQ(to_json(-20.0), "-20.0");
  EXPECT_EQ(to_json(123456789.5), "123456789.5");
  EXPECT_EQ(to_json(1e15), "1000000000000000.0");
  EXPECT_EQ(to_json(1e16), "1e+16");
  EXPECT_EQ(to_json(2.5e-7), "2.5e-07");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(from_json("18446744073709551615"), Record(18446744073709551615.0));
}

TEST(Json, FlatListsAreWrittenLikeOthers) {
  EXPECT_EQ(to_json(Record::Tuples{2, {0, 12, -3, 4}}), "[[0,12],[-3,4]]");
  EXPECT_EQ(to_json(Record::Numbers{0, 0.25, std::nan("")}), "[0.0,0.25,null]");
  EXPECT_EQ(to_json(Record::Tuples{2}, Layout::indented), "[]");
  EXPECT_EQ(to_json(Record::Tuples{2, {1, 2}}, Layout::indented), "[\n  [1,2]\n]");
}

TEST(Json, BytesThatAreNoUtf8AreReplaced) {
  EXPECT_EQ(to_json("a\xff"
                    "b"),
            "\"a\xef\xbf\xbd"
            "b\"");
  EXPECT_EQ(to_json("\xc3"), "\"\xef\xbf\xbd\"");
}

TEST(Json, NoControlCharacterReachesATerminal) {
  EXPECT_EQ(to_json("\x1b[2J"), R"("\u001b[2J")");
  EXPECT_EQ(to_json("\x7f\xc2\x9b\xc2\xa0"), "\"\\u007f\\u009b\xc2\xa0\"");
  EXPECT_EQ(from_json(to_json("\x7f\xc2\x9b")), Record("\x7f\xc2\x9b"));
}

TEST(Json, ABombOfBracketsIsRefused) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(from_json(nested(100)));
  EXPECT_EQ(from_json(nested(101)).error().message, "JSON nested deeper than 100");
  EXPECT_FALSE(from_json(std::string(1'000'000, '[')));
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_FALSE(from_json(objects));
}

TEST(Json, AKeyThatStandsTwiceIsRefused) {
  EXPECT_EQ(from_json(R"({"a": 1, "b": 2, "a": 3})").error().message,
            "the key \"a\" stands twice in one object");
  EXPECT_TRUE(from_json(R"([{"a": 1}, {"a": 2}])"));
}

TEST(Json, AnErrorHasItsPlace) {
  const auto place = [](std::string_view text) {
    const auto error = from_json(text).error();
    return std::pair(error.line, error.column);
  };
  EXPECT_EQ(place("{\"a\": x}"), std::pair(1, 7));
  EXPECT_EQ(place("[1,\n 2,\n  oops]"), std::pair(3, 3));
  EXPECT_EQ(place(""), std::pair(1, 1));
}

TEST(Json, OneValueIsOneValue) {
  EXPECT_FALSE(from_json("1 2"));
  EXPECT_FALSE(from_json("{} {}"));
  EXPECT_FALSE(from_json("[1,]"));
  EXPECT_FALSE(from_json("'a'"));
  EXPECT_FALSE(from_json("nan"));
  EXPECT_FALSE(from_json("\"a\xff\""));
  EXPECT_FALSE(from_json("\"\0\""s));
}

RC_GTEST_PROP(Json, NoTextMakesTheReaderStumble, (const std::string& text)) {
  const auto record = from_json(text);
  if (!record) {
    RC_ASSERT(!record.error().message.empty());
    RC_ASSERT(record.error().line >= 1 && record.error().column >= 1);
  }
}

TEST(OpensJson, LooksAtTheFirstCharacter) {
  EXPECT_TRUE(opens_json(" \n{broken"));
  EXPECT_TRUE(opens_json("[1]"));
  EXPECT_FALSE(opens_json("1"));
  EXPECT_FALSE(opens_json(""));
}

}  // namespace
}  // namespace quadrille::service
