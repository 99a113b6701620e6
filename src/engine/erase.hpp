#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include "engine/family.hpp"
#include "engine/spelling.hpp"

namespace quadrille {

// The one place where a family's types are hidden behind Family.
template <class P, class A>
class ErasedFamily final : public Family {
 public:
  explicit ErasedFamily(FamilySpec<P, A> spec) : spec_(std::move(spec)) {
    assert(!spec_.formats.empty() && !spec_.strategies.empty());
    assert(spec_.read_answer && spec_.write_answer && spec_.blank && spec_.headline && spec_.check &&
           spec_.picture);
    for (const auto& strategy : spec_.strategies) {
      [[maybe_unused]] const auto same =
          std::ranges::find(strategies_, strategy.info.name, &StrategyInfo::name);
      assert(same == strategies_.end() && "two strategies of one name");
      strategies_.push_back(strategy.info);
    }
    for (const auto& format : spec_.formats) {
      formats_.push_back(
          {format.name, format.summary, format.extension, format.read != nullptr, format.write != nullptr});
    }
    for (const auto& generator : spec_.generators) {
      generators_.push_back(
          {generator.name, generator.summary, generator.parameters, generator.make_from != nullptr});
    }
    if (spec_.classic) classic_ = {spec_.classic->strategies, spec_.classic->columns};
    doors_ = {.second = spec_.second != nullptr,
              .explain = spec_.explain != nullptr,
              .grade = spec_.grade != nullptr,
              .repairs = spec_.repairs != nullptr,
              .blank_sheet = spec_.blank_sheet != nullptr,
              .edit = spec_.edit != nullptr,
              .mark = spec_.mark != nullptr,
              .take = spec_.take != nullptr,
              .rest = spec_.rest != nullptr,
              .joined = spec_.joined != nullptr,
              .scan = spec_.from_scan != nullptr,
              .score = spec_.score != nullptr,
              .play = spec_.play.has_value(),
              .play_files = spec_.play && spec_.play->read != nullptr,
              .session = spec_.session != nullptr,
              .session_play = spec_.session_play.has_value(),
              .overlays = spec_.overlays != nullptr,
              .classic = spec_.classic.has_value(),
              .arrangement = spec_.arrangement.has_value(),
              .certification = spec_.certification.has_value()};
  }

  std::string_view name() const override { return spec_.name; }
  std::string_view summary() const override { return spec_.summary; }
  const Doors& doors() const override { return doors_; }
  std::span<const StrategyInfo> strategies() const override { return strategies_; }
  std::span<const FormatInfo> formats() const override { return formats_; }
  std::span<const GeneratorInfo> generators() const override { return generators_; }
  std::span<const Parameter> arrangement_parameters() const override {
    if (!spec_.arrangement) return {};
    return spec_.arrangement->parameters;
  }
  std::span<const Parameter> play_parameters() const override {
    return spec_.play ? std::span<const Parameter>(spec_.play->parameters) : std::span<const Parameter>();
  }
  std::span<const Tool> tools() const override { return spec_.tools; }
  const ClassicInfo& classic() const override { return classic_; }
  std::span<const EmbeddedFile> samples() const override { return spec_.samples; }
  std::span<const std::string_view> cell_fields() const override { return spec_.cell_fields; }

  std::string_view recognise(const Source& source) const override {
    for (const auto& format : spec_.formats) {
      if (format.read != nullptr && format.recognise(source)) return format.name;
    }
    return "";
  }

  Expected<std::vector<NamedPuzzle>> read(const Source& source, std::string_view format) const override {
    if (format.empty()) format = recognise(source);
    // What nobody recognises is read as the plain form, for the sake of its error message.
    if (format.empty()) format = spec_.formats.front().name;
    const auto* reader = find_format(format);
    if (reader == nullptr || reader->read == nullptr) return fail(unknown_word("format", format, readable()));
    auto puzzles = reader->read(source);
    if (!puzzles) return std::unexpected(std::move(puzzles.error()));
    std::vector<NamedPuzzle> named;
    named.reserve(puzzles->size());
    for (auto& [id, puzzle] : *puzzles) named.push_back({std::move(id), hold(std::move(puzzle))});
    return named;
  }

  Expected<std::string> write(std::span<const NamedPuzzle> puzzles, std::string_view format) const override {
    const auto* writer = find_format(format);
    if (writer == nullptr || writer->write == nullptr)
      return fail(unknown_word("format", format, writable()));
    std::vector<Named<P>> typed;
    typed.reserve(puzzles.size());
    for (const auto& named : puzzles) typed.push_back({named.id, puzzle_in(*named.puzzle)});
    return writer->write(typed);
  }

  Expected<AnyRun> bind(std::string_view strategy, const Record& parameters) const override {
    for (const auto& candidate : spec_.strategies) {
      if (candidate.info.name != strategy) continue;
      auto run = candidate.bind(parameters);
      if (!run) return std::unexpected(std::move(run.error()));
      return [run = std::move(*run)](const AnyPuzzle& puzzle, Context& context) {
        return erased(run(puzzle_in(puzzle), context));
      };
    }
    std::vector<std::string_view> known;
    for (const auto& info : strategies_) known.push_back(info.name);
    return fail(unknown_word("strategy", strategy, known));
  }

  Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle, std::string_view text) const override {
    return held(spec_.read_answer(puzzle_in(puzzle), text));
  }
  Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle, const Record& record) const override {
    if (spec_.read_record != nullptr) return held(spec_.read_record(puzzle_in(puzzle), record));
    const auto* text = record.get<std::string>();
    if (text == nullptr) return fail("the answer is not a text", record.place);
    return read_answer(puzzle, std::string_view(*text));
  }
  std::string write_answer(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    return spec_.write_answer(puzzle_in(puzzle), answer_in(answer));
  }
  AnswerPtr blank(const AnyPuzzle& puzzle) const override {
    return hold_answer(spec_.blank(puzzle_in(puzzle)));
  }
  Record record(const AnyPuzzle& puzzle, const AnyFound& found) const override {
    if (spec_.record == nullptr) return {write_answer(puzzle, *found.answer)};
    return spec_.record(puzzle_in(puzzle), typed(found));
  }
  std::string headline(const AnyPuzzle& puzzle, const AnyFound& found) const override {
    return spec_.headline(puzzle_in(puzzle), typed(found));
  }
  std::optional<double> score(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    if (spec_.score == nullptr) return std::nullopt;
    return spec_.score(puzzle_in(puzzle), answer_in(answer));
  }
  Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
               Context& context) const override {
    return spec_.check(puzzle_in(puzzle), answer_in(answer), extent, context);
  }
  AnyOutcome second(const AnyPuzzle& puzzle, const AnyAnswer& answer, Context& context) const override {
    return erased(spec_.second(puzzle_in(puzzle), answer_in(answer), context));
  }
  std::vector<Step> explain(const AnyPuzzle& puzzle, const AnyAnswer& from, const AnyAnswer* toward,
                            std::size_t at_most, Context& context) const override {
    const auto* target = toward != nullptr ? &answer_in(*toward) : nullptr;
    return spec_.explain(puzzle_in(puzzle), {answer_in(from), target, at_most}, context);
  }
  Expected<Grade> grade(const AnyPuzzle& puzzle, Context& context) const override {
    return spec_.grade(puzzle_in(puzzle), context);
  }
  std::vector<AnyRepair> repairs(const AnyPuzzle& puzzle, Context& context) const override {
    std::vector<AnyRepair> erased;
    for (auto& [change, cells, repaired] : spec_.repairs(puzzle_in(puzzle), context))
      erased.push_back({std::move(change), std::move(cells), hold(std::move(repaired))});
    return erased;
  }
  Picture picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) const override {
    return spec_.picture(puzzle_in(puzzle), answer != nullptr ? &answer_in(*answer) : nullptr);
  }
  Expected<PuzzlePtr> blank_sheet(Size size) const override { return held_puzzle(spec_.blank_sheet(size)); }
  Expected<PuzzlePtr> edit(const AnyPuzzle& puzzle, const Edit& edit) const override {
    return held_puzzle(spec_.edit(puzzle_in(puzzle), edit));
  }
  Expected<AnswerPtr> mark(const AnyPuzzle& puzzle, const AnyAnswer& position,
                           const Mark& mark) const override {
    return held(spec_.mark(puzzle_in(puzzle), answer_in(position), mark));
  }
  Expected<AnswerPtr> take(const AnyPuzzle& puzzle, const AnyAnswer& position, Cell from,
                           Cell to) const override {
    return held(spec_.take(puzzle_in(puzzle), answer_in(position), from, to));
  }
  Expected<PuzzlePtr> rest(const AnyPuzzle& puzzle, const AnyAnswer& position) const override {
    return held_puzzle(spec_.rest(puzzle_in(puzzle), answer_in(position)));
  }
  AnswerPtr joined(const AnyAnswer& position, const AnyAnswer& rest) const override {
    return hold_answer(spec_.joined(answer_in(position), answer_in(rest)));
  }
  Expected<PuzzlePtr> from_scan(const Scan& scan) const override {
    return held_puzzle(spec_.from_scan(scan));
  }

  Expected<MadePuzzle> generate(std::string_view generator, const Source* source, const Record& settings,
                                Random& random, Context& context) const override {
    const auto found = std::ranges::find(spec_.generators, generator, &Generator<P, A>::name);
    if (found == spec_.generators.end()) {
      std::vector<std::string_view> known;
      for (const auto& info : generators_) known.push_back(info.name);
      return fail(unknown_word("kind", generator, known));
    }
    const auto values = checked(found->parameters, settings);
    if (!values) return std::unexpected(values.error());
    if (found->make_from != nullptr) {
      if (source == nullptr)
        return fail("the kind " + found->name + " makes its puzzle from a file: give one");
      return held_both(found->make_from(*source, *values, random, context));
    }
    return held_both(found->make(*values, random, context));
  }
  Expected<AnyArranged> arrange(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                const Record& settings) const override {
    const auto values = checked(spec_.arrangement->parameters, settings);
    if (!values) return std::unexpected(values.error());
    auto arranged = spec_.arrangement->arrange(puzzle_in(puzzle), answer_in(answer), *values);
    if (!arranged) return std::unexpected(std::move(arranged.error()));
    return AnyArranged{hold_answer(std::move(arranged->answer)), std::move(arranged->schedule),
                       std::move(arranged->note)};
  }

  Expected<Record> deal(const Record& settings, Random& random) const override {
    const auto values = checked(spec_.play->parameters, settings);
    if (!values) return std::unexpected(values.error());
    return spec_.play->deal(*values, random);
  }
  Expected<std::vector<NamedGame>> read_games(std::string_view text) const override {
    return spec_.play->read(text);
  }
  GameResult play(const Record& game, const AnyRun& run, Context& context) const override {
    const Run<P, A> typed_run = [&run](const P& puzzle, Context& inner) {
      return translated(run(HeldPuzzle(puzzle), inner),
                        [](const AnswerPtr& answer) { return answer_in(*answer); });
    };
    return spec_.play->play(game, typed_run, context);
  }
  Expected<std::unique_ptr<Session>> session(const Record& options) const override {
    return spec_.session(options);
  }
  const SessionPlay& session_play() const override { return *spec_.session_play; }
  std::vector<NamedPicture> overlays(const AnyPuzzle& puzzle, const AnyAnswer* answer) const override {
    return spec_.overlays(puzzle_in(puzzle), answer != nullptr ? &answer_in(*answer) : nullptr);
  }
  std::string classic_board(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    return spec_.classic->board(puzzle_in(puzzle), answer_in(answer));
  }
  std::string classic_statistics(const ClassicRun& run) const override {
    return spec_.classic->statistics(run);
  }
  std::vector<std::string> classic_row(const ClassicRun& run) const override {
    return spec_.classic->row(run);
  }
  std::optional<std::string> totals_differ(const AnyPuzzle& puzzle) const override {
    return spec_.certification->totals_differ(puzzle_in(puzzle));
  }
  void clauses(const AnyPuzzle& puzzle, const AnyAnswer* other_than, Cnf& cnf) const override {
    const auto* other = other_than != nullptr ? &answer_in(*other_than) : nullptr;
    spec_.certification->clauses(puzzle_in(puzzle), other, cnf);
  }
  bool by_clauses(std::string_view strategy) const override {
    return std::ranges::find(spec_.certification->by_clauses, strategy) !=
           spec_.certification->by_clauses.end();
  }

 private:
  struct HeldPuzzle final : AnyPuzzle {
    explicit HeldPuzzle(P value) : puzzle(std::move(value)) {}
    P puzzle;
  };
  struct HeldAnswer final : AnyAnswer {
    explicit HeldAnswer(A value) : answer(std::move(value)) {}
    A answer;
  };

  static const P& puzzle_in(const AnyPuzzle& puzzle) {
    assert(dynamic_cast<const HeldPuzzle*>(&puzzle) != nullptr);
    return static_cast<const HeldPuzzle&>(puzzle).puzzle;
  }
  static const A& answer_in(const AnyAnswer& answer) {
    assert(dynamic_cast<const HeldAnswer*>(&answer) != nullptr);
    return static_cast<const HeldAnswer&>(answer).answer;
  }
  static PuzzlePtr hold(P puzzle) { return std::make_shared<const HeldPuzzle>(std::move(puzzle)); }
  static AnswerPtr hold_answer(A answer) { return std::make_shared<const HeldAnswer>(std::move(answer)); }
  static Expected<PuzzlePtr> held_puzzle(Expected<P> puzzle) {
    if (!puzzle) return std::unexpected(std::move(puzzle.error()));
    return hold(std::move(*puzzle));
  }
  static Expected<MadePuzzle> held_both(Expected<Made<P, A>> made) {
    if (!made) return std::unexpected(std::move(made.error()));
    MadePuzzle held{hold(std::move(made->puzzle)), nullptr};
    if (made->answer) held.answer = hold_answer(std::move(*made->answer));
    return held;
  }
  static Expected<AnswerPtr> held(Expected<A> answer) {
    if (!answer) return std::unexpected(std::move(answer.error()));
    return hold_answer(std::move(*answer));
  }
  static AnyOutcome erased(Outcome<A> outcome) { return translated(std::move(outcome), hold_answer); }
  static Found<A> typed(const AnyFound& found) {
    Found<A> result{answer_in(*found.answer), found.complete, found.unique, found.optimal, {}};
    if (found.second) result.second = answer_in(**found.second);
    return result;
  }

  const Format<P>* find_format(std::string_view name) const {
    const auto found = std::ranges::find(spec_.formats, name, &Format<P>::name);
    return found == spec_.formats.end() ? nullptr : &*found;
  }
  std::vector<std::string_view> readable() const { return format_names(&FormatInfo::reads); }
  std::vector<std::string_view> writable() const { return format_names(&FormatInfo::writes); }
  std::vector<std::string_view> format_names(bool FormatInfo::* can) const {
    std::vector<std::string_view> names;
    for (const auto& info : formats_) {
      if (info.*can) names.push_back(info.name);
    }
    return names;
  }

  FamilySpec<P, A> spec_;
  std::vector<StrategyInfo> strategies_;
  std::vector<FormatInfo> formats_;
  std::vector<GeneratorInfo> generators_;
  ClassicInfo classic_;
  Doors doors_;
};

template <class P, class A>
[[nodiscard]] std::unique_ptr<const Family> erase(FamilySpec<P, A> spec) {
  return std::make_unique<const ErasedFamily<P, A>>(std::move(spec));
}

}  // namespace quadrille
