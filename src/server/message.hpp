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

  // The value of the first line of that name; nothing where there is none.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
  [[nodiscard]] std::size_t count(std::string_view name) const;
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& lines() const { return lines_; }

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

struct Request {
  std::string method{};
  std::string path{};   // as sent, nothing decoded
  std::string query{};  // what stands behind '?'
  Fields fields{};
  std::string body{};
  bool has_body = false;   // announced by the header, read or not
  std::stop_token stop{};  // who asked has gone, or the server ends: the answer is not wanted any more
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  Fields fields{};
};

}  // namespace quadrille::server
