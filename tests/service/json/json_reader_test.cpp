#include "service/json/json_reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

namespace quadrille::service {
namespace {

using namespace std::string_literals;

TextPlace place_of_error(std::string_view text) {
  const auto error = read_json(text).error();
  return {error.line, error.column};
}
std::string problem_of(std::string_view text) { return read_json(text).error().message; }

// ---- what is JSON and what is not ----

// Pieces of JSON in any order: mostly wrong, now and then right.
std::string nearly_json() {
  std::string text;
  for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
    text +=
        *rc::gen::element("{"s, "}"s, "["s, "]"s, ","s, ":"s, "\"a\""s, "\"b\""s, "1"s, "-"s, "0"s, ".5"s,
                          "e9"s, "true"s, "null"s, " "s, "\n"s, "\"\\n\""s, "\"\\ud83c\\udf4e\""s,
                          "\"\\udf4e\""s, "\"\\ud83c\""s, "\"\xc3\xa9\""s, "\"\xed\xa0\x80\""s,
                          "\"\xf4\x90\x80\x80\""s, "1e999"s, "1e-999"s, "\"\\u00e\""s, "\""s, "\\"s, "\x7f"s);
  }
  return text;
}

bool has_a_key_twice(const std::string& text) {
  const auto read = read_json(text);
  return !read && read.error().message.ends_with("stands twice in one object");
}

RC_GTEST_PROP(JsonReader, TakesWhatAnotherReaderTakes, ()) {
  const auto text = nearly_json();
  RC_PRE(!has_a_key_twice(text));
  RC_ASSERT(read_json(text).has_value() == nlohmann::json::accept(text));
}

TEST(JsonReader, ReadsEveryKindOfValue) {
  EXPECT_EQ(
      read_json(R"( {"a": [1, -2.5e1, true, false, null], "b": {}, "c": []} )"),
      Record(Record::Map{
          {"a", Record::List{1, -25.0, true, false, nullptr}}, {"b", Record::Map{}}, {"c", Record::List{}}}));
}

TEST(JsonReader, NumbersThatFitNoDoubleAreRefusedOrZero) {
  EXPECT_EQ(read_json("9223372036854775807"), Record(INT64_MAX));
  EXPECT_EQ(read_json("-9223372036854775809"), Record(-9223372036854775808.0));
  EXPECT_EQ(problem_of("[1e400]"), "not JSON: a number is too large");
  EXPECT_EQ(problem_of("0.001e400"), "not JSON: a number is too large");
  EXPECT_EQ(problem_of(std::string(400, '9')), "not JSON: a number is too large");
  EXPECT_EQ(read_json("1e-400"), Record(0.0));
  EXPECT_EQ(read_json("123456e-99999999999999999999"), Record(0.0));
  EXPECT_EQ(read_json("0." + std::string(500, '0') + "1e100"), Record(0.0));
  for (const auto* wrong : {"01", "1.", ".5", "1e", "+1", "-", "1e+", "0x1", "Infinity"})
    EXPECT_FALSE(read_json(wrong)) << wrong;
}

TEST(JsonReader, AMillionDigitsAreOneNumber) {
  EXPECT_EQ(read_json("0." + std::string(1'000'000, '3')), Record(1.0 / 3));
}

TEST(JsonReader, EscapesBecomeUtf8) {
  EXPECT_EQ(read_json(R"("\"\\\/\b\f\n\r\t\u0041\u00e9\u20ac\ud83c\udf4e")"),
            Record("\"\\/\b\f\n\r\tA\xc3\xa9\xe2\x82\xac\xf0\x9f\x8d\x8e"));
  EXPECT_EQ(problem_of(R"("\ud83c")"), "not JSON: a text holds half of a surrogate pair");
  EXPECT_EQ(problem_of(R"("\udf4e\ud83c")"), "not JSON: a text holds half of a surrogate pair");
  EXPECT_EQ(problem_of(R"("\x41")"), "not JSON: a text holds an escape that JSON does not know");
  EXPECT_EQ(problem_of("\"\xc0\xaf\""), "not JSON: a text holds bytes that are not UTF-8");
  EXPECT_EQ(problem_of("\"a\nb\""), "not JSON: a text holds a control character");
}

// ---- what it costs ----

std::string object_of(int keys, std::string_view last) {
  std::string text = "{";
  for (int i = 0; i < keys; ++i) text += "\"key " + std::to_string(i) + "\":1,";
  return text + "\"" + std::string(last) + "\":2}";
}

// A look through all keys before for each of them would not end within a test's time.
TEST(JsonReader, ManyKeysAreReadAndOneThatStandsTwiceIsFound) {
  EXPECT_EQ(read_json(object_of(400'000, "another"))->get<Record::Map>()->size(), 400'001U);
  EXPECT_EQ(problem_of(object_of(400'000, "key 7")), "the key \"key 7\" stands twice in one object");
}

TEST(JsonReader, TheFirstKeyThatStandsTwiceIsToldAtItsPlace) {
  EXPECT_EQ(place_of_error("{\"a\": 1,\n \"a\": 2}"), (TextPlace{2, 2}));
  const auto many = object_of(40, "key 9");
  EXPECT_EQ(place_of_error(many), (TextPlace{1, static_cast<int>(many.rfind("\"key 9\"")) + 1}));
  EXPECT_EQ(problem_of("{\"z\":1,\"z\":1," + object_of(40, "key 9").substr(1)),
            "the key \"z\" stands twice in one object");
}

TEST(JsonReader, WhatFillsTheMemoryIsRefusedWithTheLimit) {
  const JsonLimits narrow{.bytes = std::size_t{1} << 20U};
  for (const auto* part : {"1,", "[1],", "[[],[]],", "{\"a\":1},", "\"0123456789abcdef\","}) {
    std::string text = "[";
    while (text.size() < std::size_t{1} << 19U) text += part;
    const auto read = read_json(text + "1]", narrow);
    ASSERT_FALSE(read) << part;
    EXPECT_EQ(read.error().message, "the JSON holds more than fits into 1 MiB") << part;
    EXPECT_GT(read.error().column, 1000) << part;
  }
  EXPECT_FALSE(read_json("\"" + std::string(std::size_t{1} << 20U, 'x') + "\"", narrow));
}

TEST(JsonReader, ABoardOfAThousandByAThousandFits) {
  std::string row = "[0";
  for (int i = 1; i < 1000; ++i) row += ",7";
  row += "]";
  std::string board = "[" + row;
  for (int i = 1; i < 1000; ++i) board += "," + row;
  EXPECT_EQ(read_json(board + "]")->get<Record::List>()->size(), 1000U);
}

// ---- where things stand ----

TEST(JsonReader, EveryValueKnowsItsPlace) {
  const auto record = read_json("{\"board\":\n  [[1, 22],\n   [3, \"x\"]]}").value();
  EXPECT_EQ(record.place, (TextPlace{1, 1}));
  const auto& rows = *record.find("board")->get<Record::List>();
  EXPECT_EQ(record.find("board")->place, (TextPlace{2, 3}));
  EXPECT_EQ(rows[1].place, (TextPlace{3, 4}));
  EXPECT_EQ((*rows[0].get<Record::List>())[1].place, (TextPlace{2, 8}));
  EXPECT_EQ((*rows[1].get<Record::List>())[1].place, (TextPlace{3, 8}));
}

TEST(JsonReader, AnErrorSaysWhatStandsThereAndWhatShould) {
  EXPECT_EQ(problem_of("[1,]"), "not JSON: ']' where a value should be");
  EXPECT_EQ(problem_of("[1 2]"), "not JSON: '2' where ',' or ']' should be");
  EXPECT_EQ(problem_of("{1: 2}"), "not JSON: '1' where a key in quotes should be");
  EXPECT_EQ(problem_of("{\"a\" 2}"), "not JSON: '2' where ':' should be");
  EXPECT_EQ(problem_of("{\"a\": 2"), "not JSON: the text ends where ',' or '}' should be");
  EXPECT_EQ(problem_of("\"abc"), "not JSON: the text ends where '\"' should be");
  EXPECT_EQ(problem_of(""), "not JSON: the text ends where a value should be");
  EXPECT_EQ(problem_of("1 2"), "not JSON: something follows the value");
  EXPECT_EQ(place_of_error("[1,\n  2;"), (TextPlace{2, 4}));
}

TEST(PlaceInString, FindsAPlaceOfATextInTheJsonThatCarriesIt) {
  const auto json = "{\n \"answer\": \"a\\tb\\n\\u00e9x\\\"y\\nz\"}"s;  // a\tb / éx"y / z
  const TextPlace start{2, 12};
  const auto found = [&](TextPlace inside) {
    const auto [line, column] = place_in_string(json, start, inside);
    EXPECT_EQ(line, 2);
    return json.substr(2 + static_cast<std::size_t>(column) - 1, 2);
  };
  EXPECT_EQ(found({1, 1}), "a\\");
  EXPECT_EQ(found({1, 3}), "b\\");
  EXPECT_EQ(found({2, 1}), "\\u");
  EXPECT_EQ(found({2, 3}), "x\\");
  EXPECT_EQ(found({2, 5}), "y\\");
  EXPECT_EQ(found({3, 1}), "z\"");
  EXPECT_EQ(found({1, 99}), "\\n") << "behind the end of its line is its end";
  EXPECT_EQ(found({99, 1}), "\"}");
}

}  // namespace
}  // namespace quadrille::service
