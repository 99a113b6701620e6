#include "server/events.hpp"

#include <gtest/gtest.h>

namespace quadrille::server {
namespace {

// A page's name as its first event has it.
std::string name_in(const std::string& hello) {
  const std::string before = R"("page":")";
  const auto start = hello.find(before) + before.size();
  return hello.substr(start, hello.find('"', start) - start);
}

struct Office {
  Loop loop{};
  std::vector<std::string> gone{};
  Pages pages{loop, [this](const std::string& page) { gone.push_back(page); }, std::chrono::milliseconds(1)};
};

TEST(Pages, AStreamBeginsWithThePagesName) {
  Office office;
  const auto stream = office.pages.open("");
  const auto hello = stream->take().value();
  EXPECT_TRUE(hello.starts_with("event: hello\ndata: {\"page\":\"")) << hello;
  EXPECT_TRUE(office.pages.knows(name_in(hello)));
  EXPECT_EQ(stream->take(), "");
}

TEST(Pages, ASlowReaderFindsTheNewestProgressOfEachJobOnly) {
  Office office;
  const auto stream = office.pages.open("");
  const auto page = name_in(stream->take().value());
  for (int i = 0; i < 1000; ++i) {
    office.pages.progress(page, "1", std::to_string(i));
    office.pages.progress(page, "2", std::to_string(-i));
  }
  EXPECT_EQ(stream->take(), "event: progress\ndata: 999\n\nevent: progress\ndata: -999\n\n");
}

TEST(Pages, AResultTakesTheProgressOfItsJobAway) {
  Office office;
  const auto stream = office.pages.open("");
  const auto page = name_in(stream->take().value());
  office.pages.progress(page, "1", "half");
  office.pages.progress(page, "2", "begun");
  office.pages.result(page, "1", "result", "whole");
  EXPECT_EQ(stream->take(), "event: progress\ndata: begun\n\nevent: result\ndata: whole\n\n");
}

TEST(Pages, AWaitingReaderIsWoken) {
  Office office;
  const auto stream = office.pages.open("");
  const auto page = name_in(stream->take().value());
  int woken = 0;
  stream->when_ready([&] { ++woken; });
  office.pages.progress(page, "1", "{}");
  EXPECT_EQ(woken, 1);
}

TEST(Pages, APageThatComesBackFindsWhatItMayHaveMissed) {
  Office office;
  const auto first = office.pages.open("");
  const auto page = name_in(first->take().value());
  office.pages.result(page, "1", "result", "one");
  EXPECT_EQ(first->take(), "event: result\ndata: one\n\n");
  first->closed();  // perhaps before it arrived
  office.pages.result(page, "2", "result", "two");
  const auto second = office.pages.open(page);
  const auto sent_again = second->take().value();
  EXPECT_EQ(name_in(sent_again), page);
  EXPECT_TRUE(sent_again.ends_with("event: result\ndata: one\n\nevent: result\ndata: two\n\n")) << sent_again;
  EXPECT_EQ(office.pages.unread(page), 2U);
  EXPECT_EQ(second->take(), "");
  EXPECT_EQ(office.pages.unread(page), 0U);
}

TEST(Pages, ASecondStreamOfAPageEndsTheFirst) {
  Office office;
  const auto first = office.pages.open("");
  const auto page = name_in(first->take().value());
  const auto second = office.pages.open(page);
  EXPECT_EQ(first->take(), std::nullopt);
  first->closed();
  EXPECT_EQ(office.pages.streams(), 1U);
  EXPECT_NE(second->take(), std::nullopt);
}

TEST(Pages, AnUnknownNameGetsANewPage) {
  Office office;
  EXPECT_NE(name_in(office.pages.open("forged")->take().value()), "forged");
  EXPECT_FALSE(office.pages.knows("forged"));
}

TEST(Pages, APageThatStaysAwayIsForgotten) {
  Office office;
  const auto stream = office.pages.open("");
  const auto page = name_in(stream->take().value());
  stream->closed();
  EXPECT_TRUE(office.pages.knows(page));
  office.loop.after(std::chrono::milliseconds(10), [&] { office.loop.stop(); });
  office.loop.run();
  EXPECT_FALSE(office.pages.knows(page));
  EXPECT_EQ(office.gone, std::vector{page});
}

}  // namespace
}  // namespace quadrille::server
