#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <string>

#include "service/play/overlays.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

struct SessionOptions {
  Record options{};                                         // what the session is opened with
  std::chrono::nanoseconds time{std::chrono::seconds(15)};  // for one tick
  std::size_t bytes = Limits{}.bytes;
  std::optional<OverlayOptions> overlays{};
  std::string id = "session";  // of its folder of overlays
};

struct SessionSummary {
  std::uint64_t ticks = 0;
  std::uint64_t errors = 0;
  std::uint64_t different = 0;        // of a replay: replies that differ from the recorded ones
  std::uint64_t first_different = 0;  // the tick of the first, counted from 1
};

// Takes a reply without its line end. False: the reader is gone.
using ReplySink = std::function<bool(const std::string& reply)>;
// Takes what is to be kept, without its line end: first the options the session was opened with, then every
// tick.
using RecordSink = std::function<void(const std::string& line)>;

// Options given as texts: what is JSON is read as that, the rest stays a text.
[[nodiscard]] Record session_options_of(const Record& texts);

// Options of a session with some of them given otherwise.
[[nodiscard]] Record merged(const Record& base, const Record& given);

// A conversation in JSON lines: one reply to every line that is not blank, in order, before the next line is
// read. A bad line is answered with "error" and changes nothing.
[[nodiscard]] Expected<SessionSummary> converse(const Family& family, std::istream& lines,
                                                const SessionOptions& options, const Hooks& hooks,
                                                const ReplySink& reply, const RecordSink& record);

// The same with the lines of a recorded conversation, comparing its replies with the recorded ones. The
// session is opened as it was then, except for the options given now.
[[nodiscard]] Expected<SessionSummary> replay(const Family& family, std::istream& recorded,
                                              const SessionOptions& options, const Hooks& hooks,
                                              const ReplySink& reply);

}  // namespace quadrille::service
