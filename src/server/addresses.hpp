#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::server {

// The machine's own addresses.

// The address by which others in the local network reach this machine; nothing where it is in none.
[[nodiscard]] std::optional<std::string> lan_address();

// Whether only this machine can reach it: 127.0.0.0/8, ::1.
[[nodiscard]] bool is_loopback(std::string_view address);

// What a browser may write for a server that listens on this address: the address itself, localhost for
// those of the loopback, and all the machine's own for 0.0.0.0 and ::.
[[nodiscard]] std::vector<std::string> names_of(const std::string& address);

}  // namespace quadrille::server
