#include "service/play/session.hpp"

#include <fmt/format.h>

#include "service/json/json.hpp"
#include "service/play/recording.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

// How long a tick took differs from run to run; everything else in a reply must not.
constexpr std::string_view kTime = "time_ms";

// A recorded tick holds a line and all that was replied to it, with every quote escaped.
constexpr std::size_t kLongestTick = 32 * kLongestLine;

Record without_time(const Record& reply) {
  Record rest(Record::Map{});
  for (const auto& [key, value] : *reply.get<Record::Map>()) {
    if (key != kTime) rest.add(key, value);
  }
  return rest;
}

// Where a recorded conversation begins; nullopt: it has no beginning, or the input has ended.
std::optional<Record> recorded_options(std::istream& recorded) {
  const auto first = next_line(recorded, kLongestTick);
  if (!first) return std::nullopt;
  const auto opened = from_json(first->text);
  const auto* options = opened ? opened->find("options") : nullptr;
  if (options == nullptr || options->get<Record::Map>() == nullptr) return std::nullopt;
  return *options;
}

// The id of a line that cannot be read, if it comes first in the line: the sender wants to know which line it
// was.
Record id_at_the_head(const std::string& line) {
  const auto head = from_json(line.substr(0, line.find(',')) + '}');
  const auto* id = head ? head->find("id") : nullptr;
  return id != nullptr ? *id : Record();
}

class Conversation {
 public:
  static Expected<Conversation> open(const Family& family, const SessionOptions& options,
                                     const Hooks& hooks) {
    auto session = family.extension<Sessions>()->open(options.options);
    if (!session) return std::unexpected(session.error());
    Conversation conversation(std::move(*session), options, hooks);
    if (options.overlays) {
      auto folder = OverlayFolder::make(*options.overlays, options.id);
      if (!folder) return std::unexpected(folder.error());
      conversation.overlays_ = std::move(*folder);
    }
    return conversation;
  }

  Expected<Record> answer(const InputLine& line) {
    ++summary.ticks;
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
      ++summary.errors;
    } else if (overlays_) {
      if (const auto written = overlays_->write(session_->overlays()); !written)
        return std::unexpected(written.error());
    }
    reply.add(std::string(kTime), std::chrono::duration<double, std::milli>(clock.now() - start).count());
    stamp(reply);
    return reply;
  }

  SessionSummary summary{};

 private:
  Conversation(std::unique_ptr<Session> session, SessionOptions options, Hooks hooks)
      : session_(std::move(session)), options_(std::move(options)), hooks_(std::move(hooks)) {}

  std::unique_ptr<Session> session_;
  SessionOptions options_;
  Hooks hooks_;
  std::optional<OverlayFolder> overlays_;
};

}  // namespace

Record merged(const Record& base, const Record& given) {
  Record options(Record::Map{});
  const auto add_all = [&](const Record& from, const Record* unless) {
    const auto* map = from.get<Record::Map>();
    if (map == nullptr) return;
    for (const auto& [key, value] : *map) {
      if (unless == nullptr || unless->find(key) == nullptr) options.add(key, value);
    }
  };
  add_all(base, &given);
  add_all(given, nullptr);
  return options;
}

Expected<SessionSummary> converse(const Family& family, std::istream& lines, const SessionOptions& options,
                                  const Hooks& hooks, const ReplySink& reply, const RecordSink& record) {
  auto conversation = Conversation::open(family, options, hooks);
  if (!conversation) return std::unexpected(conversation.error());
  if (record) record(to_json(Record::Map{{"options", merged({}, options.options)}}));
  while (!hooks.stop.stop_requested()) {
    const auto line = next_line(lines);
    if (!line) break;
    const auto answer = conversation->answer(*line);
    if (!answer) return std::unexpected(answer.error());
    if (record) record(to_recording({*line, *answer}));
    if (!reply(to_json(*answer))) break;
  }
  return conversation->summary;
}

Expected<SessionSummary> replay(const Family& family, std::istream& recorded, const SessionOptions& options,
                                const Hooks& hooks, const ReplySink& reply) {
  const auto opened = recorded_options(recorded);
  if (!opened) return fail("a recorded conversation begins with {\"options\": {...}}", 1, 1);
  auto own = options;
  own.options = merged(*opened, options.options);
  auto conversation = Conversation::open(family, own, hooks);
  if (!conversation) return std::unexpected(conversation.error());
  while (!hooks.stop.stop_requested()) {
    const auto kept = next_line(recorded, kLongestTick);
    if (!kept) break;
    auto& summary = conversation->summary;
    const auto tick = from_recording(kept->text);
    if (!tick)
      return fail("a recorded tick is {\"line\": \"...\", \"reply\": {...}}",
                  static_cast<int>(summary.ticks + 2), 1);
    const auto answer = conversation->answer(tick->line);
    if (!answer) return std::unexpected(answer.error());
    // Written and read back, since the recorded reply has gone that way too.
    const auto text = to_json(*answer);
    if (without_time(from_json(text).value()) != without_time(tick->reply)) {
      ++summary.different;
      if (summary.first_different == 0) summary.first_different = summary.ticks;
    }
    if (!reply(text)) break;
  }
  return conversation->summary;
}

}  // namespace quadrille::service
