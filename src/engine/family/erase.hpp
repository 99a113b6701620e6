#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/family/family.hpp"
#include "engine/settings/spelling.hpp"

// The only place where a family's types are erased. Only a family's own folder includes it.

namespace quadrille {

// ---- facets ----

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

template <class P, class A, class G>
class ErasedGames final : public AnyGames {
 public:
  explicit ErasedGames(Games<P, A, G> typed) : typed_(std::move(typed)) {}
  const std::vector<Parameter>& parameters() const override { return typed_.parameters; }
  Expected<GamePtr> deal(const Record& settings, Random& random) const override {
    const auto deal = [&](const Record& values) { return typed_.deal(values, random); };
    return mapped(then(checked(typed_.parameters, settings), deal), hold_game);
  }
  Expected<std::vector<NamedGame>> read(std::string_view text) const override {
    return mapped(typed_.read(text), [](std::vector<Named<G>> games) {
      std::vector<NamedGame> held;
      held.reserve(games.size());
      for (auto& [id, game] : games) held.push_back({std::move(id), hold_game(std::move(game))});
      return held;
    });
  }
  std::string write(const AnyGame& game) const override { return typed_.write(game_in(game)); }
  GameResult play(const AnyGame& game, const AnyRun& run, Context& context,
                  const GameWatch& watch) const override {
    const auto* const typed = std::any_cast<BoundStrategy<P, A>>(&run.typed);
    assert(typed != nullptr);
    if (!watch) return typed_.play(game_in(game), *typed, context);
    const BoundStrategy<P, A> watched = [&](const P& position, Context& inner) {
      auto outcome = (*typed)(position, inner);
      const auto* found = outcome.answer();
      watch(*hold_puzzle(position), found != nullptr ? hold_answer(found->answer).get() : nullptr);
      return outcome;
    };
    return typed_.play(game_in(game), watched, context);
  }

 private:
  using HeldGame = Held<G, AnyGame>;
  static GamePtr hold_game(G game) { return std::make_shared<const HeldGame>(std::move(game)); }
  static const G& game_in(const AnyGame& game) {
    assert(dynamic_cast<const HeldGame*>(&game) != nullptr);
    return static_cast<const HeldGame&>(game).value;
  }

  Games<P, A, G> typed_;
};

// ---- the family ----

template <class P, class A, class G>
class ErasedFamily final : public Family {
 public:
  explicit ErasedFamily(FamilySpec<P, A, G> spec) : Family(info_of(spec)), spec_(std::move(spec)) {
    if (const auto* cells = std::get_if<FilledCells<P, A>>(&spec_.player)) filled_cells_.emplace(*cells);
    if (const auto* moves = std::get_if<PlayedMoves<P, A>>(&spec_.player)) played_moves_.emplace(*moves);
    if (spec_.editing) editing_.emplace(*spec_.editing);
    if (spec_.uniqueness) uniqueness_.emplace(*spec_.uniqueness);
    if (spec_.teaching) teaching_.emplace(*spec_.teaching);
    if (spec_.games) games_.emplace(*spec_.games);
    if (spec_.certification) certification_.emplace(*spec_.certification);
  }

  std::string_view recognise(const Source& source) const override {
    for (const auto& format : spec_.formats) {
      if (format.read != nullptr && format.recognise(source)) return format.name;
    }
    return "";
  }
  Expected<std::vector<NamedPuzzle>> read(const Source& source, std::string_view format) const override {
    if (format.empty()) format = recognise(source);
    // A text that no format recognises is read as the plain form, for the sake of its error message.
    if (format.empty()) format = spec_.formats.front().name;
    const auto* reader = find(spec_.formats, format);
    if (reader == nullptr || reader->read == nullptr)
      return fail(unknown_word("format", format, formats_that(&FormatInfo::reads)));
    return mapped(reader->read(source), [](std::vector<Named<P>> puzzles) {
      std::vector<NamedPuzzle> named;
      named.reserve(puzzles.size());
      for (auto& [id, puzzle] : puzzles) named.push_back({std::move(id), hold_puzzle(std::move(puzzle))});
      return named;
    });
  }
  Expected<std::string> write(std::span<const NamedPuzzle> puzzles, std::string_view format) const override {
    const auto* writer = find(spec_.formats, format);
    if (writer == nullptr || writer->write == nullptr)
      return fail(unknown_word("format", format, formats_that(&FormatInfo::writes)));
    std::vector<NamedRef<P>> typed;
    typed.reserve(puzzles.size());
    for (const auto& named : puzzles) typed.push_back({named.id, puzzle_in<P>(*named.puzzle)});
    return writer->write(typed);
  }
  Expected<AnyRun> bind(std::string_view strategy, const Record& parameters) const override {
    const auto bound = [&](const StrategyInfo* wanted) {
      const auto index = static_cast<std::size_t>(wanted - info().strategies.data());
      return spec_.strategies[index].bind(parameters);
    };
    return mapped(then(this->strategy(strategy), bound), [](const BoundStrategy<P, A>& run) {
      const auto solve = [run](const AnyPuzzle& puzzle, Context& context) {
        return held_outcome(run(puzzle_in<P>(puzzle), context));
      };
      return AnyRun{.solve = solve, .typed = run};
    });
  }

  Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle, std::string_view text) const override {
    return held_answer(spec_.read_answer(puzzle_in<P>(puzzle), text));
  }
  Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle, const Record& record) const override {
    if (spec_.answer_record) return held_answer(spec_.answer_record->read(puzzle_in<P>(puzzle), record));
    const auto* text = record.get<std::string>();
    if (text == nullptr) return fail("the answer is not a string", record.place);
    return read_answer(puzzle, std::string_view(*text));
  }
  std::string write_answer(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    return spec_.write_answer(puzzle_in<P>(puzzle), answer_in<A>(answer));
  }
  Record record(const AnyPuzzle& puzzle, const AnyFound& found) const override {
    if (!spec_.answer_record) return {write_answer(puzzle, *found.answer)};
    return spec_.answer_record->write(puzzle_in<P>(puzzle), seen(found));
  }
  AnswerPtr blank(const AnyPuzzle& puzzle) const override {
    return hold_answer(spec_.blank(puzzle_in<P>(puzzle)));
  }
  std::string headline(const AnyPuzzle& puzzle, const AnyFound& found) const override {
    return spec_.headline(puzzle_in<P>(puzzle), seen(found));
  }
  Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
               Context& context) const override {
    return spec_.check(puzzle_in<P>(puzzle), answer_in<A>(answer), extent, context);
  }
  Picture picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) const override {
    return spec_.picture(puzzle_in<P>(puzzle), answer_in<A>(answer));
  }
  Size size(const AnyPuzzle& puzzle) const override { return spec_.size(puzzle_in<P>(puzzle)); }

  Expected<MadePuzzle> generate(std::string_view generator, const Source* source, const Record& settings,
                                Random& random, Context& context) const override {
    const auto* found = find(spec_.generators, generator);
    if (found == nullptr) return fail(unknown_word("kind", generator, names_of(info().generators)));
    const auto make = [&](const Record& values) -> Expected<Made<P, A>> {
      if (const auto* anew = std::get_if<typename Generator<P, A>::FromNothing>(&found->make))
        return (*anew)(values, random, context);
      if (source == nullptr)
        return fail("the kind " + found->name + " makes its puzzle from a file: give one");
      return std::get<typename Generator<P, A>::FromFile>(found->make)(*source, values, random, context);
    };
    return mapped(then(checked(found->parameters, settings), make), [](Made<P, A> made) {
      MadePuzzle held{hold_puzzle(std::move(made.puzzle)), nullptr};
      if (made.answer) held.answer = hold_answer(std::move(*made.answer));
      return held;
    });
  }

  AnyPlayer player() const override {
    if (filled_cells_) return &*filled_cells_;
    if (played_moves_) return &*played_moves_;
    return OwnPosition{};
  }
  const AnyEditing* editing() const override { return pointer_to(editing_); }
  const AnyUniqueness* uniqueness() const override { return pointer_to(uniqueness_); }
  const AnyTeaching* teaching() const override { return pointer_to(teaching_); }
  const AnyGames* games() const override { return pointer_to(games_); }
  const AnyCertification* certification() const override { return pointer_to(certification_); }

 private:
  static FamilyInfo info_of(const FamilySpec<P, A, G>& spec) {
    FamilyInfo info{.name = spec.name,
                    .summary = spec.summary,
                    .samples = spec.samples,
                    .tools = spec.tools,
                    .extensions = spec.extensions,
                    .answer_form = spec.answer_record ? AnswerForm::record : AnswerForm::text};
    for (const auto& format : spec.formats) {
      info.formats.push_back(
          {format.name, format.summary, format.extension, format.read != nullptr, format.write != nullptr});
    }
    for (const auto& strategy : spec.strategies) info.strategies.push_back(strategy.info);
    for (const auto& generator : spec.generators) {
      const bool anew = std::holds_alternative<typename Generator<P, A>::FromNothing>(generator.make);
      info.generators.push_back({generator.name, generator.summary, generator.parameters,
                                 anew ? MadeFrom::nothing : MadeFrom::file});
    }
    return info;
  }

  static FoundView<A> seen(const AnyFound& found) {
    FoundView<A> view(answer_in<A>(*found.answer), found.complete);
    view.unique = found.unique;
    view.optimal = found.optimal;
    return view;
  }

  template <class Facet>
  static const Facet* pointer_to(const std::optional<Facet>& facet) {
    return facet ? &*facet : nullptr;
  }
  template <class Named>
  static const Named* find(const std::vector<Named>& all, std::string_view name) {
    const auto found = std::ranges::find(all, name, &Named::name);
    return found == all.end() ? nullptr : &*found;
  }
  template <class Named>
  static std::vector<std::string_view> names_of(const std::vector<Named>& all) {
    std::vector<std::string_view> names;
    for (const auto& each : all) names.push_back(each.name);
    return names;
  }
  std::vector<std::string_view> formats_that(bool FormatInfo::* can) const {
    std::vector<std::string_view> names;
    for (const auto& format : info().formats) {
      if (format.*can) names.push_back(format.name);
    }
    return names;
  }

  FamilySpec<P, A, G> spec_;
  std::optional<ErasedFilledCells<P, A>> filled_cells_;
  std::optional<ErasedPlayedMoves<P, A>> played_moves_;
  std::optional<ErasedEditing<P>> editing_;
  std::optional<ErasedUniqueness<P, A>> uniqueness_;
  std::optional<ErasedTeaching<P, A>> teaching_;
  std::optional<ErasedGames<P, A, G>> games_;
  std::optional<ErasedCertification<P, A>> certification_;
};

template <class P, class A, class G>
[[nodiscard]] std::unique_ptr<const Family> erase(FamilySpec<P, A, G> spec) {
  return std::make_unique<const ErasedFamily<P, A, G>>(std::move(spec));
}

}  // namespace quadrille
