#include "server/admission.hpp"

#include <algorithm>
#include <array>
#include <random>

#include <fmt/format.h>

#include "service/json/json.hpp"
#include "service/solve/report.hpp"

namespace quadrille::server {
namespace {

constexpr std::size_t kLeastToken = 16;
constexpr std::size_t kMostToken = 200;
constexpr std::size_t kLongestPath = 200;
constexpr std::string_view kTokenField = "X-Quadrille-Token";
constexpr std::uint16_t kWebPort = 80;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

bool is_plain(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || is_one_of(std::string_view(&letter, 1), {"/", ".", "-", "_"});
}

// Paths are compared as they are, never decoded and never looked up in a folder, so these characters are
// enough.
bool is_plain_path(std::string_view path) {
  return path.starts_with('/') && path.size() <= kLongestPath && std::ranges::all_of(path, is_plain) &&
         path.find("..") == std::string_view::npos && path.find("//") == std::string_view::npos;
}

bool is_json(std::string_view type) {
  const auto name = type.substr(0, std::min(type.find(';'), type.size()));
  const auto last = name.find_last_not_of(' ');
  return name.substr(0, last == std::string_view::npos ? 0 : last + 1) == "application/json";
}

std::optional<Response> refuse_form(const Request& request) {
  if (!is_one_of(request.method, {"GET", "HEAD", "POST", "DELETE"})) {
    auto response = error_response(405, "the method must be GET, HEAD, POST or DELETE");
    response.fields.add("Allow", "GET, HEAD, POST, DELETE");
    return response;
  }
  if (!is_plain_path(request.path))
    return error_response(400, "a path here has only letters, digits, '/', '.', '-' and '_'");
  if (request.has_body && request.method != "POST") return error_response(400, "only a POST may have a body");
  return std::nullopt;
}

std::optional<Response> refuse_host(const AccessPolicy& policy, const Request& request) {
  if (request.fields.count("Host") != 1) return error_response(400, "a request must have exactly one Host");
  const auto host = *request.fields.find("Host");
  if (std::ranges::find(policy.hosts, host) != policy.hosts.end()) return std::nullopt;
  return error_response(421, "this server does not answer to that Host");
}

// A browser says on whose behalf it asks. What it asks on behalf of another origin is refused, with one
// exception: a person may follow a link to our page.
std::optional<Response> refuse_origin(const Request& request, bool changes) {
  const auto host = *request.fields.find("Host");
  const auto origin = request.fields.find("Origin");
  if (origin && *origin != fmt::format("http://{}", host))
    return error_response(403, "a page of another origin may not send requests here");
  if (request.fields.count("Origin") > 1)
    return error_response(400, "a request must not have more than one Origin");
  const auto site = request.fields.find("Sec-Fetch-Site");
  if (!site || *site == "same-origin") return std::nullopt;
  const bool by_person = request.fields.find("Sec-Fetch-Mode") == "navigate" &&
                         request.fields.find("Sec-Fetch-Dest") == "document";
  if (!changes && (*site == "none" || (by_person && !request.path.starts_with("/api")))) return std::nullopt;
  return error_response(403, "a page of another site may not send requests here");
}

std::optional<Response> refuse_token(const AccessPolicy& policy, const Request& request, bool changes) {
  const bool needed =
      changes || request.path == "/api/events" || (policy.token_for_all && request.path.starts_with("/api"));
  if (!needed) return std::nullopt;
  const auto token = request.fields.find(kTokenField);
  if (token && same_secret(*token, policy.token)) return std::nullopt;
  return error_response(401, fmt::format("the header {} must carry the token of this run", kTokenField));
}

}  // namespace

std::vector<std::string> hosts_of(const std::vector<std::string>& addresses, std::uint16_t port) {
  std::vector<std::string> hosts;
  for (const auto& address : addresses) {
    const auto name = address.find(':') == std::string::npos ? address : fmt::format("[{}]", address);
    hosts.push_back(fmt::format("{}:{}", name, port));
    if (port == kWebPort) hosts.push_back(name);
  }
  return hosts;
}

std::optional<Response> refusal(const AccessPolicy& policy, const Request& request) {
  const bool changes = request.method == "POST" || request.method == "DELETE";
  if (auto response = refuse_form(request)) return response;
  if (auto response = refuse_host(policy, request)) return response;
  if (auto response = refuse_origin(request, changes)) return response;
  if (auto response = refuse_token(policy, request, changes)) return response;
  if (request.method == "POST" && !is_json(request.fields.find("Content-Type").value_or("")))
    return error_response(415, "the Content-Type of a POST must be application/json");
  return std::nullopt;
}

std::string make_token() {
  std::random_device system;
  std::string token;
  for (int word = 0; word < 4; ++word) token += fmt::format("{:08x}", static_cast<std::uint32_t>(system()));
  return token;
}

bool is_token(std::string_view text) {
  return text.size() >= kLeastToken && text.size() <= kMostToken &&
         std::ranges::all_of(text, [](char letter) { return is_plain(letter) && letter != '/'; });
}

bool same_secret(std::string_view a, std::string_view b) {
  unsigned difference = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const char other = b.empty() ? '\0' : b[i % b.size()];
    difference |= static_cast<unsigned>(static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(other));
  }
  return difference == 0 && !b.empty();
}

Response error_response(int status, const Error& error) {
  Record record;
  record.add("error", service::record_of(error));
  service::stamp(record);
  Response response{.status = status, .body = service::to_json(record) + "\n"};
  response.fields.add("Cache-Control", "no-store");
  return response;
}

Response error_response(int status, std::string message) {
  return error_response(status, Error{std::move(message)});
}

}  // namespace quadrille::server
