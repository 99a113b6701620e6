#include "server/wire.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>

#include "cli/parsed.hpp"
#include "service/json/json.hpp"

namespace quadrille::server {
namespace {

void demand(bool done, const char* what) {
  if (!done) throw std::system_error(errno, std::generic_category(), what);
}

std::string between(std::string_view text, std::string_view before, std::string_view after) {
  const auto start = text.find(before);
  if (start == std::string_view::npos) throw std::runtime_error("not found: " + std::string(before));
  text.remove_prefix(start + before.size());
  return std::string(text.substr(0, text.find_first_of(after)));
}

cli::Words serve_words(const cli::Words& more) {
  cli::Words words{"serve", "--port", "0", "--threads", "2"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

Wire::Wire(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  demand(socket_ >= 0, "socket");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  demand(connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0, "connect");
}

Wire::~Wire() { close_now(); }

void Wire::close_now() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
}

bool Wire::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Wire::fetch() {
  std::array<char, 65536> bytes{};
  const auto count = recv(socket_, bytes.data(), bytes.size(), 0);
  if (count > 0) unread_.append(bytes.data(), static_cast<std::size_t>(count));
  return count > 0;
}

std::string Wire::read_until(std::string_view mark) {
  std::size_t end = 0;
  while ((end = unread_.find(mark)) == std::string::npos) {
    if (!fetch()) return std::exchange(unread_, {});
  }
  return read_bytes(end + mark.size());
}

std::string Wire::read_bytes(std::size_t count) {
  while (unread_.size() < count && fetch()) {}
  auto bytes = unread_.substr(0, count);
  unread_.erase(0, count);
  return bytes;
}

std::string Wire::read_rest() {
  while (fetch()) {}
  return std::exchange(unread_, {});
}

Record Heard::record() const { return cli::parsed(body); }

Heard hear(Wire& wire) {
  Heard heard{.head = wire.read_until("\r\n\r\n")};
  if (!heard.head.starts_with("HTTP/1.1 ")) return heard;
  heard.status = static_cast<int>(parse_integer(heard.head.substr(9, 3)).value());
  if (heard.head.find("Content-Length: ") != std::string::npos) {
    const auto length = parse_integer(between(heard.head, "Content-Length: ", "\r")).value();
    heard.body = wire.read_bytes(static_cast<std::size_t>(length));
  }
  return heard;
}

Served::Served(const cli::Words& more) : program_(serve_words(more)) {
  const auto line = program_.read_line();
  link_ = between(line, "Quadrille is at ", "\n");
  port_ = static_cast<std::uint16_t>(parse_integer(between(link_.substr(7), ":", "/")).value());
  token_ = link_.find("#token=") != std::string::npos
               ? between(link_, "#token=", "\n")
               : between(get("/").body, R"(<meta name="quadrille-token" content=")", "\"");
}

std::string Served::head(std::string_view method, std::string_view path) const {
  return fmt::format(
      "{} {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nX-Quadrille-Token: {}\r\nContent-Type: application/json\r\n",
      method, path, port_, token_);
}

Heard Served::send(const std::string& bytes) const {
  Wire wire(port_);
  wire.send(bytes);
  return hear(wire);
}

Heard Served::get(std::string_view path) const {
  return send(fmt::format("GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", path, port_));
}

Heard Served::post(std::string_view path, std::string_view json) const {
  return send(fmt::format("{}Content-Length: {}\r\n\r\n{}", head("POST", path), json.size(), json));
}

Heard Served::post(std::string_view path, const Record& body) const {
  return post(path, std::string_view(service::to_json(body)));
}

Heard Served::remove(std::string_view path) const { return send(head("DELETE", path) + "\r\n"); }

std::size_t Served::peak_memory() const {
  std::ifstream status(fmt::format("/proc/{}/status", program_.process()));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:"))
      return static_cast<std::size_t>(parse_integer(split_words(line)[1].text).value()) << 10U;
  }
  throw std::runtime_error("the system does not say how much memory a process has used");
}

Stream::Stream(const Served& served, std::string_view query) : wire_(served.port()) {
  wire_.send(served.head("GET", fmt::format("/api/events{}", query)) + "\r\n");
  const auto head = wire_.read_until("\r\n\r\n");
  if (!head.starts_with("HTTP/1.1 200 ")) throw std::runtime_error("no stream: " + head);
  page_ = cli::text_at(next().data, "page");
}

Event Stream::next() {
  for (;;) {
    const auto text = wire_.read_until("\n\n");
    if (text.empty()) return {};
    if (text.starts_with(':')) continue;
    return {between(text, "event: ", "\n"), cli::parsed(between(text, "data: ", "\n"))};
  }
}

Event Stream::result() {
  for (;;) {
    auto event = next();
    if (event.name != "progress") return event;
  }
}

}  // namespace quadrille::server
