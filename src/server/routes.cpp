#include "server/routes.hpp"

#include <array>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "server/desk.hpp"
#include "server/doors.hpp"
#include "server/tasks.hpp"
#include "service/json.hpp"
#include "service/report.hpp"

namespace quadrille::server {
namespace {

constexpr std::string_view kRetrySeconds = "1";
constexpr std::string_view kFamilies = "/api/families/";
constexpr std::string_view kSamples = "/samples/";
constexpr std::string_view kJobs = "/api/jobs/";

Response json_response(const Record& record, int status = 200) {
  Response response{.status = status, .body = service::to_json(record) + "\n"};
  response.fields.add("Cache-Control", "no-store");
  return response;
}

Response answered(const Expected<Record>& record) {
  return record ? json_response(*record) : error_response(400, record.error());
}
Response answered(Expected<Response> response) {
  return response ? std::move(*response) : error_response(400, response.error());
}

Response later(std::string_view why) {
  auto response = error_response(429, std::string(why));
  response.fields.add("Retry-After", std::string(kRetrySeconds));
  return response;
}

Response not_found() { return error_response(404, "nothing is here"); }

Response not_that_way(std::string_view allowed) {
  auto response = error_response(405, fmt::format("this address takes {}", allowed));
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

// A question that is answered at once, as its address.
struct Question {
  std::string_view path;
  Response (*answer)(const service::Catalogue&, Form, const std::stop_token&);
};

// Answers a request by one function of the desk. One that can take long hears when nobody waits any more.
template <auto Ask>
Response asked(const service::Catalogue& catalogue, Form form, const std::stop_token& stop) {
  if constexpr (std::is_invocable_v<decltype(Ask), const service::Catalogue&, Form, std::stop_token>) {
    return answered(Ask(catalogue, std::move(form), stop));
  } else {
    return answered(Ask(catalogue, std::move(form)));
  }
}

constexpr std::array<Question, 8> kQuestions{{{"/api/read", asked<read>},
                                              {"/api/blank", asked<blank>},
                                              {"/api/view", asked<view>},
                                              {"/api/edit", asked<edit>},
                                              {"/api/fill", asked<fill>},
                                              {"/api/check", asked<check>},
                                              {"/api/convert", asked<convert>},
                                              {"/api/render", asked<render>}}};

const Question* find_question(std::string_view path) {
  for (const auto& question : kQuestions) {
    if (question.path == path) return &question;
  }
  return nullptr;
}

}  // namespace

Routes::Routes(const service::Catalogue& catalogue, const Assets& assets, Loop& loop, Pages& pages,
               Jobs& jobs, Workers& clerks)
    : catalogue_(catalogue),
      assets_(assets),
      loop_(loop),
      pages_(pages),
      jobs_(jobs),
      clerks_(clerks),
      families_(service::to_json(families(catalogue)) + "\n") {}

void Routes::handle(Request request, const Reply& reply) {
  const Reply safely = [reply](Answer answer) {
    if (auto* response = std::get_if<Response>(&answer)) add_safety(response->fields);
    reply(std::move(answer));
  };
  if (request.method == "POST") return post(std::move(request), safely);
  if (request.method == "DELETE") return remove(request, safely);
  get(request, safely);
}

void Routes::get(const Request& request, const Reply& reply) {
  const std::string_view path = request.path;
  if (path == "/api/health") {
    Record record;
    record.add("status", "ok");
    record.add("jobs", std::uint64_t{jobs_.count()});
    record.add("streams", std::uint64_t{pages_.streams()});
    service::stamp(record);
    return reply(json_response(record));
  }
  if (path == "/api/families") {
    Response response{.body = families_};
    response.fields.add("Cache-Control", "no-store");
    return reply(std::move(response));
  }
  if (path == "/api/events") {
    if (request.method == "HEAD") return reply(not_that_way("GET"));
    return reply(pages_.open(query_value(request.query, "page")));
  }
  if (path.starts_with(kFamilies)) {
    const auto rest = path.substr(kFamilies.size());
    const auto samples = rest.find(kSamples);
    if (samples == std::string_view::npos) return reply(not_found());
    return answer_by_clerk(reply, [this, family = std::string(rest.substr(0, samples)),
                                   name = std::string(rest.substr(samples + kSamples.size()))] {
      const auto view = sample(catalogue_, family, name);
      return view ? json_response(*view) : error_response(404, view.error());
    });
  }
  if (path == "/api/jobs" || find_question(path) != nullptr) return reply(not_that_way("POST"));
  if (path.starts_with(kJobs)) return reply(not_that_way("DELETE"));
  reply(assets_.find(request).value_or(not_found()));
}

void Routes::post(Request request, const Reply& reply) {
  if (request.path == "/api/jobs") return start_job(std::move(request.body), reply);
  const auto* question = find_question(request.path);
  if (question == nullptr) return reply(not_found());
  answer_by_clerk(reply, [this, question, body = std::move(request.body), stop = std::move(request.stop)] {
    const auto record = service::from_json(body);
    return record ? question->answer(catalogue_, Form(*record), stop) : error_response(400, record.error());
  });
}

void Routes::remove(const Request& request, const Reply& reply) {
  const std::string_view path = request.path;
  if (!path.starts_with(kJobs)) return reply(not_found());
  const std::string job(path.substr(kJobs.size()));
  if (!jobs_.cancel(job)) return reply(error_response(404, "there is no such job, or it has ended"));
  Record record;
  record.add("job", job);
  service::stamp(record);
  reply(json_response(record, 202));
}

void Routes::start_job(std::string body, const Reply& reply) {
  // A clerk reads it; the loop's thread, which owns the jobs, starts it.
  give_to_clerk(reply, [this, reply, body = std::move(body)] {
    const auto record = service::from_json(body);
    if (!record) return reply(error_response(400, record.error()));
    Form form(*record);
    auto page = form.text("page");
    if (form.problem()) return reply(error_response(400, *form.problem()));
    auto task = task_of(catalogue_, form);
    if (!task) return reply(error_response(400, task.error()));
    loop_.post([this, reply, page = std::move(page), task = std::move(*task)] {
      if (!pages_.knows(page)) return reply(error_response(409, "no page of that name has an event stream"));
      const auto job = jobs_.start(page, task);
      if (!job) return reply(later("too many jobs are waiting"));
      Record started;
      started.add("job", *job);
      service::stamp(started);
      reply(json_response(started, 202));
    });
  });
}

void Routes::answer_by_clerk(const Reply& reply, std::function<Response()> work) {
  give_to_clerk(reply, [reply, work = std::move(work)] { reply(work()); });
}

void Routes::give_to_clerk(const Reply& reply, std::function<void()> work) {
  const bool taken = clerks_.add([reply, work = std::move(work)] {
    try {
      work();
    } catch (const std::exception& fault) {
      reply(error_response(500, fmt::format("a fault of the program: {}", fault.what())));
    }
  });
  if (!taken) reply(later("too many requests are waiting"));
}

}  // namespace quadrille::server
