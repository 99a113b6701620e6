#pragma once

#include <functional>
#include <string>

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
  void get(const Request& request, const Reply& reply);
  void post(Request request, const Reply& reply);
  void remove(const Request& request, const Reply& reply);
  void start_job(std::string body, const Reply& reply);

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
