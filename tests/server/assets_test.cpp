#include "server/assets.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quadrille::server {
namespace {

constexpr std::array<EmbeddedFile, 3> kFiles{
    {{"index.html", R"(<html><meta name="quadrille-token" content=""></html>)"},
     {"js/app.js", "run();"},
     {"icon.svg", "<svg/>"}}};

Response got(const Assets& assets, std::string path, std::string known = "") {
  Request request{.method = "GET", .path = std::move(path)};
  if (!known.empty()) request.fields.add("If-None-Match", std::move(known));
  return assets.find(request).value_or(Response{.status = 404});
}

TEST(Assets, ThePageCarriesTheTokenOfItsRun) {
  const Assets assets(kFiles, {.token = "secret"});
  EXPECT_EQ(got(assets, "/").body, R"(<html><meta name="quadrille-token" content="secret"></html>)");
  EXPECT_EQ(got(assets, "/index.html").body, got(assets, "/").body);
}

TEST(Assets, AGuardedPageCarriesNone) {
  EXPECT_EQ(got(Assets(kFiles, {.token = ""}), "/").body, kFiles[0].bytes);
}

TEST(Assets, ThePageCarriesTheCatalogueAndNothingInItEndsItsPlace) {
  constexpr EmbeddedFile kHtml{"index.html", R"(<script type="application/json" id="catalogue"></script>)"};
  const Assets assets(std::span(&kHtml, 1), {.catalogue = R"({"name":"</script>"})"});
  EXPECT_EQ(got(assets, "/").body,
            R"(<script type="application/json" id="catalogue">{"name":"\u003c/script>"}</script>)");
}

TEST(Assets, FilesHaveTheirTypes) {
  const Assets assets(kFiles, {.token = ""});
  EXPECT_EQ(got(assets, "/").type, "text/html; charset=utf-8");
  EXPECT_EQ(got(assets, "/js/app.js").type, "text/javascript; charset=utf-8");
  EXPECT_EQ(got(assets, "/icon.svg").type, "image/svg+xml");
}

TEST(Assets, NothingElseIsThere) {
  const Assets assets(kFiles, {.token = ""});
  for (const auto* path : {"/js", "/js/", "/app.js", "/js/app.js/", "js/app.js", "", "/INDEX.HTML"})
    EXPECT_EQ(got(assets, path).status, 404) << path;
}

TEST(Assets, WhatABrowserHasAlreadyIsNotSentAgain) {
  const Assets assets(kFiles, {.token = "secret"});
  const std::string tag(*got(assets, "/js/app.js").fields.find("ETag"));
  const auto again = got(assets, "/js/app.js", tag);
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(got(assets, "/js/app.js", "\"other\"").body, "run();");
}

TEST(Assets, AnotherTokenMakesAnotherPage) {
  EXPECT_NE(got(Assets(kFiles, {.token = "one"}), "/").fields.find("ETag"),
            got(Assets(kFiles, {.token = "two"}), "/").fields.find("ETag"));
}

TEST(Assets, NoInlineCodeMayRun) {
  Fields fields;
  add_safety(fields);
  const auto policy = fields.find("Content-Security-Policy").value();
  EXPECT_EQ(policy.find("unsafe"), std::string_view::npos) << policy;
  EXPECT_NE(policy.find("default-src 'none'"), std::string_view::npos) << policy;
  EXPECT_EQ(fields.find("X-Content-Type-Options"), "nosniff");
}

TEST(Assets, ThePageOfThisProgramIsComplete) {
  const Assets assets(page_files(), {.token = "secret"});
  EXPECT_NE(got(assets, "/").body.find(R"(content="secret")"), std::string::npos);
}

// What a first visit takes, but for the catalogue, which the program writes into the page.
TEST(Assets, ThePageOfThisProgramIsSmallAsItIsAndAsItTravels) {
  const Assets assets(page_files(), {.token = "secret"});
  Request packed{.method = "GET"};
  packed.fields.add("Accept-Encoding", "gzip");
  std::size_t bytes = 0;
  std::size_t packed_bytes = 0;
  for (const auto* path : {"/", "/js/main.js", "/css/page.css"}) {
    bytes += got(assets, path).body.size();
    packed.path = path;
    packed_bytes += assets.find(packed)->body.size();
  }
  EXPECT_LT(bytes, 300'000U);
  EXPECT_LT(packed_bytes, 130'000U);
}

}  // namespace
}  // namespace quadrille::server
