#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::server {

// A header's lines, in their order. Names compare without regard to case.
class Fields {
 public:
  void add(std::string name, std::string value) { lines_.emplace_back(std::move(name), std::move(value)); }

  // The value of the first line with that name, if there is one.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
  [[nodiscard]] std::size_t count(std::string_view name) const;
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& lines() const { return lines_; }

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

struct Request {
  std::string method{};
  std::string path{};   // as sent, nothing decoded
  std::string query{};  // what follows '?'
  Fields fields{};
  std::string body{};
  bool has_body = false;   // announced by the header, read or not
  std::stop_token stop{};  // requested when the client has gone or the server ends
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  Fields fields{};
};

// Where a request ends must be beyond doubt. If a proxy between client and server sees the end elsewhere than
// we do, an attacker can hide a second request in the body of the first ("request smuggling", first described
// by Linhart, Klein, Heled and Orrin in 2005; RFC 9112, section 11.2). The RFC has rules for repairing a
// doubtful header; since no honest client sends one, we refuse it instead. Pure functions of a header.

// Why the header leaves in doubt where the body ends; nullopt if it does not. Beyond doubt are one length of
// digits only, the coding "chunked" alone, or neither.
[[nodiscard]] std::optional<std::string_view> doubtful_framing(const Fields& fields, bool is_http_1_0);

// Whether some line of a header continues the line before it, a form that RFC 9112 deprecates and that
// readers understand differently. header may be a part that starts at the beginning of a line; begins_header
// says whether it is the first part.
[[nodiscard]] bool has_folded_line(std::string_view header, bool begins_header);

}  // namespace quadrille::server
