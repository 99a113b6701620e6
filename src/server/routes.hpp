#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "server/assets.hpp"
#include "server/jobs.hpp"
#include "server/workers.hpp"
#include "service/catalogue.hpp"

namespace quadrille::server {

// Every address of the server, docs/http-api.md. Called on the loop's thread; what takes longer than a
// look-up goes to the clerks, threads that solve nothing and so always have time soon.
class Routes {
 public:
  Routes(const service::Catalogue& catalogue, const Assets& assets, Loop& loop, Pages& pages, Jobs& jobs,
         Workers& clerks);

  void handle(Request request, const Reply& reply);

 private:
  // A method, an address and what answers it. Where the address fits and the method does not, the answer says
  // which method it takes.
  struct Route {
    std::string_view method;
    std::string_view path;
    void (Routes::*handle)(Request& request, const Reply& reply);

    [[nodiscard]] bool takes(std::string_view asked) const;  // HEAD where GET is, but for a stream
  };
  static const std::array<Route, 14> kTable;
  [[nodiscard]] static const Route* find(std::string_view path);

  void tell_health(Request& request, const Reply& reply);
  void list_families(Request& request, const Reply& reply);
  void open_sample(Request& request, const Reply& reply);
  void open_events(Request& request, const Reply& reply);
  void start_job(Request& request, const Reply& reply);
  void stop_job(Request& request, const Reply& reply);
  template <auto Ask>
  void ask(Request& request, const Reply& reply);

  // Lets a clerk work; where too many wait already, the answer is "later", and a fault is told.
  void give_to_clerk(const Reply& reply, std::function<void()> work);
  void answer_by_clerk(const Reply& reply, std::function<Response()> work);

  const service::Catalogue& catalogue_;
  const Assets& assets_;
  Loop& loop_;
  Pages& pages_;
  Jobs& jobs_;
  Workers& clerks_;
  std::string families_;  // never changes, and is the first thing a page asks for
};

}  // namespace quadrille::server
