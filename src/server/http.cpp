#include "server/http.hpp"

// Boost 1.74 uses std::exchange without including it.
#include <utility>

#include <algorithm>
#include <array>
#include <list>
#include <tuple>

#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/message.hpp"

namespace quadrille::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

// A refused client may still be sending. We go on reading for this long, so that it can see the refusal
// before the connection breaks.
constexpr std::chrono::seconds kLinger{1};
// Before the next attempt when the system has no descriptors left.
constexpr std::chrono::milliseconds kRetryAccept{100};
// Bytes of a header that are read at once.
constexpr std::size_t kFirstBytes = 4096;
// Size of the buffer for headers and chunk heads; a body never has to fit in it as a whole.
constexpr std::size_t kBufferBytes = std::size_t{64} << 10U;

// The status that says what is wrong with a request that cannot be read.
int status_of(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::body_limit) return 413;
  return 400;
}

std::string head_of(const Response& response, bool keep) {
  const auto reason = http::obsolete_reason(static_cast<http::status>(response.status));
  auto head =
      fmt::format("HTTP/1.1 {} {}\r\n", response.status, std::string_view(reason.data(), reason.size()));
  if (!response.type.empty()) head += fmt::format("Content-Type: {}\r\n", response.type);
  for (const auto& [name, value] : response.fields.lines()) head += fmt::format("{}: {}\r\n", name, value);
  return head + (keep ? "Connection: keep-alive\r\n" : "Connection: close\r\n");
}

class Connection;

// What the connections of one listener share. Connections hold it, so it lives as long as the last of them.
struct Listener {
  Application application;
  HttpLimits limits;
  std::list<Connection*> connections{};  // the one that has waited longest for a request first

  // Whether one more connection may come. If there are too many, one for which nothing is under way is
  // closed, so that silent connections, however many, cannot keep others out.
  [[nodiscard]] bool make_room();
  void stop_all();
};

// One connection: header, admission, body, answer, and again; or a feed until one side has enough. Kept alive
// by the operations that are under way.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, std::shared_ptr<Listener> listener)
      : stream_(std::move(socket)),
        listener_(std::move(listener)),
        place_(listener_->connections.insert(listener_->connections.end(), this)),
        buffer_(kBufferBytes) {}
  ~Connection() { listener_->connections.erase(place_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() {
    stand_by();
    stream_.expires_after(listener_->limits.request);
    read_header();
  }

  // Whether nothing is lost by closing it: no whole request has come, or its answer has been sent.
  [[nodiscard]] bool is_spare() const { return spare_; }
  void close() {
    spare_ = false;
    stream_.close();
  }
  // Asks the handler of its request to stop.
  void stop() { stop_.request_stop(); }

 private:
  using Parser = http::request_parser<http::string_body>;

  // ---- in ----

  void read_header() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(listener_->limits.header_bytes));
    parser_->body_limit(listener_->limits.body_bytes);
    parse_header();
  }

  // The library could read a header by itself, but it unfolds folded lines before we can see them.
  void parse_header() {
    error_code error = http::error::need_more;
    if (buffer_.size() > 0) {
      const bool begins = !parser_->got_some();
      const auto taken = parser_->put(buffer_.cdata(), error);
      const std::string_view part(static_cast<const char*>(buffer_.cdata().data()), taken);
      if (has_folded_line(part, begins)) return refuse(400, "a line of the header is folded");
      buffer_.consume(taken);
    }
    if (error && error != http::error::need_more) return give_up(error);
    if (parser_->is_header_done()) return judge_header();
    read_more([](Connection& self) { self.parse_header(); });
  }

  void read_more(void (*then)(Connection&)) {
    stream_.async_read_some(buffer_.prepare(kFirstBytes),
                            [self = shared_from_this(), then](error_code error, std::size_t bytes) {
                              if (error) return self->give_up(error);
                              self->buffer_.commit(bytes);
                              then(*self);
                            });
  }

  // The header is complete: decides what to do with the request.
  void judge_header() {
    const auto& message = parser_->get();
    const auto text = [](beast::string_view view) { return std::string(view.data(), view.size()); };
    request_ = {};
    request_.method = text(message.method_string());
    const auto target = text(message.target());
    const auto mark = std::min(target.find('?'), target.size());
    request_.path = target.substr(0, mark);
    request_.query = target.substr(std::min(mark + 1, target.size()));
    for (const auto& line : message) request_.fields.add(text(line.name_string()), text(line.value()));
    request_.has_body = parser_->chunked() || parser_->content_length().value_or(0) > 0;
    head_only_ = message.method() == http::verb::head;
    keep_ = parser_->keep_alive();
    // The library accepts two equal lengths, and takes an unknown coding to mean that there is no body.
    if (const auto doubt = doubtful_framing(request_.fields, message.version() < 11))
      return refuse(400, *doubt);
    if (auto refusal = listener_->application.admit(request_)) {
      keep_ = false;
      return respond(std::move(*refusal));
    }
    if (!request_.has_body) return handle();
    if (beast::iequals(message[http::field::expect], "100-continue")) return invite_body();
    read_body();
  }

  void invite_body() {
    static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(stream_, asio::buffer(kContinue),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        if (!error) self->read_body();
                      });
  }

  // Under the deadline that began with the header.
  void read_body() {
    http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->give_up(error);
      self->request_.body = std::move(self->parser_->get().body());
      self->handle();
    });
  }

  void give_up(const error_code& error) {
    const bool has_gone = error == http::error::end_of_stream || error == asio::error::operation_aborted ||
                          error == asio::error::connection_reset || error == http::error::partial_message ||
                          error == asio::error::eof;
    if (has_gone) return;
    // When the time is up, the library has closed the socket: there is no one left to answer.
    if (error == beast::error::timeout) return;
    refuse(status_of(error), error.message());
  }

  // What follows an unreadable request must not be taken for another request, so the connection is closed.
  void refuse(int status, std::string_view why) {
    keep_ = false;
    Response response{.status = status,
                      .type = "text/plain; charset=utf-8",
                      .body = fmt::format("this request cannot be read: {}\n", why)};
    response.fields.add("X-Content-Type-Options", "nosniff");
    respond(std::move(response));
  }

  // ---- between ----

  void handle() {
    parser_.reset();
    spare_ = false;
    stream_.expires_never();
    stop_ = std::stop_source();
    request_.stop = stop_.get_token();
    watch_for_end();
    listener_->application.handle(std::move(request_), [lent = lent()](Answer answer) {
      asio::post(lent->stream_.get_executor(), [lent, answer = std::move(answer)]() mutable {
        lent->end_watch();
        if (auto* response = std::get_if<Response>(&answer)) return lent->respond(std::move(*response));
        lent->follow(std::move(std::get<std::shared_ptr<Feed>>(answer)));
      });
    });
  }

  // A client that hangs up no longer wants its answer. Anything else that it sends is its next request.
  void watch_for_end() {
    stream_.socket().async_wait(tcp::socket::wait_read, [weak = weak_from_this()](error_code error) {
      const auto self = weak.lock();
      if (error || !self) return;
      if (self->stream_.socket().available(error) == 0) self->stop();
    });
  }
  void end_watch() {
    error_code closed;  // set if the connection is closed, and then the watch has ended as well
    std::ignore = stream_.socket().cancel(closed);
  }

  // For other threads to hold. Whichever thread lets go of it last, the connection is destroyed on the
  // loop's.
  std::shared_ptr<Connection> lent() {
    auto self = shared_from_this();
    auto* here = self.get();
    return {here, [self = std::move(self)](Connection* connection) mutable {
              asio::post(connection->stream_.get_executor(), [self = std::move(self)] {});
            }};
  }

  // ---- out ----

  void respond(Response response) {
    head_ = head_of(response, keep_);
    body_ = std::move(response.body);
    const bool bodiless = response.status == 304 || response.status == 204;
    if (!bodiless) head_ += fmt::format("Content-Length: {}\r\n", body_.size());
    head_ += "\r\n";
    if (head_only_ || bodiless) body_.clear();
    stream_.expires_after(listener_->limits.write);
    asio::async_write(stream_, std::array{asio::buffer(head_), asio::buffer(body_)},
                      [self = shared_from_this()](error_code error, std::size_t) {
                        if (error) return;
                        self->body_ = {};
                        self->keep_ ? self->await_next() : self->part();
                      });
  }

  void await_next() {
    if (buffer_.size() > 0) return start();
    stand_by();
    stream_.expires_after(listener_->limits.idle);
    read_more([](Connection& self) { self.start(); });
  }

  // Puts the connection behind those that have waited longer.
  void stand_by() {
    spare_ = true;
    auto& all = listener_->connections;
    all.splice(all.end(), all, place_);
  }

  void part() {
    stand_by();
    error_code failed;  // set if the other side has gone first
    std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, failed);
    stream_.expires_after(kLinger);
    drain();
  }
  void drain() {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(kBufferBytes),
                            [self = shared_from_this()](error_code error, std::size_t) {
                              if (!error) self->drain();
                            });
  }

  // ---- a feed ----

  void follow(std::shared_ptr<Feed> feed) {
    feed_ = std::move(feed);
    // Anything that comes in now, usually the end of the connection, ends the feed.
    buffer_.clear();
    stream_.expires_never();
    stream_.async_read_some(buffer_.prepare(1),
                            [self = shared_from_this()](error_code, std::size_t) { self->leave(); });
    feed_->when_ready([weak = weak_from_this()] {
      if (const auto self = weak.lock(); self && self->waiting_) self->pump();
    });
    Response response{.type = "text/event-stream"};
    response.fields.add("Cache-Control", "no-store");
    response.fields.add("X-Content-Type-Options", "nosniff");
    send(head_of(response, false) + "\r\n");
  }

  void pump() {
    if (!feed_) return;
    auto piece = feed_->take();
    if (!piece) return leave();
    waiting_ = piece->empty();
    if (!waiting_) send(std::move(*piece));
  }

  void send(std::string piece) {
    waiting_ = false;
    body_ = std::move(piece);
    stream_.expires_after(listener_->limits.write);
    asio::async_write(stream_, asio::buffer(body_),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->body_ = {};
                        error ? self->leave() : self->pump();
                      });
  }

  void leave() {
    waiting_ = false;
    stream_.close();
    if (const auto feed = std::exchange(feed_, nullptr)) feed->closed();
  }

  beast::tcp_stream stream_;
  std::shared_ptr<Listener> listener_;
  std::list<Connection*>::iterator place_;
  bool spare_ = true;
  std::stop_source stop_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  Request request_;
  bool head_only_ = false;
  bool keep_ = false;
  std::string head_;
  std::string body_;
  std::shared_ptr<Feed> feed_;
  bool waiting_ = false;
};

bool Listener::make_room() {
  if (connections.size() < limits.connections) return true;
  const auto spare = std::ranges::find_if(connections, &Connection::is_spare);
  if (spare == connections.end()) return false;
  (*spare)->close();
  return true;
}

void Listener::stop_all() {
  for (auto* connection : connections) connection->stop();
}

}  // namespace

class Loop::Impl {
 public:
  // One thread runs it; post() comes from others.
  asio::io_context context{1};
  std::vector<std::unique_ptr<tcp::acceptor>> acceptors;
  std::vector<std::weak_ptr<Listener>> listeners;

  void accept(tcp::acceptor& acceptor, const std::shared_ptr<Listener>& listener) {
    acceptor.async_accept([this, &acceptor, listener](error_code error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) {
        auto timer = std::make_shared<asio::steady_timer>(context, kRetryAccept);
        return timer->async_wait(
            [this, &acceptor, listener, timer](error_code) { accept(acceptor, listener); });
      }
      if (listener->make_room()) {
        std::ignore = socket.set_option(tcp::no_delay(true), error);
        std::make_shared<Connection>(std::move(socket), listener)->start();
      }
      accept(acceptor, listener);
    });
  }
};

Loop::Loop() : impl_(std::make_unique<Impl>()) {}
Loop::~Loop() = default;

Expected<std::uint16_t> Loop::listen(const std::string& address, std::uint16_t port, Application application,
                                     HttpLimits limits) {
  error_code error;
  const auto ip = asio::ip::make_address(address, error);
  if (error) return fail(fmt::format("'{}' is not an IP address", address));
  const tcp::endpoint endpoint(ip, port);
  auto acceptor = std::make_unique<tcp::acceptor>(impl_->context);
  try {
    acceptor->open(endpoint.protocol());
    acceptor->set_option(tcp::acceptor::reuse_address(true));
    acceptor->bind(endpoint);
    acceptor->listen();
  } catch (const boost::system::system_error& refused) {
    return fail(fmt::format("cannot listen on {} port {}: {}; port 0 is any free one", address, port,
                            refused.code().message()));
  }
  const auto bound = acceptor->local_endpoint().port();
  auto listener = std::make_shared<Listener>(std::move(application), limits);
  impl_->accept(*acceptor, listener);
  impl_->listeners.push_back(listener);
  impl_->acceptors.push_back(std::move(acceptor));
  return bound;
}

void Loop::run() {
  const auto work = asio::make_work_guard(impl_->context);
  impl_->context.run();
}

void Loop::stop() {
  post([impl = impl_.get()] {
    for (const auto& each : impl->listeners) {
      if (const auto listener = each.lock()) listener->stop_all();
    }
    impl->context.stop();
  });
}

void Loop::post(std::function<void()> work) { asio::post(impl_->context, std::move(work)); }

void Loop::after(std::chrono::milliseconds time, std::function<void()> work) {
  auto timer = std::make_shared<asio::steady_timer>(impl_->context, time);
  timer->async_wait([timer, work = std::move(work)](error_code error) {
    if (!error) work();
  });
}

}  // namespace quadrille::server
