#include "server/addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>

namespace quadrille::server {
namespace {

std::string text_of(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* bytes =
      address->sa_family == AF_INET
          ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in*>(address)->sin_addr)
          : static_cast<const void*>(&reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr);
  inet_ntop(address->sa_family, bytes, text.data(), text.size());
  return text.data();
}

struct Own {
  std::string address;
  bool loopback = false;
  bool four = false;
};

std::vector<Own> own_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> list(first, &freeifaddrs);
  std::vector<Own> own;
  for (const auto* each = first; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || (each->ifa_flags & IFF_UP) == 0) continue;
    const auto kind = each->ifa_addr->sa_family;
    if (kind != AF_INET && kind != AF_INET6) continue;
    own.push_back({text_of(each->ifa_addr), (each->ifa_flags & IFF_LOOPBACK) != 0, kind == AF_INET});
  }
  return own;
}

// The address from which this machine would send to the internet. Connecting a datagram socket sends nothing;
// the other end is an address that is reserved for documentation (RFC 5737).
std::optional<std::string> routed_address() {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return std::nullopt;
  sockaddr_in far{};
  far.sin_family = AF_INET;
  far.sin_port = htons(9);
  inet_pton(AF_INET, "192.0.2.1", &far.sin_addr);
  sockaddr_in near{};
  socklen_t size = sizeof(near);
  const bool known = connect(socket, reinterpret_cast<const sockaddr*>(&far), sizeof(far)) == 0 &&
                     getsockname(socket, reinterpret_cast<sockaddr*>(&near), &size) == 0;
  close(socket);
  if (!known) return std::nullopt;
  return text_of(reinterpret_cast<const sockaddr*>(&near));
}

}  // namespace

std::optional<std::string> lan_address() {
  if (auto address = routed_address(); address && !is_loopback(*address)) return address;
  for (const auto& [address, loopback, four] : own_addresses()) {
    if (four && !loopback) return address;
  }
  return std::nullopt;
}

bool is_loopback(std::string_view address) { return address.starts_with("127.") || address == "::1"; }

std::vector<std::string> names_of(const std::string& address) {
  std::vector<std::string> names{address};
  const bool any = address == "0.0.0.0" || address == "::";
  if (any || is_loopback(address)) names.emplace_back("localhost");
  if (!any) return names;
  for (const auto& own : own_addresses()) names.push_back(own.address);
  return names;
}

}  // namespace quadrille::server
