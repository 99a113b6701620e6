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

}  // namespace quadrille::server
