#include "service/make/generate.hpp"

#include <gtest/gtest.h>

#include "service/catalogue.hpp"

namespace quadrille::service {
namespace {

const Family& family_called(std::string_view name) {
  static const Catalogue catalogue;
  return *catalogue.find(name).value();
}

std::string made(const GenerateRequest& request, std::uint64_t number) {
  const auto puzzle = generate(request, number, {}).value().puzzle;
  return request.family.write(std::vector<NamedPuzzle>{{"", puzzle}}, request.family.formats().front().name)
      .value();
}

TEST(Generate, EveryNumberHasChoicesOfItsOwn) {
  const GenerateRequest request{.family = family_called("tens")};
  EXPECT_EQ(made(request, 0), made(request, 0));
  EXPECT_NE(made(request, 0), made(request, 1));
}

TEST(Generate, WhatCannotBeMadeIsRefusedBeforeAnythingIs) {
  const auto refusal = [](std::string kind, Record settings) {
    const auto can = can_generate(
        {.family = family_called("tens"), .kind = std::move(kind), .settings = std::move(settings)});
    return can ? "" : can.error().message;
  };
  EXPECT_EQ(refusal("", Record::Map{}), "");
  EXPECT_EQ(refusal("unifrom", Record::Map{}).substr(0, 50),
            "unknown generator 'unifrom'; did you mean 'uniform");
  EXPECT_EQ(refusal("", Record::Map{{"rows", 0}}), "parameter 'rows' is 1 to 200, not '0'");
}

TEST(Generate, AnAnswerIsShownByTheMakingOrFound) {
  const auto& tens = family_called("tens");
  const GenerateRequest clearable{
      .family = tens, .kind = "clearable", .settings = Record::Map{{"rows", 2}, {"cols", 4}}};
  const auto shown = generate(clearable, 0, {}).value();
  ASSERT_NE(shown.answer, nullptr);
  EXPECT_EQ(answer_of(tens, shown, {}, {}).value(), shown.answer);
  const GenerateRequest any{
      .family = tens, .kind = "uniform", .settings = Record::Map{{"rows", 2}, {"cols", 4}}};
  const auto open = generate(any, 0, {}).value();
  EXPECT_EQ(open.answer, nullptr);
  EXPECT_NE(answer_of(tens, open, {.strategy = "greedy"}, {}).value(), nullptr);
}

}  // namespace
}  // namespace quadrille::service
