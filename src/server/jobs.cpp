#include "server/jobs.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "server/admission.hpp"
#include "service/json/json.hpp"
#include "service/solve/report.hpp"

namespace quadrille::server {
namespace {

using Steady = std::chrono::steady_clock;

double milliseconds_since(Steady::time_point start) {
  return std::chrono::duration<double, std::milli>(Steady::now() - start).count();
}

Record named(const std::string& job) {
  Record record;
  record.add("job", job);
  return record;
}

std::string progress_json(const std::string& job, const Progress& progress, double time_ms) {
  auto record = named(job);
  record.add("done", progress.done ? Record(*progress.done) : Record());
  record.add("message", progress.message);
  record.add("best", progress.best ? Record(*progress.best) : Record());
  record.add("nodes", progress.nodes);
  record.add("time_ms", time_ms);
  record.add("schema", 1);
  return service::to_json(record);
}

// The last event of a job.
struct Ending {
  std::string_view event;
  std::string json;
};

Ending failed(const std::string& job, const Error& error) {
  auto record = named(job);
  record.add("error", service::record_of(error));
  service::stamp(record);
  return {"failed", service::to_json(record)};
}

// A fault of the program becomes a message for the page; it must not end the server.
Ending carried_out(const std::string& job, const Task& task, const service::Hooks& hooks, int threads) {
  try {
    auto made = task(hooks, threads);
    if (!made) return failed(job, made.error());
    auto& map = std::get<Record::Map>(made->value);
    map.emplace(map.begin(), "job", job);
    return {"result", service::to_json(*made)};
  } catch (const std::bad_alloc&) {
    return failed(job, {"there is not enough memory for this"});
  } catch (const std::exception& fault) {
    return failed(job, {fmt::format("a fault of the program: {}", fault.what())});
  }
}

}  // namespace

// One thread more than jobs run at once. A cancelled job still makes its own result, with whatever position
// it was given, and one that is cancelled in the queue must not wait for a free thread to do so.
Jobs::Jobs(Loop& loop, Pages& pages, int at_once)
    : loop_(loop), pages_(pages), at_once_(at_once), workers_(at_once + 1) {}

std::optional<std::string> Jobs::start(const std::string& page, Task task) {
  const auto own = std::ranges::count_if(jobs_, [&](const auto& job) { return job.second.page == page; });
  if (queue_.size() >= kMostQueued || static_cast<std::size_t>(own) + pages_.unread(page) >= kMostOfOnePage)
    return std::nullopt;
  auto name = make_token();
  jobs_.emplace(name, Job{.page = page, .task = std::move(task)});
  queue_.push_back(name);
  begin_next();
  return name;
}

void Jobs::begin_next() {
  while (running_ < at_once_ && !queue_.empty()) {
    const auto name = std::move(queue_.front());
    queue_.pop_front();
    const bool alone = running_ == 0 && queue_.empty();
    ++running_;
    begin(name, alone ? at_once_ : 1);
  }
}

void Jobs::begin(const std::string& name, int threads) {
  auto& job = jobs_.at(name);
  job.begun = true;
  const bool taken = workers_.add(
      [this, name, page = job.page, task = std::move(job.task), stop = job.stop.get_token(), threads] {
        const auto start = Steady::now();
        const service::Hooks hooks{
            .stop = stop, .progress = [&](const Progress& progress) {
              auto json = progress_json(name, progress, milliseconds_since(start));
              loop_.post([this, page, name, json = std::move(json)] { pages_.progress(page, name, json); });
            }};
        auto ending = carried_out(name, task, hooks, threads);
        loop_.post([this, name, ending = std::move(ending)] { end(name, ending.event, ending.json); });
      });
  // The pool refuses work only when the server is about to end; by then no one waits for a result.
  if (!taken) jobs_.erase(name);
}

void Jobs::end(const std::string& name, std::string_view event, std::string_view json) {
  const auto found = jobs_.find(name);
  if (found == jobs_.end()) return;
  pages_.result(found->second.page, name, event, json);
  if (!found->second.beside) --running_;
  jobs_.erase(found);
  begin_next();
}

bool Jobs::cancel(const std::string& job) {
  const auto found = jobs_.find(job);
  if (found == jobs_.end()) return false;
  found->second.stop.request_stop();
  if (found->second.begun) return true;
  std::erase(queue_, job);
  found->second.beside = true;
  begin(job, 1);
  return true;
}

void Jobs::cancel_all(std::string_view page) {
  std::vector<std::string> names;
  for (const auto& [name, job] : jobs_) {
    if (job.page == page) names.push_back(name);
  }
  for (const auto& name : names) cancel(name);
}

void Jobs::cancel_all() {
  for (auto& [name, job] : jobs_) job.stop.request_stop();
}

}  // namespace quadrille::server
