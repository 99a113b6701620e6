#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/family/extension.hpp"
#include "engine/family/facets.hpp"
#include "engine/family/held.hpp"

namespace quadrille {

struct NamedPicture {
  std::string name;  // may be a path of folders, which is where it is kept
  Picture picture;
};

// A conversation with a bot: one record in, one out. Keeps its state between ticks.
class Session {
 public:
  virtual ~Session() = default;
  [[nodiscard]] virtual Record tick(const Record& input, Context& context) = 0;
  // What it knows after the last tick, for an observer.
  [[nodiscard]] virtual std::vector<NamedPicture> overlays() const { return {}; }
};

// The referee of a game between a session and a board that only the referee knows. Shares nothing with the
// session except the records they exchange.
class Arena {
 public:
  virtual ~Arena() = default;
  // The first message to the session, then the one after each of its replies. Null: the game is over.
  [[nodiscard]] virtual Record open() = 0;
  [[nodiscard]] virtual Record next(const Record& reply) = 0;
  [[nodiscard]] virtual GameResult result() const = 0;
};

// Games of a session against an arena, dealt by seed, and the sets of session options worth comparing.
struct SessionPlay {
  std::vector<Parameter> parameters;
  Expected<std::unique_ptr<Arena>> (*deal)(const Record& settings, std::uint64_t seed) = nullptr;
  // The options a session of such a game is opened with.
  Expected<Record> (*options)(const Record& settings) = nullptr;
  struct Pipeline {
    std::string name;
    Record options;
  };
  std::vector<Pipeline> pipelines{};
};

// A family that talks to bots.
class Sessions : public Extension {
 public:
  [[nodiscard]] std::string_view name() const final { return "session"; }
  // Fails if an option is unknown or out of range.
  [[nodiscard]] virtual Expected<std::unique_ptr<Session>> open(const Record& options) const = 0;
  [[nodiscard]] virtual const SessionPlay& play() const = 0;
  // A puzzle as a session would show it.
  [[nodiscard]] virtual std::vector<NamedPicture> overlays(const AnyPuzzle& puzzle,
                                                           const AnyAnswer* answer) const = 0;
};

template <class P, class A>
class TypedSessions final : public Sessions {
 public:
  using Open = Expected<std::unique_ptr<Session>>(const Record& options);
  using Overlays = std::vector<NamedPicture>(const P&, const A*);
  TypedSessions(Required<Open> open, SessionPlay play, Required<Overlays> overlays)
      : open_(open), play_(std::move(play)), overlays_(overlays) {}

  Expected<std::unique_ptr<Session>> open(const Record& options) const override { return open_(options); }
  const SessionPlay& play() const override { return play_; }
  std::vector<NamedPicture> overlays(const AnyPuzzle& puzzle, const AnyAnswer* answer) const override {
    return overlays_(puzzle_in<P>(puzzle), answer_in<A>(answer));
  }

 private:
  Required<Open> open_;
  SessionPlay play_;
  Required<Overlays> overlays_;
};

}  // namespace quadrille
