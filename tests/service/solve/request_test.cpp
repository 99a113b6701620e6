#include "service/solve/request.hpp"

#include <gtest/gtest.h>

namespace quadrille::service {
namespace {

using std::chrono::milliseconds;

SolveRequest read(const Record& record, Written written = Written::as_json) {
  RecordReader reader(record, written);
  auto request = read_request(reader, {});
  EXPECT_FALSE(reader.problem()) << reader.problem()->message;
  return request;
}

std::string problem_with(const Record& record, Written written = Written::as_json,
                         RequestBounds bounds = {}) {
  RecordReader reader(record, written);
  (void)read_request(reader, {}, bounds);
  return reader.problem() ? reader.problem()->message : "";
}

TEST(ReadRequest, TakesTypedValuesFromJson) {
  const auto request = read(Record::Map{{"strategy", "beam"},
                                        {"params", Record::Map{{"width", 3}}},
                                        {"time_limit", 0.5},
                                        {"node_limit", 7},
                                        {"memory_limit", 1024},
                                        {"threads", 2},
                                        {"seed", 9},
                                        {"unique", false}});
  EXPECT_EQ(request.strategy, "beam");
  EXPECT_EQ(request.parameters, Record(Record::Map{{"width", 3}}));
  EXPECT_EQ(request.time, milliseconds(500));
  EXPECT_EQ(request.nodes, 7U);
  EXPECT_EQ(request.bytes, 1024U);
  EXPECT_EQ(request.threads, 2);
  EXPECT_EQ(request.seed, 9U);
  EXPECT_FALSE(request.prove_unique);
}

TEST(ReadRequest, TakesTheSameSpelledAsFlags) {
  const auto request = read(Record::Map{{"time_limit", "0.5"}, {"node_limit", "7"}, {"memory_limit", "2M"}},
                            Written::as_flags);
  EXPECT_EQ(request.time, milliseconds(500));
  EXPECT_EQ(request.nodes, 7U);
  EXPECT_EQ(request.bytes, std::size_t{2} << 20U);
}

TEST(ReadRequest, WhatIsNotGivenStaysAsItWas) {
  const Record nothing(Record::Map{});
  RecordReader reader(nothing);
  const auto request = read_request(reader, {.strategy = "sat", .threads = 3, .seed = 4});
  EXPECT_EQ(request.strategy, "sat");
  EXPECT_EQ(request.threads, 3);
  EXPECT_EQ(request.seed, 4U);
  EXPECT_FALSE(request.time);
}

TEST(ReadRequest, AProblemNamesTheFieldAsItWasWritten) {
  EXPECT_EQ(problem_with(Record::Map{{"time_limit", "soon"}}),
            "\"time_limit\" is a number from 0 to 10000000");
  EXPECT_EQ(problem_with(Record::Map{{"time_limit", "soon"}}, Written::as_flags),
            "--time-limit is a number from 0 to 10000000, not 'soon'");
  EXPECT_EQ(problem_with(Record::Map{{"memory_limit", "9Q"}}, Written::as_flags),
            "--memory-limit is a number of bytes such as 512M or 2G, not '9Q'");
  EXPECT_EQ(problem_with(Record::Map{{"seed", -1}}).substr(0, 30), "\"seed\" is a whole number from ");
}

TEST(ReadRequest, BoundsAreKept) {
  EXPECT_EQ(problem_with(Record::Map{{"time_limit", 11}}, Written::as_json, {.seconds = 10}),
            "\"time_limit\" is a number from 0 to 10");
  EXPECT_NE(problem_with(Record::Map{{"memory_limit", 2000}}, Written::as_json, {.bytes = 1000}), "");
  EXPECT_NE(problem_with(Record::Map{{"threads", 3}}, Written::as_json, {.threads = 2}), "");
}

}  // namespace
}  // namespace quadrille::service
