#include "server/gzip.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <zlib.h>

#include "cli/says.hpp"
#include "server/assets.hpp"
#include "server/handlers.hpp"
#include "server/wire.hpp"
#include "service/json/json.hpp"

namespace quadrille::server {
namespace {

using cli::says;

// What a browser makes of it.
std::string unpacked(std::string packed) {
  z_stream stream{};
  stream.next_in = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
  std::string text;
  int state = Z_OK;
  while (state == Z_OK) {
    std::string part(4096, '\0');
    stream.next_out = reinterpret_cast<Bytef*>(part.data());
    stream.avail_out = static_cast<uInt>(part.size());
    state = inflate(&stream, Z_NO_FLUSH);
    text += part.substr(0, part.size() - stream.avail_out);
  }
  EXPECT_EQ(state, Z_STREAM_END);
  inflateEnd(&stream);
  return text;
}

bool is_taken(const char* accepted) {
  Fields fields;
  fields.add("Accept-Encoding", accepted);
  return takes_gzip(fields);
}

RC_GTEST_PROP(Gzip, WhatIsPackedComesOutAsItWas, (const std::string& bytes, bool quick)) {
  RC_ASSERT(unpacked(gzipped(bytes, quick ? Packing::quick : Packing::thorough)) == bytes);
}

TEST(Gzip, IsTakenByWhoeverNamesItOrAnything) {
  for (const auto* words :
       {"gzip", "GZIP", "deflate, gzip, br", "br;q=1.0, gzip;q=0.8", "x-gzip", "*", "gzip ; q=0.001"})
    EXPECT_TRUE(is_taken(words)) << words;
  for (const auto* words :
       {"", "br", "identity", "gzip;q=0", "gzip; q=0.000", "*;q=0", "gzip;q=0, *", "gzipped"})
    EXPECT_FALSE(is_taken(words)) << words;
  EXPECT_FALSE(takes_gzip({}));
}

TEST(Gzip, LongTextsArePackedAndNothingElse) {
  const auto packed = [](std::string type, std::size_t bytes, bool taken) {
    Response response{.type = std::move(type), .body = std::string(bytes, 'a')};
    pack(response, taken);
    return response;
  };
  const auto answer = packed("application/json", 5'000, true);
  EXPECT_EQ(unpacked(answer.body), std::string(5'000, 'a'));
  EXPECT_EQ(answer.fields.find("Content-Encoding"), "gzip");
  EXPECT_EQ(answer.fields.find("Vary"), "Accept-Encoding");
  EXPECT_EQ(packed("application/json", 1'000, true).body.size(), 1'000U);
  EXPECT_EQ(packed("image/png", 5'000, true).body.size(), 5'000U);
  // A cache that keeps the plain form must know that there is another.
  const auto plain = packed("text/plain; charset=utf-8", 5'000, false);
  EXPECT_EQ(plain.body.size(), 5'000U);
  EXPECT_EQ(plain.fields.find("Vary"), "Accept-Encoding");
  EXPECT_FALSE(plain.fields.find("Content-Encoding"));
}

constexpr EmbeddedFile kPageFile{"index.html",
                                 "<p>once and again, once and again, once and again, once and again</p>"};

Response asked(const Assets& assets, const char* accepted, std::string known = "") {
  Request request{.method = "GET", .path = "/"};
  request.fields.add("Accept-Encoding", accepted);
  if (!known.empty()) request.fields.add("If-None-Match", std::move(known));
  return assets.find(request).value();
}

TEST(Gzip, AnAssetHasTwoFormsWithATagEach) {
  const Assets assets(std::span(&kPageFile, 1), {});
  const auto plain = asked(assets, "br");
  const auto packed = asked(assets, "gzip");
  EXPECT_EQ(plain.body, kPageFile.bytes);
  EXPECT_EQ(unpacked(packed.body), kPageFile.bytes);
  EXPECT_LT(packed.body.size(), plain.body.size());
  EXPECT_EQ(plain.fields.find("Vary"), "Accept-Encoding");
  EXPECT_EQ(packed.fields.find("Vary"), "Accept-Encoding");
  const std::string tag(*packed.fields.find("ETag"));
  EXPECT_NE(tag, plain.fields.find("ETag"));
  EXPECT_EQ(asked(assets, "gzip", tag).status, 304);
  EXPECT_EQ(asked(assets, "br", tag).status, 200);
}

// Everything that a first visit fetches, with the catalogue inside the page.
TEST(Gzip, ThePageOfThisProgramIsLightOnTheWire) {
  const service::Catalogue catalogue;
  const Assets assets(page_files(), {.token = "secret", .catalogue = service::to_json(families(catalogue))});
  std::size_t bytes = 0;
  for (const auto& file : page_files()) {
    const auto path = "/" + std::string(file.name);
    const bool fetched = file.name.ends_with(".html") || file.name.ends_with(".svg") ||
                         std::ranges::any_of(page_files(), [&](const EmbeddedFile& page) {
                           return page.name.ends_with(".html") && page.bytes.contains('"' + path + '"');
                         });
    if (!fetched) continue;
    Request request{.method = "GET", .path = path};
    request.fields.add("Accept-Encoding", "gzip");
    bytes += assets.find(request).value().body.size();
  }
  EXPECT_GT(bytes, 10'000U);
  EXPECT_LT(bytes, 130'000U);
}

TEST(Gzip, AnswersArePackedOnTheWireAndStreamsAreNot) {
  const Served served;
  const auto got = [&](std::string_view path) {
    return served.send(served.head("GET", path) + "Accept-Encoding: gzip\r\n\r\n");
  };
  const auto families = got("/api/families");
  EXPECT_TRUE(says(families.head, "Content-Encoding: gzip"));
  EXPECT_TRUE(says(families.head, "Vary: Accept-Encoding"));
  EXPECT_EQ(unpacked(families.body), served.get("/api/families").body);
  const auto health = got("/api/health");
  EXPECT_FALSE(says(health.head, "Content-Encoding"));
  Wire wire(served.port());
  wire.send(served.head("GET", "/api/events") + "Accept-Encoding: gzip\r\n\r\n");
  EXPECT_FALSE(says(wire.read_until("\r\n\r\n"), "Content-Encoding"));
  EXPECT_TRUE(says(wire.read_until("\n\n"), "event: "));
}

}  // namespace
}  // namespace quadrille::server
