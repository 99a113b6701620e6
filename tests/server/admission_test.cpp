#include "server/admission.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace quadrille::server {
namespace {

const AccessPolicy kPolicy{.hosts = {"127.0.0.1:8017", "localhost:8017"}, .token = "0123456789abcdef"};

using Lines = std::vector<std::pair<std::string, std::string>>;

Request request(std::string method, std::string path, const Lines& lines) {
  Request made{.method = std::move(method), .path = std::move(path)};
  for (const auto& [name, value] : lines) made.fields.add(name, value);
  made.has_body = made.method == "POST";
  return made;
}

// 200: let in.
int verdict(const std::string& method, const std::string& path, const Lines& lines,
            const AccessPolicy& policy = kPolicy) {
  const auto response = refusal(policy, request(method, path, lines));
  return response ? response->status : 200;
}

Lines with(Lines lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

const Lines kVisitor{{"Host", "127.0.0.1:8017"}};
const Lines kPage = with(kVisitor, {{"Origin", "http://127.0.0.1:8017"},
                                    {"Sec-Fetch-Site", "same-origin"},
                                    {"X-Quadrille-Token", "0123456789abcdef"},
                                    {"Content-Type", "application/json"}});

TEST(Admission, ThePageMayDoEverything) {
  EXPECT_EQ(verdict("GET", "/", kVisitor), 200);
  EXPECT_EQ(verdict("GET", "/api/families", kPage), 200);
  EXPECT_EQ(verdict("POST", "/api/jobs", kPage), 200);
  EXPECT_EQ(verdict("DELETE", "/api/jobs/7", kPage), 200);
  EXPECT_EQ(verdict("GET", "/api/events", kPage), 200);
}

TEST(Admission, OnlyOurOwnHostIsAnsweredOnEveryRoute) {
  for (const auto* host : {"evil.example", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8017.evil.example",
                           "LOCALHOST:8017", "127.0.0.1:8017 ", "", "[::1]:8017", "localhost.:8017"}) {
    for (const auto* path : {"/", "/index.html", "/api/health", "/api/events", "/nothing"}) {
      EXPECT_EQ(verdict("GET", path, {{"Host", host}}), 421) << host << " " << path;
    }
  }
}

TEST(Admission, AHostThatIsMissingOrThereTwiceIsRefused) {
  EXPECT_EQ(verdict("GET", "/", {}), 400);
  EXPECT_EQ(verdict("GET", "/", {{"Host", "127.0.0.1:8017"}, {"host", "127.0.0.1:8017"}}), 400);
}

TEST(Admission, ForeignOriginsMayNeitherAskNorChange) {
  for (const auto* origin : {"http://evil.example", "null", "https://127.0.0.1:8017", "http://127.0.0.1:8018",
                             "http://localhost:8017", "http://127.0.0.1:8017/", ""}) {
    auto lines = kPage;
    lines[1].second = origin;
    EXPECT_EQ(verdict("POST", "/api/jobs", lines), 403) << origin;
    EXPECT_EQ(verdict("GET", "/api/families", lines), 403) << origin;
  }
}

TEST(Admission, WhatABrowserAsksForAnotherSiteIsRefused) {
  for (const auto* site : {"cross-site", "same-site"}) {
    const auto lines = with(kVisitor, {{"Sec-Fetch-Site", site}});
    EXPECT_EQ(verdict("GET", "/icon.svg",
                      with(lines, {{"Sec-Fetch-Mode", "no-cors"}, {"Sec-Fetch-Dest", "image"}})),
              403);
    EXPECT_EQ(
        verdict("GET", "/", with(lines, {{"Sec-Fetch-Mode", "navigate"}, {"Sec-Fetch-Dest", "iframe"}})),
        403);
    EXPECT_EQ(verdict("GET", "/api/families",
                      with(lines, {{"Sec-Fetch-Mode", "navigate"}, {"Sec-Fetch-Dest", "document"}})),
              403);
  }
}

TEST(Admission, APersonMayFollowALinkToThePage) {
  const auto lines = with(
      kVisitor,
      {{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", "navigate"}, {"Sec-Fetch-Dest", "document"}});
  EXPECT_EQ(verdict("GET", "/", lines), 200);
  EXPECT_EQ(verdict("POST", "/", lines), 403);
}

TEST(Admission, TypingAnAddressChangesNothing) {
  auto lines = kPage;
  lines[2].second = "none";
  EXPECT_EQ(verdict("GET", "/api/health", lines), 200);
  EXPECT_EQ(verdict("POST", "/api/jobs", lines), 403);
}

TEST(Admission, ChangesAndTheStreamNeedTheToken) {
  for (const auto* token :
       {"", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF", "0123456789abcdeg"}) {
    auto lines = kPage;
    lines[3].second = token;
    EXPECT_EQ(verdict("POST", "/api/view", lines), 401) << token;
    EXPECT_EQ(verdict("DELETE", "/api/jobs/1", lines), 401) << token;
    EXPECT_EQ(verdict("GET", "/api/events", lines), 401) << token;
    EXPECT_EQ(verdict("GET", "/api/health", lines), 200) << token;
  }
  EXPECT_EQ(verdict("POST", "/api/view", with(kVisitor, {{"Content-Type", "application/json"}})), 401);
}

TEST(Admission, AGuardedServerShowsItsPageAndNothingElseWithoutTheToken) {
  auto guarded = kPolicy;
  guarded.token_for_all = true;
  EXPECT_EQ(verdict("GET", "/", kVisitor, guarded), 200);
  for (const auto* path : {"/api/health", "/api/families", "/api/families/tens/samples/classic.txt", "/api"})
    EXPECT_EQ(verdict("GET", path, kVisitor, guarded), 401) << path;
  EXPECT_EQ(verdict("GET", "/api/health", kPage, guarded), 200);
}

TEST(Admission, AnEmptyTokenOpensNothing) {
  auto open = kPolicy;
  open.token = "";
  EXPECT_EQ(verdict("POST", "/api/view", kPage, open), 401);
  EXPECT_FALSE(same_secret("", ""));
}

TEST(Admission, APostIsJsonOrNothing) {
  for (const auto* type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "",
                           "application/jsonp", "text/json", "application/json, text/plain"}) {
    auto lines = kPage;
    lines[4].second = type;
    EXPECT_EQ(verdict("POST", "/api/jobs", lines), 415) << type;
  }
  auto lines = kPage;
  lines[4].second = "application/json; charset=utf-8";
  EXPECT_EQ(verdict("POST", "/api/jobs", lines), 200);
}

TEST(Admission, PathsAreTakenAsTheyAreOrNotAtAll) {
  for (const auto* path : {"/../etc/passwd", "/..", "/%2e%2e/x", "/%00", "//evil.example/", "/a\\b", "*",
                           "http://evil.example/", "", "/a b", "/\xC3\xA4", "/a;b"}) {
    EXPECT_EQ(verdict("GET", path, kVisitor), 400) << path;
  }
  EXPECT_EQ(verdict("GET", "/" + std::string(10'000, 'a'), kVisitor), 400);
}

TEST(Admission, OtherMethodsAndUnexpectedBodiesAreRefused) {
  for (const auto* method : {"PUT", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "PROPFIND"})
    EXPECT_EQ(verdict(method, "/", kPage), 405) << method;
  auto get = request("GET", "/", kVisitor);
  get.has_body = true;
  EXPECT_EQ(refusal(kPolicy, get)->status, 400);
}

TEST(Admission, HostsCarryThePortUnlessItIs80) {
  EXPECT_EQ(hosts_of({"127.0.0.1", "::1"}, 8017), (std::vector<std::string>{"127.0.0.1:8017", "[::1]:8017"}));
  EXPECT_EQ(hosts_of({"10.0.0.2"}, 80), (std::vector<std::string>{"10.0.0.2:80", "10.0.0.2"}));
}

TEST(Admission, TokensAreLongAndAllDifferent) {
  std::set<std::string> tokens;
  for (int i = 0; i < 100; ++i) tokens.insert(make_token());
  EXPECT_EQ(tokens.size(), 100U);
  for (const auto& token : tokens) EXPECT_TRUE(is_token(token) && token.size() == 32) << token;
  EXPECT_FALSE(is_token("short"));
  EXPECT_FALSE(is_token("0123456789abcde/"));
  EXPECT_FALSE(is_token("0123456789 abcdef"));
}

RC_GTEST_PROP(Doors, SecretsAreTheSameWhenTheyAreEqual, (const std::string& a, const std::string& b)) {
  RC_ASSERT(same_secret(a, b) == (a == b && !a.empty()));
  RC_ASSERT(same_secret(a, a) == !a.empty());
}

}  // namespace
}  // namespace quadrille::server
