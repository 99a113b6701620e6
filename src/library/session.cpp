#include "library/opened.hpp"
#include "service/json/json.hpp"
#include "service/play/conversation.hpp"

namespace quadrille {

struct Session::Inside {
  explicit Inside(service::Conversation opened) : conversation(std::move(opened)) {}
  service::Conversation conversation;
};

Session::Session(std::unique_ptr<Inside> inside) noexcept : inside_(std::move(inside)) {}
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Expected<Session> Session::open(std::string_view family, const SessionOptions& options) {
  const auto found = library::catalogue().find(family);
  if (!found) return std::unexpected(found.error());
  auto settings = library::record_of(options.options);
  if (!settings) return std::unexpected(settings.error());
  service::SessionOptions wanted{.options = service::session_options_of(*settings),
                                 .bytes = options.limits.bytes};
  if (options.limits.time) wanted.time = *options.limits.time;
  return mapped(service::Conversation::open(**found, wanted, {}), [](service::Conversation opened) {
    return Session(std::make_unique<Inside>(std::move(opened)));
  });
}

Expected<std::string> Session::tick(std::string_view line) {
  if (inside_ == nullptr) return fail("the session is closed");
  const bool too_long = line.size() > service::kLongestLine;
  return mapped(inside_->conversation.answer(
                    {.text = std::string(line.substr(0, service::kLongestLine)), .too_long = too_long}),
                [](const Record& reply) { return service::to_json(reply); });
}

bool Session::is_open() const noexcept { return inside_ != nullptr; }

void Session::close() noexcept { inside_.reset(); }

}  // namespace quadrille
