#include "puzzles/tens/model/answer.hpp"

#include <array>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {
namespace {

const Board& square() {
  static const auto board = drawn("19\n55\n");
  return board;
}

// Spelled out, since a list of one list is a copy of it to some compilers.
Record numbers(Record::List list) { return {std::move(list)}; }

Error fault_in_answer(std::string_view text) {
  const auto plan = read_answer(square(), text);
  return plan ? Error{"no fault"} : plan.error();
}

rc::Gen<Plan> any_plan() {
  return rc::gen::map(rc::gen::container<std::vector<std::array<int, 4>>>(
                          rc::gen::container<std::array<int, 4>>(rc::gen::arbitrary<int>())),
                      [](const std::vector<std::array<int, 4>>& corners) {
                        Plan plan;
                        for (const auto& [r1, c1, r2, c2] : corners)
                          plan.moves.push_back(box(r1, c1, r2, c2));
                        return plan;
                      });
}

TEST(TensAnswer, IsOneMovePerLine) {
  const Plan plan{{box(0, 0, 0, 1), box(1, 0, 1, 1)}};
  EXPECT_EQ(write_answer(square(), plan), "0 0 0 1\n1 0 1 1\n");
  EXPECT_EQ(read_answer(square(), "0 0 0 1\n\n  1\t0 1 1  \r\n"), plan);
  EXPECT_EQ(read_answer(square(), ""), Plan{});
}

TEST(TensAnswer, FaultsHaveLineAndColumn) {
  EXPECT_EQ(fault_in_answer("0 0 0 1\n1 0 1\n"),
            (Error{"a move is four numbers, 'r1 c1 r2 c2', not 3", 2, 1}));
  EXPECT_EQ(fault_in_answer("0 0 0 1 7\n"), (Error{"a move is four numbers, 'r1 c1 r2 c2', not 5", 1, 9}));
  EXPECT_EQ(fault_in_answer("0 0 x 1\n"), (Error{"'x' is not a whole number", 1, 5}));
  EXPECT_EQ(fault_in_answer("# move\n"), (Error{"a move is four numbers, 'r1 c1 r2 c2', not 2", 1, 1}));
  EXPECT_EQ(fault_in_answer("0 0 0 2147483648\n"), (Error{"the coordinate 2147483648 is too large", 1, 7}));
  EXPECT_EQ(fault_in_answer("0 0 0 99999999999999999999\n"),
            (Error{"the number '99999999999999999999' is too large", 1, 7}));
}

RC_GTEST_PROP(TensAnswer, WhatIsWrittenIsReadBack, ()) {
  const auto plan = *any_plan();
  RC_ASSERT(read_answer(square(), write_answer(square(), plan)).value() == plan);
  RC_ASSERT(read_record(square(), record(square(), {plan}).expanded()).value().moves == plan.moves);
}

TEST(TensRecord, HasTheMovesAndWhatTheyCameTo) {
  const Found<Plan> found{.answer = {{box(0, 0, 0, 1)}}, .complete = false};
  const Record expected = Record::Map{{"moves", Record::List{numbers({0, 0, 0, 1})}},
                                      {"cleared", 2},
                                      {"total", 4},
                                      {"bound", upper_bound(square())},
                                      {"complete", false},
                                      {"optimal", false}};
  EXPECT_EQ(record(square(), found), expected);
}

TEST(TensRecord, AProvenBestIsItsOwnBound) {
  const auto board = drawn("19.9\n");
  const Found<Plan> found{.answer = {{box(0, 0, 0, 1)}}, .complete = true, .optimal = true};
  EXPECT_EQ(*record(board, found).find("bound"), Record(2));
  EXPECT_EQ(*record(board, found).find("optimal"), Record(true));
}

TEST(TensRecord, IsReadAsAnObjectOrAsABareList) {
  const Record moves = Record::List{numbers({0, 0, 0, 1})};
  const Plan plan{{box(0, 0, 0, 1)}};
  EXPECT_EQ(read_record(square(), moves), plan);
  EXPECT_EQ(read_record(square(), Record::Map{{"moves", moves}}), plan);
}

TEST(TensRecord, WhatItClaimsIsReadBack) {
  const Found<Plan> found{.answer = {{box(0, 0, 0, 1)}}, .complete = false};
  const auto plan = read_record(square(), record(square(), found).expanded()).value();
  EXPECT_EQ(plan.claims, (Claims{.cleared = 2, .total = 4, .bound = 4, .complete = false, .optimal = false}));
  EXPECT_EQ(read_record(square(), Record::Map{{"moves", Record::List{}}, {"bound", nullptr}})->claims,
            Claims{});
}

TEST(TensRecord, AClaimThatIsNoneIsAFaultOfTheText) {
  const auto fault = [](std::string name, Record claim) {
    const auto plan =
        read_record(square(), Record::Map{{"moves", Record::List{}}, {std::move(name), std::move(claim)}});
    return plan ? "no fault" : plan.error().message;
  };
  EXPECT_EQ(fault("cleared", "two"), "\"cleared\" is not a whole number");
  EXPECT_EQ(fault("bound", 2.5), "\"bound\" is not a whole number");
  EXPECT_EQ(fault("complete", 1), "\"complete\" is not true or false");
}

TEST(TensRecord, FaultsNameTheMove) {
  const auto fault = [](const Record& record) {
    const auto plan = read_record(square(), record);
    return plan ? "no fault" : plan.error().message;
  };
  const auto good = numbers({0, 0, 0, 1});
  EXPECT_EQ(fault(Record::Map{{"cleared", 2}}), "the answer has no \"moves\"");
  EXPECT_EQ(fault("0 0 0 1"), "the answer is not a list of moves");
  EXPECT_EQ(fault(Record::List{good, 5}), "move 2: not a list of four numbers");
  EXPECT_EQ(fault(Record::List{numbers({0, 0, 0})}), "move 1: not a list of four numbers");
  EXPECT_EQ(fault(Record::List{good, numbers({0, 0, 0, 1.5})}), "move 2: not a list of four whole numbers");
  EXPECT_EQ(fault(Record::List{numbers({0, 0, 0, std::int64_t{1} << 40})}),
            "move 1: the coordinate 1099511627776 is too large");
}

TEST(TensHeadline, CountsMovesAndCells) {
  EXPECT_EQ(headline(square(), {Plan{}}), "0 moves, 0 of 4 cells");
  EXPECT_EQ(headline(square(), {Plan{{box(0, 0, 0, 1)}}}), "1 move, 2 of 4 cells");
  EXPECT_EQ(headline(square(), Found<Plan>{.answer = {{box(0, 0, 0, 1), box(1, 0, 1, 1)}}, .optimal = true}),
            "2 moves, 4 of 4 cells, proven best");
}

TEST(TensScore, IsTheCellsClearedBeforeTheFirstWrongMove) {
  EXPECT_EQ(score(square(), {{box(0, 0, 0, 1), box(1, 0, 1, 1)}}), 4);
  EXPECT_EQ(score(square(), {{box(0, 0, 0, 1), box(0, 0, 5, 5), box(1, 0, 1, 1)}}), 2);
  EXPECT_EQ(score(square(), {}), 0);
}

}  // namespace
}  // namespace quadrille::tens
