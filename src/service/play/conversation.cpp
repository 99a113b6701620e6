#include "service/play/conversation.hpp"

#include <fmt/format.h>

#include "service/json/json.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

// The id of a line that cannot be read, where it stands first: whoever sent it wants to know which one it
// was.
Record id_at_the_head(const std::string& line) {
  const auto head = from_json(line.substr(0, line.find(',')) + '}');
  const auto* id = head ? head->find("id") : nullptr;
  return id != nullptr ? *id : Record();
}

}  // namespace

Expected<Conversation> Conversation::open(const Family& family, const SessionOptions& options,
                                          const Hooks& hooks) {
  const auto* sessions = family.extension<Sessions>();
  if (sessions == nullptr) return fail(fmt::format("{} has no sessions", family.name()));
  auto session = sessions->open(options.options);
  if (!session) return std::unexpected(session.error());
  Conversation conversation(std::move(*session), options, hooks);
  if (options.overlays) {
    auto folder = OverlayFolder::make(*options.overlays, options.id);
    if (!folder) return std::unexpected(folder.error());
    conversation.overlays_ = std::move(*folder);
  }
  return conversation;
}

Expected<Record> Conversation::answer(const InputLine& line) {
  ++summary_.ticks;
  auto& clock = hooks_.clock != nullptr ? *hooks_.clock : steady_clock();
  const auto start = clock.now();
  auto input = line.too_long ? std::unexpected(Error{too_long_message()}) : from_json(line.text);
  Record reply;
  if (input) {
    Context context({.limits = {.time = options_.time, .bytes = options_.bytes},
                     .stop = hooks_.stop,
                     .clock = hooks_.clock});
    reply = session_->tick(*input, context);
  } else {
    if (auto id = id_at_the_head(line.text); !id.is_null()) reply.add("id", std::move(id));
    reply.add("error", record_of(input.error()));
  }
  if (reply.find("error") != nullptr) {
    ++summary_.errors;
  } else if (overlays_) {
    if (const auto written = overlays_->write(session_->overlays()); !written)
      return std::unexpected(written.error());
  }
  reply.add(std::string(kTickTime), std::chrono::duration<double, std::milli>(clock.now() - start).count());
  stamp(reply);
  return reply;
}

}  // namespace quadrille::service
