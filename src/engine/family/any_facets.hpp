#pragma once

#include "engine/family/facets.hpp"
#include "engine/family/held.hpp"

// The facets of engine/family/facets.hpp, erased: as the command line, server, batch and benchmark see them.
// Each function keeps the contract of its typed namesake.

namespace quadrille {

using AnyRepair = Repair<PuzzlePtr>;
using NamedGame = Named<GamePtr>;

class AnyFilledCells {
 public:
  virtual ~AnyFilledCells() = default;
  [[nodiscard]] virtual Expected<AnswerPtr> set_cell(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                                     const Mark& mark) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> remaining(const AnyPuzzle& puzzle,
                                                      const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual AnswerPtr finished(const AnyPuzzle& puzzle,  // null: something is missing
                                           const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual Symbol ruled_out() const = 0;
  [[nodiscard]] virtual bool paints() const = 0;
};

class AnyPlayedMoves {
 public:
  virtual ~AnyPlayedMoves() = default;
  [[nodiscard]] virtual Expected<AnswerPtr> play_move(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                                      Cell from, Cell to) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> remaining(const AnyPuzzle& puzzle,
                                                      const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual AnswerPtr append(const AnyAnswer& position, const AnyAnswer& rest) const = 0;
  [[nodiscard]] virtual double score(const AnyPuzzle& puzzle, const AnyAnswer& answer) const = 0;
  [[nodiscard]] virtual double bound(const AnyPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual Weights weights(const AnyPuzzle& puzzle, const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual bool can_move(const AnyPuzzle& puzzle, const AnyAnswer& position) const = 0;
};

using AnyPlayer = std::variant<OwnPosition, const AnyFilledCells*, const AnyPlayedMoves*>;

class AnyEditing {
 public:
  virtual ~AnyEditing() = default;
  [[nodiscard]] virtual Expected<PuzzlePtr> blank_sheet(Size size) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> edit(const AnyPuzzle& puzzle, const Edit& edit) const = 0;
  [[nodiscard]] virtual const std::vector<std::string_view>& cell_fields() const = 0;
};

class AnyUniqueness {
 public:
  virtual ~AnyUniqueness() = default;
  [[nodiscard]] virtual AnyOutcome second(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                          Context& context) const = 0;
  [[nodiscard]] virtual std::vector<AnyRepair> repairs(const AnyPuzzle& puzzle, Context& context) const = 0;
};

class AnyTeaching {
 public:
  virtual ~AnyTeaching() = default;
  [[nodiscard]] virtual std::vector<Step> explain(const AnyPuzzle& puzzle,
                                                  const ExplainRequest<AnyAnswer>& request,
                                                  Context& context) const = 0;
  [[nodiscard]] virtual Expected<Grade> grade(const AnyPuzzle& puzzle, Context& context) const = 0;
};

class AnyCertification {
 public:
  virtual ~AnyCertification() = default;
  virtual void clauses(const AnyPuzzle& puzzle, const AnyAnswer* other_than, Cnf& cnf) const = 0;
  [[nodiscard]] virtual std::optional<std::string> totals_differ(const AnyPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual const std::vector<std::string_view>& by_clauses() const = 0;
};

// Receives every position a strategy is asked about, and the strategy's answer if it has one.
using GameWatch = std::function<void(const AnyPuzzle& position, const AnyAnswer* answer)>;

class AnyGames {
 public:
  virtual ~AnyGames() = default;
  [[nodiscard]] virtual const std::vector<Parameter>& parameters() const = 0;
  [[nodiscard]] virtual Expected<GamePtr> deal(const Record& settings, Random& random) const = 0;
  [[nodiscard]] virtual Expected<std::vector<NamedGame>> read(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string write(const AnyGame& game) const = 0;
  [[nodiscard]] virtual GameResult play(const AnyGame& game, const AnyRun& run, Context& context,
                                        const GameWatch& watch) const = 0;
};

using AnyGamePosition = GamePosition<PuzzlePtr>;

class AnyHiddenGames {
 public:
  virtual ~AnyHiddenGames() = default;
  [[nodiscard]] virtual const std::vector<Parameter>& parameters() const = 0;
  [[nodiscard]] virtual Expected<AnyGamePosition> fresh(const Record& settings) const = 0;
  [[nodiscard]] virtual Expected<GamePtr> deal(const Record& settings, Cell first, Random& random,
                                               Context& context) const = 0;
  [[nodiscard]] virtual Cell first(const AnyGame& game) const = 0;
  [[nodiscard]] virtual Expected<AnyGamePosition> after(const AnyGame& game,
                                                        std::span<const Act> acts) const = 0;
  [[nodiscard]] virtual std::optional<Objection> avoidable(const AnyGame& game, std::span<const Act> acts,
                                                           Context& context) const = 0;
  [[nodiscard]] virtual PuzzlePtr asked(const AnyPuzzle& position) const = 0;
  [[nodiscard]] virtual std::optional<BestAct> best(const AnyPuzzle& position, const AnyAnswer& found,
                                                    Context& context) const = 0;
};

class AnyAids {
 public:
  virtual ~AnyAids() = default;
  [[nodiscard]] virtual Grid<std::u32string> candidates(const AnyPuzzle& puzzle,
                                                        const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual std::vector<std::string> remarks(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                                         Cell cell) const = 0;
};

// A puzzle as it was made; the answer is null if unknown.
struct MadePuzzle {
  PuzzlePtr puzzle;
  AnswerPtr answer;
};

enum class MadeFrom { nothing, file };

struct GeneratorInfo {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  MadeFrom from = MadeFrom::nothing;
};

}  // namespace quadrille
