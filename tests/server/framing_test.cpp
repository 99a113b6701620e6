#include "server/message.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

namespace quadrille::server {
namespace {

bool in_doubt(std::initializer_list<std::pair<const char*, const char*>> lines, bool is_http_1_0 = false) {
  Fields fields;
  for (const auto& [name, value] : lines) fields.add(name, value);
  return doubtful_framing(fields, is_http_1_0).has_value();
}

TEST(Framing, OneLengthOrChunksOrNeitherAreBeyondDoubt) {
  EXPECT_FALSE(in_doubt({}));
  EXPECT_FALSE(in_doubt({{"Host", "x"}, {"content-length", "31"}}));
  EXPECT_FALSE(in_doubt({{"Transfer-Encoding", "chunked"}}));
  EXPECT_FALSE(in_doubt({{"transfer-encoding", "Chunked"}}));
}

TEST(Framing, AnythingElseIsInDoubt) {
  for (const auto* coding : {"xchunked", "identity", "\"chunked\"", "chunked, identity", "gzip, chunked",
                             "chunked, chunked", "", "chunked;q=1"}) {
    EXPECT_TRUE(in_doubt({{"Transfer-Encoding", coding}})) << coding;
  }
  for (const auto* length : {"31, 31", "+31", "-1", "0x1f", "", "3 1"}) {
    EXPECT_TRUE(in_doubt({{"Content-Length", length}})) << length;
  }
  EXPECT_TRUE(in_doubt({{"Content-Length", "31"}, {"Content-Length", "31"}}));
  EXPECT_TRUE(in_doubt({{"Content-Length", "31"}, {"Transfer-Encoding", "identity"}}));
  EXPECT_TRUE(in_doubt({{"Transfer-Encoding", "chunked"}, {"Content-Length", "31"}}));
  EXPECT_TRUE(in_doubt({{"Transfer-Encoding", "chunked"}}, true)) << "HTTP/1.0 has no chunks";
}

TEST(Framing, AFoldedLineIsSeenWhereverAPartOfTheHeaderBegins) {
  EXPECT_FALSE(has_folded_line("GET / HTTP/1.1\r\nA: b c\r\n\r\n", true));
  EXPECT_TRUE(has_folded_line("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", true));
  EXPECT_TRUE(has_folded_line("A: b\r\n\tc\r\n\r\n", false));
  EXPECT_TRUE(has_folded_line(" c: d\r\n\r\n", false));
  EXPECT_FALSE(has_folded_line("", false));
}

}  // namespace
}  // namespace quadrille::server
