#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::server {

// The machine's own addresses.

// The address by which others in the local network reach this machine; nullopt if it is not in a network.
[[nodiscard]] std::optional<std::string> lan_address();

// Whether only this machine can reach the address: 127.0.0.0/8, ::1.
[[nodiscard]] bool is_loopback(std::string_view address);

// The names under which a browser may ask for a server that listens on this address: the address itself,
// localhost as well if it is a loopback address, and every address of the machine for 0.0.0.0 and ::.
[[nodiscard]] std::vector<std::string> names_of(const std::string& address);

}  // namespace quadrille::server
