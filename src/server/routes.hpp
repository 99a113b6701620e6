#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "server/assets.hpp"
#include "server/jobs.hpp"
#include "server/thread_pool.hpp"
#include "service/catalogue.hpp"

namespace quadrille::server {

// Every address of the server, docs/http-api.md. Called on the loop's thread; what takes longer than a
// look-up goes to the request pool, whose threads never run a solver and so are soon free again.
class Routes {
 public:
  Routes(const service::Catalogue& catalogue, const Assets& assets, Loop& loop, Pages& pages, Jobs& jobs,
         ThreadPool& request_pool);

  void handle(Request request, const Reply& reply);

 private:
  // A method, an address and what answers them. If only the address fits, the answer says which method it
  // takes.
  struct Route {
    std::string_view method;
    std::string_view path;
    void (Routes::*handle)(Request& request, const Reply& reply);

    [[nodiscard]] bool takes(
        std::string_view asked) const;  // HEAD wherever GET is taken, except for a stream
  };
  static const std::array<Route, 17> kTable;
  [[nodiscard]] static const Route* find(std::string_view path);

  void show_health(Request& request, const Reply& reply);
  void list_families(Request& request, const Reply& reply);
  void open_puzzle(Request& request, const Reply& reply);
  void open_events(Request& request, const Reply& reply);
  void start_job(Request& request, const Reply& reply);
  void stop_job(Request& request, const Reply& reply);
  template <auto Ask>
  void ask(Request& request, const Reply& reply);

  // Does the work on a thread of the pool. If too many requests are waiting already, the answer is "later";
  // if the work throws, it is a 500.
  void run_in_pool(const Reply& reply, std::function<void()> work);
  void answer_from_pool(const Reply& reply, std::function<Response()> work);

  const service::Catalogue& catalogue_;
  const Assets& assets_;
  Loop& loop_;
  Pages& pages_;
  Jobs& jobs_;
  ThreadPool& request_pool_;
  std::string families_;  // as JSON: it never changes, and is the first thing a page asks for
};

}  // namespace quadrille::server
