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
#include "server/admission.hpp"
#include "server/assets.hpp"
#include "server/handlers.hpp"
#include "server/http.hpp"
#include "server/jobs.hpp"
#include "server/routes.hpp"
#include "server/thread_pool.hpp"
#include "service/json/json.hpp"

namespace quadrille::server {
namespace {

// Threads of the request pool. Several, so that a large board or a check does not hold up other requests.
constexpr int kRequestThreads = 4;
// How long running strategies have to notice a stop when the server shuts down.
constexpr std::chrono::milliseconds kShutdownGrace{1'000};
// File descriptors for everything but connections.
constexpr rlim_t kSpareDescriptors = 100;

// Many systems allow a process 1024 descriptors until it asks for more.
void allow_descriptors(std::size_t connections) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = std::max(limit.rlim_cur, std::min(limit.rlim_max, connections + kSpareDescriptors));
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Where every visitor must bring the token, the page itself reveals nothing.
PageContents contents_of(const service::Catalogue& catalogue, const ServeOptions& options,
                         std::string_view token) {
  if (options.guarded) return {};
  return {.token = std::string(token), .catalogue = service::to_json(families(catalogue))};
}

// Everything a running server is made of. Members are destroyed from the last to the first, so the two that
// own threads, jobs_ and request_pool_, stand last: their threads end before anything that they use. pages_
// and routes_ hold references to these two, which are below them; they follow them only while the loop runs,
// when everything is there.
class ServerState {
 public:
  ServerState(const service::Catalogue& catalogue, const ServeOptions& options)
      : policy_{.token = options.token.empty() ? make_token() : options.token,
                .token_for_all = options.guarded},
        assets_(page_files(), contents_of(catalogue, options, policy_.token)),
        pages_(loop_, [this](const std::string& page) { jobs_.cancel_all(page); }),
        routes_(catalogue, assets_, loop_, pages_, jobs_, request_pool_),
        jobs_(loop_, pages_, options.threads),
        request_pool_(kRequestThreads) {}

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

  // Asks everything that is under way to end. Whether it did, in time.
  [[nodiscard]] bool close() {
    jobs_.cancel_all();
    const bool jobs_ended = jobs_.finish_within(kShutdownGrace);
    return request_pool_.finish_within(jobs_ended ? kShutdownGrace : std::chrono::milliseconds(0)) &&
           jobs_ended;
  }

 private:
  std::optional<Response> refused(const Request& request) const {
    auto response = refusal(policy_, request);
    if (response) add_safety(response->fields);
    return response;
  }

  AccessPolicy policy_;
  Assets assets_;
  Loop loop_;
  Pages pages_;
  Routes routes_;
  Jobs jobs_;
  ThreadPool request_pool_;
};

}  // namespace

Expected<bool> serve(const service::Catalogue& catalogue, const ServeOptions& options, std::stop_token stop,
                     const std::function<void(const Opened&)>& on_open) {
  auto state = std::make_unique<ServerState>(catalogue, options);
  const auto opened = state->open(options);
  if (!opened) return std::unexpected(opened.error());
  on_open(*opened);
  state->run(std::move(stop));
  const bool ended = state->close();
  // A thread that does not hear the stop still uses the state, so the state is left to the end of the
  // program.
  if (!ended) std::ignore = state.release();
  return ended;
}

}  // namespace quadrille::server
