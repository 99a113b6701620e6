#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/run_program.hpp"
#include "engine/settings/record.hpp"

namespace quadrille::server {

// One connection to a server, byte by byte. Reading waits; if nothing comes, the test runs into its own time
// limit.
class Wire {
 public:
  explicit Wire(std::uint16_t port);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  // False if the other side takes no more.
  bool send(std::string_view bytes) const;
  // Everything up to and including the mark, or what came before the connection ended.
  [[nodiscard]] std::string read_until(std::string_view mark);
  [[nodiscard]] std::string read_bytes(std::size_t count);
  [[nodiscard]] std::string read_rest();
  void close_now();

 private:
  // False at the end.
  [[nodiscard]] bool fetch();

  int socket_ = -1;
  std::string unread_;
};

struct Heard {
  int status = 0;  // 0: the connection ended without an answer
  std::string head{};
  std::string body{};

  [[nodiscard]] Record record() const;  // of a JSON body
};

// The next answer of a connection.
[[nodiscard]] Heard hear(Wire& wire);

// The program's own server, run as a user runs it, on a free port.
class Served {
 public:
  explicit Served(const cli::Words& more = {});

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] const std::string& token() const { return token_; }
  [[nodiscard]] const std::string& link() const { return link_; }
  [[nodiscard]] cli::Running& program() { return program_; }

  // A request's first lines as a page of this server sends them, without the empty line.
  [[nodiscard]] std::string head(std::string_view method, std::string_view path) const;

  [[nodiscard]] Heard send(const std::string& bytes) const;  // on a connection of its own
  [[nodiscard]] Heard get(std::string_view path) const;
  [[nodiscard]] Heard post(std::string_view path, const Record& body) const;
  [[nodiscard]] Heard post(std::string_view path, std::string_view json) const;
  [[nodiscard]] Heard remove(std::string_view path) const;

  // The most memory the program ever held, in bytes.
  [[nodiscard]] std::size_t peak_memory() const;
  [[nodiscard]] bool alive() const { return get("/api/health").status == 200; }

 private:
  cli::Running program_;
  std::string link_;
  std::uint16_t port_ = 0;
  std::string token_;
};

struct Event {
  std::string name{};  // "": the stream has ended
  Record data{};
};

// A page's stream of events.
class Stream {
 public:
  explicit Stream(const Served& served, std::string_view query = "");

  [[nodiscard]] const std::string& page() const { return page_; }
  [[nodiscard]] Event next();
  // The next event that is not progress.
  [[nodiscard]] Event result();
  void close_now() { wire_.close_now(); }

 private:
  Wire wire_;
  std::string page_;
};

}  // namespace quadrille::server
