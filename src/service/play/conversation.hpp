#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "engine/extensions/session.hpp"
#include "service/input/lines.hpp"
#include "service/play/overlays.hpp"
#include "service/play/session.hpp"

namespace quadrille::service {

// How long a tick took differs from run to run; everything else in a reply must not.
inline constexpr std::string_view kTickTime = "time_ms";

// A bot's conversation, a tick at a time; converse() and replay() hold one over a whole stream.
class Conversation {
 public:
  // Fails where the family has no sessions, an option is not known or out of its range, or the folder of
  // overlays cannot be made.
  static Expected<Conversation> open(const Family& family, const SessionOptions& options, const Hooks& hooks);

  // The reply to a line; a bad one is answered with "error" and changes nothing. Fails where an overlay
  // cannot be written.
  [[nodiscard]] Expected<Record> answer(const InputLine& line);

  [[nodiscard]] SessionSummary& summary() { return summary_; }

 private:
  Conversation(std::unique_ptr<Dialogue> session, SessionOptions options, Hooks hooks)
      : session_(std::move(session)), options_(std::move(options)), hooks_(std::move(hooks)) {}

  std::unique_ptr<Dialogue> session_;
  SessionOptions options_;
  Hooks hooks_;
  std::optional<OverlayFolder> overlays_{};
  SessionSummary summary_{};
};

}  // namespace quadrille::service
