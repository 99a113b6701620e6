#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/model/answer.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateAnswer, ATextOfAnotherSizeIsRefused) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  EXPECT_EQ(read_answer(puzzle, "x-\n-.\n").value(), page("x-\n-.\n"));
  EXPECT_EQ(read_answer(puzzle, "x-\n").error().message, "the answer has 1x2 squares, the page 2x2");
}

TEST(TemplateAnswer, ItsRecordNamesTheSquares) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  const auto record = answer_record().write(puzzle, {page("x-\n.x\n")}).expanded();
  EXPECT_EQ(*record.find("ticked"), Record(Record::List{Record::List{0, 0}, Record::List{1, 1}}));
  EXPECT_EQ(*record.find("blank"), Record(Record::List{Record(Record::List{0, 1})}));
  EXPECT_EQ(answer_record().read(puzzle, record).value(), page("x-\n.x\n"));
}

TEST(TemplateAnswer, ABadRecordIsRefusedByWhatIsWrongWithIt) {
  const auto puzzle = drawn("1 1\n1 ..\n1 ..\n");
  const auto fault = [&](Record ticked) {
    const Record record(Record::Map{{"ticked", std::move(ticked)}, {"blank", Record::List{}}});
    return answer_record().read(puzzle, record).error().message;
  };
  EXPECT_EQ(fault(1), "'ticked' is not a list of squares");
  for (const Record& entry : {Record(3), Record(Record::List{0}), Record(Record::List{0, 2}),
                              Record(Record::List{-1, 0}), Record(Record::List{"0", 0})}) {
    EXPECT_EQ(fault(Record::List{entry}), "'ticked' has an entry that is not [row, column] of a square");
  }
}

TEST(TemplateAnswer, TheHeadlineCountsTicks) {
  EXPECT_EQ(headline(drawn("1 1\n1 ..\n1 ..\n"), {page("x-\n..\n")}), "1 of 2 ticks");
}

}  // namespace
}  // namespace quadrille::template_family
