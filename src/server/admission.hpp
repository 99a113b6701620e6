#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grid/error.hpp"
#include "server/message.hpp"

namespace quadrille::server {

// Which requests are let in, judged by the header alone: docs/security.md has the attackers and what stops
// each. Pure functions.

struct AccessPolicy {
  std::vector<std::string> hosts{};  // every value of Host that names this server, "127.0.0.1:8017"
  std::string token{};
  bool token_for_all = false;  // every request of /api needs it, not only those that change something
};

// What Host may say for a server on these addresses: a browser leaves out the port if it is 80.
[[nodiscard]] std::vector<std::string> hosts_of(const std::vector<std::string>& addresses,
                                                std::uint16_t port);

// nullopt if the request may go on to its body and its route; otherwise the answer that refuses it.
[[nodiscard]] std::optional<Response> refusal(const AccessPolicy& policy, const Request& request);

// A token that cannot be guessed: 128 bits from the system, in hexadecimal digits.
[[nodiscard]] std::string make_token();

// Whether a text may be a token: long enough, and made only of characters that need no escaping in an
// address.
[[nodiscard]] bool is_token(std::string_view text);

// Whether two texts are equal, in a time that does not depend on where they first differ.
[[nodiscard]] bool same_secret(std::string_view a, std::string_view b);

// An error as every route answers it: {"schema": 1, "error": {...}}.
[[nodiscard]] Response error_response(int status, const Error& error);
[[nodiscard]] Response error_response(int status, std::string message);

}  // namespace quadrille::server
