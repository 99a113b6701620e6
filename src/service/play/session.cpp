#include "service/play/session.hpp"

#include "service/json/json.hpp"
#include "service/play/conversation.hpp"
#include "service/play/recording.hpp"

namespace quadrille::service {
namespace {

// A recorded tick holds a line and all that was replied to it, with every quote escaped.
constexpr std::size_t kLongestTick = 32 * kLongestLine;

Record without_time(const Record& reply) {
  Record rest(Record::Map{});
  for (const auto& [key, value] : *reply.get<Record::Map>()) {
    if (key != kTickTime) rest.add(key, value);
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

}  // namespace

Record session_options_of(const Record& texts) {
  Record options(Record::Map{});
  for (const auto& [key, text] : *texts.get<Record::Map>()) {
    const auto value = from_json(*text.get<std::string>());
    options.add(key, value ? *value : text);
  }
  return options;
}

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
  return conversation->summary();
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
    auto& summary = conversation->summary();
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
  return conversation->summary();
}

}  // namespace quadrille::service
