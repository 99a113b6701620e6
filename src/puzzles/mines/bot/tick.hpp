#pragma once

#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/guess/policy.hpp"
#include "puzzles/mines/bot/stages/exact.hpp"
#include "puzzles/mines/bot/stages/vision.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"

namespace quadrille::mines::bot {

// How a tick goes about it.
struct TickOptions {
  bool allow_guess = true;
  bool enable_cleanup = true;
  bool propagate = true;   // rules of several numbers, between reduction and exact count
  int bypass_actions = 1;  // this many safe cells from the rules make the exact count unnecessary; 0: never
  Policy policy = Policy::safest;
  int lives = 1;
  ComponentLimits limits{};
  bool odds_wanted = false;  // bring the odds up to date even if no guess needs them
};

// What a tick did.
struct Stats {
  int read = 0;        // cells that changed by vision
  int reduced = 0;     // actions by rules of one number,
  int propagated = 0;  // of several,
  int counted = 0;     // and by counting
  bool bypassed = false;
  Counted exact{};
};

struct Decision {
  Upsert upsert{};
  std::vector<Action> actions{};
  std::vector<Cleanup> cleanup{};
  std::vector<Cell> progress{};  // numbers from before that now ask for less
  std::optional<Choice> best{};  // the least risk, if nothing is safe
  Stats stats{};
};

// One cycle: what was read is classified and wakes up what is beside it, the frontier is reduced, and if that
// gives too little, the zones that changed are counted; if nothing is safe, a guess follows. The store is
// only read; the decision carries the one upsert that changes it. A contradiction names numbers that cannot
// all be right.
[[nodiscard]] std::expected<Decision, Objection> tick(const Store& store, std::span<const Sighting> sightings,
                                                      const TickOptions& options, PatternTable& patterns,
                                                      Context& context);

}  // namespace quadrille::mines::bot
