#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "grid/error.hpp"
#include "service/catalogue.hpp"

namespace quadrille::server {

struct ServeOptions {
  std::string bind = "127.0.0.1";
  std::uint16_t port = 8017;  // 0: any free one
  std::string token{};        // "": one is made
  // Every visitor must bring the token; otherwise the page carries it and only this machine can connect.
  bool guarded = false;
  int threads = 1;  // jobs at once
};

// Where the page is, once it can be visited.
struct Opened {
  std::string address;  // "http://127.0.0.1:8017/", with the token in its fragment where a visitor needs it
  std::uint16_t port = 0;
};

// Serves until stopped, then asks what still runs to stop and gives it a moment. False if some thread has not
// ended even so: the program must exit without waiting for it. Fails if the server could not start.
[[nodiscard]] Expected<bool> serve(const service::Catalogue& catalogue, const ServeOptions& options,
                                   std::stop_token stop, const std::function<void(const Opened&)>& on_open);

}  // namespace quadrille::server
