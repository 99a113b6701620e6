#include <gtest/gtest.h>

#include <csignal>

#include <fmt/format.h>

#include "cli/parsed.hpp"
#include "cli/says.hpp"
#include "server/wire.hpp"
#include "service/json/json.hpp"

namespace quadrille::server {
namespace {

using cli::says;

TEST(Serve, ThePageIsAtTheAddressThatIsPrinted) {
  const Served served;
  const auto heard = served.get("/");
  EXPECT_EQ(heard.status, 200);
  EXPECT_TRUE(says(heard.head, "Content-Type: text/html; charset=utf-8"));
  EXPECT_TRUE(says(heard.body, "<html"));
}

TEST(Serve, EveryRunHasATokenOfItsOwn) { EXPECT_NE(Served().token(), Served().token()); }

TEST(Serve, BothNamesOfTheLoopbackAreAnswered) {
  const Served served;
  EXPECT_EQ(served.send(fmt::format("GET /api/health HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", served.port()))
                .status,
            200);
}

TEST(Serve, AnEndBySignalIsAGoodEnd) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Served served;
    served.program().send(signal);
    const auto ended = served.program().finish();
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.error, "");
  }
}

TEST(Serve, RunningJobsAndOpenStreamsDoNotHoldUpTheEnd) {
  const auto board = cli::run({"generate", "tens"}).out;
  Served served;
  std::vector<std::unique_ptr<Stream>> streams;
  for (int i = 0; i < 20; ++i) streams.push_back(std::make_unique<Stream>(served));
  for (int i = 0; i < 6; ++i) {
    Record order;
    order.add("page", streams[static_cast<std::size_t>(i)]->page());
    order.add("kind", "solve");
    order.add("family", "tens");
    order.add("puzzle", board);
    order.add("strategy", "anneal");
    order.add("time_limit", 3600);
    EXPECT_EQ(served.post("/api/jobs", order).status, 202);
  }
  EXPECT_EQ(streams.front()->next().name, "progress");
  served.program().send(SIGTERM);
  EXPECT_EQ(served.program().finish().code, 0);
  for (const auto& stream : streams) {
    while (!stream->next().name.empty()) {}
  }
}

TEST(Serve, AGivenTokenIsRequiredOfEveryVisitor) {
  const Served served({"--token", "open-sesame-0123456789"});
  EXPECT_TRUE(served.link().ends_with("/#token=open-sesame-0123456789")) << served.link();
  EXPECT_TRUE(says(served.get("/").body, R"(<meta name="quadrille-token" content="">)"));
  EXPECT_TRUE(says(served.get("/").body, R"(id="catalogue"></script>)"));
  EXPECT_EQ(served.get("/api/health").status, 401);
  EXPECT_EQ(served.get("/api/families").status, 401);
  EXPECT_EQ(served.send(served.head("GET", "/api/families") + "\r\n").status, 200);
}

TEST(Serve, ThePagesCarryTheCatalogue) {
  const Served served;
  for (const auto* path : {"/", "/control.html"}) {
    const auto page = served.get(path).body;
    const auto start = page.find(R"(id="catalogue">)") + std::string_view(R"(id="catalogue">)").size();
    const auto record = service::from_json(page.substr(start, page.find("</script>", start) - start));
    ASSERT_TRUE(record) << path;
    EXPECT_EQ(cli::entry_at(*record, "families"),
              cli::entry_at(served.get("/api/families").record(), "families"));
  }
}

TEST(Serve, AFamilyHasAThumbnailWithTheAnswerInIt) {
  const Served served;
  const auto record = served.get("/api/families").record();
  const auto& families = *cli::entry_at(record, "families").get<Record::List>();
  for (const auto& family : families) {
    const auto name = cli::text_at(family, "name");
    const auto& board = *cli::entry_at(family, "thumbnail.board").get<Record::List>();
    EXPECT_FALSE(board.empty()) << name;
    // Where cells are filled, the picture of the sample itself has cells that the answer has filled.
    if (cli::text_at(family, "player") != "cells") continue;
    const auto& sample = cli::text_at(cli::entry_at(family, "samples").get<Record::List>()->front(), "name");
    const auto view = served.get(fmt::format("/api/families/{}/samples/{}", name, sample)).record();
    EXPECT_NE(board, *cli::entry_at(view, "picture.board").get<Record::List>()) << name;
  }
}

TEST(Serve, OtherMachinesAreLetInWithATokenOnly) {
  const auto ended = cli::run({"serve", "--bind", "0.0.0.0", "--port", "0"});
  EXPECT_EQ(ended.code, 2);
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(says(ended.error, "--token"));
}

TEST(Serve, BoundToAllAddressesItStillAnswersToItsOwnNamesOnly) {
  const Served served({"--bind", "0.0.0.0", "--token", "auto"});
  EXPECT_EQ(served.send(served.head("GET", "/api/health") + "\r\n").status, 200);
  EXPECT_EQ(served.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").status, 421);
}

TEST(Serve, BadOptionsAreReportedBeforeAnythingIsOpened) {
  for (const cli::Words& words : {cli::Words{"serve", "--port", "70000"},
                                  {"serve", "--port", "x"},
                                  {"serve", "--bind", "nowhere", "--token", "auto"},
                                  {"serve", "--token", "short"},
                                  {"serve", "--phone", "--bind", "127.0.0.1"},
                                  {"serve", "--threads", "0"}}) {
    const auto ended = cli::run(words);
    EXPECT_EQ(ended.code, 2) << words.back();
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(cli::lines_of(ended.error), 1U) << ended.error;
  }
}

TEST(Serve, APortThatIsTakenIsAnError) {
  const Served served;
  const auto ended = cli::run({"serve", "--port", std::to_string(served.port())});
  EXPECT_EQ(ended.code, 2);
  EXPECT_TRUE(says(ended.error, fmt::format("cannot listen on 127.0.0.1 port {}", served.port())));
}

}  // namespace
}  // namespace quadrille::server
