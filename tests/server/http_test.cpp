#include "server/http.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "cli/says.hpp"
#include "server/thread_pool.hpp"
#include "server/wire.hpp"

namespace quadrille::server {
namespace {

using cli::says;

// A server of the test's own, which answers with what it was asked.
class Echo {
 public:
  explicit Echo(HttpLimits limits = {}) {
    const Application application{
        .admit =
            [](const Request& request) {
              return request.path == "/closed" ? std::optional(Response{.status = 403}) : std::nullopt;
            },
        .handle = [this](Request request, const Reply& reply) { answer(std::move(request), reply); }};
    port_ = loop_.listen("127.0.0.1", 0, application, limits).value();
    thread_ = std::jthread([this] { loop_.run(); });
  }
  ~Echo() { loop_.stop(); }
  Echo(const Echo&) = delete;
  Echo& operator=(const Echo&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }

  // A request to /held is answered when the test says so.
  std::stop_token await_held() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return held_.has_value(); });
    return held_->stop;
  }
  [[nodiscard]] bool held_is_unwanted() { return await_held().stop_requested(); }
  void await_unwanted() {
    std::atomic<bool> asked = false;
    const std::stop_callback noted(await_held(), [&] {
      asked = true;
      asked.notify_all();
    });
    asked.wait(false);
  }
  void answer_held() { held_->reply(Response{.type = "text/plain", .body = "held"}); }

 private:
  struct Held {
    std::stop_token stop;
    Reply reply;
  };

  // Counts for as long as it is read.
  class Counting final : public Feed {
   public:
    std::optional<std::string> take() override {
      return next_ <= 3 ? std::optional(std::to_string(next_++)) : std::nullopt;
    }
    void when_ready(std::function<void()> /*wake*/) override {}
    void closed() override {}

   private:
    int next_ = 1;
  };

  void answer(Request request, const Reply& reply) {
    if (request.path == "/held") {
      const std::lock_guard lock(mutex_);
      held_ = Held{request.stop, reply};
      changed_.notify_all();
      return;
    }
    if (request.path == "/feed") return reply(std::make_shared<Counting>());
    if (request.path == "/elsewhere") {
      EXPECT_TRUE(workers_.add([reply] { reply(Response{.body = "from elsewhere"}); }));
      return;
    }
    reply(
        Response{.type = "text/plain",
                 .body = request.method + " " + request.path + " ? " + request.query + " : " + request.body});
  }

  Loop loop_;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Held> held_;
  std::jthread thread_;
  ThreadPool workers_{4};
};

Heard asked(const Echo& echo, std::string_view bytes) {
  Wire wire(echo.port());
  wire.send(bytes);
  return hear(wire);
}

TEST(Http, ARequestReachesTheApplication) {
  const Echo echo;
  const auto heard = asked(echo, "POST /a/b?c=d HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.body, "POST /a/b ? c=d : hello");
}

TEST(Http, ChunksAreOneBody) {
  const Echo echo;
  EXPECT_EQ(
      asked(echo, "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n")
          .body,
      "POST / ?  : hello");
}

TEST(Http, AConnectionServesOneRequestAfterAnother) {
  const Echo echo;
  Wire wire(echo.port());
  wire.send("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\n");
  EXPECT_EQ(hear(wire).body, "GET /1 ?  : ");
  EXPECT_EQ(hear(wire).body, "GET /2 ?  : ");
  wire.send("GET /3 HTTP/1.1\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(hear(wire).body, "GET /3 ?  : ");
  EXPECT_EQ(wire.read_rest(), "");
}

TEST(Http, ABodyIsInvitedWhereTheClientAsks) {
  const Echo echo;
  Wire wire(echo.port());
  wire.send("POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(wire.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  wire.send("ok");
  EXPECT_EQ(hear(wire).body, "POST / ?  : ok");
}

TEST(Http, ARefusedRequestIsNotAskedForItsBody) {
  const Echo echo;
  Wire wire(echo.port());
  wire.send("POST /closed HTTP/1.1\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n");
  const auto heard = hear(wire);
  EXPECT_EQ(heard.status, 403);
  EXPECT_TRUE(says(heard.head, "Connection: close"));
  EXPECT_EQ(wire.read_rest(), "");
}

TEST(Http, WhatComesTooSlowlyIsCutOff) {
  const Echo echo({.request = std::chrono::milliseconds(20)});
  for (const auto* part :
       {"", "GET", "GET / HTTP/1.1\r\nX: ", "POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\n123",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"}) {
    Wire wire(echo.port());
    wire.send(part);
    EXPECT_EQ(wire.read_rest(), "") << part;
  }
}

TEST(Http, AnIdleConnectionIsClosed) {
  const Echo echo({.idle = std::chrono::milliseconds(20)});
  Wire wire(echo.port());
  wire.send("GET / HTTP/1.1\r\n\r\n");
  EXPECT_EQ(hear(wire).status, 200);
  EXPECT_EQ(wire.read_rest(), "");
}

TEST(Http, ConnectionsOverTheLimitAreClosedAtOnceWhereAllAreBusy) {
  Echo echo({.connections = 1});
  Wire first(echo.port());
  first.send("GET /held HTTP/1.1\r\n\r\n");
  echo.await_held();
  Wire second(echo.port());
  EXPECT_EQ(second.read_rest(), "");
  echo.answer_held();
  EXPECT_EQ(hear(first).body, "held");
}

TEST(Http, TheConnectionThatHasBeenIdleLongestMakesRoomForANewOne) {
  const Echo echo({.connections = 2});
  const auto served = [](Wire& wire) {
    wire.send("GET / HTTP/1.1\r\n\r\n");
    return hear(wire).status;
  };
  Wire first(echo.port());
  EXPECT_EQ(served(first), 200);
  Wire second(echo.port());
  EXPECT_EQ(served(second), 200);
  EXPECT_EQ(served(first), 200);  // now the second has been idle longer
  Wire third(echo.port());
  EXPECT_EQ(served(third), 200);
  EXPECT_EQ(second.read_rest(), "");
  EXPECT_EQ(served(first), 200);
}

TEST(Http, IdleConnectionsHoweverManyDoNotKeepOthersOut) {
  const Echo echo({.connections = 20});
  std::deque<Wire> idle;
  for (int i = 0; i < 200; ++i) idle.emplace_back(echo.port());
  EXPECT_EQ(asked(echo, "GET / HTTP/1.1\r\n\r\n").status, 200);
}

TEST(Http, AClientThatHangsUpEndsTheWorkForIt) {
  Echo echo;
  {
    Wire wire(echo.port());
    wire.send("GET /held HTTP/1.1\r\n\r\n");
    echo.await_held();
    EXPECT_FALSE(echo.held_is_unwanted());
  }
  echo.await_unwanted();  // or the test's own time limit
  echo.answer_held();
}

TEST(Http, AServerThatEndsAsksWhatIsUnderWayToEnd) {
  auto echo = std::make_unique<Echo>();
  Wire wire(echo->port());
  wire.send("GET /held HTTP/1.1\r\n\r\n");
  const auto stop = echo->await_held();
  EXPECT_FALSE(stop.stop_requested());
  echo.reset();
  EXPECT_TRUE(stop.stop_requested());
}

TEST(Http, HeadersAndBodiesHaveTheirLimits) {
  const Echo echo({.header_bytes = 100, .body_bytes = 10});
  EXPECT_EQ(asked(echo, "GET / HTTP/1.1\r\nX: " + std::string(200, 'x') + "\r\n\r\n").status, 431);
  EXPECT_EQ(asked(echo, "POST / HTTP/1.1\r\nContent-Length: 11\r\n\r\n").status, 413);
  EXPECT_EQ(asked(echo, "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n12345678901\r\n0\r\n\r\n")
                .status,
            413);
  EXPECT_EQ(asked(echo, "POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\n1234567890").status, 200);
}

TEST(Http, AmbiguousLengthsAreRefused) {
  const Echo echo;
  for (const auto* fields :
       {"Content-Length: 2\r\nContent-Length: 3\r\n", "Content-Length: 2\r\nContent-Length: 2\r\n",
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "Content-Length: -1\r\n",
        "Content-Length: 99999999999999999999\r\n", "Content-Length: 0x2\r\n", "Content-Length: 2, 2\r\n",
        "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding: identity\r\n",
        "Transfer-Encoding: \"chunked\"\r\n", "Transfer-Encoding: chunked, identity\r\n",
        "Transfer-Encoding: identity\r\nContent-Length: 2\r\n", "Content-Length:\r\n 2\r\n",
        "X: a\r\n b\r\nContent-Length: 2\r\n", "X: a\r\n\tb\r\n"}) {
    EXPECT_EQ(asked(echo, "POST / HTTP/1.1\r\n" + std::string(fields) + "\r\nab").status, 400) << fields;
  }
}

TEST(Http, TheBodyOfARefusedRequestIsNeverTakenForARequest) {
  const Echo echo;
  for (const auto* coding : {"xchunked", "identity", "\"chunked\"", "chunked, identity"}) {
    Wire wire(echo.port());
    wire.send("POST / HTTP/1.1\r\nTransfer-Encoding: " + std::string(coding) +
              "\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n");
    EXPECT_EQ(hear(wire).status, 400) << coding;
    EXPECT_EQ(wire.read_rest(), "") << coding;
  }
}

TEST(Http, AHeaderMayComeByteByByte) {
  const Echo echo;
  Wire wire(echo.port());
  for (const char byte : std::string_view("POST /a HTTP/1.1\r\nX: y z\r\nContent-Length: 2\r\n\r\nok")) {
    wire.send(std::string_view(&byte, 1));
  }
  EXPECT_EQ(hear(wire).body, "POST /a ?  : ok");
}

TEST(Http, WhatIsNotHttpIsRefused) {
  const Echo echo;
  for (const auto* bytes :
       {"\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "GET / HTTP/1.1\r\nA B: c\r\n\r\n",
        "GET / HTTP/1.1\r\n: c\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\x01\r\n\r\n"}) {
    EXPECT_EQ(asked(echo, bytes).status, 400) << bytes;
  }
}

TEST(Http, AHeadHasNoBody) {
  const Echo echo;
  Wire wire(echo.port());
  wire.send("HEAD / HTTP/1.1\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(says(wire.read_until("\r\n\r\n"), "Content-Length: 12"));
  EXPECT_EQ(wire.read_rest(), "");
}

TEST(Http, AFeedIsReadToItsEnd) {
  const Echo echo;
  Wire wire(echo.port());
  wire.send("GET /feed HTTP/1.1\r\n\r\n");
  EXPECT_TRUE(says(wire.read_until("\r\n\r\n"), "text/event-stream"));
  EXPECT_EQ(wire.read_rest(), "123");
}

TEST(Http, AnAnswerMayComeFromAnyThread) {
  const Echo echo;
  for (int i = 0; i < 200; ++i) {
    const auto* request = i % 2 == 0 ? "GET /elsewhere HTTP/1.1\r\n\r\n"
                                     : "GET /elsewhere HTTP/1.1\r\nConnection: close\r\n\r\n";
    EXPECT_EQ(asked(echo, request).body, "from elsewhere");
  }
}

TEST(Http, APortThatIsTakenIsAnError) {
  const Echo echo;
  Loop loop;
  const auto port = loop.listen("127.0.0.1", echo.port(), {});
  ASSERT_FALSE(port);
  EXPECT_TRUE(says(port.error().message, "cannot listen on 127.0.0.1 port "));
  EXPECT_TRUE(says(loop.listen("nowhere", 0, {}).error().message, "'nowhere' is not an IP address"));
}

}  // namespace
}  // namespace quadrille::server
