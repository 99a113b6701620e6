#include <gtest/gtest.h>

#include <string>

#include <fmt/format.h>

#include "cli/parsed.hpp"
#include "server/wire.hpp"

namespace quadrille::server {
namespace {

// Every case: refused with 4xx, or the connection cut; the memory stays flat, the server alive.

constexpr std::size_t kFlat = std::size_t{48} << 20U;  // bytes a refused request may cost

// Sends a beginning and then the same piece again and again until the server takes no more, or `most` bytes
// have gone.
Heard flooded(const Served& served, const std::string& beginning, const std::string& piece,
              std::size_t most) {
  Wire wire(served.port());
  wire.send(beginning);
  for (std::size_t sent = 0; sent < most && wire.send(piece); sent += piece.size()) {}
  return hear(wire);
}

// A refusal, or a connection that was cut while the flood still ran.
bool is_refused(const Heard& heard) {
  return heard.status == 0 || (heard.status >= 400 && heard.status < 500);
}

TEST(Attacks, AWrongHostIsRefusedOnEveryRoute) {
  const Served served;
  for (const auto* path : {"/", "/index.html", "/api/health", "/api/families", "/api/nothing"}) {
    const auto heard =
        served.send(fmt::format("GET {} HTTP/1.1\r\nHost: evil.example:{}\r\n\r\n", path, served.port()));
    EXPECT_EQ(heard.status, 421) << path;
    EXPECT_EQ(heard.body.find("quadrille-token"), std::string::npos);
  }
}

TEST(Attacks, AForeignOriginIsRefused) {
  const Served served;
  const auto heard = served.send(served.head("POST", "/api/view") +
                                 "Origin: http://evil.example\r\nContent-Length: 2\r\n\r\n{}");
  EXPECT_EQ(heard.status, 403);
  EXPECT_EQ(heard.head.find("Access-Control"), std::string::npos);
}

TEST(Attacks, NoAnswerEverAllowsAnotherOrigin) {
  const Served served;
  const auto preflight = served.send(fmt::format(
      "OPTIONS /api/jobs HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nOrigin: http://evil.example\r\n"
      "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: x-quadrille-token\r\n\r\n",
      served.port()));
  EXPECT_EQ(preflight.status, 405);
  EXPECT_EQ(preflight.head.find("Access-Control"), std::string::npos);
}

TEST(Attacks, AMissingOrWrongTokenIsRefused) {
  const Served served;
  for (const std::string token : {"", "X-Quadrille-Token: wrong\r\n"}) {
    const auto head =
        fmt::format("Host: 127.0.0.1:{}\r\nContent-Type: application/json\r\n{}", served.port(), token);
    EXPECT_EQ(
        served.send(fmt::format("POST /api/jobs HTTP/1.1\r\n{}Content-Length: 2\r\n\r\n{{}}", head)).status,
        401);
    EXPECT_EQ(served.send(fmt::format("DELETE /api/jobs/1 HTTP/1.1\r\n{}\r\n", head)).status, 401);
    EXPECT_EQ(served.send(fmt::format("GET /api/events HTTP/1.1\r\n{}\r\n", head)).status, 401);
  }
}

TEST(Attacks, APostThatIsNotJsonIsRefused) {
  const Served served;
  const auto heard = served.send(fmt::format(
      "POST /api/view HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nX-Quadrille-Token: {}\r\nContent-Type: text/plain\r\n"
      "Content-Length: 2\r\n\r\n{{}}",
      served.port(), served.token()));
  EXPECT_EQ(heard.status, 415);
}

TEST(Attacks, PathsLeadNowhere) {
  const Served served;
  for (const auto* path :
       {"/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/js/../../etc/passwd",
        "/index.html%00.js", "/%00", "/etc/passwd", "/.git/config", "//etc/passwd",
        "/api/families/../samples/x", "/api/families/tens/samples/../../x"}) {
    const auto heard = served.get(path);
    EXPECT_TRUE(heard.status == 400 || heard.status == 404) << path << ": " << heard.status;
    EXPECT_EQ(heard.body.find("root:"), std::string::npos);
  }
  using namespace std::string_literals;
  EXPECT_EQ(served.send("GET /\0x HTTP/1.1\r\nHost: a\r\n\r\n"s).status, 400);
}

TEST(Attacks, AHundredThousandHeadersAreRefused) {
  const Served served;
  const auto before = served.peak_memory();
  EXPECT_TRUE(is_refused(flooded(served, "GET / HTTP/1.1\r\n", "X-Header: value\r\n", 100'000 * 17)));
  EXPECT_LT(served.peak_memory() - before, kFlat);
  EXPECT_TRUE(served.alive());
}

TEST(Attacks, ABodyOfAGigabyteIsRefusedByItsAnnouncement) {
  const Served served;
  const auto before = served.peak_memory();
  const auto heard = served.send(served.head("POST", "/api/read") + "Content-Length: 1073741824\r\n\r\n");
  EXPECT_EQ(heard.status, 413);
  EXPECT_TRUE(
      is_refused(flooded(served, served.head("POST", "/api/read") + "Content-Length: 1073741824\r\n\r\n",
                         std::string(1 << 20, 'x'), std::size_t{1} << 30U)));
  EXPECT_LT(served.peak_memory() - before, kFlat);
  EXPECT_TRUE(served.alive());
}

TEST(Attacks, EndlessChunksAreRefused) {
  const Served served;
  const auto before = served.peak_memory();
  const auto chunk = "10000\r\n" + std::string(0x10000, 'x') + "\r\n";
  EXPECT_TRUE(
      is_refused(flooded(served, served.head("POST", "/api/read") + "Transfer-Encoding: chunked\r\n\r\n",
                         chunk, std::size_t{1} << 30U)));
  // An endless line before the first chunk, and endless trailers behind the last.
  EXPECT_TRUE(
      is_refused(flooded(served, served.head("POST", "/api/read") + "Transfer-Encoding: chunked\r\n\r\n1;",
                         std::string(1 << 16, 'x'), std::size_t{1} << 28U)));
  EXPECT_TRUE(
      is_refused(flooded(served, served.head("POST", "/api/read") + "Transfer-Encoding: chunked\r\n\r\n0\r\n",
                         "X-Trailer: value\r\n", std::size_t{1} << 26U)));
  EXPECT_LT(served.peak_memory() - before, kFlat);
  EXPECT_TRUE(served.alive());
}

TEST(Attacks, JsonNestedAMillionDeepIsRefused) {
  const Served served;
  const auto before = served.peak_memory();
  for (const std::string piece : {"[", "{\"a\":"}) {
    std::string deep;
    for (int i = 0; i < 600'000; ++i) deep += piece;
    const auto heard = served.post("/api/view", std::string_view(deep));
    EXPECT_EQ(heard.status, 400);
    EXPECT_EQ(cli::text_at(heard.record(), "error.message"), "JSON nested deeper than 100");
  }
  EXPECT_EQ(served.post("/api/jobs", std::string_view(std::string(1'000'000, '['))).status, 400);
  EXPECT_LT(served.peak_memory() - before, kFlat);
  EXPECT_TRUE(served.alive());
}

// Looking for each key among all before it would keep a thread busy for minutes, longer than a test may take.
TEST(Attacks, AnObjectOfManyKeysIsReadAtOnce) {
  const Served served;
  std::string many = "{\"0\":0";
  for (int i = 1; many.size() < 3'900'000; ++i) many += ",\"" + std::to_string(i) + "\":0";
  for (int request = 0; request < 3; ++request) {
    const auto heard = served.post("/api/view", std::string_view(many + "}"));
    EXPECT_EQ(heard.status, 400);
    EXPECT_EQ(cli::text_at(heard.record(), "error.message"), "\"family\" is missing");
  }
  EXPECT_TRUE(served.alive());
}

TEST(Attacks, ABodyInAnUnknownCodingIsNotTakenForARequest) {
  const Served served;
  const auto smuggled = served.head("GET", "/api/health") + "\r\n";
  for (const std::string coding : {"xchunked", "identity", "chunked, identity"}) {
    Wire wire(served.port());
    wire.send(served.head("POST", "/api/view") + "Transfer-Encoding: " + coding + "\r\n\r\n" + smuggled);
    EXPECT_EQ(hear(wire).status, 400) << coding;
    EXPECT_EQ(wire.read_rest(), "") << coding;
  }
}

TEST(Attacks, TwoLengthsAreRefused) {
  const Served served;
  EXPECT_EQ(
      served.send(served.head("POST", "/api/view") + "Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}")
          .status,
      400);
  EXPECT_EQ(served
                .send(served.head("POST", "/api/view") +
                      "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}")
                .status,
            400);
  EXPECT_TRUE(served.alive());
}

TEST(Attacks, PuzzlesThatAreTooLargeAreRefusedInWords) {
  const Served served;
  Record body;
  body.add("family", "tens");
  body.add("puzzle", std::string(3'000'000, '1'));
  const auto heard = served.post("/api/view", body);
  EXPECT_EQ(heard.status, 400);
  EXPECT_FALSE(cli::text_at(heard.record(), "error.message").empty());
}

TEST(Attacks, ANameOfAFileIsJustAText) {
  const Served served;
  for (const auto* text : {"/etc/passwd", "-", "file:///etc/passwd"}) {
    Record body;
    body.add("text", text);
    const auto heard = served.post("/api/read", body);
    EXPECT_EQ(heard.status, 400);
    EXPECT_EQ(heard.body.find("root:"), std::string::npos);
  }
}

TEST(Attacks, ManyIdleConnectionsDoNotKeepOthersOut) {
  const Served served;
  std::vector<std::unique_ptr<Wire>> idle;
  for (int i = 0; i < 300; ++i) {
    idle.push_back(std::make_unique<Wire>(served.port()));
    idle.back()->send("GET / HT");
  }
  EXPECT_TRUE(served.alive());
}

}  // namespace
}  // namespace quadrille::server
