#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grid/error.hpp"
#include "server/message.hpp"

namespace quadrille::server {

// Who may come in: docs/security.md. Pure functions of a request's header.

struct DoorPolicy {
  std::vector<std::string> hosts{};  // every value of Host that is ours, "127.0.0.1:8017"
  std::string token{};
  bool token_for_all = false;  // every request of /api needs it, not only those that change something
};

// What Host may say for a server on these addresses: a browser leaves the port away where it is 80.
[[nodiscard]] std::vector<std::string> hosts_of(const std::vector<std::string>& addresses,
                                                std::uint16_t port);

// Nothing: the request may go on to its body and its route. Else the answer that refuses it.
[[nodiscard]] std::optional<Response> refusal(const DoorPolicy& policy, const Request& request);

// A token nobody can guess: 128 bits from the system, in hexadecimal digits.
[[nodiscard]] std::string make_token();

// Long enough, and made of what needs no escaping in an address.
[[nodiscard]] bool is_token(std::string_view text);

// The same answer in the same time wherever the first difference stands.
[[nodiscard]] bool same_secret(std::string_view a, std::string_view b);

// An error as every route answers it: {"schema": 1, "error": {...}}.
[[nodiscard]] Response error_response(int status, const Error& error);
[[nodiscard]] Response error_response(int status, std::string message);

}  // namespace quadrille::server
