#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/family/erased_facets.hpp"
#include "engine/family/family.hpp"
#include "engine/settings/spelling.hpp"

// The only place where a family's types are erased, with engine/family/erased_facets.hpp. Only a family's own
// folder includes it.

namespace quadrille {

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
    if (spec_.hidden_games) hidden_games_.emplace(*spec_.hidden_games);
    if (spec_.aids) aids_.emplace(*spec_.aids);
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
  const AnyHiddenGames* hidden_games() const override { return pointer_to(hidden_games_); }
  const AnyAids* aids() const override { return pointer_to(aids_); }
  const AnyCertification* certification() const override { return pointer_to(certification_); }

 private:
  static FamilyInfo info_of(const FamilySpec<P, A, G>& spec) {
    FamilyInfo info{.name = spec.name,
                    .summary = spec.summary,
                    .introduction = spec.introduction,
                    .presets = spec.presets,
                    .samples = spec.samples,
                    .collection = spec.collection,
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
  std::optional<ErasedHiddenGames<P, A, G>> hidden_games_;
  std::optional<ErasedAids<P, A>> aids_;
  std::optional<ErasedCertification<P, A>> certification_;
};

template <class P, class A, class G>
[[nodiscard]] std::unique_ptr<const Family> erase(FamilySpec<P, A, G> spec) {
  return std::make_unique<const ErasedFamily<P, A, G>>(std::move(spec));
}

}  // namespace quadrille
