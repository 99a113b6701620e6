#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/context.hpp"
#include "engine/parameters.hpp"
#include "grid/picture.hpp"

namespace quadrille {

// One finished game against a family's referee.
struct GameResult {
  bool won = false;
  double score = 0;
  std::uint64_t guesses = 0;
  Record more{};
};

struct NamedPicture {
  std::string name;  // may be a path of folders: where it is kept
  Picture picture;
};

// A conversation with a bot: one record in, one out. Keeps its own memory between ticks.
class Session {
 public:
  virtual ~Session() = default;
  [[nodiscard]] virtual Record tick(const Record& input, Context& context) = 0;
  // What it knows after the last tick, for somebody who looks over the bot's shoulder.
  [[nodiscard]] virtual std::vector<NamedPicture> overlays() const { return {}; }
};

// The referee of a game between a session and a board that only the referee knows. Shares nothing with the
// session but the records they exchange.
class Arena {
 public:
  virtual ~Arena() = default;
  // What the session is told first, and after each of its replies. Null: the game is over.
  [[nodiscard]] virtual Record open() = 0;
  [[nodiscard]] virtual Record next(const Record& reply) = 0;
  [[nodiscard]] virtual GameResult result() const = 0;
};

// Games of a session against an arena, dealt by seed, and the sets of session options worth comparing.
struct SessionPlay {
  std::vector<Parameter> parameters;
  Expected<std::unique_ptr<Arena>> (*deal)(const Record& settings, std::uint64_t seed) = nullptr;
  // What a session of such a game is opened with.
  Expected<Record> (*options)(const Record& settings) = nullptr;
  struct Pipeline {
    std::string name;
    Record options;
  };
  std::vector<Pipeline> pipelines{};
};

}  // namespace quadrille
