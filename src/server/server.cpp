#include "server/server.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "server/addresses.hpp"
#include "server/assets.hpp"
#include "server/desk.hpp"
#include "server/doors.hpp"
#include "server/http.hpp"
#include "server/jobs.hpp"
#include "server/routes.hpp"
#include "server/workers.hpp"
#include "service/json/json.hpp"

namespace quadrille::server {
namespace {

// Threads for what is answered at once. Several: a large board or a check must not hold up everybody else.
constexpr int kClerks = 4;
// What strategies get to notice a stop when the server ends.
constexpr std::chrono::milliseconds kFarewell{1'000};
// Descriptors besides those of connections.
constexpr rlim_t kSpareDescriptors = 100;

// Many systems allow 1024 descriptors until asked for more.
void allow_descriptors(std::size_t connections) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = std::max(limit.rlim_cur, std::min(limit.rlim_max, connections + kSpareDescriptors));
  setrlimit(RLIMIT_NOFILE, &limit);
}

// To a visitor who must bring the token a page says nothing without it.
PageContents contents_of(const service::Catalogue& catalogue, const ServeOptions& options,
                         std::string_view token) {
  if (options.guarded) return {};
  return {.token = std::string(token), .catalogue = service::to_json(opening(catalogue))};
}

// Everything a running server is made of. Whoever stands below may use what stands above; the threads, which
// use it all, stand last and end first.
class House {
 public:
  House(const service::Catalogue& catalogue, const ServeOptions& options)
      : policy_{.token = options.token.empty() ? make_token() : options.token,
                .token_for_all = options.guarded},
        assets_(page_files(), contents_of(catalogue, options, policy_.token)),
        pages_(loop_, [this](const std::string& page) { jobs_.cancel_all(page); }),
        routes_(catalogue, assets_, loop_, pages_, jobs_, clerks_),
        jobs_(loop_, pages_, options.threads),
        clerks_(kClerks) {}

  Expected<Opened> open(const ServeOptions& options) {
    const HttpLimits limits;
    allow_descriptors(limits.connections);
    const auto port =
        loop_.listen(options.bind, options.port,
                     {.admit = [this](const Request& request) { return refused(request); },
                      .handle = [this](Request request,
                                       const Reply& reply) { routes_.handle(std::move(request), reply); }},
                     limits);
    if (!port) return std::unexpected(port.error());
    policy_.hosts = hosts_of(names_of(options.bind), *port);
    auto page = fmt::format("http://{}/", policy_.hosts.front());
    if (options.guarded) page += fmt::format("#token={}", policy_.token);
    return Opened{std::move(page), *port};
  }

  void run(std::stop_token stop) {
    const std::stop_callback at_stop(std::move(stop), [this] { loop_.stop(); });
    loop_.run();
  }

  // Whether all that was under way has ended in time.
  [[nodiscard]] bool close() {
    jobs_.cancel_all();
    const bool jobs_ended = jobs_.finish_within(kFarewell);
    return clerks_.finish_within(jobs_ended ? kFarewell : std::chrono::milliseconds(0)) && jobs_ended;
  }

 private:
  std::optional<Response> refused(const Request& request) const {
    auto response = refusal(policy_, request);
    if (response) add_safety(response->fields);
    return response;
  }

  DoorPolicy policy_;
  Assets assets_;
  Loop loop_;
  Pages pages_;
  Routes routes_;
  Jobs jobs_;
  Workers clerks_;
};

}  // namespace

Expected<bool> serve(const service::Catalogue& catalogue, const ServeOptions& options, std::stop_token stop,
                     const std::function<void(const Opened&)>& on_open) {
  auto house = std::make_unique<House>(catalogue, options);
  const auto opened = house->open(options);
  if (!opened) return std::unexpected(opened.error());
  on_open(*opened);
  house->run(std::move(stop));
  const bool ended = house->close();
  // A thread that does not hear the stop still uses the house: it is left to the end of the program.
  if (!ended) std::ignore = house.release();
  return ended;
}

}  // namespace quadrille::server
