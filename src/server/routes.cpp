#include "server/routes.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "server/admission.hpp"
#include "server/gzip.hpp"
#include "server/handlers.hpp"
#include "server/shelf.hpp"
#include "server/tasks.hpp"
#include "service/json/json.hpp"
#include "service/solve/report.hpp"

namespace quadrille::server {
namespace {

constexpr std::string_view kRetrySeconds = "1";
constexpr std::string_view kFamilies = "/api/families/";
constexpr std::string_view kSamples = "/samples/";
constexpr std::string_view kCollection = "/collection";
constexpr std::string_view kJobs = "/api/jobs/";

Response json_response(const Record& record, int status = 200) {
  Response response{.status = status, .body = service::to_json(record) + "\n"};
  response.fields.add("Cache-Control", "no-store");
  return response;
}

Response answered(const Expected<Record>& record) {
  return record ? json_response(*record) : error_response(400, record.error());
}
Response answered(const std::expected<Record, service::Misread>& record) {
  if (record) return json_response(*record);
  auto error = service::record_of(record.error());
  error.add("tried", attempt(record.error()));
  Record refusal;
  refusal.add("error", std::move(error));
  service::stamp(refusal);
  return json_response(refusal, 400);
}
Response answered(Expected<Response> response) {
  return response ? std::move(*response) : error_response(400, response.error());
}

Response later(std::string_view why) {
  auto response = error_response(429, std::string(why));
  response.fields.add("Retry-After", std::string(kRetrySeconds));
  return response;
}

Response not_found() { return error_response(404, "there is nothing at this address"); }

Response method_not_allowed(std::string_view allowed) {
  auto response = error_response(405, fmt::format("this address takes only {}", allowed));
  response.fields.add("Allow", std::string(allowed));
  return response;
}

// The value of one key of a query, as sent.
std::string_view query_value(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const auto pair = query.substr(0, end);
    const auto equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == key) return pair.substr(equals + 1);
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return {};
}

}  // namespace

// Every address, once. A path that ends in a slash stands for every path below it.
constexpr std::array<Routes::Route, 17> Routes::kTable{{
    {"GET", "/api/health", &Routes::show_health},
    {"GET", "/api/families", &Routes::list_families},
    {"GET", "/api/families/", &Routes::open_puzzle},
    {"GET", "/api/events", &Routes::open_events},
    {"POST", "/api/jobs", &Routes::start_job},
    {"DELETE", "/api/jobs/", &Routes::stop_job},
    {"POST", "/api/read", &Routes::ask<read>},
    {"POST", "/api/blank", &Routes::ask<blank>},
    {"POST", "/api/view", &Routes::ask<view>},
    {"POST", "/api/edit", &Routes::ask<edit>},
    {"POST", "/api/fill", &Routes::ask<fill>},
    {"POST", "/api/check", &Routes::ask<check>},
    {"POST", "/api/aids", &Routes::ask<aids>},
    {"POST", "/api/game", &Routes::ask<game>},
    {"POST", "/api/advice", &Routes::ask<advice>},
    {"POST", "/api/convert", &Routes::ask<convert>},
    {"POST", "/api/render", &Routes::ask<render>},
}};

Routes::Routes(const service::Catalogue& catalogue, const Assets& assets, Loop& loop, Pages& pages,
               Jobs& jobs, ThreadPool& request_pool)
    : catalogue_(catalogue),
      assets_(assets),
      loop_(loop),
      pages_(pages),
      jobs_(jobs),
      request_pool_(request_pool),
      families_(service::to_json(families(catalogue)) + "\n") {}

void Routes::handle(Request request, const Reply& reply) {
  const Reply safely = [reply, taken = takes_gzip(request.fields)](Answer answer) {
    if (auto* response = std::get_if<Response>(&answer)) {
      pack(*response, taken);
      add_safety(response->fields);
    }
    reply(std::move(answer));
  };
  const auto* route = find(request.path);
  if (route != nullptr && route->takes(request.method)) return (this->*route->handle)(request, safely);
  if (route != nullptr) return safely(method_not_allowed(route->method));
  if (request.method != "GET" && request.method != "HEAD") return safely(not_found());
  safely(assets_.find(request).value_or(not_found()));
}

const Routes::Route* Routes::find(std::string_view path) {
  const auto leads_to = [&](const Route& route) {
    return route.path.ends_with('/') ? path.starts_with(route.path) : path == route.path;
  };
  const auto* const found = std::ranges::find_if(kTable, leads_to);
  return found == kTable.end() ? nullptr : found;
}

bool Routes::Route::takes(std::string_view asked) const {
  return asked == method || (asked == "HEAD" && method == "GET" && handle != &Routes::open_events);
}

void Routes::show_health(Request& /*request*/, const Reply& reply) {
  Record record;
  record.add("status", "ok");
  record.add("jobs", std::uint64_t{jobs_.count()});
  record.add("streams", std::uint64_t{pages_.streams()});
  service::stamp(record);
  reply(json_response(record));
}

void Routes::list_families(Request& /*request*/, const Reply& reply) {
  Response response{.body = families_};
  response.fields.add("Cache-Control", "no-store");
  reply(std::move(response));
}

// FAMILY/samples/NAME, FAMILY/collection and FAMILY/collection/ID.
void Routes::open_puzzle(Request& request, const Reply& reply) {
  const auto rest = std::string_view(request.path).substr(kFamilies.size());
  const auto slash = std::min(rest.find('/'), rest.size());
  const auto below = rest.substr(slash);
  std::function<Expected<Record>(std::string_view family)> find;
  if (below.starts_with(kSamples)) {
    find = [this, name = std::string(below.substr(kSamples.size()))](std::string_view family) {
      return sample(catalogue_, family, name);
    };
  } else if (below == kCollection) {
    find = [this](std::string_view family) { return collection(catalogue_, family); };
  } else if (below.starts_with(kCollection) && below[kCollection.size()] == '/') {
    find = [this, id = std::string(below.substr(kCollection.size() + 1))](std::string_view family) {
      return collected(catalogue_, family, id);
    };
  } else {
    return reply(not_found());
  }
  answer_from_pool(reply, [find = std::move(find), family = std::string(rest.substr(0, slash))] {
    const auto record = find(family);
    return record ? json_response(*record) : error_response(404, record.error());
  });
}

void Routes::open_events(Request& request, const Reply& reply) {
  reply(pages_.open(query_value(request.query, "page")));
}

// Answers with one of the handlers. One that can take long is given the stop token of the request, which says
// when the client no longer waits.
template <auto Ask>
void Routes::ask(Request& request, const Reply& reply) {
  answer_from_pool(reply, [this, body = std::move(request.body), stop = std::move(request.stop)] {
    const auto record = service::from_json(body);
    if (!record) return error_response(400, record.error());
    service::RecordReader form(*record);
    if constexpr (std::is_invocable_v<decltype(Ask), const service::Catalogue&, service::RecordReader,
                                      std::stop_token>) {
      return answered(Ask(catalogue_, std::move(form), stop));
    } else {
      return answered(Ask(catalogue_, std::move(form)));
    }
  });
}

void Routes::stop_job(Request& request, const Reply& reply) {
  const std::string job(std::string_view(request.path).substr(kJobs.size()));
  if (!jobs_.cancel(job)) return reply(error_response(404, "there is no such job, or it has ended"));
  Record record;
  record.add("job", job);
  service::stamp(record);
  reply(json_response(record, 202));
}

void Routes::start_job(Request& request, const Reply& reply) {
  // The pool reads the request; the loop's thread, which owns the jobs, starts the job.
  run_in_pool(reply, [this, reply, body = std::move(request.body)] {
    const auto record = service::from_json(body);
    if (!record) return reply(error_response(400, record.error()));
    service::RecordReader form(*record);
    auto page = form.text("page");
    if (form.problem()) return reply(error_response(400, *form.problem()));
    auto task = task_of(catalogue_, form);
    if (!task) return reply(error_response(400, task.error()));
    loop_.post([this, reply, page = std::move(page), task = std::move(*task)] {
      if (!pages_.knows(page))
        return reply(error_response(409, "no page with this name has an event stream"));
      const auto job = jobs_.start(page, task);
      if (!job) return reply(later("too many jobs are waiting"));
      Record started;
      started.add("job", *job);
      service::stamp(started);
      reply(json_response(started, 202));
    });
  });
}

void Routes::answer_from_pool(const Reply& reply, std::function<Response()> work) {
  run_in_pool(reply, [reply, work = std::move(work)] { reply(work()); });
}

void Routes::run_in_pool(const Reply& reply, std::function<void()> work) {
  const bool taken = request_pool_.add([reply, work = std::move(work)] {
    try {
      work();
    } catch (const std::exception& fault) {
      reply(error_response(500, fmt::format("a fault of the program: {}", fault.what())));
    }
  });
  if (!taken) reply(later("too many requests are waiting"));
}

}  // namespace quadrille::server
