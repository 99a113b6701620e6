#pragma once

#include <any>
#include <cassert>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/family/any_facets.hpp"

// The facets of engine/family/facets.hpp and player.hpp behind engine/family/any_facets.hpp.

namespace quadrille {

template <class P, class A>
class ErasedFilledCells final : public AnyFilledCells {
 public:
  explicit ErasedFilledCells(FilledCells<P, A> typed) : typed_(typed) {}
  Expected<AnswerPtr> set_cell(const AnyPuzzle& puzzle, const AnyAnswer& position,
                               const Mark& mark) const override {
    return held_answer(typed_.set_cell(puzzle_in<P>(puzzle), answer_in<A>(position), mark));
  }
  Expected<PuzzlePtr> remaining(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return held_puzzle(typed_.remaining(puzzle_in<P>(puzzle), answer_in<A>(position)));
  }
  AnswerPtr finished(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    auto whole = typed_.finished(puzzle_in<P>(puzzle), answer_in<A>(position));
    return whole ? hold_answer(std::move(*whole)) : nullptr;
  }
  Symbol ruled_out() const override { return typed_.ruled_out; }
  bool paints() const override { return typed_.paints; }

 private:
  FilledCells<P, A> typed_;
};

template <class P, class A>
class ErasedPlayedMoves final : public AnyPlayedMoves {
 public:
  explicit ErasedPlayedMoves(PlayedMoves<P, A> typed) : typed_(typed) {}
  Expected<AnswerPtr> play_move(const AnyPuzzle& puzzle, const AnyAnswer& position, Cell from,
                                Cell to) const override {
    return held_answer(typed_.play_move(puzzle_in<P>(puzzle), answer_in<A>(position), from, to));
  }
  Expected<PuzzlePtr> remaining(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return held_puzzle(typed_.remaining(puzzle_in<P>(puzzle), answer_in<A>(position)));
  }
  AnswerPtr append(const AnyAnswer& position, const AnyAnswer& rest) const override {
    return hold_answer(typed_.append(answer_in<A>(position), answer_in<A>(rest)));
  }
  double score(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    return typed_.score(puzzle_in<P>(puzzle), answer_in<A>(answer));
  }
  double bound(const AnyPuzzle& puzzle) const override { return typed_.bound(puzzle_in<P>(puzzle)); }
  Weights weights(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return typed_.weights(puzzle_in<P>(puzzle), answer_in<A>(position));
  }
  bool can_move(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return typed_.can_move(puzzle_in<P>(puzzle), answer_in<A>(position));
  }

 private:
  PlayedMoves<P, A> typed_;
};

template <class P>
class ErasedEditing final : public AnyEditing {
 public:
  explicit ErasedEditing(Editing<P> typed) : typed_(std::move(typed)) {}
  Expected<PuzzlePtr> blank_sheet(Size size) const override { return held_puzzle(typed_.blank_sheet(size)); }
  Expected<PuzzlePtr> edit(const AnyPuzzle& puzzle, const Edit& edit) const override {
    return held_puzzle(typed_.edit(puzzle_in<P>(puzzle), edit));
  }
  const std::vector<std::string_view>& cell_fields() const override { return typed_.cell_fields; }

 private:
  Editing<P> typed_;
};

template <class P, class A>
class ErasedUniqueness final : public AnyUniqueness {
 public:
  explicit ErasedUniqueness(Uniqueness<P, A> typed) : typed_(typed) {}
  AnyOutcome second(const AnyPuzzle& puzzle, const AnyAnswer& answer, Context& context) const override {
    return held_outcome(typed_.second(puzzle_in<P>(puzzle), answer_in<A>(answer), context));
  }
  std::vector<AnyRepair> repairs(const AnyPuzzle& puzzle, Context& context) const override {
    std::vector<AnyRepair> erased;
    for (auto& [change, cells, repaired] : typed_.repairs(puzzle_in<P>(puzzle), context))
      erased.push_back({std::move(change), std::move(cells), hold_puzzle(std::move(repaired))});
    return erased;
  }

 private:
  Uniqueness<P, A> typed_;
};

template <class P, class A>
class ErasedTeaching final : public AnyTeaching {
 public:
  explicit ErasedTeaching(Teaching<P, A> typed) : typed_(typed) {}
  std::vector<Step> explain(const AnyPuzzle& puzzle, const ExplainRequest<AnyAnswer>& request,
                            Context& context) const override {
    return typed_.explain(puzzle_in<P>(puzzle),
                          {answer_in<A>(request.from), answer_in<A>(request.toward), request.at_most},
                          context);
  }
  Expected<Grade> grade(const AnyPuzzle& puzzle, Context& context) const override {
    return typed_.grade(puzzle_in<P>(puzzle), context);
  }

 private:
  Teaching<P, A> typed_;
};

template <class P, class A>
class ErasedCertification final : public AnyCertification {
 public:
  explicit ErasedCertification(Certification<P, A> typed) : typed_(std::move(typed)) {}
  void clauses(const AnyPuzzle& puzzle, const AnyAnswer* other_than, Cnf& cnf) const override {
    typed_.clauses(puzzle_in<P>(puzzle), answer_in<A>(other_than), cnf);
  }
  std::optional<std::string> totals_differ(const AnyPuzzle& puzzle) const override {
    return typed_.totals_differ(puzzle_in<P>(puzzle));
  }
  const std::vector<std::string_view>& by_clauses() const override { return typed_.by_clauses; }

 private:
  Certification<P, A> typed_;
};

// ---- games ----

template <class G>
using HeldGame = Held<G, AnyGame>;

template <class G>
[[nodiscard]] GamePtr hold_game(G game) {
  return std::make_shared<const HeldGame<G>>(std::move(game));
}
template <class G>
[[nodiscard]] const G& game_in(const AnyGame& game) {
  assert(dynamic_cast<const HeldGame<G>*>(&game) != nullptr);
  return static_cast<const HeldGame<G>&>(game).value;
}

template <class P, class A, class G>
class ErasedHiddenGames final : public AnyHiddenGames {
 public:
  explicit ErasedHiddenGames(HiddenGames<P, A, G> typed) : typed_(std::move(typed)) {}
  const std::vector<Parameter>& parameters() const override { return typed_.parameters; }
  Expected<AnyGamePosition> fresh(const Record& settings) const override {
    return mapped(then(checked(typed_.parameters, settings),
                       [&](const Record& values) { return typed_.fresh(values); }),
                  held);
  }
  Expected<GamePtr> deal(const Record& settings, Cell first, Random& random,
                         Context& context) const override {
    const auto deal = [&](const Record& values) { return typed_.deal(values, first, random, context); };
    return mapped(then(checked(typed_.parameters, settings), deal), hold_game<G>);
  }
  Cell first(const AnyGame& game) const override { return typed_.first(game_in<G>(game)); }
  Expected<AnyGamePosition> after(const AnyGame& game, std::span<const Act> acts) const override {
    return mapped(typed_.after(game_in<G>(game), acts), held);
  }
  std::optional<Objection> avoidable(const AnyGame& game, std::span<const Act> acts,
                                     Context& context) const override {
    return typed_.avoidable(game_in<G>(game), acts, context);
  }
  PuzzlePtr asked(const AnyPuzzle& position) const override {
    return hold_puzzle(typed_.asked(puzzle_in<P>(position)));
  }
  std::optional<BestAct> best(const AnyPuzzle& position, const AnyAnswer& found,
                              Context& context) const override {
    return typed_.best(puzzle_in<P>(position), answer_in<A>(found), context);
  }

 private:
  static AnyGamePosition held(GamePosition<P> reached) {
    return {hold_puzzle(std::move(reached.position)), reached.stage, std::move(reached.shown),
            std::move(reached.over), std::move(reached.figures)};
  }

  HiddenGames<P, A, G> typed_;
};

template <class P, class A>
class ErasedAids final : public AnyAids {
 public:
  explicit ErasedAids(Aids<P, A> typed) : typed_(typed) {}
  Grid<std::u32string> candidates(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return typed_.candidates(puzzle_in<P>(puzzle), answer_in<A>(position));
  }
  std::vector<std::string> remarks(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                   Cell cell) const override {
    return typed_.remarks(puzzle_in<P>(puzzle), answer_in<A>(position), cell);
  }

 private:
  Aids<P, A> typed_;
};

template <class P, class A, class G>
class ErasedGames final : public AnyGames {
 public:
  explicit ErasedGames(Games<P, A, G> typed) : typed_(std::move(typed)) {}
  const std::vector<Parameter>& parameters() const override { return typed_.parameters; }
  Expected<GamePtr> deal(const Record& settings, Random& random) const override {
    const auto deal = [&](const Record& values) { return typed_.deal(values, random); };
    return mapped(then(checked(typed_.parameters, settings), deal), hold_game<G>);
  }
  Expected<std::vector<NamedGame>> read(std::string_view text) const override {
    return mapped(typed_.read(text), [](std::vector<Named<G>> games) {
      std::vector<NamedGame> held;
      held.reserve(games.size());
      for (auto& [id, game] : games) held.push_back({std::move(id), hold_game(std::move(game))});
      return held;
    });
  }
  std::string write(const AnyGame& game) const override { return typed_.write(game_in<G>(game)); }
  GameResult play(const AnyGame& game, const AnyRun& run, Context& context,
                  const GameWatch& watch) const override {
    const auto* const typed = std::any_cast<BoundStrategy<P, A>>(&run.typed);
    assert(typed != nullptr);
    if (!watch) return typed_.play(game_in<G>(game), *typed, context);
    const BoundStrategy<P, A> watched = [&](const P& position, Context& inner) {
      auto outcome = (*typed)(position, inner);
      const auto* found = outcome.answer();
      watch(*hold_puzzle(position), found != nullptr ? hold_answer(found->answer).get() : nullptr);
      return outcome;
    };
    return typed_.play(game_in<G>(game), watched, context);
  }

 private:
  Games<P, A, G> typed_;
};

}  // namespace quadrille
